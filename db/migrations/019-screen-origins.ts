import type { Knex } from "knex";

/**
 * Adds the person who opened a screen, so that a kick applies to screens too, and the address of
 * each seat.
 */
export const screenOrigins: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("screens", (table) => {
			table.integer("player_id");
			table.text("device_hash");
			table.text("address_hash");
		});
		await knex.schema.alterTable("seats", (table) => table.text("address_hash"));
	},
	async down(knex) {
		await knex.schema.alterTable("seats", (table) => table.dropColumn("address_hash"));
		await knex.schema.alterTable("screens", (table) =>
			table.dropColumns("player_id", "device_hash", "address_hash"),
		);
	},
};
