import type { Knex } from "knex";

/** Adds what recognises the device of a seat, so that a kick holds for the device too. */
export const devices: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("seats", (table) => table.text("device_hash"));
	},
	async down(knex) {
		await knex.schema.alterTable("seats", (table) => table.dropColumn("device_hash"));
	},
};
