import type { Knex } from "knex";

/** Messages to the devices of people who are away: the server's keys, where to, and what. */
export const push: Knex.Migration = {
	async up(knex) {
		await knex.schema
			.createTable("push_keys", (table) => {
				// There is one row.
				table.integer("id").primary();
				table.text("public_key").notNullable();
				table.text("private_key").notNullable();
			})
			.createTable("push_subscriptions", (table) => {
				table.increments("id");
				table.integer("game_id").notNullable().references("rooms.id").index();
				table.integer("player_id").notNullable();
				table.text("secret_hash").notNullable();
				table.text("endpoint").notNullable();
				table.text("p256dh").notNullable();
				table.text("auth").notNullable();
				table.text("language").notNullable();
				table.text("time_zone").notNullable();
				table.integer("quiet_from").notNullable();
				table.integer("quiet_until").notNullable();
				table.text("kinds").notNullable();
				table.bigInteger("created_at").notNullable();
				table.unique(["player_id", "endpoint"]);
			})
			.createTable("push_messages", (table) => {
				table.increments("id");
				const owner = table.integer("subscription_id").notNullable();
				owner.references("push_subscriptions.id").onDelete("CASCADE");
				table.text("kind").notNullable();
				table.text("key").notNullable();
				table.bigInteger("until");
				table.bigInteger("created_at").notNullable();
				// Null when nothing is left to do.
				table.bigInteger("due_at").index();
				table.integer("attempts").notNullable().defaultTo(0);
				table.bigInteger("sent_at");
				table.unique(["subscription_id", "kind", "key"]);
			});
	},
	async down(knex) {
		for (const name of ["push_messages", "push_subscriptions", "push_keys"])
			await knex.schema.dropTable(name);
	},
};
