import type { ComponentType } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";

/** The props of every screen. */
export interface ScreenProps {
	game: Game;
	player: OwnPlayer;
}

export type Screen = ComponentType<ScreenProps>;
