import type { Knex } from "knex";

/** The chat of each room with the news that it was sent, and the calendars of seats. */
export const channels: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("channels", (table) => {
			table.integer("game_id").primary().references("rooms.id");
			table.text("kind").notNullable();
			table.text("address");
			table.text("site").notNullable();
		});
		await knex.schema.createTable("channel_news", (table) => {
			table.integer("game_id").notNullable().references("rooms.id");
			table.text("news").notNullable();
			table.primary(["game_id", "news"]);
		});
		await knex.schema.createTable("calendars", (table) => {
			table.integer("game_id").notNullable().references("rooms.id");
			table.text("secret_hash").notNullable();
			table.primary(["game_id", "secret_hash"]);
			table.text("salt").notNullable();
			table.text("token_hash").notNullable().unique();
		});
	},
	async down(knex) {
		await knex.schema.dropTable("calendars");
		await knex.schema.dropTable("channel_news");
		await knex.schema.dropTable("channels");
	},
};
