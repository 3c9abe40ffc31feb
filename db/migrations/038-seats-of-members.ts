import type { Knex } from "knex";

/** Lets a table know a seat as that of a member who came with another secret. */
export const seatsOfMembers: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("seats", (table) => {
			table.integer("member_id");
		});
	},
	async down(knex) {
		await knex.schema.alterTable("seats", (table) => {
			table.dropColumn("member_id");
		});
	},
};
