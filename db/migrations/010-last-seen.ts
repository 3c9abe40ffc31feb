import type { Knex } from "knex";

/** Epoch ms at which the room last had a connection; null before the first record. */
export const lastSeen: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			table.bigInteger("seen_at");
		});
	},
	async down(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			table.dropColumn("seen_at");
		});
	},
};
