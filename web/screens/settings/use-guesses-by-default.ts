import { useEffect } from "react";
import { guessesIn, presetOf } from "#game/settings/presets.ts";
import { tabStorage } from "../../device/storage.ts";
import { isHost, writersOf } from "../../game/seats.ts";
import type { ScreenProps } from "../screen.ts";
import { changeSettings } from "./house-rules.tsx";

/** The room whose guesses this tab has switched on; a host who switches them off keeps them off. */
const KEY = "guesses-by-default";

/**
 * As the host's page, switches on the guesses once the table is large enough for them. The room's
 * own default stays off, because clients that know nothing of guesses open rooms too.
 */
export function useGuessesByDefault({ game, player }: ScreenProps): void {
	const { room_code: code, settings } = game;
	const guesses = guessesIn(presetOf(settings), writersOf(game).length);
	const due = isHost(game, player) && guesses && game.last_game === null;
	useEffect(() => {
		if (!due || tabStorage.getItem(KEY) === code) return;
		tabStorage.setItem(KEY, code);
		if (!settings.guess_authors) void changeSettings({ guess_authors: true });
	}, [due, code, settings.guess_authors]);
}
