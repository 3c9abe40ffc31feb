import { beginningOf } from "../beginning/beginning.ts";
import { shuffled } from "../dice.ts";
import { LIMITS } from "../limits.ts";
import { mayBeMature } from "../points/ratings.ts";
import { dealHands } from "../pool.ts";
import { refuse } from "../refusals.ts";
import { openStories } from "../ring.ts";
import type { Character, Room, Story, Turn } from "../room.ts";
import { charactersOf, storiesOf, storyOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";

/** Every captain chooses the characters of their story from their hand, and its rating. */
export const storyCreate: Phase = {
	name: "story-create",
	status: STATUS.storyCreate,
	waiting: STATUS.postStoryCreate,
	audienceWaits: true,
	kickable: true,
	skip: (room) => beginningOf(room) !== null,
	revisable: ["story/create"],
	on: {
		"story/create": (room, seat, body) => {
			const story = room.stories[body.story];
			if (!story) return refuse("noSuchStory");
			if (story.captain !== seat.id) return refuse("notYourStory");
			const hand = handOf(room, seat.id);
			const chosen = hand.filter(({ id }) => body.characters.includes(id));
			if (chosen.length < new Set(body.characters).size) return refuse("notInHand");
			const min = Math.min(room.settings.min_characters, hand.length);
			if (chosen.length < min) return refuse("tooFewCharacters", min);
			if (chosen.length > room.settings.max_characters)
				return refuse("tooManyCharacters", room.settings.max_characters);
			cast(room, story, chosen, body.mature);
			seat.status = STATUS.postStoryCreate;
			return null;
		},
	},
	entries: {
		missing(room, seat) {
			const story = storyOf(room, seat.id);
			return story !== undefined && castOf(room, story).length === 0;
		},
		use: {
			"story/create": (room, seat, body, turn) => {
				const story = storyOf(room, seat.id);
				if (story?.id !== body.story) return;
				const { min_characters, max_characters, maturity } = room.settings;
				const hand = handOf(room, seat.id);
				const chosen = hand.filter(({ id }) => body.characters.includes(id));
				const others = shuffled(
					hand.filter((character) => !chosen.includes(character)),
					turn,
				);
				const count = Math.max(min_characters, Math.min(chosen.length, max_characters));
				const mature = body.mature ?? maturity === "MATURE";
				cast(room, story, [...chosen, ...others].slice(0, count), mature);
			},
		},
	},
	skipPlayer: (_room, seat) => {
		seat.status = STATUS.postStoryCreate;
	},
	begin(room, turn) {
		openStories(room, turn);
		dealHands(room, turn);
		startCountdown(room, turn, LIMITS.storyCreate);
	},
	done: (room) => allWait(room, STATUS.postStoryCreate),
	end(room, turn) {
		drawCasts(room, turn);
		return "leave";
	},
	view: (room, seat) => ({
		...NO_SIGHT,
		characters: handOf(room, seat.id),
		story: storyOf(room, seat.id) ?? null,
	}),
};

/** Draws a cast from the captain's hand for every story that has none. */
export function drawCasts(room: Room, turn: Turn): void {
	const { min_characters, maturity } = room.settings;
	for (const story of storiesOf(room)) {
		if (castOf(room, story).length > 0) continue;
		cast(
			room,
			story,
			shuffled(handOf(room, story.captain), turn).slice(0, min_characters),
			maturity === "MATURE",
		);
	}
}

const handOf = (room: Room, player: number) => charactersOf(room, (c) => c.hands.includes(player));

const castOf = (room: Room, story: Story) =>
	charactersOf(room, (c) => c.stories.includes(story.id));

function cast(room: Room, story: Story, chosen: Character[], mature: boolean): void {
	for (const character of castOf(room, story)) {
		character.stories = character.stories.filter((id) => id !== story.id);
	}
	for (const character of chosen) character.stories.push(story.id);
	story.mature = mature && mayBeMature(room, chosen);
}
