import type { Knex } from "knex";

/** Stories that accounts save. They do not refer to their games, because they outlive them. */
export const savedStories: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("saved_stories", (table) => {
			table.text("user_id").notNullable();
			table.integer("story_id").notNullable();
			table.text("title").notNullable();
			table.integer("mature").notNullable();
			table.integer("parts").notNullable();
			table.text("body").notNullable();
			table.bigInteger("saved_at").notNullable();
			table.primary(["user_id", "story_id"]);
		});
	},
	async down(knex) {
		await knex.schema.dropTable("saved_stories");
	},
};
