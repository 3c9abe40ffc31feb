import type { Knex } from "knex";

/** Columns that sweeps and look-ups filter on, by table. */
const COLUMNS = {
	shares: "expires_at",
	finished_games: "expires_at",
	seats: "user_id",
	rooms: "closed_at",
} as const;

/** The indexes that earlier tables lack. */
export const missingIndexes: Knex.Migration = {
	async up(knex) {
		for (const [name, column] of Object.entries(COLUMNS))
			await knex.schema.alterTable(name, (table) => void table.index(column));
	},
	async down(knex) {
		for (const [name, column] of Object.entries(COLUMNS))
			await knex.schema.alterTable(name, (table) => void table.dropIndex(column));
	},
};
