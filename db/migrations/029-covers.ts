import type { Knex } from "knex";

/** The drawings on the covers of stories. */
export const covers: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("covers", (table) => {
			table.text("id").primary();
			table.integer("game_id").notNullable().references("rooms.id").index();
			table.bigInteger("story_id").notNullable().index();
			table.text("drawing").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("covers");
	},
};
