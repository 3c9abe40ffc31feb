import type { Knex } from "knex";

/**
 * Adds the time of the last sign-in to accounts. Those that exist count from now, because theirs is
 * not known.
 */
export const signInTimes: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("accounts", (table) => {
			table.bigInteger("signed_in_at").index();
		});
		await knex("accounts").update({ signed_in_at: Date.now() });
	},
	async down(knex) {
		await knex.schema.alterTable("accounts", (table) => {
			table.dropIndex("signed_in_at");
			table.dropColumn("signed_in_at");
		});
	},
};
