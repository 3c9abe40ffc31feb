import type { Knex } from "knex";

/** The best lines that people let others read on the day after. */
export const firstLines: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("first_lines", (table) => {
			table.increments("id");
			table.text("date").notNullable();
			table.text("language").notNullable();
			table.text("author_hash").notNullable();
			table.text("line").notNullable();
			table.integer("reported").notNullable().defaultTo(0);
			// One line each.
			table.unique(["date", "author_hash"]);
		});
	},
	async down(knex) {
		await knex.schema.dropTable("first_lines");
	},
};
