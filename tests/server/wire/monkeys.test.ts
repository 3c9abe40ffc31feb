import { expect, test, vi } from "vitest";
import type { GameMode } from "#game/settings.ts";
import KEPT from "../../players/monkeys/kept-scripts.json" with { type: "json" };
import { MonkeyRoom } from "../../players/monkeys/monkey-room.ts";
import { drawScript, type MonkeyScript } from "../../players/monkeys/script.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { HURRIED } from "../../support/short-limits.ts";

/** A small `npm run stress -- monkeys`: the same games in every run, because seeds are fixed. */
const GAMES: [GameMode, number, number][] = [
	["default", 3, 1],
	["default", 5, 2],
	["otp", 2, 3],
	["otp", 4, 4],
	["self_insert", 3, 5],
	["self_insert", 4, 6],
	["broken_telephone", 3, 7],
	["broken_telephone", 4, 8],
	["solo_mode", 1, 9],
];

// All games run at once, because most of a game is waiting for countdowns.
vi.setConfig({ maxConcurrency: 20, testTimeout: 400_000 });

const plotluck = ownPlotluck({ PREMIUM_ENABLED: "false" }, { limits: HURRIED });

test.concurrent.each(GAMES)(
	"monkeys in %s, %i at the table, break no rule with seed %i",
	async (mode, players, seed) => {
		expect(await new MonkeyRoom(plotluck.url, drawScript(mode, players, seed)).play()).toEqual([]);
	},
);

test.concurrent.each(Object.entries(KEPT as unknown as Record<string, MonkeyScript>))(
	"%s",
	async (_what, script) => {
		expect(await new MonkeyRoom(plotluck.url, script).play()).toEqual([]);
	},
);
