import { useSyncExternalStore } from "react";
import { snapshot, subscribe } from "valtio";
import { type RoomState, store } from "../store.ts";

const onChange = (listener: () => void) => subscribe(store.room, listener);
// The cast drops valtio's read-only types, because the pages only read.
const now = () => snapshot(store.room) as RoomState;

/**
 * Returns the state of the room, and renders again with each change of it. Valtio's `useSnapshot`
 * would wait for a change of what the last render read. A child that renders alone reads more than
 * that, and would show an old state until the next change.
 */
export const useRoom = (): RoomState => useSyncExternalStore(onChange, now, now);
