import { guessesAt } from "../../guess/found.ts";
import { guessedParts } from "../../guess/guessing.ts";
import type { Texts } from "../../lines/texts.ts";
import { lineOf } from "../../lines/view-lines.ts";
import { awardRule } from "../../points/awards.ts";
import { type EmojiCounts, honoured, reactionsByPart, winnersOf } from "../../points/scoring.ts";
import { awardsInOrder, podiumOf, stepsIn } from "../../reveal/reveal.ts";
import { offsetOf, type RevealStep } from "../../reveal/reveal-steps.ts";
import type { Award, Room, Submission } from "../../room.ts";
import { submissionsOf } from "../../selectors.ts";
import type {
	WireLine,
	WireReveal,
	WireRevealedAuthor,
	WireRevealedAward,
} from "../../wire/state.ts";

/** The first step that shows each place of the podium. */
const SHOWS: Record<number, RevealStep> = { 1: "winner", 2: "second", 3: "third" };

export const reveal = {
	game: (room: Room, texts: Texts) => ({ reveal: revealView(room, texts) }),
};

/** Returns the part of the reveal that is on screen or past; null when there is none. */
function revealView(room: Room, texts: Texts): WireReveal | null {
	const { reveal } = room;
	if (reveal === null) return null;
	const steps = stepsIn(room);
	const shown = steps.slice(0, reveal.step + 1).map(({ name }) => name);
	const counts = reactionsByPart(room);
	const awards = awardsInOrder(room).slice(0, shown.filter((name) => name === "award").length);
	const authors = guessedParts(room).slice(0, shown.filter((name) => name === "author").length);
	const podium = podiumOf(room).filter(({ place }) => shown.includes(SHOWS[place] ?? "winner"));
	return {
		started_at: reveal.startedAt,
		step: wireStep(shown.at(-1)),
		step_at: reveal.startedAt + offsetOf(steps, reveal.step),
		...(authors.length > 0 && {
			authors: Object.fromEntries(
				authors.map((part) => [part.id, authorView(room, part, counts, texts)]),
			),
		}),
		awards: awards.map((award) => awardView(room, award, counts, texts)),
		podium: podium.map(({ story, place }) => ({
			story: story.id,
			place,
			line: lineOf(room, submissionsOf(room, story.id), counts, texts),
		})),
		skips: reveal.skips,
	};
}

/** Older clients do not know the step of an author, so the opening lasts longer on the wire. */
const wireStep = (step: RevealStep = "opening"): WireReveal["step"] =>
	step === "author" ? "opening" : step;

const authorView = (
	room: Room,
	part: Submission,
	counts: Map<number, EmojiCounts>,
	texts: Texts,
): WireRevealedAuthor => {
	const line = lineOf(room, [part], counts, texts)?.text;
	return {
		writer: part.player,
		...(line !== undefined && { line }),
		guesses: guessesAt(room, part),
	};
};

function awardView(
	room: Room,
	award: Award,
	counts: Map<number, EmojiCounts>,
	texts: Texts,
): WireRevealedAward {
	const { votes, winners } = winnersOf(room, award.id);
	return {
		award: award.id,
		votes,
		winners: winners.map(({ id, captain }) => {
			const parts = honoured(award.rule, captain, submissionsOf(room, id), counts);
			const line = lineOf(room, parts, counts, texts);
			return {
				story: id,
				line,
				writer: awardRule(award.rule)?.forCaptain ? captain : writerOf(line, parts),
				voters: Object.values(room.votes)
					.filter((vote) => vote.award === award.id && vote.story === id)
					.map(({ player }) => player),
			};
		}),
	};
}

/** Returns the writer of a line, or without a line the writer of the first part. */
const writerOf = (line: WireLine | null, [first]: { player: number }[]): number | null =>
	line?.writer ?? first?.player ?? null;
