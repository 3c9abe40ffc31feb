import { useEffect, useRef } from "react";
import { isHost } from "../../game/seats.ts";
import { send } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";

/** Starts the first game of a room with a given beginning, for whose writer nobody else comes. */
export function useFirstLineStart({ game, player }: ScreenProps): void {
	const starts = game.first_line !== undefined && game.last_game === null && isHost(game, player);
	const sent = useRef(false);
	useEffect(() => {
		if (!starts || sent.current) return;
		sent.current = true;
		void send("game/start", {});
	}, [starts]);
}
