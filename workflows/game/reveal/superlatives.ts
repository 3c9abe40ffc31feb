import { foundBy, missesOf } from "../guess/found.ts";
import { type ReactionName, reactionNumber } from "../points/reactions.ts";
import { type EmojiCounts, given } from "../points/scoring.ts";
import { receivedByWriter } from "../points/stats.ts";
import type { Room } from "../room.ts";
import { charactersOf, storiesOf, submissionsOf } from "../selectors.ts";

/** A player's achievement in the game; `count` is how often. */
export interface Superlative {
	kind: SuperlativeKind;
	count: number;
}

/** The kinds; each goes to at most one person. `pot` is for players who get no other. */
export type SuperlativeKind =
	| "alibi"
	| "detective"
	| "awards"
	| "laughs"
	| "hearts"
	| "fires"
	| "zany"
	| "stars"
	| "closer"
	| "cast"
	| "audience"
	| "words"
	| "pot";

type Counted = Exclude<SuperlativeKind, "pot">;
type Measures = Record<Counted, (player: number) => number>;

/** A kind that a person may get; `rank` is the number of players with a higher count. */
interface Candidate extends Superlative {
	player: number;
	rank: number;
}

/**
 * Returns one superlative for every writer, by player. The best rank comes first, and among equals
 * the player who leads in the fewest kinds; `counts` contains the reactions to every part.
 */
export function superlativesOf(
	room: Room,
	counts: Map<number, EmojiCounts>,
): Record<string, Superlative> {
	const players = Object.values(room.seats)
		.filter((seat) => !seat.audience)
		.map(({ id }) => id);
	const candidates = candidatesAmong(players, measuresOf(room, counts));
	const leads = (player: number) =>
		candidates.filter((one) => one.player === player && one.rank === 0).length;
	const led = new Map(players.map((player) => [player, leads(player)]));
	candidates.sort((a, b) => a.rank - b.rank || (led.get(a.player) ?? 0) - (led.get(b.player) ?? 0));
	const awarded = new Map<number, Superlative>();
	const taken = new Set<SuperlativeKind>();
	for (const { player, kind, count } of candidates) {
		if (awarded.has(player) || taken.has(kind)) continue;
		awarded.set(player, { kind, count });
		taken.add(kind);
	}
	const pot: Superlative = { kind: "pot", count: 0 };
	return Object.fromEntries(players.map((player) => [player, awarded.get(player) ?? pot]));
}

function candidatesAmong(players: readonly number[], measures: Measures): Candidate[] {
	// The keys are exactly the counted kinds, by the type above.
	return (Object.keys(measures) as Counted[]).flatMap((kind) => {
		const all = players.map((player) => ({ player, count: measures[kind](player) }));
		return all
			.filter(({ count }) => count > 0)
			.map((one) => ({
				...one,
				kind,
				rank: all.filter(({ count }) => count > one.count).length,
			}));
	});
}

function measuresOf(room: Room, counts: Map<number, EmojiCounts>): Measures {
	const parts = Object.values(room.submissions);
	const stories = storiesOf(room);
	// Looked up once, because each look-up goes through all parts of the room.
	const closers = stories.map(({ id }) => submissionsOf(room, id).at(-1)?.player);
	const received = receivedByWriter(room, counts);
	const gotten = (reaction: ReactionName) => (player: number) =>
		received.get(player)?.[reactionNumber(reaction)] ?? 0;
	const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
		items.reduce((all, item) => all + amount(item), 0);
	return {
		// They come first, because among kinds in which one person leads the first one counts.
		alibi: (player) => missesOf(room, player),
		detective: (player) => foundBy(room, player),
		awards: (player) =>
			sum(stories, ({ captain, awards }) => (captain === player ? awards.length : 0)),
		laughs: gotten("laugh"),
		hearts: gotten("heart"),
		fires: gotten("fire"),
		zany: gotten("zany"),
		stars: gotten("star"),
		closer: (player) => closers.filter((closer) => closer === player).length,
		cast: (player) =>
			sum(
				charactersOf(room, ({ owner }) => owner === player),
				({ stories }) => stories.length,
			),
		audience: (player) =>
			sum(Object.values(room.reactions), (one) => (one.player === player ? given(one) : 0)),
		words: (player) => sum(parts, (part) => (part.player === player ? part.words : 0)),
	};
}
