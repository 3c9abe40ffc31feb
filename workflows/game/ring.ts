import { shuffled } from "./dice.ts";
import { LIMITS } from "./limits.ts";
import { modeOf } from "./modes/index.ts";
import { type Room, type Story, type Submission, type Turn, takeId } from "./room.ts";
import { activePlayers, runningSubmissions, storiesOf, submissionsOf } from "./selectors.ts";
import { dealPrompts } from "./settings/prompts.ts";

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
		room.stories[id] = { id, index, captain, mature: false, title: null, points: 0, awards: [] };
	});
}

/**
 * Returns the writer of a part: player (i + p) mod n of the ring, or the next one who has not left.
 */
export function writerInTurn(room: Room, story: Story, part: number): number {
	const { ring } = room;
	for (let step = 0; step < ring.length; step++) {
		const player = ring[(story.index + part + step) % ring.length];
		if (player !== undefined && !room.seats[player]?.gone) return player;
	}
	return story.captain;
}

/** Gives the running part of every story to its writer, with prompts from the top of the deck. */
export function dealPart(room: Room, part: number): void {
	for (const story of storiesOf(room)) {
		const id = takeId(room);
		const player = writerInTurn(room, story, part);
		const prompts = dealPrompts(room, room.settings.multi_prompt ? LIMITS.prompts : 1);
		room.submissions[id] = {
			id,
			story: story.id,
			index: part,
			player,
			words: 0,
			// All players of the ring may have left, and another person may have come back.
			done: room.seats[player]?.gone ?? true,
			closed: false,
			end: null,
			prompts,
			shown: 0,
			swapped: false,
			flagged: [],
			censored: false,
		};
	}
}

/** Returns the earlier parts that the writer of a part may see (docs/game.md "Writing"). */
export const visibleBefore = (room: Room, submission: Submission): Submission[] =>
	modeOf(room).visibleParts(
		submissionsOf(room, submission.story).filter(({ index }) => index < submission.index),
	);

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
		const { player, end } = part;
		if (end === null || room.seats[player]?.gone !== false) continue;
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
	const words = visibleBefore(room, submission).reduce((sum, part) => sum + part.words, 0);
	return Math.min(Math.floor(words / LIMITS.wordsPerReadingSecond) * 1000, LIMITS.extraReading);
}
