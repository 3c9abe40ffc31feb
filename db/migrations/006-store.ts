import { randomUUID } from "node:crypto";
import type { Knex } from "knex";

/** The only row contains the id of this database; `bound` is 1 when an engine is bound to it. */
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
