import { useState } from "react";
import type { Maturity } from "#game/settings.ts";
import { charactersInOrder } from "../../game/stories.ts";
import { useSending } from "../../room/sending.ts";
import { useEntry } from "../../room/use-entry.ts";
import type { ScreenProps } from "../screen.ts";
import { forcesAllAges, picked } from "../story/picking.ts";
import { ratingOf } from "../story/ratings.ts";

/** Returns the player's hand, what they picked from it, and what is still missing. */
export function useCast({ game, player }: ScreenProps) {
	const { settings } = game;
	const hand = charactersInOrder(player.characters);
	const min = Math.min(settings.min_characters, hand.length);
	const max = settings.max_characters;
	const { sending, send } = useSending();
	const story = player.current_story;
	const entry = useEntry({ game, player }, "story/create");
	const [picks, setPicks] = useState<number[]>(entry.start?.story.characters ?? []);
	const [rating, setRating] = useState<Maturity | null>(
		ratingOf(entry.start?.story.settings?.mature),
	);
	const keep = (characters: number[], rated: Maturity | null) => {
		setPicks(characters);
		setRating(rated);
		const settings = rated === null ? {} : { mature: rated === "MATURE" };
		if (story) entry.edit({ story: { id: story.id, characters, settings } });
	};
	const forced = forcesAllAges(
		settings,
		hand.filter((character) => picks.includes(character.id)),
	);
	const asked = settings.maturity === "MATURE";
	const unrated = asked && !forced && rating === null;
	const mature = asked && !forced && rating === "MATURE";
	const missing = min - picks.length;
	const [tried, setTried] = useState(false);
	const submit = () => {
		setTried(true);
		if (!story || sending || missing > 0 || unrated) return;
		void entry.submit(() =>
			send("story/create", { story: { id: story.id, characters: picks, settings: { mature } } }),
		);
	};
	return {
		hand,
		min,
		max,
		picks,
		pick: (id: number) => keep(picked(picks, id, max), rating),
		/** The player's choice, or the rating that the characters force. */
		rating: forced ? ("ALL_AGES" as const) : rating,
		rate: (rated: Maturity) => keep(picks, rated),
		forced,
		mature,
		missing,
		unrated,
		/** The player has pressed the button. */
		tried,
		sending,
		submit,
	};
}

export type CastState = ReturnType<typeof useCast>;
