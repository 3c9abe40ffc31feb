import type { Knex } from "knex";

/**
 * The secrets with which further devices use a seat, and the links that make one. Each seat has one
 * link at a time.
 */
export const seatKeys: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("seat_keys", (table) => {
				table.increments("id");
				seatOf(table).index();
				table.integer("game_id").notNullable();
				table.text("secret_hash").notNullable();
				table.bigInteger("created_at").notNullable();
				table.unique(["game_id", "secret_hash"]);
			})
			.createTable("continue_links", (table) => {
				seatOf(table).primary();
				table.text("token_hash").notNullable().unique();
				table.bigInteger("expires_at").notNullable().index();
				table.bigInteger("used_at");
			});
	},
	async down(knex) {
		await knex.schema.dropTable("continue_links");
		await knex.schema.dropTable("seat_keys");
	},
};

const seatOf = (table: Knex.CreateTableBuilder): Knex.ReferencingColumnBuilder =>
	table.integer("player_id").notNullable().references("seats.player_id").onDelete("CASCADE");
