import { REVEAL_MS } from "#game/reveal/reveal-steps.ts";
import type { WireReveal } from "#game/wire/state.ts";
import type { Cue } from "../../device/sound.ts";

/** A sound at a time of a step, in milliseconds from the step's start. */
export interface TimedCue {
	at: number;
	cue: Cue;
}

/** Milliseconds between two sounds, because more become a noise. */
export const APART = 150;
/** Milliseconds between two bursts of the roll, with room for the beats of the players. */
const BURST = 300;
/** A message is on its way for as long at most that its sounds still fit, in milliseconds. */
const LATE = 400;

/** Returns what sounds during the running step of a reveal, with the time between two sounds. */
export function cuesOf(reveal: Pick<WireReveal, "step" | "awards">): TimedCue[] {
	switch (reveal.step) {
		case "opening":
			return [{ at: 0, cue: "chord" }];
		case "award":
			return awardCues(reveal.awards.at(-1)?.winners ?? []);
		case "third":
		case "second":
			return [{ at: 0, cue: reveal.step }];
		case "drum":
			return drumRoll();
		case "winner":
			return [{ at: 0, cue: "cymbal" }];
	}
}

/** Returns the cues that a page plays which is so far into the step (ms). */
export const cuesFrom = (cues: readonly TimedCue[], since: number): TimedCue[] =>
	cues.filter(({ at }) => at >= since - LATE);

function awardCues(winners: readonly { voters: readonly number[] }[]): TimedCue[] {
	// Nothing drops where nobody could decide.
	if (winners.length === 0) return [];
	const voters = winners.flatMap((winner) => winner.voters);
	return spaced([
		{ at: 0, cue: "thud" },
		{ at: REVEAL_MS.writer, cue: "plop" },
		...voters.map((_, i): TimedCue => ({ at: hopsAt(i), cue: "tick" })),
	]);
}

/** Returns when a voter hops in, in milliseconds from the start of the award; the last ones together. */
export const hopsAt = (index: number): number =>
	REVEAL_MS.voters + Math.min(index, MOST_HOPS) * REVEAL_MS.voter;

/** So many hop one after another before the award is over. */
const MOST_HOPS = 20;

function drumRoll(): TimedCue[] {
	const bursts = Math.floor(REVEAL_MS.drum / BURST);
	const swelling = ["roll-soft", "roll", "roll-loud"] as const;
	return Array.from({ length: bursts }, (_, i) => ({
		at: i * BURST,
		cue: swelling[Math.floor((i * swelling.length) / bursts)] ?? "roll",
	}));
}

/** Leaves out what comes too soon after the sound before it. */
function spaced(cues: readonly TimedCue[]): TimedCue[] {
	const kept: TimedCue[] = [];
	for (const cue of cues) if (cue.at - (kept.at(-1)?.at ?? -APART) >= APART) kept.push(cue);
	return kept;
}
