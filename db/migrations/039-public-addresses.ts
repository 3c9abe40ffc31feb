import type { Knex } from "knex";

/** Tells the public addresses of seats from those that a router or proxy may give to everybody. */
export const publicAddresses: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("seats", (table) => {
			table.integer("address_public");
		});
	},
	async down(knex) {
		await knex.schema.alterTable("seats", (table) => {
			table.dropColumn("address_public");
		});
	},
};
