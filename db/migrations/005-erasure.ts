import type { Knex } from "knex";
import { isPostgres } from "../dialects/dialect.ts";

/**
 * Rebuilds the file once, because databases from before `secure_delete` have removed texts in their
 * free pages. Postgres had none of them.
 */
export const erasure: Knex.Migration & { config: { transaction: boolean } } = {
	/** SQLite refuses VACUUM within a transaction. */
	config: { transaction: false },
	async up(knex) {
		if (!isPostgres(knex)) await knex.raw("VACUUM");
	},
	async down() {
		// Nothing to undo.
	},
};
