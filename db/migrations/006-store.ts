import { randomUUID } from "node:crypto";
import type { Knex } from "knex";

/** The only row names this database; `bound` is 1 when an engine knows it. */
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
