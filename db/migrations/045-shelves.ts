import type { Knex } from "knex";

/** What tables keep of the stories that have won, and which stories their people took down. */
export const shelves: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("shelf_stories", (table) => {
				table.bigInteger("story_id").primary();
				table
					.integer("game_id")
					.notNullable()
					.references("table_evenings.game_id")
					.onDelete("CASCADE")
					.index();
				table.integer("mature").notNullable();
				table.bigInteger("kept_at").notNullable().index();
				table.integer("taken_down").notNullable().defaultTo(0);
			})
			.createTable("shelf_texts", (table) => {
				table
					.bigInteger("story_id")
					.notNullable()
					.references("shelf_stories.story_id")
					.onDelete("CASCADE");
				table.text("kind").notNullable();
				table.text("content").notNullable();
				table.text("user_id").index();
				table.primary(["story_id", "kind"]);
			});
	},
	async down(knex) {
		for (const name of ["shelf_texts", "shelf_stories"]) await knex.schema.dropTable(name);
	},
};
