import { useEffect, useState } from "react";
import type { Maturity } from "#game/settings.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import { castOf, typedCast } from "../../recipe/cast.ts";
import { useEntry } from "../../room/use-entry.ts";
import { ratingOf } from "../story/ratings.ts";

export interface NameDraft {
	name: string;
	mature: boolean;
}

/**
 * Returns the names typed so far, with the rating of the own story for a pair. They are saved until
 * they are submitted.
 */
export function useNameDrafts(game: Game, player: OwnPlayer, pair: boolean) {
	const { num_otp_characters, num_characters_submit } = game.settings;
	const entry = useEntry({ game, player }, pair ? "game/otpCharacter" : "game/character");
	// The cast of a recipe is for the host, and for one game.
	const [cast] = useState(() =>
		entry.start === null && isHost(game, player) && !game.last_game ? castOf(typedCast()) : [],
	);
	const [drafts, setDrafts] = useState<NameDraft[]>(() =>
		Array.from({ length: pair ? num_otp_characters : num_characters_submit }, (_, i) => {
			const before = entry.start?.characters[i];
			return { name: before?.name ?? cast[i] ?? "", mature: before?.meta?.mature ?? false };
		}),
	);
	const [rating, setRating] = useState<Maturity | null>(() =>
		ratingOf(
			entry.start && "story" in entry.start ? entry.start.story?.settings?.mature : undefined,
		),
	);
	const keep = (names: NameDraft[], rated: Maturity | null) => {
		setDrafts(names);
		setRating(rated);
		const characters = names.map(({ name, mature }) => ({ name, meta: { mature } }));
		const settings = rated === null ? {} : { mature: rated === "MATURE" };
		entry.edit({ characters, ...(pair && { story: { settings } }) });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, so that the names count when the time ends
	useEffect(() => {
		if (cast.length > 0) keep(drafts, rating);
	}, []);
	return {
		drafts,
		rating,
		edit: (index: number, change: Partial<NameDraft>) =>
			keep(
				drafts.map((draft, i) => (i === index ? { ...draft, ...change } : draft)),
				rating,
			),
		rate: (rated: Maturity) => keep(drafts, rated),
		submit: entry.submit,
	};
}

/**
 * Returns for each name whether an earlier or taken name is spelt the same
 * (docs/game.md "Characters").
 */
export function repeatedNames(names: readonly string[], taken: readonly string[]): boolean[] {
	const seen = new Set(taken);
	return names.map((name) => {
		const trimmed = name.trim();
		const repeated = trimmed !== "" && seen.has(trimmed);
		seen.add(trimmed);
		return repeated;
	});
}
