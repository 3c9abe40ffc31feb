import type { Knex } from "knex";

/**
 * Bug reports of accounts. They contain no address, only the fields that their writer filled in.
 */
export const bugReports: Knex.Migration = {
	async up(knex) {
		await knex.schema.createTable("bug_reports", (table) => {
			table.increments("id");
			table.text("user_id").notNullable().index();
			table.text("summary").notNullable();
			table.text("date").notNullable();
			table.text("room_code").notNullable();
			table.text("device").notNullable();
			table.integer("other_device");
			table.integer("error_displayed");
			table.text("frequency");
			table.text("additional_info").notNullable();
			table.bigInteger("created_at").notNullable().index();
			table.bigInteger("read_at");
		});
	},
	async down(knex) {
		await knex.schema.dropTable("bug_reports");
	},
};
