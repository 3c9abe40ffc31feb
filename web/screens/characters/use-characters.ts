import { type FormEvent, useState } from "react";
import { charactersInOrder } from "../../game/stories.ts";
import { useSending } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";
import { forcesAllAges } from "../story/picking.ts";
import { repeatedNames, useNameDrafts } from "./name-drafts.ts";

/** Returns the player's characters as they are typed, and what is still missing. */
export function useCharacters({ game, player, pair }: ScreenProps & { pair: boolean }) {
	const { settings } = game;
	const { sending, send } = useSending();
	const { drafts, rating, edit, rate, submit: submitEntry } = useNameDrafts(game, player, pair);
	const locked = charactersInOrder(player.characters).filter((character) => character.meta.locked);
	const names = drafts.map((draft) => draft.name.trim());
	const repeated = settings.allow_duplicate_characters
		? names.map(() => false)
		: repeatedNames(
				names,
				locked.map((character) => character.name),
			);
	const empty = names.filter((name) => name === "").length;
	const ratesStory = pair && settings.maturity === "MATURE";
	const forced =
		ratesStory &&
		forcesAllAges(
			settings,
			drafts.map((draft) => ({ meta: draft })),
		);
	const unrated = ratesStory && !forced && rating === null;
	const [tried, setTried] = useState(false);
	const ready = empty === 0 && !repeated.includes(true) && !unrated;

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!ready || sending) return;
		const characters = drafts.map((draft) => ({
			name: draft.name.trim(),
			meta: settings.character_maturity ? { mature: draft.mature } : {},
		}));
		const mature = !forced && rating === "MATURE";
		await submitEntry(() =>
			pair
				? send("game/otpCharacter", { characters, story: { settings: { mature } } })
				: send("game/character", { characters }),
		);
	};
	return {
		drafts,
		edit,
		/** The characters that the player cannot change. */
		locked,
		/** Whether each name is there already. */
		repeated,
		/** How many names are missing. */
		empty,
		/** The player rates the story of the characters too. */
		ratesStory,
		/** The player's choice, or the rating that the characters force. */
		rating: forced ? ("ALL_AGES" as const) : rating,
		rate,
		forced,
		unrated,
		/** The player has pressed the button. */
		tried,
		ready,
		sending,
		submit,
	};
}

export type CharactersState = ReturnType<typeof useCharacters>;
