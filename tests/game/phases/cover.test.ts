import { describe, expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Room } from "#game/room.ts";
import { storiesOf, storyOf } from "#game/selectors.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { stageView } from "#game/view/view-stage.ts";
import { NOBODY, Table } from "../../support/table.ts";

const MINUTE = LIMITS.cover.time;
const CONTEXT: ViewContext = { ...NOBODY, cover: (id) => `drawing of ${id}` };

const titling = (players = 3, sent: SentSettings = { write_duration: 60 }) =>
	new Table(players, sent).playTo(STATUS.storyTitle);
const own = (table: Table, captain: number) => storyOf(table.room, captain)?.id ?? 0;
const begin = (table: Table, captain: number, story = own(table, captain)) =>
	table.does(captain, "cover/begin", { story });
const draw = (table: Table, captain: number, cover: string | null, story = own(table, captain)) =>
	table.does(captain, "cover/draw", { story, cover });
const name = (table: Table, ...captains: number[]) => {
	for (const captain of captains) {
		const body = { story: own(table, captain), title: 9000 + captain, flagged: null };
		expect(table.does(captain, "story/title", body)).toBeNull();
	}
};
const coverOf = (room: Room, captain: number) => storyOf(room, captain)?.cover;
const viewOf = (room: Room, player: number) => {
	const seat = room.seats[player];
	if (!seat) throw new Error("nobody sits there");
	return playerView(room, seat, CONTEXT);
};

test("a captain draws before and after titling, and the game goes on when the last pen rests", () => {
	const table = titling();
	expect(begin(table, 1)).toBeNull();
	name(table, 1, 2, 3);
	expect(table.room.status).toBe(STATUS.storyTitle);
	expect(gameView(table.room, CONTEXT).drawing).toBe(true);
	expect(draw(table, 1, "blue cow")).toBeNull();
	expect(table.room.status).toBe(STATUS.reacting);
	expect([1, 2, 3].map((captain) => coverOf(table.room, captain))).toEqual([
		"blue cow",
		null,
		null,
	]);
});

test("a captain who skips the cover has none, and cannot begin again", () => {
	const table = titling();
	begin(table, 1);
	expect(draw(table, 1, null)).toBeNull();
	expect(begin(table, 1)).toBe(REFUSALS.alreadyDone);
	expect(draw(table, 1, "late")).toBe(REFUSALS.alreadyDone);
	expect(coverOf(table.room, 1)).toBeNull();
});

test("only its captain draws a story's cover, and only after beginning it", () => {
	const table = titling();
	expect(draw(table, 1, "early")).toBe(REFUSALS.alreadyDone);
	expect(begin(table, 1, own(table, 2))).toBe(REFUSALS.notYourStory);
	begin(table, 2);
	expect(draw(table, 1, "foreign", own(table, 2))).toBe(REFUSALS.notYourStory);
	expect(begin(table, 1, 4711)).toBe(REFUSALS.noSuchStory);
});

describe("the minute", () => {
	test("it ends each captain's drawing, and the phase once all titles are in", () => {
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
		expect([coverOf(table.room, 1), coverOf(table.room, 2)]).toEqual([null, "in time"]);
	});

	test("a pause stops it, and the host's minute extends it", () => {
		const table = titling();
		begin(table, 1);
		const end = table.now + MINUTE;
		expect(viewOf(table.room, 1).cover).toEqual({
			story_id: own(table, 1),
			state: "drawing",
			ends: end,
		});
		table.does(1, "game/vip", { pause: true });
		name(table, 1, 2, 3);
		table.now += 90_000;
		table.does(1, "game/vip", { pause: false });
		expect(table.room.countdown.limit).toBe(end + 90_000);
		table.does(1, "game/vip", { add_minute: true });
		expect(viewOf(table.room, 1).cover?.ends).toBe(end + 90_000 + 60_000);
		expect(table.room.countdown.limit).toBe(end + 90_000 + 60_000);
	});

	test("without a clock, and over days, a captain draws as long as they like", () => {
		for (const sent of [{ write_duration: 0 }, { pace: "slow" as const }]) {
			const table = titling(2, sent);
			begin(table, 1);
			expect(viewOf(table.room, 1).cover).toEqual({ story_id: own(table, 1), state: "drawing" });
			const { limit } = table.room.countdown;
			name(table, 1, 2);
			expect(table.room.countdown.limit).toBe(limit);
			table.now += 30 * MINUTE;
			expect(draw(table, 1, "slow cow")).toBeNull();
			expect(coverOf(table.room, 1)).toBe("slow cow");
		}
	});

	test("the host ends it for all once the titles are in, and pens may still send", () => {
		const table = titling(2, { write_duration: 0 });
		begin(table, 2);
		expect(table.does(1, "game/vip", { skip_submission: true })).not.toBeNull();
		name(table, 1, 2);
		expect(table.does(1, "game/vip", { skip_submission: true })).toBeNull();
		expect(viewOf(table.room, 2).cover?.ends).toBe(table.now);
		expect(draw(table, 2, "half a cow")).toBeNull();
		expect(table.room.status).toBe(STATUS.reacting);
		expect(coverOf(table.room, 2)).toBe("half a cow");
	});

	test("nobody waits for the pen of a captain who has left or was skipped", () => {
		const left = titling();
		begin(left, 3);
		name(left, 1, 2, 3);
		expect(left.does(3, "game/exit", { heirs: [] })).toBeNull();
		expect(left.room.status).toBe(STATUS.reacting);
		const skipped = titling();
		begin(skipped, 3);
		name(skipped, 1, 2, 3);
		expect(skipped.does(1, "game/vip", { skip_player: 3 })).toBeNull();
		expect(skipped.room.status).toBe(STATUS.reacting);
	});
});

