/** A row of `accounts`. */
export interface AccountRow {
	/** The id in seats and ranks, and the `sub` of its tokens. */
	id: string;
	/** The name for signing in, in its owner's spelling. */
	name: string;
	/** The normalised name, by which people sign in. */
	name_key: string;
	/** A key shared by names that look alike; null if an older account has it. */
	looks_key: string | null;
	/** The name that others may see. */
	screen_name: string;
	password_hash: string;
	/** Epoch ms. */
	created_at: number;
	/** The time of the last sign-in; null for accounts that an earlier version has made since. */
	signed_in_at: number | null;
}

/** The columns of an account on board, by the names that the server has for them. */
export const ACCOUNT = {
	id: "id",
	name: "name",
	screenName: "screen_name",
	passwordHash: "password_hash",
	createdAt: "created_at",
} as const satisfies Record<string, keyof AccountRow>;

/** An account on board. */
export type OwnAccount = { [Field in keyof typeof ACCOUNT]: AccountRow[(typeof ACCOUNT)[Field]] };

/** The columns that the download of an account's owner has: all but secrets and keys. */
export const DOWNLOADED: readonly (keyof AccountRow)[] = [
	"id",
	"name",
	"screen_name",
	"created_at",
	"signed_in_at",
];
