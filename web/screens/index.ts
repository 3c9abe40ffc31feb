import { createElement, useEffect } from "react";
import type { PhaseName } from "#game/status.ts";
import { late } from "../routing/late.ts";
import { type Chunk, later } from "./chunk.ts";
import { ending, inPlay } from "./later.ts";
import type { Screen } from "./screen.ts";

/** Returns a screen that loads the chunk of a later one. */
const before =
	(screen: Screen, chunk: Chunk<unknown>): Screen =>
	(props) => {
		useEffect(() => {
			chunk.fetch().catch(() => undefined); // the first screen that needs it loads it again
		}, []);
		return createElement(screen, props);
	};

/** Loads late, because some people enter a room after its lobby. */
const Lobby = late(() => import("./lobby/lobby.tsx"), "Lobby");

/** The screen of every phase. */
export const screens: Record<PhaseName, Screen> = {
	lobby: before(Lobby, inPlay),
	"quick-start": later(inPlay, "QuickStart"),
	minors: later(inPlay, "Minors"),
	characters: later(inPlay, "Characters"),
	"story-create": later(inPlay, "StoryCreate"),
	write: later(inPlay, "Write"),
	title: later(inPlay, "Title"),
	censor: later(inPlay, "Censor"),
	"read-vote": before(later(inPlay, "ReadVote"), ending),
	results: later(ending, "Results"),
};
