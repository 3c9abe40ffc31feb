import { shuffled } from "./dice.ts";
import { LIMITS } from "./limits.ts";
import { modeOf } from "./modes/index.ts";
import { type Room, type Story, type Submission, type Turn, takeId } from "./room.ts";
import { activePlayers, runningSubmissions, storiesOf, submissionsOf } from "./selectors.ts";
import { dealPrompts } from "./settings/prompts.ts";
import { awakePlayers } from "./slow/sleepers.ts";

/**
 * Shuffles the players into a ring and opens a story for each; player i is the captain of story i
 * (docs/game.md "Stories and the ring").
 */
export function openStories(room: Room, turn: Turn): void {
	const players = activePlayers(room);
	room.ring = shuffled(
		players.map((seat) => seat.id),
		turn,
	);
	if (room.settings.auto_sync_parts_to_players)
		room.settings = { ...room.settings, num_switches: Math.min(players.length, LIMITS.parts) };
	room.ring.forEach((captain, index) => {
		const id = takeId(room);
		room.stories[id] = {
			...{ id, index, captain, mature: false, title: null, points: 0, awards: [] },
			...{ cover: null, pen: null },
		};
	});
}

/**
 * Returns the writer of a part: player (i + p) mod n of the ring, or the next one who has not left
 * and does not sleep.
 */
export const writerInTurn = (room: Room, story: Story, part: number): number =>
	nextWriter(room, story.index + part) ?? story.captain;

/** Returns the first player from this place of the ring on who can write; null without one. */
function nextWriter(room: Room, from: number): number | null {
	const { ring } = room;
	const writers = awakePlayers(room);
	for (let step = 0; step < ring.length; step++) {
		const player = ring[(from + step) % ring.length];
		if (writers.some(({ id }) => id === player)) return player ?? null;
	}
	return null;
}

/** Gives the running part of every story to its writer, with prompts from the top of the deck. */
export function dealPart(room: Room, part: number): void {
	for (const story of storiesOf(room))
		openPart(room, story.id, part, writerInTurn(room, story, part));
}

/**
 * Gives the empty parts of a slow game to the next writers, once; the new parts take their places.
 * Returns the new parts.
 */
export function passOn(room: Room, parts: readonly Submission[]): Submission[] {
	const passed: Submission[] = [];
	for (const { id, story, index, player, words, passedOn } of parts) {
		if (words > 0 || passedOn) continue;
		const next = nextWriter(room, room.ring.indexOf(player) + 1);
		if (next === null || next === player) continue;
		delete room.submissions[id];
		passed.push(Object.assign(openPart(room, story, index, next), { passedOn: true }));
	}
	return passed;
}

function openPart(room: Room, story: number, index: number, player: number): Submission {
	const id = takeId(room);
	const part = {
		id,
		story,
		index,
		player,
		words: 0,
		// All players of the ring may have left, and another person may have come back.
		done: room.seats[player]?.gone ?? true,
		closed: false,
		passedOn: false,
		handedAt: null,
		end: null,
		prompts: dealPrompts(room, room.settings.multi_prompt ? LIMITS.prompts : 1),
		shown: 0,
		swapped: false,
		flagged: [],
		censored: false,
	};
	room.submissions[id] = part;
	return part;
}

/** Returns the earlier parts that the writer of a part may see (docs/game.md "Writing"). */
export const visibleBefore = (room: Room, submission: Submission): Submission[] =>
	modeOf(room).visibleParts(before(room, submission));

const before = (room: Room, { story, index }: Submission): Submission[] =>
	submissionsOf(room, story).filter((part) => part.index < index);

/** The writers' time for the running part, by player. */
export interface WritersTime {
	/** Epoch ms at which each writer's time ends. */
	ends: Record<string, number>;
	/** The seconds of this time for reading the earlier parts. */
	reading_extra: Record<string, number>;
}

/** Returns the time of all current writers; empty without a timer. */
export function writersTime(room: Room): WritersTime {
	const time: WritersTime = { ends: {}, reading_extra: {} };
	for (const part of runningSubmissions(room)) {
		const { player, end, closed } = part;
		if (end === null || closed || room.seats[player]?.gone !== false) continue;
		// A writer of two parts has until the later end.
		if (end < (time.ends[player] ?? 0)) continue;
		time.ends[player] = end;
		time.reading_extra[player] = extraReadingMs(room, part) / 1000;
	}
	return time;
}

/**
 * Returns the extra time for reading the earlier parts, in ms: a second for 15 words, at most two
 * minutes. Where authors are hidden, every writer of a turn gets the longest of these times,
 * because individual ends would show whose story is long.
 */
export function extraReadingMs(room: Room, submission: Submission): number {
	const { no_extra_reading_time, hide_authors } = room.settings;
	if (no_extra_reading_time) return 0;
	const parts = hide_authors ? runningSubmissions(room) : [submission];
	return Math.max(...parts.map((part) => readingMs(room, part)));
}

function readingMs(room: Room, submission: Submission): number {
	// The given part of a sequel is read as if it were the part before the first one.
	const given: { words: number }[] = room.sequel ? [room.sequel] : [];
	const seen = modeOf(room).visibleParts([...given, ...before(room, submission)]);
	const words = seen.reduce((sum, part) => sum + part.words, 0);
	return Math.min(Math.floor(words / LIMITS.wordsPerReadingSecond) * 1000, LIMITS.extraReading);
}
