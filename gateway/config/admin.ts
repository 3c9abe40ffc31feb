import * as v from "valibot";
import { ENGLISH } from "#game/settings/languages.ts";
import { textDescriptions } from "../pages/text-pages.ts";
import { list } from "./values.ts";

/** A key of an admin. The log names the admin by the label. */
export interface AdminKey {
	label: string;
	key: string;
}

/** The label of ADMIN_KEY. */
const FIRST_LABEL = "admin";

/** `label:key,label:key`. A key is sent in a header, so it contains no spaces. */
export const adminKeys = v.pipe(
	list,
	v.everyItem(
		(pair) => /^[\w-]{1,40}:[!-~]{16,}$/.test(pair),
		"must be label:key pairs, separated by commas, with keys of at least 16 characters without spaces",
	),
	v.transform((pairs) =>
		pairs.map((pair): AdminKey => {
			const [label = ""] = pair.split(":");
			return { label, key: pair.slice(label.length + 1) };
		}),
	),
);

/**
 * The first segments of paths that are already in use; pages of texts follow from their files. A test
 * compares them with the pages and the server's calls.
 */
const TAKEN_PATHS = new Set([
	...Object.keys(textDescriptions(ENGLISH)).map((path) => path.slice(1)),
	...["account", "api", "assets", "blog", "bugreport", "continue", "dev", "drawing", "game"],
	...["healthz", "last", "library", "metrics", "oidc", "packs", "play", "recipe", "rooms"],
	...["sign-in", "styles", "supporter", "supportus", "table", "thankyou", "user", "view", "ws"],
	"zine",
]);

export const adminPage = v.pipe(
	v.string(),
	v.regex(/^[\w-]{3,64}$/, "must be 3 to 64 letters, digits, hyphens or underscores"),
	v.check((name) => !TAKEN_PATHS.has(name.toLowerCase()), "must not be a page of the game"),
);

/** Returns the keys of all admins, or the error when two are equal. */
export function adminsOf({
	ADMIN_KEY: first,
	ADMIN_KEYS: others,
}: {
	ADMIN_KEY?: string | undefined;
	ADMIN_KEYS: AdminKey[];
}): AdminKey[] | string {
	const admins = [...(first ? [{ label: FIRST_LABEL, key: first }] : []), ...others];
	for (const part of ["label", "key"] as const)
		if (new Set(admins.map((admin) => admin[part])).size < admins.length)
			return `ADMIN_KEYS must have different ${part}s, and none of ADMIN_KEY (admin)`;
	return admins;
}
