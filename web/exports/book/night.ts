import type { Game, WireStory } from "#game/wire/state.ts";
import { eveningLine } from "../../game/evening-line.ts";
import { storyStandings } from "../../game/standings.ts";
import { partsOf, spriteOf, storiesOf, titleOf } from "../../game/stories.ts";
import { type StoryLine, storyLine } from "../../game/story-line.ts";
import type { Printed } from "../printed.ts";

/** The story on the cover of the book. */
export interface NightStory {
	/** The label above its title; empty where no player has voted. */
	label: string;
	title: string;
	line: StoryLine | null;
	/** The avatars of its writers, each once. */
	sprites: number[];
	story: WireStory;
}

/**
 * Returns the story of the night: the winner, the first of several, or without awards the one with
 * the line of the evening. Null without stories.
 */
export function nightStory(game: Game, words: Printed): NightStory | null {
	const decided = Object.keys(game.awards).length > 0;
	const story: WireStory | undefined = decided
		? storyStandings(game)[0]?.who
		: (eveningLine(game)?.story ?? storiesOf(game)[0]);
	if (!story) return null;
	const sprites = partsOf(story).flatMap((part) => spriteOf(game, part) ?? []);
	return {
		label: decided ? words.book.night : "",
		title: titleOf(story, words.untitled),
		line: storyLine(game, story),
		sprites: [...new Set(sprites)],
		story,
	};
}
