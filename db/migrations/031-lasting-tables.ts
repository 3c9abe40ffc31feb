import type { Knex } from "knex";

/** The tables that groups keep, their people, and their evenings. */
export const lastingTables: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("lasting_tables", (table) => {
				table.increments("id");
				table.text("key").notNullable().unique();
				table.text("name").notNullable();
				table.text("settings").notNullable();
				table.bigInteger("last_at").notNullable().index();
				table.bigInteger("opening_at");
			})
			.createTable("table_members", (table) => {
				table.increments("id");
				tableOf(table).index();
				table.text("user_id").index();
				table.text("secret_hash").notNullable().index();
				table.bigInteger("joined_at").notNullable();
				table.unique(["table_id", "secret_hash"]);
			})
			.createTable("table_evenings", (table) => {
				// A room belongs to one table.
				table.integer("game_id").primary();
				tableOf(table).index();
				table.bigInteger("played_at");
			});
		// The shelf of a table looks for stories, whoever saved them.
		await knex.schema.alterTable("saved_stories", (table) => {
			table.index("story_id");
		});
	},
	async down(knex) {
		await knex.schema.alterTable("saved_stories", (table) => {
			table.dropIndex("story_id");
		});
		for (const name of ["table_evenings", "table_members", "lasting_tables"])
			await knex.schema.dropTable(name);
	},
};

const tableOf = (table: Knex.CreateTableBuilder): Knex.ReferencingColumnBuilder =>
	table.integer("table_id").notNullable().references("lasting_tables.id").onDelete("CASCADE");
