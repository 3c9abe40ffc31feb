import { createElement, lazy, use, useEffect } from "react";
import type { PhaseName } from "#game/status.ts";
import { loadPart } from "../routing/late.ts";
import { fetchInPlay, type InPlay } from "./later.ts";
import type { Screen, ScreenProps } from "./screen.ts";

/**
 * Shows a screen from the lazy chunk. A loaded chunk renders without suspending, so no fallback
 * flashes between two phases.
 */
function Later({ name, game, player }: ScreenProps & { name: keyof InPlay }) {
	return createElement(use(fetchInPlay())[name], { game, player });
}

const later =
	(name: keyof InPlay): Screen =>
	(props) =>
		createElement(Later, { ...props, name });

/** Not everybody who opens a room comes through its lobby. */
const Lobby = lazy(async () => ({
	default: (await loadPart(() => import("./lobby/lobby.tsx"))).Lobby,
}));

/** Shows the lobby and preloads the lazy chunk with the screens after it. */
function EarlyLobby(props: ScreenProps) {
	useEffect(() => {
		fetchInPlay().catch(() => undefined); // the first screen that needs the chunk loads it again
	}, []);
	return createElement(Lobby, props);
}

/** The screen of every phase. */
export const screens: Record<PhaseName, Screen> = {
	lobby: EarlyLobby,
	"quick-start": later("QuickStart"),
	minors: later("Minors"),
	characters: later("Characters"),
	"story-create": later("StoryCreate"),
	write: later("Write"),
	title: later("Title"),
	censor: later("Censor"),
	"read-vote": later("ReadVote"),
	results: later("Results"),
};
