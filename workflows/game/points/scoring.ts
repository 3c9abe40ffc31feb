import { LIMITS } from "../limits.ts";
import type { Award, Reaction, Room, Story, Submission } from "../room.ts";
import { storiesOf, submissionsOf } from "../selectors.ts";
import { awardRule } from "./awards.ts";

/** How often each emoji was given, by its index. */
export type EmojiCounts = Record<string, number>;

/** Returns the reactions to every part by submission id; a reader counts once for each emoji. */
export function reactionsByPart(room: Room): Map<number, EmojiCounts> {
	const counts = new Map<number, EmojiCounts>();
	// Collected once per story, because a room of 100 readers has thousands of reactions.
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

/** The points and awards of stories and writers by their ids. */
export interface Scores {
	stories: Map<number, { points: number; awards: number[] }>;
	writers: Map<number, number>;
}

/** Sets the points of stories and writers, and the awards won. */
export function score(room: Room): void {
	const { stories, writers } = scoresOf(room);
	for (const seat of Object.values(room.seats)) seat.points = writers.get(seat.id) ?? 0;
	for (const story of storiesOf(room)) Object.assign(story, stories.get(story.id));
}

/**
 * Returns the points of stories and writers, and the awards won
 * (docs/game.md "Awards and points").
 */
export function scoresOf(room: Room): Scores {
	const counts = reactionsByPart(room);
	const scores: Scores = { stories: new Map(), writers: new Map() };
	for (const story of storiesOf(room)) {
		let points = 0;
		for (const part of submissionsOf(room, story.id)) {
			const received = total(counts.get(part.id)) * LIMITS.pointsPerReaction;
			points += received;
			addPoints(scores, part.player, received);
		}
		scores.stories.set(story.id, { points, awards: [] });
	}
	for (const award of Object.values(room.awards)) giveAward(room, award, counts, scores);
	return scores;
}

/**
 * Returns the stories with the most votes for an award, and their number of votes; none without a
 * vote.
 */
export function winnersOf(room: Room, award: number): { votes: number; winners: Story[] } {
	const tally = new Map<number, number>();
	for (const vote of Object.values(room.votes)) {
		if (vote.award === award) tally.set(vote.story, (tally.get(vote.story) ?? 0) + 1);
	}
	const votes = Math.max(0, ...tally.values());
	const winners = storiesOf(room).filter((story) => votes > 0 && tally.get(story.id) === votes);
	return { votes, winners };
}

function giveAward(
	room: Room,
	award: Award,
	counts: Map<number, EmojiCounts>,
	scores: Scores,
): void {
	const { winners } = winnersOf(room, award.id);
	const bonus = Math.floor(LIMITS.pointsPerAward / Math.max(1, winners.length));
	for (const story of winners) {
		const own = scores.stories.get(story.id);
		own?.awards.push(award.id);
		if (own) own.points += bonus;
		const parts = honoured(award.rule, story.captain, submissionsOf(room, story.id), counts);
		const { forCaptain, divided } = awardRule(award.rule) ?? {};
		const takers = forCaptain ? [story.captain] : [...new Set(parts.map((part) => part.player))];
		const share = divided ? Math.floor(bonus / Math.max(1, takers.length)) : bonus;
		for (const player of takers)
			if (isLikedByOthers(room, award, story, player)) addPoints(scores, player, share);
	}
}

/**
 * Returns whether a player may get the bonus: a captain needs another player's vote for their
 * story.
 */
const isLikedByOthers = (room: Room, award: Award, story: Story, player: number): boolean =>
	player !== story.captain ||
	Object.values(room.votes).some(
		(vote) => vote.award === award.id && vote.story === story.id && vote.player !== player,
	);

/** Returns the parts of a story that an award honours. */
export function honoured(
	rule: number,
	captain: number,
	parts: Submission[],
	counts: Map<number, EmojiCounts>,
): Submission[] {
	const reactions = (part: Submission) => total(counts.get(part.id));
	const best = Math.max(...parts.map(reactions));
	return awardRule(rule)?.honours(parts, captain, (part) => reactions(part) === best) ?? [];
}

function addPoints({ writers }: Scores, player: number, points: number): void {
	writers.set(player, (writers.get(player) ?? 0) + points);
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
 * Returns the writers of every story, each once per story, without those who wrote nothing.
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
