import fc from "fast-check";
import type { GameMode } from "#game/settings.ts";
import { anyEvening, type Evening } from "../evening/settings.ts";
import { Dice } from "../wire/dice.ts";
import { MONKEY_ACTIONS } from "./monkey-actions.ts";

/** One thing that a monkey tries. It means something in every state, so that steps can be left out. */
export interface MonkeyStep {
	/** Milliseconds after the step before it. */
	after: number;
	who: number;
	action: string;
	which: number;
	what: number;
}

/** A game of monkeys as data, so that it can be repeated, shrunk and kept. */
export interface MonkeyScript {
	evening: Evening;
	steps: MonkeyStep[];
}

const STEPS = 220;
/** Milliseconds between two steps of the room. */
const PACE = { min: 5, max: 220 };
const WRITE_SECONDS = [0, 10, 10, 60] as const;

/** Draws the script of a seed. */
export function drawScript(mode: GameMode, players: number, seed: number): MonkeyScript {
	const dice = new Dice(seed);
	const fixed = { write_duration: dice.of(WRITE_SECONDS), num_switches: 1 + dice.below(2) };
	const [evening] = fc.sample(anyEvening(mode, players, fixed), { seed, numRuns: 1 });
	if (!evening) throw new Error("no evening was drawn");
	const names = [...MONKEY_ACTIONS].flatMap(([name, { weight }]) =>
		Array.from({ length: Math.ceil(weight * 10) }, () => name),
	);
	const steps = Array.from({ length: STEPS }, () => ({
		after: PACE.min + dice.below(PACE.max - PACE.min),
		who: dice.below(60),
		action: dice.of(names),
		which: dice.below(60),
		what: dice.below(200),
	}));
	return { evening, steps };
}
