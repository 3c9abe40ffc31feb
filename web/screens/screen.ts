import type { ComponentType } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";

/** What every screen of a room is given. */
export interface ScreenProps {
	game: Game;
	player: OwnPlayer;
}

export type Screen = ComponentType<ScreenProps>;
