import type { Game, WireAward } from "#game/wire/state.ts";
import type { Ledger, WrittenPart } from "./ledger.ts";

/** Emoji index to count. */
export type Counts = Record<string, number>;

interface Scores {
	awards: number;
	/** By story. */
	stories: Record<string, { points: number; awards: string[]; reactions: Counts }>;
	/** By player. */
	players: Record<string, { points: number; reactions: Counts }>;
}

/** Returns the points and awards that the results show. */
export function shownScores({ stories, players, awards }: Game): Scores {
	const given = (counts: Counts) =>
		Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
	const ofStories = Object.values(stories).map(({ id, meta }) => {
		return [
			id,
			{ points: meta.points, awards: [...meta.awards].sort(), reactions: given(meta.reactions) },
		];
	});
	const ofPlayers = Object.values(players)
		.filter(({ data }) => !data.audience)
		.map(({ id, data }) => [id, { points: data.points, reactions: given(data.reactions) }]);
	return {
		awards: Object.keys(awards).length,
		stories: Object.fromEntries(ofStories),
		players: Object.fromEntries(ofPlayers),
	};
}

/** Returns the points and awards that the ledger implies (docs/game.md "Awards and points"). */
export function expectedScores(game: Game, ledger: Ledger): Scores {
	const scores: Scores = { awards: ledger.players.length < 3 ? 0 : 5, stories: {}, players: {} };
	for (const { id } of ledger.players) {
		const reactions = sumOf(ledger.partsBy(id).map((part) => receivedBy(ledger, part)));
		scores.players[id] = { points: totalOf(reactions) * 100, reactions };
	}
	for (const id of ledger.titles.keys()) {
		const reactions = sumOf(ledger.partsOf(id).map((part) => receivedBy(ledger, part)));
		scores.stories[id] = { points: totalOf(reactions) * 100, awards: [], reactions };
	}
	for (const award of Object.values(game.awards)) giveAward(award, scores, ledger);
	for (const { awards } of Object.values(scores.stories)) awards.sort();
	return scores;
}

function giveAward({ id, meta }: WireAward, scores: Scores, ledger: Ledger): void {
	const winners = winnersOf(id, ledger);
	const bonus = Math.floor(1000 / winners.length);
	for (const story of winners) {
		const won = scores.stories[story];
		if (won) won.points += bonus;
		won?.awards.push(meta.name);
		const takers = takersOf(meta.rule, story, ledger);
		for (const taker of takers) {
			const score = scores.players[taker];
			if (score) score.points += meta.rule === 4 ? Math.floor(bonus / takers.length) : bonus;
		}
	}
}

/** Returns the reactions to a part from players and audience. */
export function receivedBy(ledger: Ledger, part: WrittenPart): Counts {
	const lists = [...ledger.reactions.values()]
		.filter(({ story }) => story === part.story)
		.map(({ parts }) => parts[part.index] ?? []);
	return sumOf(lists.map((emojis) => Object.fromEntries(emojis.map((emoji) => [emoji, 1]))));
}

export const totalOf = (counts: Counts): number =>
	Object.values(counts).reduce((sum, n) => sum + n, 0);

export function sumOf(all: Counts[]): Counts {
	const sum: Counts = {};
	for (const counts of all)
		for (const [emoji, n] of Object.entries(counts)) sum[emoji] = (sum[emoji] ?? 0) + n;
	return sum;
}

/** Returns the stories with the most votes for an award. */
function winnersOf(award: number, ledger: Ledger): number[] {
	const votes = [...ledger.votes.values()]
		.filter((vote) => vote.award === award)
		.map(({ story }) => story);
	const count = (story: number) => votes.filter((voted) => voted === story).length;
	const voted = [...new Set(votes)];
	return voted.filter((story) => count(story) === Math.max(...voted.map(count)));
}

/** Returns the players who get the bonus of a story's award. */
function takersOf(rule: number, story: number, ledger: Ledger): number[] {
	const parts = ledger.partsOf(story);
	const reacted = parts.map((part) => totalOf(receivedBy(ledger, part)));
	const writers = {
		0: parts,
		2: parts.slice(0, 1),
		3: parts.slice(-1),
		4: parts.filter((_, i) => reacted[i] === Math.max(...reacted)),
	}[rule];
	return rule === 1
		? [ledger.titles.get(story)?.captain ?? 0]
		: [...new Set(writers?.map(({ writer }) => writer))];
}
