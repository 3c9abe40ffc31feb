import type { SignedInAccount } from "../../store.ts";

/** The most characters of a name that the card shows. */
const SHOWN = 16;
/** The kinds of sign-in whose names are handles, which people write with an @. */
const SOCIAL = ["twitter", "x", "bluesky", "mastodon", "instagram", "tiktok", "threads", "twitch"];

/** Returns the name of an account as the card shows it; null where it has none. */
export function accountName({ name, connection }: Pick<SignedInAccount, "name" | "connection">) {
	const bare = name?.trim().replace(/^@/, "");
	if (!bare) return null;
	const shown = Array.from(bare).slice(0, SHOWN).join("");
	return connection !== null && SOCIAL.includes(connection.toLowerCase()) ? `@${shown}` : shown;
}
