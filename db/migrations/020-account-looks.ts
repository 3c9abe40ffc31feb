import type { Knex } from "knex";
import { looksKey } from "../accounts/account-names.ts";

/**
 * Adds a key for the look of an account's name. Of accounts whose names look alike only the oldest
 * gets a key, because all of them must be able to sign in as before.
 */
export const accountLooks: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("accounts", (table) => table.text("looks_key").unique());
		const known = new Set<string>();
		const rows = await knex("accounts").orderBy(["created_at", "id"]).select("id", "name");
		for (const { id, name } of rows) {
			const key = looksKey(name);
			if (known.has(key)) continue;
			known.add(key);
			await knex("accounts").where({ id }).update({ looks_key: key });
		}
	},
	async down(knex) {
		await knex.schema.alterTable("accounts", (table) => {
			table.dropUnique(["looks_key"]);
			table.dropColumn("looks_key");
		});
	},
};
