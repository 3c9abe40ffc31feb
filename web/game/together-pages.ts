import { pagesOf } from "#game/lines/pages.ts";
import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { partsOf, storiesOf } from "./stories.ts";
import { watchingScreens } from "./watching-screens.ts";

/** A page to turn to, as `read_to` of game/vip takes it (docs/protocol.md "Host powers"). */
export interface PageTurn {
	story_id: number;
	/** From 0. */
	part: number;
	/** From 0; absent for the first page of a part. */
	page?: number;
	/** Leads all readers from the last part on to the awards. */
	ended?: true;
}

/** The open page while the room reads together, and its neighbours. */
export interface OpenPage {
	story: WireStory;
	part: number;
	/** The page of the part, from 0, and how many it has. */
	page: number;
	pages: number;
	before: PageTurn | null;
	/** Null on the last page of all. */
	after: PageTurn | null;
}

/** Returns how many pages a part has; a text that cannot be read is one page. */
const pageCount = ({ content, content_follows, meta }: WireSubmission): number =>
	content_follows || meta.censored ? 1 : pagesOf(content.trim()).length;

/**
 * The option of a screen that turns pages, which may show the room before the room counts the
 * screen.
 */
export const PAGED = { paged: true };

/**
 * Returns the open page; null where the room does not read together. Without a screen that shows
 * pages every part is one page, because phones show it whole.
 */
export function openPage(
	game: Game,
	{ paged } = { paged: watchingScreens(game) > 0 },
): OpenPage | null {
	const { reading } = game;
	const story = reading && game.stories[reading.story_id];
	if (!story) return null;
	const parts = storiesOf(game).flatMap((one) =>
		partsOf(one).map((submission, part) => ({ story_id: one.id, part, submission })),
	);
	const at = parts.findIndex(
		({ story_id, part }) => story_id === story.id && part === reading.part,
	);
	const open = parts[at];
	if (!open) return null;
	const countOf = (part: WireSubmission) => (paged ? pageCount(part) : 1);
	const pages = countOf(open.submission);
	// A part that was blacked out meanwhile has fewer pages. So has a part whose screen is gone.
	const page = Math.min(reading.page ?? 0, pages - 1);
	const turn = (to: typeof open | undefined, page: number): PageTurn | null =>
		to ? { story_id: to.story_id, part: to.part, ...(page > 0 && { page }) } : null;
	const former = parts[at - 1];
	return {
		...{ story, part: reading.part, page, pages },
		before:
			page > 0 ? turn(open, page - 1) : turn(former, former ? countOf(former.submission) - 1 : 0),
		after: page < pages - 1 ? turn(open, page + 1) : turn(parts[at + 1], 0),
	};
}

/** Returns whether the host has opened all parts of a story. */
export const isOpened = ({ story: open, part }: OpenPage, story: WireStory): boolean =>
	story.meta.index < open.meta.index || (story.id === open.id && part === partsOf(open).length - 1);

/** Returns the parts of the open story that the host has opened so far. */
export const openedParts = ({ story, part }: OpenPage) => partsOf(story).slice(0, part + 1);
