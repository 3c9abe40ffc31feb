import fc from "fast-check";
import type { Sequel } from "#game/room.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { GAME_MODES, SETTING_NAMES, SETTING_ROWS } from "#game/settings.ts";
import { newcomer, Table } from "../../support/table.ts";
import { check } from "./invariants.ts";
import { Memory } from "./memory.ts";
import { RANDOM_ACTIONS, type RandomStep, takeRandomStep } from "./random-actions.ts";

/** A whole game as data: fast-check draws and shrinks it, and kept-games.json keeps it. */
export interface RandomGame {
	players: number;
	/** The seed of the room's dice. */
	seed: number;
	settings: SentSettings;
	/** Whether all players are 18 or over. */
	mature: boolean;
	/** The stories have a given beginning. */
	given?: boolean;
	steps: RandomStep[];
}

/** The switches of the form, apart from that of the audience, which is on in simple games. */
const FLAGS = SETTING_NAMES.filter(
	(name) => SETTING_ROWS[name].kind === "switch" && SETTING_ROWS[name].form && name !== "audiences",
);

const settings = fc.record({
	game_mode: fc.constantFrom(...GAME_MODES),
	num_switches: fc.integer({ min: 1, max: 3 }),
	write_duration: fc.constantFrom(0, 10),
	pace: fc.constantFrom("tonight" as const, "slow" as const),
	max_players: fc.constantFrom(12, 5),
	num_characters_submit: fc.integer({ min: 1, max: 4 }),
	min_characters: fc.integer({ min: 1, max: 2 }),
	maturity: fc.constantFrom("MATURE" as const, "ALL_AGES" as const),
	audiences: fc.boolean().map((off) => !off),
	...Object.fromEntries(FLAGS.map((flag) => [flag, fc.boolean()])),
});

const weighted = [...RANDOM_ACTIONS].map(([action, { weight }]) => ({
	weight: Math.ceil(weight * 10),
	arbitrary: fc.constant(action),
}));

/** The values of a step that is shrunk completely. */
const SIMPLE = { who: 0, which: 0, what: 0, twice: null };
const step: fc.Arbitrary<RandomStep> = fc.record({
	action: fc.oneof(...weighted),
	who: fc.nat(30),
	which: fc.nat(60),
	what: fc.nat(200),
	twice: fc.oneof(
		{ weight: 8, arbitrary: fc.constant(null) },
		fc.constant("with its id" as const),
		fc.constant("without an id" as const),
	),
});

export const randomGames: fc.Arbitrary<RandomGame> = fc.record({
	players: fc.integer({ min: 1, max: 5 }),
	seed: fc.integer(),
	settings,
	mature: fc.boolean(),
	given: fc.boolean(),
	steps: fc.array(step, { maxLength: 200, size: "max" }),
});

const FIRST_LINE = { date: "2026-11-26", opening: "It rained.", names: ["The rain", "A roof"] };

const SEQUEL: Sequel = {
	story: 1,
	title: 2,
	mature: false,
	part: 3,
	words: 45,
	cast: [
		{ name: 4, mature: true },
		{ name: "A roof", mature: false },
	],
};

/** Opens the room of a game whose invariants are checked after every action. */
export function openRandomGame({ players, seed, settings, mature, given }: RandomGame): Table {
	const alone = settings.game_mode === "solo_mode";
	const table = new Table(alone ? 1 : players, settings, seed, mature);
	if (given)
		table.room = { ...table.room, ...(alone ? { firstLine: FIRST_LINE } : { sequel: SEQUEL }) };
	table.waiting = [];
	// Slow games pass empty parts on.
	if (settings.pace === "slow") table.words = (part) => (part % 3 === 0 ? 0 : 30);
	table.join(newcomer(11, { audience: true, mature }));
	const memory = new Memory();
	table.watch = (before, action) => {
		const { room, now } = table;
		if (room === before) return;
		memory.note(before, room);
		check({ before, room, action, now, memory });
	};
	return table;
}

/** Plays all steps. */
export function playRandomGame(game: RandomGame): Table {
	const table = openRandomGame(game);
	for (const step of game.steps) takeRandomStep(table, step);
	return table;
}

/** A game without what is at its simplest, as kept-games.json has it. */
export type KeptRandomGame = Omit<RandomGame, "steps"> & {
	steps: (Partial<RandomStep> & { action: string })[];
};

/** Returns the game that was kept. */
export const wholeGame = (game: KeptRandomGame): RandomGame => ({
	...game,
	steps: game.steps.map((kept) => ({ ...SIMPLE, ...kept })),
});

function kept({ settings, steps, ...game }: RandomGame): KeptRandomGame {
	const isPlain = (value: unknown, key: string) => value === SIMPLE[key as keyof typeof SIMPLE];
	const without = <T extends object>(record: T, plain: (value: unknown, key: string) => boolean) =>
		Object.fromEntries(Object.entries(record).filter(([key, value]) => !plain(value, key)));
	return {
		...game,
		// A flag that is off is off by default, except for these.
		settings: without(settings, (value, key) => value === false && !(key in ON)),
		steps: steps.map((one) => ({ ...without(one, isPlain), action: one.action })),
	};
}
const ON = { show_instructions: true, audiences: true, multi_prompt: true };

/**
 * Plays random games. Throws with the seed and the shortest game that fails, as kept-games.json has
 * it.
 */
export async function holdsFor(
	numRuns: number,
	plays: (game: RandomGame) => Promise<void>,
): Promise<void> {
	const { failed, seed, counterexample, errorInstance } = await fc.check(
		fc.asyncProperty(randomGames, plays),
		{ numRuns, seed: Number(process.env.GAME_SEED ?? Date.now() % 1_000_000_000) },
	);
	if (!failed) return;
	const game = counterexample?.[0];
	throw new Error(
		`${errorInstance}\nGAME_SEED=${seed}, shrunk to\n${JSON.stringify(game && kept(game))}`,
		{ cause: errorInstance },
	);
}
