import { authorMs, REVEAL_MS } from "#game/reveal/reveal-steps.ts";
import type { Cue } from "../../../device/sound.ts";
import { findersOf } from "../../guess/guessed.ts";
import type { RunningStep } from "../show.ts";

/** A sound at a time of a step, in milliseconds from the step's start. */
export interface TimedCue {
	at: number;
	cue: Cue;
}

/** Milliseconds between two sounds, because more become a noise. */
export const APART = 150;
/** Milliseconds between two bursts of the roll, with room for the beats of the players. */
const BURST = 300;
/** Cues older than this many milliseconds are dropped. */
const LATE = 400;

/**
 * Returns the cues of the running step of a reveal, with the time between two sounds; `authors` is
 * the number of guessed parts.
 */
export function cuesOf(reveal: RunningStep, authors = 0): TimedCue[] {
	switch (reveal.step) {
		case "opening": {
			const author = Object.values(reveal.authors ?? {}).at(-1);
			return author ? authorCues(findersOf(author).length, authors) : [{ at: 0, cue: "chord" }];
		}
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

/** Returns the cues still to play for a page that joins `since` ms into the step. */
export const cuesFrom = (cues: readonly TimedCue[], since: number): TimedCue[] =>
	cues.filter(({ at }) => at >= since - LATE);

function authorCues(finders: number, authors: number): TimedCue[] {
	const hops = Array.from(
		{ length: finders },
		(_, i): TimedCue => ({
			at: finderHopsAt(i, authors),
			cue: "tick",
		}),
	);
	return spaced([
		{ at: Math.round(REVEAL_MS.author.face * authorMs(authors)), cue: "plop" },
		...hops,
	]);
}

/**
 * Returns when a reader who found an author hops in, in milliseconds from the start of the step; the
 * last ones hop together.
 */
export const finderHopsAt = (index: number, authors: number): number =>
	Math.round(REVEAL_MS.author.finders * authorMs(authors)) +
	Math.min(index, MOST_FINDERS) * REVEAL_MS.voter;

/** The number of finders who hop one after another before the shortest step is over. */
const MOST_FINDERS = 4;

function awardCues(winners: readonly { voters: readonly number[] }[]): TimedCue[] {
	// An award without winners has no sound.
	if (winners.length === 0) return [];
	const voters = winners.flatMap((winner) => winner.voters);
	return spaced([
		{ at: 0, cue: "thud" },
		{ at: REVEAL_MS.writer, cue: "plop" },
		...voters.map((_, i): TimedCue => ({ at: hopsAt(i), cue: "tick" })),
	]);
}

/**
 * Returns when a voter hops in, in milliseconds from the start of the award; the last ones hop
 * together.
 */
export const hopsAt = (index: number): number =>
	REVEAL_MS.voters + Math.min(index, MOST_HOPS) * REVEAL_MS.voter;

/** The number of voters who hop one after another before the award is over. */
const MOST_HOPS = 20;

function drumRoll(): TimedCue[] {
	const bursts = Math.floor(REVEAL_MS.drum / BURST);
	const swelling = ["roll-soft", "roll", "roll-loud"] as const;
	return Array.from({ length: bursts }, (_, i) => ({
		at: i * BURST,
		cue: swelling[Math.floor((i * swelling.length) / bursts)] ?? "roll",
	}));
}

/** Leaves out cues that follow too soon after the sound before them. */
function spaced(cues: readonly TimedCue[]): TimedCue[] {
	const kept: TimedCue[] = [];
	for (const cue of cues) if (cue.at - (kept.at(-1)?.at ?? -APART) >= APART) kept.push(cue);
	return kept;
}
