import { useSnapshot } from "valtio";
import { store } from "../store.ts";

/** Returns whether motion is off for this player (`isCalm`). */
export function useCalm(): boolean {
	const { calm, calmSystem } = useSnapshot(store);
	return calm || calmSystem;
}
