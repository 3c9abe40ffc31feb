import type { Knex } from "knex";

/** The messages in a row that a push service or a chat has refused. */
export const refusals: Knex.Migration = {
	async up(knex) {
		for (const name of ["push_subscriptions", "channels"])
			await knex.schema.alterTable(name, (table) => {
				table.integer("refusals").notNullable().defaultTo(0);
			});
	},
	async down(knex) {
		for (const name of ["push_subscriptions", "channels"])
			await knex.schema.alterTable(name, (table) => {
				table.dropColumn("refusals");
			});
	},
};
