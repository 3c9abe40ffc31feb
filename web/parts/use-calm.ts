import { useSnapshot } from "valtio";
import { store } from "../store.ts";

/** Returns whether nothing may move for this person (`isCalm`). */
export function useCalm(): boolean {
	const { calm, calmSystem } = useSnapshot(store);
	return calm || calmSystem;
}
