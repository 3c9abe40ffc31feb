import type { RoomState } from "../store.ts";
import type { ScenePlay, SceneTable } from "./evening.ts";

/** A screen of the game in one state. */
export interface GameScene extends SceneTable {
	/** Plays up to the scene. */
	play?: (evening: ScenePlay) => void;
	/** Played while the results stay on the page. */
	after?: (evening: ScenePlay) => void;
	/** The seat of the viewer; a guest by default. */
	viewer?: number;
	/** The part of the state that only the page has. */
	room?: Partial<RoomState>;
	/** The names of the controls to press, one after the other. */
	presses?: readonly string[];
	/** The room is on the big screen, or on the overlay of a stream. */
	tv?: "screen" | "overlay";
	/** What the server answers, by the path of the call below /api/v3. */
	answers?: Record<string, unknown>;
	/** Every text and number is as long as the rules allow. */
	full?: boolean;
	/** The tab has played the game, so that the winners are congratulated. */
	played?: boolean;
}
