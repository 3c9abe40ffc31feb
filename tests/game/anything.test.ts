import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bodies, PLAYER_ACTIONS, type PlayerActionName } from "#game/actions.ts";
import { activePlayers, runningSubmissions } from "#game/selectors.ts";
import { GAME_MODES } from "#game/settings.ts";
import { phaseOf, STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view.ts";
import { runs } from "../support/runs.ts";
import { newcomer, range, Table } from "../support/table.ts";

/** The settings of a random game. When a test fails, fast-check prints the seed and the steps. */
const settings = fc.record({
	game_mode: fc.constantFrom(...GAME_MODES),
	num_switches: fc.integer({ min: 1, max: 3 }),
	write_duration: fc.constantFrom(0, 10),
	...Object.fromEntries(
		(
			[
				"show_instructions",
				"moderation",
				"hide_authors",
				"self_shuffle",
				"read_together",
				"auto_sync_parts_to_players",
				"faster_phases",
			] as const
		).map((flag) => [flag, fc.boolean()]),
	),
});
const step = fc.record({ kind: fc.nat(15), who: fc.nat(7), which: fc.nat(30), what: fc.nat(200) });
type Step = { kind: number; who: number; which: number; what: number };

const around: ViewContext = {
	text: String,
	part: String,
	prompt: String,
	connected: () => true,
	typing: () => false,
};
const pick = <T>(items: T[], n: number): T | undefined => items[n % Math.max(1, items.length)];

/** Returns a body of the right form. The sender may not be allowed to name its ids. */
function bodyOf(
	table: Table,
	action: PlayerActionName,
	{ who, which, what }: Step,
): Bodies[PlayerActionName] {
	const { room } = table;
	const ids = (of: Record<string, { id: number }>) => Object.values(of).map(({ id }) => id);
	const story = pick(ids(room.stories), which) ?? 1;
	const player = (which % 8) + 1;
	const vips: Bodies["game/vip"][] = [
		{ skip_submission: true },
		{ kick_player: player },
		{ skip_player: player },
		{ confirm_censor: true },
		{ pass_crown: player },
		{ lock_room: what % 2 === 0 },
		{ pause: what % 2 === 0 },
		{ add_minute: true },
		{ play_again: true },
		{ read_to: { story_id: story, part: what % 4 } },
	];
	const bodies: Bodies = {
		"game/start": {},
		"game/ready": {},
		"game/ackMinor": {},
		"game/exit": { heirs: [player, 2, 1] },
		"game/character": {
			characters: range(room.settings.num_characters_submit).map((i) => ({
				name: what + i,
				mature: false,
			})),
		},
		"game/otpCharacter": {
			characters: range(2).map((i) => ({ name: what + i, mature: true })),
			mature: true,
		},
		"story/create": {
			story,
			characters: ids(room.characters)
				.filter((id) => id % 3 === what % 3)
				.slice(0, 3),
			mature: true,
		},
		"story/submit": {
			submission: pick(ids(room.submissions), which) ?? 1,
			done: [true, false, null][what % 3] ?? null,
			flagged: null,
		},
		"story/title": {
			story,
			title: what,
			flagged: what % 5 === 0 ? ids(room.submissions).slice(0, 1) : null,
		},
		"story/react": { reaction: -1, story, parts: [[what % 7], [], [who % 7]].slice(0, what % 4) },
		"story/vote": { award: pick(ids(room.awards), what) ?? 1, story },
		"game/vip": pick(vips, what) ?? { skip_submission: true },
		"submission/censor": { submissions: ids(room.submissions).slice(0, what % 3) },
	};
	return bodies[action];
}

/** The events of a random game. An event is in the list as often as its weight. */
const EVENTS: ((table: Table, step: Step) => unknown)[] = [
	(table, { who, what }) => table.join(newcomer(who + 1, { mature: what % 5 > 0 })),
	(table, { who }) => table.join(newcomer(who + 11, { audience: true })),
	(table, { who }) =>
		table.try({ type: "room/hostGone", host: table.room.hostId, heirs: [who + 1] }),
	// The clock does not run out in the lobby, because most games would end there.
	(table) => table.room.deadline !== null && table.room.status !== STATUS.lobby && table.timeOut(),
	(table, { what }) => {
		table.now += what * 1000;
	},
	settleOne,
	settleOne,
	(table, { who }) => table.playTurn(who + 1),
	(table, { who }) => table.playTurn(who + 1),
	playOn,
	playOn,
	playOn,
	act,
	act,
	act,
	act,
];

function settleOne(table: Table): void {
	for (const effect of table.waiting?.splice(0, 1) ?? []) table.settle(effect);
}

function playOn(table: Table): void {
	if (table.room.pause === null) table.playPhase();
	settleOne(table);
}

function act(table: Table, step: Step): void {
	const { who, which, what } = step;
	const action = PLAYER_ACTIONS[which % PLAYER_ACTIONS.length] ?? "game/ready";
	if (action === "game/exit" && what % 8 > 0) return; // Otherwise everybody leaves early.
	const sender = [who + 11, table.room.hostId, who + 1, who + 1][what % 4] ?? 1;
	// The cast is needed because the compiler cannot tell that the body belongs to the action.
	table.does(
		sender,
		action,
		bodyOf(table, action, step) as never,
		what % 6 === 0 ? `id ${what % 3}` : undefined,
	);
}

function take(table: Table, step: Step): void {
	if (!table.room.closed) EVENTS[step.kind]?.(table, step);
}

/** Asserts what is true for every room at any time. */
function check({ room }: Table): void {
	expect(JSON.parse(JSON.stringify(room))).toEqual(room);
	if (room.closed) return;
	const players = activePlayers(room);
	expect(phaseOf(room.status)).not.toBeNull();
	if (players.length > 0 && room.status < STATUS.results)
		expect(players.map(({ id }) => id)).toContain(room.hostId);
	for (const part of runningSubmissions(room))
		expect(room.seats[part.player]?.gone === true && !part.done).toBe(false);
	const game = gameView(room, around);
	for (const seat of Object.values(room.seats)) {
		const view = playerView(room, seat, around);
		expect(JSON.parse(JSON.stringify({ game, view }))).toEqual({ game, view });
	}
}

const games = fc.record({
	players: fc.integer({ min: 1, max: 5 }),
	seed: fc.integer(),
	settings,
	mature: fc.boolean(),
	steps: fc.array(step, { maxLength: 200, size: "max" }),
});

test("a room stays valid after any actions in any order", () => {
	fc.assert(
		fc.property(games, ({ players, seed, settings: sent, mature, steps }) => {
			const table = new Table(sent.game_mode === "solo_mode" ? 1 : players, sent, seed, mature);
			table.waiting = [];
			for (const taken of steps) {
				take(table, taken);
				check(table);
			}
		}),
		{ numRuns: runs(100) },
	);
}, 180_000);

test("after any actions, a running game reaches its results when its clocks run out", () => {
	fc.assert(
		fc.property(games, ({ players, seed, settings: sent, mature, steps }) => {
			const table = new Table(
				sent.game_mode === "solo_mode" ? 1 : Math.max(2, players),
				sent,
				seed,
				mature,
			);
			table.does(1, "game/start", {});
			for (const taken of steps) take(table, taken);
			const { room } = table;
			if (room.closed || room.status === STATUS.lobby) return;
			table.does(room.hostId, "game/vip", { pause: false });
			for (let i = 0; table.room.status !== STATUS.results; i++) {
				expect(i, `stuck in ${table.room.status}`).toBeLessThan(100);
				if (table.room.deadline !== null) table.timeOut();
				else table.playPhase(); // A part without a timer ends when all writers are done.
			}
		}),
		{ numRuns: runs(300) },
	);
}, 180_000);
