import type { Game, GameStats } from "#game/wire/state.ts";
import type { Ledger } from "./ledger.ts";
import { receivedBy, sumOf, totalOf } from "./scores.ts";

/**
 * Returns the statistics that the ledger implies (docs/game.md "Statistics"). Among players who
 * share a record, the shown one is accepted.
 */
export function expectedStats(game: Game, ledger: Ledger): GameStats {
	const { players, fans, settings } = ledger;
	const parts = [...ledger.parts.values()];
	const words = (of: { words: number }[]) => of.reduce((sum, part) => sum + part.words, 0);
	const received = (player: number) =>
		sumOf(ledger.partsBy(player).map((part) => receivedBy(ledger, part)));
	const given = (player: number) =>
		[...ledger.reactions.values()]
			.filter((reaction) => reaction.player === player)
			.flatMap((reaction) => reaction.parts.flat()).length;
	const cast = Object.values(game.stories).flatMap(({ characters }) => Object.values(characters));
	const measures = {
		chosen: (player: number) => cast.filter(({ name }) => ledger.ownerOf(name) === player).length,
		received: (player: number) => totalOf(received(player)),
		given,
		loved: (player: number) => received(player)[3] ?? 0,
		words: (player: number) => words(ledger.partsBy(player)),
	};
	const record = (of: keyof typeof measures, best: (...n: number[]) => number) =>
		best(...players.map(({ id }) => measures[of](id)));
	const holder = (key: string, of: keyof typeof measures, best: (...n: number[]) => number) => {
		const names = players
			.filter(({ id }) => measures[of](id) === record(of, best))
			.map(({ name }) => name);
		const shown = String(game.game_stats?.meta[key]);
		return names.includes(shown) ? shown : `one of ${names}`;
	};
	const longest = Math.ceil((Date.now() - ledger.openedAt) / 60_000);
	const minutes = Number(game.game_stats?.meta.minutes);
	const fits = Number.isInteger(minutes) && minutes >= 1 && minutes <= longest;
	const locked = (name: string) => (settings.game_mode === "self_insert" ? [name] : []);
	const submitted = (player: number) => ledger.submitted.get(player)?.map(({ name }) => name) ?? [];
	return {
		meta: {
			minutes: fits ? minutes : `1 to ${longest}`,
			total_words: words(parts),
			average_part_length: Math.round(words(parts) / parts.length),
			top_character_writer: holder("top_character_writer", "chosen", Math.max),
			top_character_count: record("chosen", Math.max),
			bottom_character_writer: holder("bottom_character_writer", "chosen", Math.min),
			bottom_character_count: record("chosen", Math.min),
			most_reacted: holder("most_reacted", "received", Math.max),
			most_reacted_count: record("received", Math.max),
			most_reactor: holder("most_reactor", "given", Math.max),
			most_reactor_count: record("given", Math.max),
			least_reactor: holder("least_reactor", "given", Math.min),
			least_reactor_count: record("given", Math.min),
			most_loved: holder("most_loved", "loved", Math.max),
			most_words: holder("most_words", "words", Math.max),
			least_words: holder("least_words", "words", Math.min),
			selected: Object.fromEntries(
				players.map(({ id, name }) => [name, [...locked(name), ...submitted(id)]]),
			),
		},
		audience_stats: {
			audience_count: fans.length,
			audience_reacts: fans.reduce((sum, { id }) => sum + given(id), 0),
		},
	};
}
