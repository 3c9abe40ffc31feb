import { describe, expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";
import { stageView } from "#game/view/view-stage.ts";
import { NOBODY, Table } from "../../support/table.ts";

const MINUTE = LIMITS.cover.time;
const CONTEXT: ViewContext = { ...NOBODY, cover: (id) => `drawing of ${id}` };

const titling = (players = 3, sent: SentSettings = { write_duration: 60 }) =>
	new Table(players, sent).playTo(STATUS.storyTitle);
const own = (table: Table, captain: number) => table.storyOf(captain).id;
const begin = (table: Table, captain: number, story = own(table, captain)) =>
	table.does(captain, "cover/begin", { story });
const draw = (table: Table, captain: number, cover: string | null, story = own(table, captain)) =>
	table.does(captain, "cover/draw", { story, cover });
const name = (table: Table, ...captains: number[]) => {
	for (const captain of captains) expect(table.giveTitle(captain, 9000 + captain)).toBeNull();
};
const coverOf = (table: Table, captain: number) => table.storyOf(captain).cover;
/** The pen of a captain, as they see it. */
const penOf = (table: Table, captain: number) => table.own(captain, CONTEXT).cover;

test("a captain draws before and after titling, and the game goes on when the last drawing is in", () => {
	const table = titling();
	expect(begin(table, 1)).toBeNull();
	name(table, 1, 2, 3);
	expect(table.room.status).toBe(STATUS.storyTitle);
	expect(table.view(CONTEXT).drawing).toBe(true);
	expect(draw(table, 1, "blue cow")).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
	expect([1, 2, 3].map((captain) => coverOf(table, captain))).toEqual(["blue cow", null, null]);
});

test("a captain who skips the cover has none, and cannot begin again", () => {
	const table = titling();
	begin(table, 1);
	expect(draw(table, 1, null)).toBeNull();
	expect(begin(table, 1)).toBe(REFUSALS.alreadyDone);
	expect(draw(table, 1, "late")).toBe(REFUSALS.alreadyDone);
	expect(coverOf(table, 1)).toBeNull();
});

test("only its captain draws a story's cover, and only after beginning it", () => {
	const table = titling();
	expect(draw(table, 1, "early")).toBe(REFUSALS.alreadyDone);
	expect(begin(table, 1, own(table, 2))).toBe(REFUSALS.notYourStory);
	begin(table, 2);
	expect(draw(table, 1, "foreign", own(table, 2))).toBe(REFUSALS.notYourStory);
	expect(begin(table, 1, 4711)).toBe(REFUSALS.noSuchStory);
});

describe("the minute for drawing", () => {
	test("ends each captain's drawing, and the phase once all titles are in", () => {
		const table = titling();
		begin(table, 1);
		table.now += 20_000;
		begin(table, 2);
		name(table, 1, 2, 3);
		const limit = table.now + MINUTE;
		expect(table.room.countdown.limit).toBe(limit);
		table.now += MINUTE - 20_000 + LIMITS.grace + 1;
		expect(draw(table, 1, "too late")).toBe(REFUSALS.timeUp);
		expect(draw(table, 2, "in time")).toBeNull();
		expect(table.room.countdown.limit).toBe(limit);
		table.timeOut();
		expect(table.room.status).toBe(STATUS.reacting);
		expect([coverOf(table, 1), coverOf(table, 2)]).toEqual([null, "in time"]);
	});

	test("stops in a pause, and the host's minute extends it", () => {
		const table = titling();
		begin(table, 1);
		const end = table.now + MINUTE;
		expect(penOf(table, 1)).toEqual({ story_id: own(table, 1), state: "drawing", ends: end });
		table.vip({ pause: true });
		name(table, 1, 2, 3);
		table.now += 90_000;
		table.vip({ pause: false });
		expect(table.room.countdown.limit).toBe(end + 90_000);
		table.vip({ add_minute: true });
		expect(penOf(table, 1)?.ends).toBe(end + 90_000 + 60_000);
		expect(table.room.countdown.limit).toBe(end + 90_000 + 60_000);
	});

	test("has no end without a clock, and over days", () => {
		for (const sent of [{ write_duration: 0 }, { pace: "slow" as const }]) {
			const table = titling(2, sent);
			begin(table, 1);
			expect(penOf(table, 1)).toEqual({ story_id: own(table, 1), state: "drawing" });
			const { limit } = table.room.countdown;
			name(table, 1, 2);
			expect(table.room.countdown.limit).toBe(limit);
			table.now += 30 * MINUTE;
			expect(draw(table, 1, "slow cow")).toBeNull();
			expect(coverOf(table, 1)).toBe("slow cow");
		}
	});

	test("is ended by the host for all once the titles are in, and unfinished drawings still count", () => {
		const table = titling(2, { write_duration: 0 });
		begin(table, 2);
		expect(table.vip({ skip_submission: true })).toBe(REFUSALS.notNow);
		name(table, 1, 2);
		expect(table.vip({ skip_submission: true })).toBeNull();
		expect(penOf(table, 2)?.ends).toBe(table.now);
		expect(draw(table, 2, "half a cow")).toBeNull();
		expect(table.room.status).toBe(STATUS.reacting);
		expect(coverOf(table, 2)).toBe("half a cow");
	});

	test.each([
		["has left", (table: Table) => table.leave(3)],
		["was skipped", (table: Table) => table.vip({ skip_player: 3 })],
	])("the game does not wait for the pen of a captain who %s", (_how, goes) => {
		const table = titling();
		begin(table, 3);
		name(table, 1, 2, 3);
		expect(goes(table)).toBeNull();
		expect(table.room.status).toBe(STATUS.reacting);
	});
});

test("others see a cover with the texts, from the reading on, and the stage with its story", () => {
	const table = titling(3, { read_together: true });
	begin(table, 1);
	draw(table, 1, "blue cow");
	name(table, 1, 2);
	const shown = (game: ReturnType<typeof table.view>) =>
		Object.values(game.stories).flatMap(({ meta }) => meta.cover ?? []);
	expect(shown(table.view(CONTEXT))).toEqual([]);
	expect(table.own(1, CONTEXT).current_story?.meta.cover).toBe("drawing of blue cow");
	expect(JSON.stringify(table.own(2, CONTEXT))).not.toContain("blue cow");
	name(table, 3);
	expect(table.room.status).toBe(STATUS.reacting);
	const game = table.view(CONTEXT);
	expect(shown(game)).toEqual(["drawing of blue cow"]);
	const isOpen = table.stories[0]?.captain === 1;
	expect(shown(stageView(game))).toEqual(isOpen ? ["drawing of blue cow"] : []);
});

test("with moderation the host sees covers first, and takes one away for good", () => {
	const table = titling(2, { moderation: true });
	begin(table, 2);
	draw(table, 2, "rude cow");
	name(table, 1, 2);
	expect(table.room.status).toBe(STATUS.censoring);
	const story = own(table, 2);
	expect(table.own(1, CONTEXT).stories[story]?.meta.cover).toBe("drawing of rude cow");
	expect(JSON.stringify(table.view(CONTEXT))).not.toContain("rude cow");
	expect(table.vip({ remove_cover: story }, 2)).toBe(REFUSALS.hostOnly);
	expect(table.vip({ remove_cover: story })).toBeNull();
	expect(coverOf(table, 2)).toBeNull();
	expect(table.effects).toContainEqual({ name: "removeCovers", game: 7, stories: [story] });
	expect(table.vip({ remove_cover: story })).toBe(REFUSALS.noSuchStory);
});

test("a game without a drawing has no trace of covers for its viewers", () => {
	const table = titling();
	const traces = (view: object) => JSON.stringify(view).match(/"(cover|drawing)"/g);
	name(table, 1, 2);
	expect(traces(table.view(CONTEXT))).toBeNull();
	name(table, 3);
	expect(table.room.status).toBe(STATUS.reacting);
	expect(traces([table.view(CONTEXT), table.own(1, CONTEXT)])).toBeNull();
});

test("a solo story can have a cover too", () => {
	const table = titling(1, { game_mode: "solo_mode", write_duration: 60 });
	begin(table, 1);
	name(table, 1);
	expect(table.room.status).toBe(STATUS.storyTitle);
	draw(table, 1, "lonely cow");
	expect(table.room.status).toBe(STATUS.results);
	const [story] = Object.values(table.view(CONTEXT).stories);
	expect(story?.meta.cover).toBe("drawing of lonely cow");
});
