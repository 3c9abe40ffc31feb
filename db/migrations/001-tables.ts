import type { Knex } from "knex";

async function up(knex: Knex): Promise<void> {
	const gameId = (table: Knex.CreateTableBuilder) =>
		table.integer("game_id").notNullable().references("rooms.id");

	await knex.schema
		.createTable("rooms", (table) => {
			table.increments("id");
			table.text("code").notNullable();
			table.bigInteger("created_at").notNullable();
			table.bigInteger("closed_at");
			table.unique(["code"], {
				indexName: "rooms_open_code",
				predicate: knex.whereNull("closed_at"),
			});
		})
		.createTable("seats", (table) => {
			table.increments("player_id");
			gameId(table);
			table.text("secret_hash").notNullable();
			table.text("user_id");
			table.integer("audience").notNullable();
			table.bigInteger("created_at").notNullable();
			table.unique(["game_id", "secret_hash"]);
		})
		.createTable("texts", (table) => {
			table.increments("id");
			gameId(table);
			table.text("content").notNullable();
			table.unique(["game_id", "content"]);
		})
		.createTable("parts", (table) => {
			table.integer("submission_id").primary();
			gameId(table).index();
			table.text("content").notNullable();
			table.integer("words").notNullable();
			table.integer("closed").notNullable().defaultTo(0);
			table.bigInteger("updated_at").notNullable();
		})
		.createTable("shares", (table) => {
			table.text("shortcut").primary();
			gameId(table).index();
			table.integer("story_id").notNullable().unique();
			table.text("body").notNullable();
			table.bigInteger("expires_at").notNullable();
		})
		.createTable("config", (table) => {
			table.text("key").primary();
			table.text("value").notNullable();
		})
		.createTable("counts", (table) => {
			table.text("key").primary();
			table.integer("count").notNullable();
		})
		.createTable("prompt_packs", (table) => {
			table.increments("id");
			table.text("name").notNullable().unique();
			table.text("owner");
		})
		.createTable("prompts", (table) => {
			table.increments("id");
			table.integer("pack_id").notNullable().references("prompt_packs.id").onDelete("CASCADE");
			table.text("prompt").notNullable();
			table.unique(["pack_id", "prompt"]);
		})
		.createTable("ranks", (table) => {
			table.text("user_id").primary();
			table.integer("rank").notNullable();
		})
		.createTable("rank_awards", (table) => {
			table.text("user_id").notNullable();
			/** No reference, because the rank of an account outlives the room. */
			table.integer("game_id").notNullable();
			table.integer("stories").notNullable();
			table.primary(["user_id", "game_id"]);
		});
}

/** Tables with references come before the tables they refer to. */
async function down(knex: Knex): Promise<void> {
	const names = [
		"rank_awards",
		"ranks",
		"prompts",
		"prompt_packs",
		"counts",
		"config",
		"shares",
		"parts",
		"texts",
		"seats",
		"rooms",
	];
	for (const name of names) await knex.schema.dropTable(name);
}

/** Creates all tables. Times are epoch ms. */
export const tables: Knex.Migration = { up, down };
