import type { Knex } from "knex";

/** Lets a table know which of its secrets are those of one person with several devices. */
export const devicesOfMembers: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("table_members", (table) => {
			table.integer("joined_as");
		});
	},
	async down(knex) {
		await knex.schema.alterTable("table_members", (table) => {
			table.dropColumn("joined_as");
		});
	},
};
