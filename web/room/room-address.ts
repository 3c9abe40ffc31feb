import { normaliseCode } from "#game/names/room-code.ts";
import { tabStorage } from "../device/storage.ts";
import { store } from "../store.ts";

/** The placeholder for the room code in addresses, in streamer mode. */
const MASK = "****";
const KEY = "maskedRoom";

/** The state of a history entry, which keeps the code that its address does not show. */
interface RoomEntry {
	code: string;
}

const pathOf = (code: string, hidden: boolean): string => `/game/${hidden ? MASK : code}`;

/**
 * Returns the arguments of `navigate` that lead into a room. In streamer mode the path has no code,
 * and the code travels in the state of the history entry.
 */
export const roomWay = (code: string): [to: string, options: { state: RoomEntry }] => [
	pathOf(code, store.hiddenCode),
	{ state: { code } },
];

/**
 * Returns the room code of a route, normalised. A masked code is read from the state of its history
 * entry, or else it is the last room of this tab.
 */
export function routedCode(param: string, state: unknown): string {
	if (param !== MASK) return normaliseCode(param);
	// Only this file writes the state of a masked entry.
	return (state as RoomEntry | null)?.code ?? tabStorage.getItem(KEY) ?? "";
}

/** Returns whether a route shows the code in the form that its address should have. */
export const isWellFormed = (param: string, code: string): boolean =>
	param === MASK || param === code;

/**
 * Hides the code in the address, or shows it there. Bypasses the router, because a navigation would
 * ask whether to leave the game.
 */
export function showAddress(code: string, hidden: boolean): void {
	tabStorage.setItem(KEY, code);
	if (hidden) forgetPreview(code);
	const path = pathOf(code, hidden);
	if (location.pathname === path) return;
	const { state } = history;
	// The router keeps a location's state under `usr`.
	history.replaceState({ ...state, usr: { ...state?.usr, code } }, "", path);
}

/** Hides the code in the address of a first page, before anything else reads it. */
export function maskFirstAddress(): void {
	const [, param = MASK] = /^\/game\/([^/]+)$/.exec(location.pathname) ?? [];
	if (store.hiddenCode && param !== MASK) showAddress(normaliseCode(param), true);
}

/** Removes the tags of the link preview that contain the room's address. */
function forgetPreview(code: string): void {
	for (const tag of document.querySelectorAll("meta[content]"))
		if (tag.getAttribute("content")?.toUpperCase().includes(`/GAME/${code}`)) tag.remove();
}
