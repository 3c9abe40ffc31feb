import type { Knex } from "knex";

const built = (knex: Knex) => ({
	indexName: "prompt_packs_built_in",
	predicate: knex.whereNull("owner"),
});
const own = (knex: Knex) => ({
	indexName: "prompt_packs_own",
	predicate: knex.whereNotNull("owner"),
});

/** Names of packs become unique within an account instead of globally. */
export const ownPacks: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.dropUnique(["name"]);
			table.unique(["name"], built(knex));
			table.unique(["owner", "name"], own(knex));
		});
	},
	async down(knex) {
		await knex("prompt_packs").whereNotNull("owner").delete(); // their names may occur twice
		await knex.schema.alterTable("prompt_packs", (table) => {
			table.dropIndex(["name"], built(knex).indexName);
			table.dropIndex(["owner", "name"], own(knex).indexName);
			table.unique(["name"]);
		});
	},
};
