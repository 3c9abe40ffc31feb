import type { Knex } from "knex";

/**
 * Finished games of rooms that play again, and the seats that may read them. They do not refer to
 * rooms, because they outlive them.
 */
export const finishedGames: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("finished_games", (table) => {
				table.integer("id").primary();
				table.integer("last_id").notNullable();
				table.integer("game_id").notNullable().index();
				table.text("body").notNullable();
				table.bigInteger("expires_at").notNullable();
			})
			.createTable("finished_seats", (table) => {
				table
					.integer("finished_id")
					.notNullable()
					.references("finished_games.id")
					.onDelete("CASCADE");
				table.text("secret_hash").notNullable();
				table.text("user_id");
				table.primary(["finished_id", "secret_hash"]);
			});
	},
	async down(knex) {
		await knex.schema.dropTable("finished_seats");
		await knex.schema.dropTable("finished_games");
	},
};
