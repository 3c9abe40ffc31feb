import type { Knex } from "knex";

/** Screens that show a room without a seat. */
export const screens: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("screens", (table) => {
			table.increments("id");
			table.integer("game_id").notNullable().references("rooms.id").index();
			table.text("secret_hash").notNullable();
			table.bigInteger("seen_at").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("screens");
	},
};
