import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";

/**
 * Until when this device is worth asking for a session, epoch ms; guests load nothing of accounts.
 */
const KEY = "signedInUntil";
/** site.md section 9 "session-check cookie". */
const DAY = 24 * 3_600_000;

export const keepSession = (storage: KeyValueStorage = deviceStorage, now = Date.now()): void =>
	storage.setItem(KEY, String(now + DAY));

export const forgetSession = (storage: KeyValueStorage = deviceStorage): void =>
	storage.removeItem(KEY);

/** Whether somebody signed in on this device within a day. */
export const hasSession = (storage: KeyValueStorage = deviceStorage, now = Date.now()): boolean =>
	Number(storage.getItem(KEY)) > now;

/** Whether the identity provider has opened this page to bring its answer. */
export function bringsSignIn(search: string): boolean {
	const query = new URLSearchParams(search);
	return query.has("state") && (query.has("code") || query.has("error"));
}
