import type { Knex } from "knex";

/** Which rooms are played over days, so that nobody's absence closes them. */
export const slowRooms: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			table.integer("slow").notNullable().defaultTo(0);
		});
	},
	async down(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			table.dropColumn("slow");
		});
	},
};
