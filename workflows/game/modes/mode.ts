import type { Room, Seat, Submission } from "../room.ts";
import type { Settings } from "../settings.ts";
import type { PhaseName } from "../status.ts";

/** What decides, beside the mode, where the characters of a story come from. */
export type PairSettings = Pick<Settings, "self_shuffle">;

/**
 * A game mode as a value: its way through the phases and its policies. A new mode is a new
 * value (docs/game.md "Modes").
 */
export interface Mode {
	/** The room has one seat for players. */
	alone: boolean;
	/** Fewest players to start with. */
	minPlayers: number;
	/**
	 * The phases in order; a phase may still skip itself (no instructions, no minors, no moderation).
	 */
	flow: readonly PhaseName[];
	/**
	 * Players enter the characters of their own story directly; there is no hand and no story create.
	 */
	entersPair(settings: PairSettings): boolean;
	/** The cast of every story is drawn from what was submitted; nobody chooses. */
	drawsCast(settings: PairSettings): boolean;
	/** Locked characters that are put into the pool besides the submitted ones: name of each. */
	lockedCharacters(room: Room): { owner: Seat; name: string }[];
	/**
	 * The earlier parts that the writer of `submission` may see, out of all earlier parts in order.
	 */
	visibleParts(earlier: Submission[]): Submission[];
	/** The countdown before each part, in milliseconds. */
	introMs(room: Room): number;
}
