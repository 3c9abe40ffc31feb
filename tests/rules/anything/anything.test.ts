import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { runs } from "../../support/runs.ts";
import type { Table } from "../../support/table.ts";
import KEPT from "./kept-games.json" with { type: "json" };
import { hostPlaysAlone, turnToTheEnd } from "./random-actions.ts";
import { holdsFor, type KeptRandomGame, playRandomGame, wholeGame } from "./random-game.ts";

const TIMEOUT = 240_000;

test("every invariant holds after any actions in any order", { timeout: TIMEOUT }, () => {
	holdsFor(runs(150), (game) => void playRandomGame(game));
});

/** Plays on until the results, each time by `turn`. A room that closes or does not start passes. */
function finish(table: Table, turn: (table: Table) => void): void {
	if (table.room.status === STATUS.lobby) table.does(table.room.hostId, "game/start", {});
	for (let i = 0; !table.room.closed && table.room.status !== STATUS.results; i++) {
		if (table.room.status === STATUS.lobby) return; // too few players to start
		expect(i, `stuck in ${table.room.status}`).toBeLessThan(200);
		turn(table);
		for (const effect of table.waiting?.splice(0) ?? []) table.settle(effect);
	}
}

test("after any actions, a game ends when everybody plays on", { timeout: TIMEOUT }, () => {
	holdsFor(runs(60), (game) =>
		finish(playRandomGame(game), (table) => {
			table.does(table.room.hostId, "game/vip", { pause: false });
			turnToTheEnd(table);
			table.playPhase();
			// A skipped player has nothing left to do, so the clock ends the phase.
			if (table.room.lastCall) table.timeOut();
		}),
	);
});

test("after any actions, a game ends when only its host and the clock go on", {
	timeout: TIMEOUT,
}, () => {
	holdsFor(runs(60), (game) =>
		finish(playRandomGame(game), (table) => {
			hostPlaysAlone(table);
			if (table.room.deadline !== null && table.room.status !== STATUS.results) table.timeOut();
		}),
	);
});

/** Games that failed once, by what went wrong. */
test.each(Object.entries(KEPT as Record<string, KeptRandomGame>))("%s", (_what, game) => {
	playRandomGame(wholeGame(game));
});
