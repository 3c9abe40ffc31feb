import type { Knex } from "knex";

/**
 * Adds hashes of the networks from which an open room was opened, because one network may have only
 * a share of them.
 */
export const roomNetworks: Knex.Migration = {
	async up(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			for (const column of ["network_hash", "wide_network_hash"]) {
				table.text(column);
				table.index([column], `rooms_${column}`, { predicate: knex.whereNotNull(column) });
			}
		});
	},
	async down(knex) {
		await knex.schema.alterTable("rooms", (table) => {
			for (const column of ["network_hash", "wide_network_hash"]) {
				table.dropIndex([column], `rooms_${column}`);
				table.dropColumn(column);
			}
		});
	},
};
