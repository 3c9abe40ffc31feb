import type { PageFlags } from "../../gateway/api/answers.ts";
import { deviceStorage } from "./storage.ts";

/** The key under which this device notes that something lies beside the pages. */
const KEY = "sides";

/** Remembers whether adverts or streamers lie beside the pages of this server. */
export function noteSides({ streams_url, adverts_url }: PageFlags): void {
	if (streams_url === null && adverts_url === null) deviceStorage.removeItem(KEY);
	else deviceStorage.setItem(KEY, "true");
}

/** Returns whether the desk is free, as far as this device knows, so that a page may be wide. */
export const deskIsFree = (): boolean => deviceStorage.getItem(KEY) === null;
