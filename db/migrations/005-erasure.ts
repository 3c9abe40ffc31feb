import type { Knex } from "knex";

/**
 * Changes no table. Databases from before it, and so from before `secure_delete`, have removed texts
 * in their free pages; `openSqlite` rebuilds their file before it migrates them, because SQLite
 * refuses VACUUM within a transaction. Postgres had none of them.
 */
export const erasure: Knex.Migration = {
	async up() {
		// Nothing to do.
	},
	async down() {
		// Nothing to undo.
	},
};
