import type { Bodies } from "../actions.ts";
import { guessedParts } from "../guess/guessing.ts";
import { awardRule } from "../points/awards.ts";
import { ranked, scoresOf, winnersOf } from "../points/scoring.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Award, Reveal, Room, Seat, Story, Turn } from "../room.ts";
import { activePlayers, storiesOf } from "../selectors.ts";
import { STATUS } from "../status.ts";
import { offsetOf, stepsOf, type TimedStep } from "./reveal-steps.ts";

/**
 * A step that ends later than this (ms) started while the process was down, and the reveal resumes
 * where it stopped. It is shorter than any step.
 */
const LATE = 1000;

const LAST_PLACE = 3;

/**
 * Returns whether the room reveals its winners step by step; without awards there is no winner to
 * reveal.
 */
export const hasReveal = (room: Room): boolean => Object.keys(room.awards).length > 0;

/** Returns whether all viewers may see how the votes went. */
export const hasResults = (room: Room): boolean =>
	room.status === STATUS.results || (room.status === STATUS.preResults && !hasReveal(room));

/** Returns the awards in the order in which they are revealed. */
export function awardsInOrder(room: Room): Award[] {
	const last = ({ rule }: Award) => Number(awardRule(rule)?.last === true);
	return Object.values(room.awards).sort((a, b) => last(a) - last(b) || a.id - b.id);
}

/**
 * Returns the stories on the podium with their places, last place first; tied stories share a
 * place.
 */
export function podiumOf(room: Room): { story: Story; place: number }[] {
	const { stories } = scoresOf(room);
	const scored = storiesOf(room).map((story) => ({
		story,
		points: stories.get(story.id)?.points ?? 0,
	}));
	return ranked(scored)
		.map(({ rank, item }) => ({ story: item.story, place: rank }))
		.filter(({ place }) => place <= LAST_PLACE)
		.sort((a, b) => b.place - a.place);
}

/** Returns the steps of the room's reveal. */
export const stepsIn = (room: Room): TimedStep[] =>
	stepsOf(
		guessedParts(room).length,
		awardsInOrder(room).map(({ id }) => winnersOf(room, id).votes),
		new Set(podiumOf(room).map(({ place }) => place)),
	);

/** Returns whether authors who were guessed are still to be revealed, or the last one just was. */
export const revealsAuthors = (room: Room): boolean =>
	room.guessing !== null &&
	room.status === STATUS.preResults &&
	(room.reveal === null || room.reveal.step <= guessedParts(room).length);

export function startReveal(room: Room, turn: Turn): void {
	goTo(room, { startedAt: turn.now, step: 0, skips: [] }, stepsIn(room));
}

/** Shows the next step; returns false after the last one. */
export function nextStep(room: Room, reveal: Reveal, turn: Turn): boolean {
	const steps = stepsIn(room);
	const step = reveal.step + 1;
	if (step >= steps.length) return false;
	const late = turn.now - (reveal.startedAt + offsetOf(steps, step));
	const startedAt = reveal.startedAt + (late > LATE ? late : 0);
	goTo(room, { ...reveal, startedAt, step }, steps);
	return true;
}

/**
 * Skips to the winner: at once for the host, for the others when half of the connected players want
 * it. During a pause only the host can skip.
 */
export function skipReveal(
	room: Room,
	seat: Seat,
	{ connected }: Bodies["reveal/skip"],
	turn: Turn,
): Refusal | null {
	const { reveal } = room;
	const steps = stepsIn(room);
	const winner = steps.length - 1;
	if (room.status !== STATUS.preResults || reveal === null) return refuse("notNow");
	const isHost = seat.id === room.hostId;
	if (room.pause !== null && !isHost) return refuse("notNow");
	// The winner was shown while the press was on its way, so the player has what they want.
	if (reveal.step >= winner) return null;
	const skips = [...new Set([...reveal.skips, seat.id])];
	const here = activePlayers(room).filter(({ id }) => id === seat.id || connected.includes(id));
	const wanting = here.filter(({ id }) => skips.includes(id));
	room.reveal = { ...reveal, skips };
	if (!isHost && wanting.length * 2 < here.length) return null;
	room.pause = null;
	goTo(room, { startedAt: turn.now - offsetOf(steps, winner), step: winner, skips }, steps);
	return null;
}

/** Sets the step, and the room's deadline to its end. */
function goTo(room: Room, reveal: Reveal, steps: TimedStep[]): void {
	room.reveal = reveal;
	room.deadline = reveal.startedAt + offsetOf(steps, reveal.step + 1);
}
