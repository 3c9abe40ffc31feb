import type { Game, WireStory } from "#game/wire/state.ts";
import { partsOf, storiesOf } from "./stories.ts";

/** A page to turn to, as `read_to` of game/vip takes it (docs/protocol.md "Host powers"). */
export interface PageTurn {
	story_id: number;
	/** From 0. */
	part: number;
	/** Leads everybody from the last part on to the awards. */
	ended?: true;
}

/** The open page while the room reads together, and its neighbours. */
export interface OpenPage {
	story: WireStory;
	part: number;
	before: PageTurn | null;
	/** Null on the last page of all. */
	after: PageTurn | null;
}

/** Returns the open page; null where the room does not read together. */
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

/** Returns whether the host has opened all parts of a story. */
export const isOpened = ({ story: open, part }: OpenPage, story: WireStory): boolean =>
	story.meta.index < open.meta.index || (story.id === open.id && part === partsOf(open).length - 1);

/** Returns the parts of the open story that the host has opened so far. */
export const openedParts = ({ story, part }: OpenPage) => partsOf(story).slice(0, part + 1);
