import type { Knex } from "knex";

/** How much was written in the time of each game. */
export const paces: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("paces", (table) => {
			table.integer("game_id").primary();
			table.integer("words").notNullable();
			table.integer("seconds").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("paces");
	},
};
