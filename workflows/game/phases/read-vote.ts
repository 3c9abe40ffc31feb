import { finishGuesses, runGuessRound } from "../guess/guess-round.ts";
import { chooseGuessed, guessAuthor } from "../guess/guessing.ts";
import { LIMITS } from "../limits.ts";
import { markLine } from "../lines/marks.ts";
import { AWARD_RULES } from "../points/awards.ts";
import { hasReadAll, isRead, reactionOf } from "../points/read-stories.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { type Room, type Seat, type Story, type Submission, type Turn, takeId } from "../room.ts";
import { activePlayers, audienceOf, storiesOf, submissionsOf } from "../selectors.ts";
import { isSlow, phaseTime, slowEnd } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { censorParts, setFlags } from "./moderation.ts";
import { allWait, NO_SIGHT, type Phase, setLimit, setStatuses } from "./phase.ts";

/** All players and the audience read the stories, react, and then vote for the awards. */
export const readVote: Phase = {
	name: "read-vote",
	status: STATUS.reacting,
	waiting: STATUS.postReading,
	audienceWaits: false,
	closedToAudience: (room) => Object.values(room.seats).some(hasBegunVoting),
	revisable: ["story/react", "line/mark", "story/guess", "guess/done", "submission/censor"],
	audience: ["story/react", "story/vote", "line/mark", "story/guess", "guess/done"],
	on: {
		"story/react": (room, seat, body, turn) => {
			const story = room.stories[body.story];
			if (!story) return refuse("noSuchStory");
			const parts = submissionsOf(room, story.id);
			if (body.parts.length > parts.length) return refuse("reactionShape");
			if (body.parts.some((emojis, i) => emojis.length > 0 && isOwnPart(room, seat, parts[i])))
				return refuse("ownPart");
			const before = reactionOf(room, seat.id, story.id);
			if (body.reaction !== -1 && body.reaction !== before?.id) return refuse("foreignReaction");
			const refused = flagWhileReading(room, seat, parts, body.flagged ?? null);
			if (refused) return refused;
			setReaction(room, seat, story, body.parts);
			afterReading(room, seat, turn);
			return null;
		},
		"story/vote": (room, seat, body, turn) => {
			const story = room.stories[body.story];
			if (!room.awards[body.award]) return refuse("noSuchAward");
			if (!story) return refuse("noSuchStory");
			if (!mayVoteFor(room, seat, story)) return refuse("ownStory");
			if (!hasReadAll(room, seat)) return refuse("reactFirst");
			const before = Object.values(room.votes).find(
				(vote) => vote.player === seat.id && vote.award === body.award,
			);
			const id = before?.id ?? takeId(room);
			room.votes[id] = { id, player: seat.id, award: body.award, story: story.id };
			afterReading(room, seat, turn);
			return null;
		},
		"line/mark": (room, seat, body) => {
			const part = room.submissions[body.submission];
			if (!part) return refuse("noSuchPart");
			if (isOwnPart(room, seat, part)) return refuse("ownPart");
			return markLine(room, seat, body);
		},
		"story/guess": guessAuthor,
		"guess/done": finishGuesses,
		"submission/censor": (room, seat, body) => censorParts(room, seat, body.submissions),
	},
	entries: {
		missing: (room, seat) => !isFinished(room, seat),
		use: {
			"story/react": (room, seat, body) => {
				const story = room.stories[body.story];
				if (!story) return;
				const parts = submissionsOf(room, story.id);
				const allowed = parts.map((part, i) =>
					isOwnPart(room, seat, part) ? [] : (body.parts[i] ?? []),
				);
				setReaction(room, seat, story, allowed);
			},
		},
	},
	powers: {
		// The people of a slow game have come together for an evening.
		read_tonight(room) {
			const [first] = storiesOf(room);
			if (!isSlow(room) || room.reading !== null || !first) return refuse("notNow");
			room.reading = { story: first.id, part: 0 };
			return null;
		},
	},
	skipPlayer(room, seat, turn) {
		seat.status = STATUS.postReading;
		runGuessRound(room, turn);
		hurry(room, turn);
	},
	arrives: afterReading,
	adjust(room, turn) {
		runGuessRound(room, turn);
		hurry(room, turn);
	},
	begin(room, turn) {
		setStatuses(room, STATUS.reacting, STATUS.reacting);
		if (activePlayers(room).length >= LIMITS.minVoters) {
			for (const [rule, { name, subtitle }] of AWARD_RULES.entries()) {
				const id = takeId(room);
				room.awards[id] = { id, name, subtitle, rule };
			}
			chooseGuessed(room);
		}
		startReading(room, turn);
		const [first] = storiesOf(room);
		if (room.settings.read_together && first) room.reading = { story: first.id, part: 0 };
		for (const seat of [...activePlayers(room), ...audienceOf(room)])
			afterReading(room, seat, turn);
	},
	done: (room) => isReadOut(room) && allWait(room, STATUS.postReading),
	end(room) {
		room.hurryAt = null;
		return "leave";
	},
	view: () => NO_SIGHT,
};

