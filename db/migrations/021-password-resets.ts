import type { Knex } from "knex";

/** The links with which people set a new password after an admin's reset: one for each account. */
export const passwordResets: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("password_resets", (table) => {
			table.text("account_id").primary().references("accounts.id").onDelete("CASCADE");
			table.text("token_hash").notNullable().unique();
			table.bigInteger("expires_at").notNullable().index();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("password_resets");
	},
};
