import type { Room, Seat } from "../room.ts";
import type { Settings } from "../settings.ts";
import type { PhaseName } from "../status.ts";

/**
 * The settings that decide, together with the mode, which player chooses the characters of a story.
 */
export type PairSettings = Pick<Settings, "self_shuffle">;

/**
 * A game mode as a value: its order of phases and its policies (docs/game.md "Modes"). A new mode
 * is a new value.
 */
export interface Mode {
	/** The room has one seat for players. */
	alone: boolean;
	/** The fewest players that a game starts with. */
	minPlayers: number;
	/** The phases in order. A phase can still skip itself, such as minors in a room of adults. */
	flow: readonly PhaseName[];
	/** Players name the characters of their own story: there is no hand and no story create. */
	entersPair(settings: PairSettings): boolean;
	/** The cast of every story is drawn from the submitted characters, and no player chooses it. */
	drawsCast(settings: PairSettings): boolean;
	/** Returns the locked characters that join the submitted ones in the pool. */
	lockedCharacters(room: Room): { owner: Seat; name: string }[];
	/** Returns the parts that a writer may see, out of all earlier parts in order. */
	visibleParts<Part>(earlier: Part[]): Part[];
	/** Returns the length of the countdown before each part, in milliseconds. */
	introMs(room: Room): number;
}
