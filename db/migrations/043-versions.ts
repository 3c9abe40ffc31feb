import type { Knex } from "knex";

/** The versions of Plotluck that have changed this database, so that older ones can name them. */
export const versions: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("versions", (table) => {
			table.increments("id");
			table.text("version").notNullable();
			table.text("migration").notNullable();
			table.bigInteger("at").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("versions");
	},
};
