import { LIMITS } from "./limits.ts";
import type { Award, Reaction, Room, Story, Submission } from "./room.ts";
import { storiesOf, submissionsOf } from "./selectors.ts";

/** How often each emoji was given, by its index. */
export type EmojiCounts = Record<string, number>;

/** Returns the reactions to every part by submission id; a reader counts once for each emoji. */
export function reactionsByPart(room: Room): Map<number, EmojiCounts> {
	const counts = new Map<number, EmojiCounts>();
	// Looked up once per story, because a room of 100 readers has thousands of reactions.
	const parts = new Map(storiesOf(room).map(({ id }) => [id, submissionsOf(room, id)]));
	for (const reaction of Object.values(room.reactions)) {
		for (const [i, part] of (parts.get(reaction.story) ?? []).entries()) {
			const received = counts.get(part.id) ?? {};
			for (const emoji of reaction.parts[i] ?? []) received[emoji] = (received[emoji] ?? 0) + 1;
			counts.set(part.id, received);
		}
	}
	return counts;
}

export const total = (counts: EmojiCounts | undefined): number =>
	Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);

export const given = (reaction: Reaction): number =>
	reaction.parts.reduce((sum, emojis) => sum + emojis.length, 0);

export function addCounts(into: EmojiCounts, counts: EmojiCounts | undefined): EmojiCounts {
	for (const [emoji, n] of Object.entries(counts ?? {})) into[emoji] = (into[emoji] ?? 0) + n;
	return into;
}

/**
 * Sets the points of stories and writers, and the awards won (docs/game.md "Awards and points").
 */
export function score(room: Room): void {
	const counts = reactionsByPart(room);
	for (const seat of Object.values(room.seats)) seat.points = 0;
	for (const story of storiesOf(room)) {
		story.points = 0;
		story.awards = [];
		for (const part of submissionsOf(room, story.id)) {
			const points = total(counts.get(part.id)) * LIMITS.pointsPerReaction;
			story.points += points;
			addPoints(room, part.player, points);
		}
	}
	for (const award of Object.values(room.awards)) giveAward(room, award, counts);
}

function giveAward(room: Room, award: Award, counts: Map<number, EmojiCounts>): void {
	const tally = new Map<number, number>();
	for (const vote of Object.values(room.votes)) {
		if (vote.award === award.id) tally.set(vote.story, (tally.get(vote.story) ?? 0) + 1);
	}
	const most = Math.max(0, ...tally.values());
	const winners = storiesOf(room).filter((story) => most > 0 && tally.get(story.id) === most);
	const bonus = Math.floor(LIMITS.pointsPerAward / Math.max(1, winners.length));
	for (const story of winners) {
		story.awards.push(award.id);
		story.points += bonus;
		const takers = bonusTakers(award.rule, story.captain, submissionsOf(room, story.id), counts);
		const share = award.rule === 4 ? Math.floor(bonus / Math.max(1, takers.length)) : bonus;
		for (const player of takers)
			if (isLikedByOthers(room, award, story, player)) addPoints(room, player, share);
	}
}

/**
 * Returns whether a player may get the bonus: a captain needs a vote of somebody else for their
 * story.
 */
const isLikedByOthers = (room: Room, award: Award, story: Story, player: number): boolean =>
	player !== story.captain ||
	Object.values(room.votes).some(
		(vote) => vote.award === award.id && vote.story === story.id && vote.player !== player,
	);

/**
 * Returns who gets an award's bonus: with rule 0 every writer, 1 the captain, 2 the first writer, 3
 * the last, 4 the writer of the best-reacted part.
 */
function bonusTakers(
	rule: number,
	captain: number,
	parts: Submission[],
	counts: Map<number, EmojiCounts>,
): number[] {
	const best = Math.max(...parts.map((part) => total(counts.get(part.id))));
	const parts4 = parts.filter((part) => total(counts.get(part.id)) === best);
	const by = [parts, [], parts.slice(0, 1), parts.slice(-1), parts4][rule] ?? [];
	return rule === 1 ? [captain] : [...new Set(by.map((part) => part.player))];
}

function addPoints(room: Room, player: number, points: number): void {
	const seat = room.seats[player];
	if (seat) seat.points += points;
}

/** Returns the items by points, highest first; ties share a rank (1, 1, 3). */
export function ranked<T extends { points: number }>(
	items: readonly T[],
): { rank: number; item: T }[] {
	const sorted = [...items].sort((a, b) => b.points - a.points);
	return sorted.map((item) => ({
		rank: 1 + sorted.filter((other) => other.points > item.points).length,
		item,
	}));
}

/**
 * Returns the writers of every story, each once per story; those who wrote nothing are left out.
 * Accounts rank by it.
 */
export function authors(room: Room): number[] {
	return storiesOf(room).flatMap((story) => [
		...new Set(
			submissionsOf(room, story.id)
				.filter((part) => part.words > 0)
				.map((part) => part.player),
		),
	]);
}
