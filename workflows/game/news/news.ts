import { hidesAuthors } from "../hidden-authors.ts";
import { LIMITS } from "../limits.ts";
import { currentPhase } from "../phases/index.ts";
import type { News, PartNews, PlayerNews, Room } from "../room.ts";
import { activePlayers } from "../selectors.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { turnsOf } from "./turns.ts";

/** Returns the news between two states of a room; none in a game of one evening. */
export function newsOf(before: Room, after: Room): News[] {
	if (!isSlow(after) || after.closed) return [];
	return [
		...handedIn(before, after),
		...newTurns(before, after),
		...reminder(before, after),
		...nudges(before, after),
		...results(before, after),
	];
}

function handedIn(before: Room, after: Room): PartNews[] {
	const secret = hidesAuthors(after);
	return Object.values(after.submissions)
		.filter(({ id, closed, words }) => closed && words > 0 && !before.submissions[id]?.closed)
		.map(({ id, player, words }) => ({
			kind: "handedIn",
			key: String(id),
			...(secret ? { player: null, words: null } : { player, words }),
		}));
}

/** Returns the news for those whose turn it has become, in one item for all with the same limit. */
function newTurns(before: Room, after: Room): PlayerNews[] {
	const kind = currentPhase(after).name === "read-vote" ? "reading" : "turn";
	const players = awake(after).filter((id) => {
		const known = turnsOf(before, id);
		return turnsOf(after, id).some((turn) => !known.includes(turn));
	});
	return newsFor(kind, players, keyOf(after), after);
}

/** Returns the news for those whom the room waits for shortly before its limit. */
function reminder(before: Room, after: Room): PlayerNews[] {
	if (after.reminded === null || after.reminded === before.reminded) return [];
	// A server that was away may have missed the limit too.
	if (after.awaiting !== null || after.reminded !== after.countdown.limit) return [];
	const isShort = after.since !== null && after.reminded - after.since < 2 * LIMITS.slow.reminder;
	const players = awake(after).filter((id) => turnsOf(after, id).length > 0);
	return isShort ? [] : newsFor("hurry", players, `${after.reminded}`, after);
}

const nudges = (before: Room, after: Room): PlayerNews[] =>
	activePlayers(after)
		.filter(({ id, nudgedAt }) => nudgedAt !== null && nudgedAt !== before.seats[id]?.nudgedAt)
		.flatMap(({ id, nudgedAt }) => newsFor("nudge", [id], `${nudgedAt}`, after));

function results(before: Room, after: Room): PlayerNews[] {
	if (after.status !== STATUS.results || before.status === STATUS.results) return [];
	const players = activePlayers(after).map(({ id }) => id);
	return newsFor("results", players, keyOf(after), after);
}

const newsFor = (
	kind: PlayerNews["kind"],
	players: number[],
	key: string,
	{ countdown }: Room,
): PlayerNews[] => (players.length > 0 ? [{ kind, key, players, until: countdown.limit }] : []);

/** Differs for each phase and part, and for the parts that were passed on. */
const keyOf = ({ stage, part, countdown }: Room): string =>
	[stage, part, countdown.limit].join("/");

const awake = (room: Room): number[] =>
	activePlayers(room)
		.filter(({ asleep }) => !asleep)
		.map(({ id }) => id);

/**
 * Returns when the players are reminded of the running limit, in epoch ms; null when they were, or
 * without a limit.
 */
export function reminderAt(room: Room): number | null {
	const { limit } = room.countdown;
	if (!isSlow(room) || limit === null || limit === room.reminded) return null;
	return room.pause === null && !room.lastCall ? limit - LIMITS.slow.reminder : null;
}
