import type { ById, Game, WireCharacter, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "../words/screens.ts";
import { fanficName } from "./ordinals.ts";

/** Stories in their order (gameplay.md section 3). */
export const inOrder = (stories: ById<WireStory>): WireStory[] =>
	Object.values(stories).sort((a, b) => a.meta.index - b.meta.index);

/** The room's stories. */
export const storiesOf = (game: Game): WireStory[] => inOrder(game.stories);

/** A story's parts in their order. */
export const partsOf = (story: WireStory): WireSubmission[] =>
	Object.values(story.submissions).sort((a, b) => a.index - b.index);

/** Whether all texts of a story have arrived: long ones follow the state that names their parts. */
export const isWhole = (story: WireStory): boolean =>
	Object.values(story.submissions).every((part) => !part.content_follows);

/** Characters by id, locked ones last (gameplay.md section 3). */
export const charactersOf = (characters: ById<WireCharacter>): WireCharacter[] =>
	Object.values(characters).sort(
		(a, b) => Number(a.meta.locked) - Number(b.meta.locked) || a.id - b.id,
	);

/** The names of a story's characters. */
export const castOf = (story: WireStory): string[] =>
	charactersOf(story.characters).map((character) => character.name);

/** The picture of who wrote a part; null while authors are hidden or once they are unknown. */
export const spriteOf = (game: Game, part: WireSubmission): number | null =>
	part.player_id === null ? null : (game.players[part.player_id]?.meta.sprite_id ?? null);

/** A story's title, or what it is called until it has one. */
export const titleOf = (story: WireStory): string =>
	story.meta.title ?? screenWords.read.untitled(fanficName(story.meta.index));
