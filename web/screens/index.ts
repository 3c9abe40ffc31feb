import { createElement, useEffect } from "react";
import type { PhaseName } from "#game/status.ts";
import { latePage } from "../parts/late-part.tsx";
import { ending, inPlay, reading } from "./late-screens.ts";
import type { Screen } from "./screen.ts";

/** Returns a screen that loads the module of a later one. */
const before =
	(screen: Screen, { load }: { load: () => Promise<unknown> }): Screen =>
	(props) => {
		useEffect(() => {
			load().catch(() => undefined); // the first screen that needs it loads it again
		}, []);
		return createElement(screen, props);
	};

/** Loads late, because some people enter a room after its lobby. */
const Lobby = latePage(() => import("./lobby/lobby.tsx"), "Lobby");

/** The screen of every phase. */
export const screens: Record<PhaseName, Screen> = {
	lobby: before(Lobby, inPlay),
	"quick-start": inPlay.page("QuickStart"),
	minors: inPlay.page("Minors"),
	characters: inPlay.page("Characters"),
	"story-create": inPlay.page("StoryCreate"),
	write: before(inPlay.page("Write"), reading),
	title: before(inPlay.page("Title"), reading),
	censor: inPlay.page("Censor"),
	"read-vote": before(reading.page("ReadVote"), ending),
	results: ending.page("Results"),
};
