import type { Knex } from "knex";

/** Adds the connection that saved a draft, because a save over an older one may arrive late. */
export const draftConnections: Knex.Migration = {
	async up(knex) {
		for (const name of ["parts", "entries"])
			await knex.schema.alterTable(name, (table) => {
				table.bigInteger("connection").notNullable().defaultTo(0);
			});
	},
	async down(knex) {
		for (const name of ["parts", "entries"])
			await knex.schema.alterTable(name, (table) => table.dropColumn("connection"));
	},
};
