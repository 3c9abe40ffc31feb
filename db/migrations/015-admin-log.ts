import type { Knex } from "knex";

/** The actions of admin keys. A row without `done` is an action that failed. */
export const adminLog: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("admin_log", (table) => {
			table.increments("id");
			table.bigInteger("at").notNullable().index();
			table.text("label").notNullable();
			table.text("action").notNullable();
			table.text("target");
			table.text("user_id").index();
			table.integer("done").notNullable();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("admin_log");
	},
};
