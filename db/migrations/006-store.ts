import { randomUUID } from "node:crypto";
import type { Knex } from "knex";

/** The one row that names this database; `bound` is 1 once an engine has been told of it. */
export const store: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("store", (table) => {
			table.text("id").primary();
			table.integer("bound").notNullable().defaultTo(0);
		});
		await knex("store").insert({ id: randomUUID() });
	},
	async down(knex) {
		await knex.schema.dropTable("store");
	},
};
