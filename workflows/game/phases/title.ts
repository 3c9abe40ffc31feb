import { LIMITS } from "../limits.ts";
import { fallbackTitle } from "../names/fallback-names.ts";
import { callLast } from "../pause.ts";
import { refuse } from "../refusals.ts";
import { activePlayers, storiesOf, storyOf, submissionsOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { pensInUse, waitsForCovers } from "./covers.ts";
import { beginCover, drawCover, limitCovers } from "./draw-cover.ts";
import { setFlags } from "./moderation.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/** Every captain reads the finished story and gives it a title. */
export const title: Phase = {
	name: "title",
	status: STATUS.storyTitle,
	waiting: STATUS.postStoryTitle,
	audienceWaits: false,
	revisable: ["story/title", "cover/begin", "cover/draw"],
	on: {
		"story/title": (room, seat, body, turn) => {
			const story = room.stories[body.story];
			if (!story) return refuse("noSuchStory");
			if (story.captain !== seat.id) return refuse("notYourStory");
			const refused = setFlags(room, seat, submissionsOf(room, story.id), body.flagged);
			if (refused) return refused;
			story.title = body.title;
			const isFirst = seat.status !== STATUS.postStoryTitle;
			seat.status = STATUS.postStoryTitle;
			if (isFirst) limitCovers(room, turn);
			return null;
		},
		"cover/begin": beginCover,
		"cover/draw": drawCover,
	},
	entries: {
		missing: (room, seat) => storyOf(room, seat.id)?.title === null,
		use: {
			"story/title": (room, seat, body) => {
				const story = storyOf(room, seat.id);
				if (story?.id !== body.story) return;
				story.title = body.title ?? null;
				setFlags(room, seat, submissionsOf(room, story.id), body.flagged);
			},
		},
	},
	powers: {
		skip_submission: (room, _value, turn) => {
			if (!waitsForCovers(room)) return refuse("notNow");
			callLast(room, turn);
			return null;
		},
	},
	skipPlayer(room, seat, turn) {
		seat.status = STATUS.postStoryTitle;
		const pen = storyOf(room, seat.id)?.pen;
		if (pen) pen.done = true;
		limitCovers(room, turn);
	},
	arrives(room, seat) {
		const story = storyOf(room, seat.id);
		if (!seat.audience && story?.title !== null) seat.status = STATUS.postStoryTitle;
	},
	adjust: limitCovers,
	begin(room, turn) {
		for (const seat of activePlayers(room)) this.arrives?.(room, seat, turn);
		startCountdown(room, turn, LIMITS.title);
	},
	done: (room) => allWait(room, STATUS.postStoryTitle) && pensInUse(room).length === 0,
	end(room) {
		const { language } = room.settings;
		for (const story of storiesOf(room)) story.title ??= fallbackTitle(story.index, language);
		return "leave";
	},
	view(room, seat) {
		const story = storyOf(room, seat.id);
		return story ? { ...NO_SIGHT, story, parts: submissionsOf(room, story.id) } : NO_SIGHT;
	},
};
