import type { Knex } from "knex";

/** Adds who opened a screen, so that a kick holds for screens too, and where seats were taken. */
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
