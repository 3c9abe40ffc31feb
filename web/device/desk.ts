import type { PageFlags } from "../../gateway/api/answers.ts";
import { deviceStorage } from "./storage.ts";

/** The key under which this device notes that something lies beside the pages. */
const KEY = "sides";

/** Remembers whether adverts or streamers lie beside the pages of this server. */
export function noteSides({ streams_url, adverts_url }: PageFlags): void {
	if (streams_url === null && adverts_url === null) deviceStorage.removeItem(KEY);
	else deviceStorage.setItem(KEY, "true");
}

/** The width of a window that has room for two pages between what lies beside them. */
const BESIDE = 1440;

/**
 * Returns how wide pages lie, as far as this device knows: alone on the desk, between what lies
 * beside them, or not open, because the window has no room for both.
 */
export const opens = (): "alone" | "beside" | false =>
	deviceStorage.getItem(KEY) === null ? "alone" : innerWidth >= BESIDE && "beside";
