import type { Game, WireStory } from "#game/wire/state.ts";
import { partsOf, storiesOf } from "./stories.ts";

/** Where the host can turn to: a part of a story, as game/vip read_to wants it. */
export interface PageTurn {
	story_id: number;
	/** From 0. */
	part: number;
}

/** The page that lies open while the room reads together, and its neighbours. */
export interface OpenPage {
	story: WireStory;
	part: number;
	before: PageTurn | null;
	/** Null on the last page of all. */
	after: PageTurn | null;
}

/** The open page; null where the room does not read together. */
export function openPage(game: Game): OpenPage | null {
	const { reading } = game;
	const story = reading && game.stories[reading.story_id];
	if (!story) return null;
	const pages = storiesOf(game).flatMap(({ id, submissions }) =>
		Object.keys(submissions).map((_, part): PageTurn => ({ story_id: id, part })),
	);
	const at = pages.findIndex(
		(page) => page.story_id === reading.story_id && page.part === reading.part,
	);
	return { story, part: reading.part, before: pages[at - 1] ?? null, after: pages[at + 1] ?? null };
}

/**
 * Whether all of a story has been opened: what lies ahead stays closed until the host gets there.
 */
export const isOpened = ({ story: open, part }: OpenPage, story: WireStory): boolean =>
	story.meta.index < open.meta.index || (story.id === open.id && part === partsOf(open).length - 1);

/** The parts that have been opened so far of the story that lies open. */
export const openedParts = ({ story, part }: OpenPage) => partsOf(story).slice(0, part + 1);
