import type { Knex } from "knex";

/** Players' unsubmitted entries, and the last stage of a room that accepts no more of them. */
export const entries: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("entries", (table) => {
			table.integer("player_id").notNullable();
			table.integer("game_id").notNullable().references("rooms.id").index();
			table.integer("stage").notNullable();
			table.text("action").notNullable();
			table.integer("story_id").notNullable();
			table.text("body").notNullable();
			table.bigInteger("updated_at").notNullable();
			table.primary(["player_id", "stage", "action", "story_id"]);
		});
		await knex.schema.alterTable("rooms", (table) => {
			table.integer("closed_stage").notNullable().defaultTo(-1);
		});
	},
	async down(knex) {
		await knex.schema.alterTable("rooms", (table) => table.dropColumn("closed_stage"));
		await knex.schema.dropTable("entries");
	},
};
