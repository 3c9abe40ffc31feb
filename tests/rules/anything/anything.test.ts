import { expect, test } from "vitest";
import { seatedPlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { playTurn } from "../../players/monkeys/monkey-actions.ts";
import { runs } from "../../support/runs.ts";
import type { Table } from "../../support/table.ts";
import KEPT from "./kept-games.json" with { type: "json" };
import { hostPlaysAlone, turnToTheEnd } from "./random-actions.ts";
import { holdsFor, type KeptRandomGame, playRandomGame, wholeGame } from "./random-game.ts";
import { seatedAt } from "./seated.ts";

const TIMEOUT = 240_000;

test("every invariant holds after any actions in any order", { timeout: TIMEOUT }, () =>
	holdsFor(runs(150), async (game) => void playRandomGame(game)),
);

/** Plays on until the results, each time by `turn`. A room that closes or does not start passes. */
async function finish(table: Table, turn: (table: Table) => Promise<void>): Promise<void> {
	if (table.room.status === STATUS.lobby) table.does(table.room.hostId, "game/start", {});
	for (let i = 0; !table.room.closed && table.room.status !== STATUS.results; i++) {
		if (table.room.status === STATUS.lobby) return; // too few players to start
		expect(i, `stuck in ${table.room.status}`).toBeLessThan(200);
		await turn(table);
		for (const effect of table.waiting?.splice(0) ?? []) table.settle(effect);
	}
}

test("after any actions, a game ends when everybody plays on", { timeout: TIMEOUT }, () =>
	holdsFor(runs(60), (game) =>
		finish(playRandomGame(game), async (table) => {
			table.does(table.room.hostId, "game/vip", { pause: false });
			turnToTheEnd(table);
			table.playPhase();
			// A skipped player has nothing left to do, so the clock ends the phase.
			if (table.room.lastCall) table.timeOut();
		}),
	),
);

/** The statuses that only a clock ends, whatever players do. */
const BY_CLOCK: readonly number[] = [STATUS.preStoryWrite, STATUS.preResults];

/** Lets everybody do what they see that the game waits for. */
async function everybodyTakesTheirTurn(table: Table): Promise<void> {
	for (const { id } of seatedPlayers(table.room)) await playTurn(seatedAt(table, id), () => "text");
	const { lastCall, status, deadline } = table.room;
	if (deadline === null) return;
	if (lastCall || BY_CLOCK.includes(status) || deadline <= table.now) table.timeOut();
}

test(
	"after any actions, a game ends when everybody does what their view asks for",
	{ timeout: TIMEOUT },
	() => holdsFor(runs(60), (game) => finish(playRandomGame(game), everybodyTakesTheirTurn)),
);

test(
	"after any actions, a game ends when only its host and the clock go on",
	{ timeout: TIMEOUT },
	() =>
		holdsFor(runs(60), (game) =>
			finish(playRandomGame(game), async (table) => {
				hostPlaysAlone(table);
				if (table.room.deadline !== null && table.room.status !== STATUS.results) table.timeOut();
			}),
		),
);

/** Games that failed once, by what went wrong. */
test.each(Object.entries(KEPT as Record<string, KeptRandomGame>))("%s", async (_what, game) => {
	await finish(playRandomGame(wholeGame(game)), everybodyTakesTheirTurn);
});
