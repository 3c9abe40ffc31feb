import { charactersOf } from "./contents.ts";
import type { Room, Seat, TextRef } from "./room.ts";
import { addCounts, type EmojiCounts, given, reactionsByPart, total } from "./scoring.ts";

/** The statistics of a finished game, with every key of gameplay.md section 3; names are resolved by `name`. */
export function gameStats(room: Room, name: (ref: TextRef) => string) {
	const seats = Object.values(room.seats).filter((seat) => !seat.audience);
	const counts = reactionsByPart(room);
	const parts = Object.values(room.submissions);
	const words = parts.reduce((sum, part) => sum + part.words, 0);
	const wordsOf = (player: number) => parts.reduce((sum, part) => sum + (part.player === player ? part.words : 0), 0);
	const received = (player: number) => receivedBy(room, player, counts);
	const givenBy = (player: number) =>
		Object.values(room.reactions).reduce((sum, reaction) => sum + (reaction.player === player ? given(reaction) : 0), 0);
	const chosen = (player: number) => charactersOf(room, (c) => c.owner === player).reduce((sum, c) => sum + c.stories.length, 0);
	const pick = (measure: (player: number) => number, sign: 1 | -1) => {
		const best = [...seats].sort((a, b) => sign * (measure(b.id) - measure(a.id)))[0];
		return { who: best?.name ?? null, count: best ? measure(best.id) : 0 };
	};
	const top = pick(chosen, 1);
	const bottom = pick(chosen, -1);
	const reacted = pick((player) => total(received(player)), 1);
	const reactor = pick(givenBy, 1);
	const quietest = pick(givenBy, -1);
	const audience = new Set(
		Object.values(room.seats)
			.filter((seat) => seat.audience)
			.map((seat) => seat.id),
	);
	return {
		meta: {
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
			most_loved: pick((player) => received(player)[HEART] ?? 0, 1).who,
			most_words: pick(wordsOf, 1).who,
			least_words: pick(wordsOf, -1).who,
			selected: charactersByName(room, seats, name),
		},
		audience_stats: {
			audience_count: audience.size,
			audience_reacts: Object.values(room.reactions).reduce((sum, r) => sum + (audience.has(r.player) ? given(r) : 0), 0),
		},
	};
}

/** Everything that was submitted, by the players' names; two of one name share a line. */
function charactersByName(room: Room, seats: Seat[], name: (ref: TextRef) => string): Record<string, string[]> {
	const lines = new Map<string, string[]>();
	for (const seat of seats) {
		const submitted = charactersOf(room, (c) => c.owner === seat.id).map((c) => name(c.name));
		lines.set(seat.name, [...(lines.get(seat.name) ?? []), ...submitted]);
	}
	return Object.fromEntries(lines);
}

const HEART = 3;

/** Emojis received on all parts a player wrote. */
export function receivedBy(room: Room, player: number, counts: Map<number, EmojiCounts>): EmojiCounts {
	const sum: EmojiCounts = {};
	for (const part of Object.values(room.submissions)) if (part.player === player) addCounts(sum, counts.get(part.id));
	return sum;
}
