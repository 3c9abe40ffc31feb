import type { Knex } from "knex";

/** The accounts on board: passwords, passkeys, recovery codes, and the provider's records. */
export const accounts: Knex.Migration = {
	async up(knex) {
		const accountId = (table: Knex.CreateTableBuilder) =>
			table.text("account_id").notNullable().references("accounts.id").onDelete("CASCADE");
		await knex.schema
			.createTable("accounts", (table) => {
				table.text("id").primary();
				table.text("name").notNullable();
				table.text("name_key").notNullable().unique();
				table.text("screen_name").notNullable();
				table.text("password_hash").notNullable();
				table.bigInteger("created_at").notNullable();
			})
			.createTable("passkeys", (table) => {
				table.increments("id");
				accountId(table).index();
				table.text("credential_id").notNullable().unique();
				table.text("public_key").notNullable();
				table.integer("counter").notNullable();
				table.text("transports").notNullable();
				table.text("site").notNullable();
				table.text("label").notNullable();
				table.bigInteger("created_at").notNullable();
				table.bigInteger("used_at");
			})
			.createTable("recovery_codes", (table) => {
				accountId(table);
				table.text("code_hash").notNullable();
				table.primary(["account_id", "code_hash"]);
			})
			.createTable("provider_records", (table) => {
				table.text("kind").notNullable();
				table.text("id_hash").notNullable();
				table.text("payload").notNullable();
				// No reference, because the provider also creates records before a person has signed in.
				table.text("account_id").index();
				table.text("grant_id").index();
				table.text("uid").index();
				table.bigInteger("consumed_at");
				table.bigInteger("expires_at").notNullable().index();
				table.primary(["kind", "id_hash"]);
			});
	},
	async down(knex) {
		for (const name of ["provider_records", "recovery_codes", "passkeys", "accounts"])
			await knex.schema.dropTable(name);
	},
};