/**
 * Sets flags; refuses those of the audience, which may only react and vote
 * (docs/game.md "Audience").
 */
function flagWhileReading(
	room: Room,
	seat: Seat,
	parts: Submission[],
	flagged: number[] | null,
): Refusal | null {
	if (!seat.audience) return setFlags(room, seat, parts, flagged);
	if (flagged !== null && flagged.length > 0) return refuse("playersOnly");
	return null;
}

/** Returns whether readers may react to their own parts and vote for their own stories. */
const mayTakeOwn = (room: Room): boolean => room.selfReactions || activePlayers(room).length === 1;

const hasBegunVoting = (seat: Seat) =>
	seat.status === STATUS.voting || seat.status === STATUS.postReading;

function setReaction(room: Room, seat: Seat, story: Story, emojis: number[][]): void {
	const id = reactionOf(room, seat.id, story.id)?.id ?? takeId(room);
	room.reactions[id] = {
		id,
		player: seat.id,
		story: story.id,
		parts: submissionsOf(room, story.id).map((_, i) => [...new Set(emojis[i] ?? [])]),
	};
}

/**
 * Returns whether a part is the reader's own and reactions to it are not allowed. Only the last
 * remaining player may react to their own.
 */
const isOwnPart = (room: Room, seat: Seat, part: Submission | undefined): boolean =>
	part?.player === seat.id && !mayTakeOwn(room);

/** Returns whether a reader has finished without being skipped by the host. */
function isFinished(room: Room, seat: Seat): boolean {
	if (seat.status !== STATUS.postReading) return false;
	const owed = votesOwed(room, seat);
	return owed > 0 ? votesBy(room, seat) >= owed : hasReadAll(room, seat);
}

/** Returns how many votes a reader has: one for each award, if there is a story to vote for. */
function votesOwed(room: Room, seat: Seat): number {
	const choices = storiesOf(room).some((story) => mayVoteFor(room, seat, story));
	return choices ? Object.keys(room.awards).length : 0;
}

const mayVoteFor = (room: Room, seat: Seat, story: Story): boolean =>
	story.captain !== seat.id || mayTakeOwn(room);

const votesBy = (room: Room, seat: Seat): number =>
	Object.values(room.votes).filter((vote) => vote.player === seat.id).length;

/**
 * Moves a reader on: they react until every story is read, vote until every award has a vote, then
 * wait.
 */
function afterReading(room: Room, seat: Seat, turn: Turn): void {
	if (seat.status === STATUS.postReading) return;
	const stories = storiesOf(room);
	const unread = stories.findIndex((story) => !isRead(room, seat, story));
	seat.reactionIndex = unread < 0 ? stories.length : unread;
	if (unread >= 0) {
		seat.status = STATUS.reacting;
		return;
	}
	seat.status = votesBy(room, seat) < votesOwed(room, seat) ? STATUS.voting : STATUS.postReading;
	hurry(room, turn);
}

/**
 * Returns whether the last part was opened. In a room that reads together, no reader can finish
 * before that.
 */
export function isReadOut(room: Room): boolean {
	if (room.reading === null) return true;
	const last = storiesOf(room).at(-1);
	return (
		last?.id === room.reading.story && room.reading.part === submissionsOf(room, last.id).length - 1
	);
}

/**
 * Starts the clock, which faster_phases does not halve here (docs/game.md "Reading and voting").
 */
function startReading(room: Room, turn: Turn): void {
	if (isSlow(room)) setLimit(room, slowEnd(room, turn, LIMITS.slow.reading));
	else if (room.settings.write_duration !== 0) setLimit(room, turn.now + LIMITS.reading);
}

/**
 * Leaves the others three minutes once half of the players have finished, or the time of a phase in
 * a slow game that is not read together. This happens only once, so that time added later by the
 * host is kept.
 */
function hurry(room: Room, turn: Turn): void {
	const { limit } = room.countdown;
	// Checked again when the clock resumes, and at the last part.
	if (limit === null || room.hurryAt !== null || room.pause !== null || !isReadOut(room)) return;
	const players = activePlayers(room);
	const finished = players.filter((seat) => seat.status === STATUS.postReading).length;
	if (finished * 2 < players.length) return;
	room.hurryAt = turn.now;
	const apart = isSlow(room) && room.reading === null;
	const end = apart ? slowEnd(room, turn, phaseTime(room)) : turn.now + LIMITS.readingDrop;
	setLimit(room, Math.min(limit, end));
}
