import type { Knex } from "knex";

/**
 * Supporters by a payment or by an admin, and the processed events of the payment provider. A
 * refund can arrive before its payment, so a row may be revoked before it has an account.
 */
export const supporters: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("supporters", (table) => {
				table.text("source").notNullable();
				table.text("reference").notNullable();
				table.text("user_id").index();
				table.bigInteger("granted_at");
				table.bigInteger("revoked_at");
				table.primary(["source", "reference"]);
			})
			.createTable("payment_events", (table) => {
				table.text("id").primary();
				table.bigInteger("received_at").notNullable();
			});
	},
	async down(knex) {
		await knex.schema.dropTable("payment_events");
		await knex.schema.dropTable("supporters");
	},
};
