import { shownNames } from "../names/namesakes.ts";
import type { Room, TextRef } from "../room.ts";
import { charactersOf } from "../selectors.ts";
import { reactionNumber } from "./reactions.ts";
import { addCounts, type EmojiCounts, given, total } from "./scoring.ts";

/**
 * Returns the statistics of a finished game (docs/game.md "Statistics"). `counts` contains the
 * reactions to every part, and `name` resolves names.
 */
export function gameStats(
	room: Room,
	counts: Map<number, EmojiCounts>,
	name: (ref: TextRef) => string,
) {
	const seats = Object.values(room.seats).filter((seat) => !seat.audience);
	const names = shownNames(room);
	const parts = Object.values(room.submissions);
	const words = parts.reduce((sum, part) => sum + part.words, 0);
	const wordsOf = sums(parts.map(({ player, words }) => [player, words]));
	const received = receivedByWriter(room, counts);
	const givenBy = sums(
		Object.values(room.reactions).map((reaction) => [reaction.player, given(reaction)]),
	);
	const chosen = (player: number) =>
		charactersOf(room, (c) => c.owner === player).reduce((sum, c) => sum + c.stories.length, 0);
	const pick = (measure: (player: number) => number, sign: 1 | -1) => {
		const measured = seats.map(({ id }) => ({ name: names.get(id), count: measure(id) }));
		const best = measured.sort((a, b) => sign * (b.count - a.count))[0];
		return { who: best?.name ?? null, count: best?.count ?? 0 };
	};
	const top = pick(chosen, 1);
	const bottom = pick(chosen, -1);
	const reacted = pick((player) => total(received.get(player)), 1);
	const reactor = pick(givenBy, 1);
	const quietest = pick(givenBy, -1);
	const audience = audienceEver(room);
	return {
		meta: {
			minutes: minutesOf(room),
			total_words: words,
			average_part_length: parts.length === 0 ? 0 : Math.round(words / parts.length),
			top_character_writer: top.who,
			top_character_count: top.count,
			bottom_character_writer: bottom.who,
			bottom_character_count: bottom.count,
			most_reacted: reacted.who,
			most_reacted_count: reacted.count,
			most_reactor: reactor.who,
			most_reactor_count: reactor.count,
			least_reactor: quietest.who,
			least_reactor_count: quietest.count,
			most_loved: pick((player) => received.get(player)?.[reactionNumber("heart")] ?? 0, 1).who,
			most_words: pick(wordsOf, 1).who,
			least_words: pick(wordsOf, -1).who,
			selected: charactersByName(room, name),
		},
		audience_stats: {
			audience_count: audience.size,
			audience_reacts: Object.values(room.reactions).reduce(
				(sum, r) => sum + (audience.has(r.player) ? given(r) : 0),
				0,
			),
		},
	};
}

/** Returns how long the game took, rounded up to whole minutes; null for one of an older build. */
const minutesOf = ({ began, ended }: Room): number | null =>
	began === undefined || ended === undefined ? null : Math.ceil((ended - began) / 60_000);

/**
 * Returns the audience that took part: those in the room, and those who reacted or voted before
 * they left. Seats of the audience are freed on leaving, but their reactions and votes still count.
 */
function audienceEver(room: Room): Set<number> {
	const here = Object.values(room.seats).filter((seat) => seat.audience);
	const gave = [...Object.values(room.reactions), ...Object.values(room.votes)];
	const left = gave.map(({ player }) => player).filter((player) => !room.seats[player]);
	return new Set([...here.map(({ id }) => id), ...left]);
}

/** Returns all submitted characters by the names of their players. */
function charactersByName(room: Room, name: (ref: TextRef) => string): Record<string, string[]> {
	const names = [...shownNames(room)].filter(([player]) => room.seats[player]?.audience === false);
	return Object.fromEntries(
		names.map(([player, shown]) => [
			shown,
			charactersOf(room, (c) => c.owner === player).map((c) => (c.locked ? shown : name(c.name))),
		]),
	);
}

/** Returns the emojis that each player received on their parts, by player. */
export function receivedByWriter(
	room: Room,
	counts: Map<number, EmojiCounts>,
): Map<number, EmojiCounts> {
	const received = new Map<number, EmojiCounts>();
	for (const part of Object.values(room.submissions)) {
		received.set(part.player, addCounts(received.get(part.player) ?? {}, counts.get(part.id)));
	}
	return received;
}

/** Returns a function that returns each player's total; 0 for players without one. */
function sums(amounts: [player: number, amount: number][]): (player: number) => number {
	const byPlayer = new Map<number, number>();
	for (const [player, amount] of amounts)
		byPlayer.set(player, (byPlayer.get(player) ?? 0) + amount);
	return (player) => byPlayer.get(player) ?? 0;
}
