import type { Knex } from "knex";

/** Adds a hash that identifies the device of a seat, so that a kick applies to the device too. */
export const devices: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("seats", (table) => table.text("device_hash"));
	},
	async down(knex) {
		await knex.schema.alterTable("seats", (table) => table.dropColumn("device_hash"));
	},
};
