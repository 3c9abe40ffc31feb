import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { openPage, PAGED } from "../../../web/game/together-pages.ts";
import { game, story, submission } from "../room/wire.ts";

/** A part of three pages. */
const LONG = "The sea came to the office, and then it rained on the stapler. ".repeat(15).trim();
const submissions = {
	1: submission({ id: 1, index: 0, content: LONG }),
	2: submission({ id: 2, index: 1, content: "The end." }),
};
const stories = { 21: story({ submissions }) };

const room = (screens: number, page = 0, part = 0, quiet = 0): Game =>
	game({
		status: STATUS.reacting,
		stories,
		reading: { story_id: 21, part, ...(page > 0 && { page }) },
		extra: { num_audience: 0, num_screens: screens, num_quiet_screens: quiet, language: "en" },
	});

/** Returns the page, how many there are, and where the next press leads. */
const at = (shown: Game, turns?: typeof PAGED) => {
	const page = openPage(shown, turns);
	return [page?.page, page?.pages, page?.after?.part, page?.after?.page];
};

test("the host turns pages while a screen or an overlay shows them, and parts without one", () => {
	expect(at(room(1))).toEqual([0, 3, 0, 1]);
	expect(at(room(0, 0, 0, 1))).toEqual([0, 3, 0, 1]);
	expect(at(room(0))).toEqual([0, 1, 1, undefined]);
	expect(openPage(room(1, 0, 1))?.before).toEqual({ story_id: 21, part: 0, page: 2 });
	expect(openPage(room(0, 0, 1))?.before).toEqual({ story_id: 21, part: 0 });
});

test("a screen that comes or goes within a part loses and repeats nothing", () => {
	// It goes: the phones have the rest of the part, and the next press opens the next part.
	expect(at(room(0, 1))).toEqual([0, 1, 1, undefined]);
	expect(openPage(room(0, 1))?.before).toBeNull();
	// It comes back to the page at which it left, or comes to the first page of a part.
	expect(at(room(1, 1))).toEqual([1, 3, 0, 2]);
	expect(at(room(1))).toEqual([0, 3, 0, 1]);
});

test("a screen turns pages before the room counts it", () => {
	expect(at(room(0, 1), PAGED)).toEqual([1, 3, 0, 2]);
});
