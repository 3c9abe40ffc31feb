import type { Knex } from "knex";

/**
 * Reports of shared stories, one row for each reason, and the stories that were taken down. The
 * reporters are not recorded.
 */
export const storyReports: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("story_reports", (table) => {
				table.integer("story_id").notNullable();
				table.text("reason").notNullable();
				table.text("shortcut").notNullable();
				table.integer("count").notNullable();
				table.bigInteger("first_at").notNullable();
				table.bigInteger("last_at").notNullable().index();
				table.bigInteger("settled_at");
				table.primary(["story_id", "reason"]);
			})
			.createTable("taken_stories", (table) => {
				table.integer("story_id").primary();
				table.text("shortcut").notNullable().unique();
				table.bigInteger("taken_at").notNullable();
			});
	},
	async down(knex) {
		await knex.schema.dropTable("taken_stories");
		await knex.schema.dropTable("story_reports");
	},
};
