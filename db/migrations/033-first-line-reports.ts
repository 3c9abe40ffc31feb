import type { Knex } from "knex";

/**
 * A line belongs to a seat or an account, and its writer's device only reads. Two reports hide a
 * line.
 */
export const firstLineReports: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("first_lines", (table) => {
			table.text("seat_hash");
			table.text("device_hash");
			table.unique(["date", "seat_hash"]);
			table.index(["date", "device_hash"]);
		});
		await knex.schema.createTable("first_line_reports", (table) => {
			table
				.integer("line_id")
				.notNullable()
				.references("id")
				.inTable("first_lines")
				.onDelete("CASCADE");
			table.integer("reader_line_id").notNullable();
			table.integer("network").notNullable();
			table.bigInteger("reported_at").notNullable();
			table.primary(["line_id", "reader_line_id"]);
		});
	},
	async down(knex) {
		await knex.schema.dropTable("first_line_reports");
		await knex.schema.alterTable("first_lines", (table) => {
			table.dropUnique(["date", "seat_hash"]);
			table.dropIndex(["date", "device_hash"]);
			table.dropColumns("seat_hash", "device_hash");
		});
	},
};
