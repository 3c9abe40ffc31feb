import type { PageFlags } from "../../gateway/api/answers.ts";
import { deviceStorage } from "./storage.ts";

/** The storage key that is set while adverts or streamers are beside the pages. */
const KEY = "sides";

/** Remembers whether this server shows adverts or streamers beside the pages. */
export function noteSurroundings({ streams_url, adverts_url }: PageFlags): void {
	if (streams_url === null && adverts_url === null) deviceStorage.removeItem(KEY);
	else deviceStorage.setItem(KEY, "true");
}

/** The least window width with room for two pages between adverts and streamers. */
const BESIDE = 1440;

/**
 * Returns how wide pages open, as far as this device can tell: without anything beside them,
 * between adverts and streamers, or not at all, because the window has no room for both.
 */
export const opens = (): "alone" | "beside" | false =>
	deviceStorage.getItem(KEY) === null ? "alone" : innerWidth >= BESIDE && "beside";
