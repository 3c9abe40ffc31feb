import { type PhaseName, phaseOf } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { isOwnTurn } from "../../game/own-turn.ts";

/** The phases in which people read or write for minutes. */
const LONG_PHASES = new Set<PhaseName>(["write", "title", "read-vote"]);

/**
 * Returns whether the screen stays on. In a game over days it does on an own turn only, because
 * others wait for hours.
 */
function staysAwake(game: Game, player: OwnPlayer): boolean {
	const phase = phaseOf(game.status);
	if (phase === null || !LONG_PHASES.has(phase)) return false;
	return game.settings.pace === "tonight" || isOwnTurn(game, player);
}

/** Keeps the screen of this device on while a player reads or writes. */
export const useAwake = (game: Game | null, player: OwnPlayer | null): void =>
	useWakeLock(game !== null && player !== null && staysAwake(game, player));
