import type { Game, WireStory } from "#game/wire/state.ts";
import { partsOf, spriteOf } from "./stories.ts";
import { storyLine } from "./story-line.ts";

/** A part of a finished story, as its files show it. */
export interface StoryPart {
	/** From 0. */
	index: number;
	/** The name of the writer; null while authors are hidden. */
	writer: string | null;
	/** The avatar of the writer; null while authors are hidden or when unknown. */
	sprite: number | null;
	content: string;
	censored: boolean;
	/** Number of reactions by emoji index. */
	reactions: Record<string, number>;
	/** The line by which the story is quoted; empty if it is in another part. */
	line: string;
}

/** Returns the parts of a story, by their index. */
export function storyParts(game: Game, story: WireStory): StoryPart[] {
	const line = storyLine(game, story);
	return partsOf(story).map((part) => ({
		index: part.index,
		writer: part.player,
		sprite: spriteOf(game, part),
		content: part.content,
		censored: part.meta.censored,
		reactions: part.meta.reactions ?? {},
		line: line?.part?.id === part.id ? line.text : "",
	}));
}
