import type { Knex } from "knex";

/** The language that each account has chosen. */
export const accountLanguages: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("account_languages", (table) => {
			table.text("user_id").primary();
			table.text("language").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("account_languages");
	},
};
