import { LIMITS } from "../limits.ts";
import { fallbackTitle } from "../names/fallback-names.ts";
import { refuse } from "../refusals.ts";
import { activePlayers, storiesOf, storyOf, submissionsOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { setFlags } from "./moderation.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/** Every captain reads the finished story and gives it a title. */
export const title: Phase = {
	name: "title",
	status: STATUS.storyTitle,
	waiting: STATUS.postStoryTitle,
	audienceWaits: false,
	revisable: ["story/title"],
	on: {
		"story/title": (room, seat, body) => {
			const story = room.stories[body.story];
			if (!story) return refuse("noSuchStory");
			if (story.captain !== seat.id) return refuse("notYourStory");
			const refused = setFlags(room, seat, submissionsOf(room, story.id), body.flagged);
			if (refused) return refused;
			story.title = body.title;
			seat.status = STATUS.postStoryTitle;
			return null;
		},
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
	skipPlayer: (_room, seat) => {
		seat.status = STATUS.postStoryTitle;
	},
	arrives(room, seat) {
		const story = storyOf(room, seat.id);
		if (!seat.audience && story?.title !== null) seat.status = STATUS.postStoryTitle;
	},
	begin(room, turn) {
		for (const seat of activePlayers(room)) this.arrives?.(room, seat, turn);
		startCountdown(room, turn, LIMITS.title);
	},
	done: (room) => allWait(room, STATUS.postStoryTitle),
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
