import { type PhaseName, phaseOf, STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { coverWords } from "#words/game/cover.ts";
import { guessPageWords } from "#words/game/guess-page.ts";
import { tvWords } from "#words/game/tv.ts";
import { space } from "#words/grammar.ts";
import { countHere, notYet, writersOf } from "../../game/seats.ts";
import { mayGuess } from "../../screens/guess/guessed.ts";
import type { RoomWait } from "../../screens/round-table/seat-state.ts";

/**
 * The condition that the room waits for in each phase. The lobby and the results wait for nothing.
 */
const WAITS: Record<PhaseName, RoomWait | null> = {
	lobby: null,
	"quick-start": { done: STATUS.postQuickStart, deed: "busy" },
	minors: { done: STATUS.postMinors, deed: "busy" },
	characters: { done: STATUS.postCharacters, deed: "writing" },
	"story-create": { done: STATUS.postStoryCreate, deed: "busy" },
	write: { done: STATUS.postStoryWrite, deed: "writing" },
	title: { done: STATUS.postStoryTitle, deed: "writing" },
	censor: { done: STATUS.postCensoring, deed: "busy" },
	"read-vote": { done: STATUS.postReading, deed: "busy" },
	results: null,
};

/**
 * Returns the condition that the room waits for; null while it prepares a phase, and for a room
 * without an audience, whose screens are sent faces only (docs/protocol.md "Screens").
 */
export function waitOf({ status, settings, drawing }: Game): RoomWait | null {
	const phase = settings.audiences ? phaseOf(status) : null;
	const wait = phase && WAITS[phase];
	return wait && { ...wait, covers: drawing };
}

/** The stage's texts for a phase. */
interface Said {
	heading: string;
	line: string;
}

/** Returns the stage's texts while the room waits. */
export function saidIn(game: Game): Said {
	const phase = phaseOf(game.status);
	const wait = waitOf(game);
	const slow = wait ? countHere(notYet(game, wait.done)) : null;
	const { part } = game.submission;
	if (phase === null) return { heading: tvWords.opening, line: "" };
	if (phase === "read-vote") return saidOfReading(game, slow);
	if (game.drawing) return { heading: coverWords.painting, line: coverWords.waiting };
	const heading =
		phase === "write" && part !== null
			? tvWords.part(part + 1, game.settings.num_switches)
			: tvWords.meanwhile[phase];
	if (slow === null) return { heading, line: phase === "write" ? tvWords.meanwhile.write : "" };
	if (phase === "write") return { heading, line: tvWords.hush(slow) };
	return { heading, line: phase === "censor" ? "" : tvWords.still(slow) };
}

/**
 * Readers at their own pace vote while others read, and the view does not always show which of them
 * do.
 */
function saidOfReading(game: Game, slow: number | null): Said {
	const { story, vote, both } = tvWords.reading;
	const statuses = writersOf(game).map(({ status }) => status);
	const votes = statuses.some((status) => status >= STATUS.voting);
	const hasAwards = Object.keys(game.awards).length > 0;
	const isVote = hasAwards && (game.reading?.ended === true || votes);
	const isKnown = !hasAwards || (slow !== null && !game.settings.hide_authors);
	const counted = isVote ? tvWords.votes : tvWords.still;
	// The readers guess before they vote, and the view does not show which of the two they do.
	const guesses = mayGuess(game) ? guessPageWords.heading.join(space) : vote;
	return {
		heading: isVote ? guesses : isKnown ? story : both,
		line: slow === null ? "" : counted(slow),
	};
}
