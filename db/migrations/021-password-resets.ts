import type { Knex } from "knex";

/** The links by which people whose password an admin resets set a new one: one for each account. */
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
