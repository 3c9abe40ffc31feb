import type { Db } from "../connection.ts";
import { returnedRows } from "../dialects/dialect.ts";

/** An account with data in the database. */
export interface ListedAccount {
	userId: string;
	/** Null for an account of an outside provider, which stores the names. */
	name: string | null;
	/** The number of stories written. */
	rank: number;
	/**
	 * Whether a payment or an admin has made it a supporter. The claim of a token is not included.
	 */
	supporter: boolean;
	/** Whether its password is stored here. */
	onBoard: boolean;
}

type Flags = Record<"supporter" | "onBoard", number | boolean>;

/**
 * Returns the accounts whose id or name contains a text, in the order of their ids: at most `limit`
 * after the first `skip`.
 */
export async function listAccounts(
	db: Db,
	{ search, skip, limit }: { search: string; skip: number; limit: number },
): Promise<ListedAccount[]> {
	const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
	// LOWER, because LIKE is case-sensitive only in Postgres. Flags are booleans there, and 0 or 1 in
	// SQLite.
	const rows = await returnedRows<Omit<ListedAccount, "supporter" | "onBoard"> & Flags>(
		db,
		`WITH names AS (SELECT id AS user_id, screen_name AS name FROM accounts),
		known AS (
			SELECT user_id FROM names
			UNION SELECT user_id FROM ranks
			UNION SELECT user_id FROM supporters WHERE user_id IS NOT NULL
			UNION SELECT user_id FROM seats WHERE user_id IS NOT NULL
			UNION SELECT user_id FROM saved_stories
			UNION SELECT owner FROM prompt_packs WHERE owner IS NOT NULL
			UNION SELECT user_id FROM bug_reports
		)
		SELECT known.user_id AS "userId", names.name AS name, COALESCE(ranks.rank, 0) AS rank,
			EXISTS (
				SELECT 1 FROM supporters WHERE supporters.user_id = known.user_id
				AND granted_at IS NOT NULL AND revoked_at IS NULL
			) AS supporter,
			names.user_id IS NOT NULL AS "onBoard"
		FROM known
		LEFT JOIN names ON names.user_id = known.user_id
		LEFT JOIN ranks ON ranks.user_id = known.user_id
		WHERE LOWER(known.user_id) LIKE LOWER(?) ESCAPE '\\' OR LOWER(names.name) LIKE LOWER(?) ESCAPE '\\'
		ORDER BY known.user_id LIMIT ? OFFSET ?`,
		[like, like, limit, skip],
	);
	return rows.map((row) => ({
		...row,
		supporter: Boolean(row.supporter),
		onBoard: Boolean(row.onBoard),
	}));
}