test("others see a cover with the texts, from the reading on, and the stage with its story", () => {
	const table = titling(3, { read_together: true });
	begin(table, 1);
	draw(table, 1, "blue cow");
	name(table, 1, 2);
	const shown = (game: ReturnType<typeof gameView>) =>
		Object.values(game.stories).flatMap(({ meta }) => meta.cover ?? []);
	expect(shown(gameView(table.room, CONTEXT))).toEqual([]);
	expect(viewOf(table.room, 1).current_story?.meta.cover).toBe("drawing of blue cow");
	expect(JSON.stringify(viewOf(table.room, 2))).not.toContain("blue cow");
	name(table, 3);
	expect(table.room.status).toBe(STATUS.reacting);
	const game = gameView(table.room, CONTEXT);
	expect(shown(game)).toEqual(["drawing of blue cow"]);
	const isOpen = storiesOf(table.room)[0]?.captain === 1;
	expect(shown(stageView(game))).toEqual(isOpen ? ["drawing of blue cow"] : []);
});

test("with moderation the host sees covers first, and takes one away for good", () => {
	const table = titling(2, { moderation: true });
	begin(table, 2);
	draw(table, 2, "rude cow");
	name(table, 1, 2);
	expect(table.room.status).toBe(STATUS.censoring);
	const story = own(table, 2);
	expect(viewOf(table.room, 1).stories[story]?.meta.cover).toBe("drawing of rude cow");
	expect(JSON.stringify(gameView(table.room, CONTEXT))).not.toContain("rude cow");
	expect(table.does(2, "game/vip", { remove_cover: story })).toBe(REFUSALS.hostOnly);
	expect(table.does(1, "game/vip", { remove_cover: story })).toBeNull();
	expect(coverOf(table.room, 2)).toBeNull();
	expect(table.effects).toContainEqual({ name: "removeCovers", game: 7, stories: [story] });
	expect(table.does(1, "game/vip", { remove_cover: story })).toBe(REFUSALS.noSuchStory);
});

test("a game in which nobody draws has no trace of covers for its viewers", () => {
	const table = titling();
	name(table, 1, 2);
	expect(JSON.stringify(gameView(table.room, CONTEXT))).not.toMatch(/"(cover|drawing)"/);
	name(table, 3);
	expect(table.room.status).toBe(STATUS.reacting);
	expect(JSON.stringify([gameView(table.room, CONTEXT), viewOf(table.room, 1)])).not.toMatch(
		/"(cover|drawing)"/,
	);
});

test("a solo story can have a cover too", () => {
	const table = new Table(1, { game_mode: "solo_mode", write_duration: 60 }).playTo(
		STATUS.storyTitle,
	);
	begin(table, 1);
	name(table, 1);
	expect(table.room.status).toBe(STATUS.storyTitle);
	draw(table, 1, "lonely cow");
	expect(table.room.status).toBe(STATUS.results);
	expect(Object.values(gameView(table.room, CONTEXT).stories)[0]?.meta.cover).toBe(
		"drawing of lonely cow",
	);
});
