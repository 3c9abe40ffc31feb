import type {
	ById,
	Game,
	WireAward,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "#game/wire/state.ts";
import { untitled } from "#words/ordinals.ts";

/** Returns stories by their index. */
export const inOrder = (stories: ById<WireStory>): WireStory[] =>
	Object.values(stories).sort((a, b) => a.meta.index - b.meta.index);

/** Returns the room's stories by their index. */
export const storiesOf = (game: Game): WireStory[] => inOrder(game.stories);

/** Returns a story's parts by their index. */
export const partsOf = (story: WireStory): WireSubmission[] =>
	Object.values(story.submissions).sort((a, b) => a.index - b.index);

/** Returns whether all texts of a story have arrived (docs/protocol.md "Long texts"). */
export const isWhole = (story: WireStory): boolean =>
	Object.values(story.submissions).every((part) => !part.content_follows);

/** Returns characters by id, locked ones last. */
export const charactersInOrder = (characters: ById<WireCharacter>): WireCharacter[] =>
	Object.values(characters).sort(
		(a, b) => Number(a.meta.locked) - Number(b.meta.locked) || a.id - b.id,
	);

/** Returns the names of a story's characters. */
export const castOf = (story: WireStory): string[] =>
	charactersInOrder(story.characters).map((character) => character.name);

/** Returns the avatar of a part's writer; null while authors are hidden or when unknown. */
export const spriteOf = (game: Game, part: WireSubmission): number | null =>
	part.player_id === null ? null : (game.players[part.player_id]?.meta.sprite_id ?? null);

/**
 * Returns a story's title, or a stand-in until it has one, which `standIn` makes of its index: in
 * the page's language if absent.
 */
export const titleOf = (
	{ meta: { title, index } }: WireStory,
	standIn: (index: number) => string = untitled,
): string => title ?? standIn(index);

/** Returns the room's awards by their ids. */
export const awardsOf = (game: Game): WireAward[] =>
	Object.values(game.awards).sort((a, b) => a.id - b.id);
