import type { ConnectionStatus, SaveNote, SaveState } from "../../store.ts";
import type { SocketStatus } from "./socket.ts";

/** The facts about the page's connection to a room. */
export interface Signs {
	socket: SocketStatus;
	/** False while the browser reports that the device has no network. */
	online: boolean;
	/** An action has waited too long for its answer. */
	late: boolean;
	/** Another tab or device holds the seat. */
	elsewhere: boolean;
}

/** Returns the one state of the connection, which every part of the page shows. */
export function connectionOf({ socket, online, late, elsewhere }: Signs): ConnectionStatus {
	if (elsewhere) return "elsewhere";
	if (!online) return "offline";
	return late && socket === "connected" ? "late" : socket;
}

/** Returns the note about the typed text, which follows the state of the connection. */
export const saveNoteOf = (save: SaveState, connection: ConnectionStatus): SaveNote =>
	save === "saving" && connection !== "connected" ? "kept" : save;

/** Returns whether the device has a network, according to the browser. */
export const hasNetwork = (): boolean => navigator.onLine !== false;
