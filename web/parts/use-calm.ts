import { useSyncExternalStore } from "react";
import { isCalm, onCalm } from "../device/calm.ts";

/** Returns whether nothing may move for this person. */
export const useCalm = (): boolean => useSyncExternalStore(onCalm, isCalm, () => false);
