import { createElement, use, useEffect } from "react";
import type { PhaseName } from "#game/status.ts";
import { fetchInPlay, type InPlay } from "./later.ts";
import { Lobby } from "./lobby/lobby.tsx";
import type { Screen, ScreenProps } from "./screen.ts";

/**
 * A screen out of the later chunk: at once where that has come already, so that nothing flickers
 * between two phases.
 */
function Later({ name, game, player }: ScreenProps & { name: keyof InPlay }) {
	return createElement(use(fetchInPlay())[name], { game, player });
}

const later =
	(name: keyof InPlay): Screen =>
	(props) =>
		createElement(Later, { ...props, name });

/** The lobby, which fetches the later screens early. */
function EarlyLobby(props: ScreenProps) {
	useEffect(() => {
		fetchInPlay().catch(() => undefined); // the first of those screens asks again
	}, []);
	return createElement(Lobby, props);
}

/** The screen of every phase; a phase without one does not compile. */
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
