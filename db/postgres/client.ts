/// <reference path="./knex-dialect.d.ts" />
import PostgresClient from "knex/lib/dialects/postgres/index.js";
import pg from "pg";
import { storable, stored } from "../dialects/nul-character.ts";

/** Knex for Postgres, with columns and texts that behave like those of SQLite. */
export class Postgres extends PostgresClient {
	/**
	 * Whole numbers have 64 bits, because ids of stories are multiples of the game's id. Texts are
	 * compared byte by byte: the order is the same everywhere, and no update of the system's
	 * collations breaks an index.
	 */
	override columnCompiler(...args: unknown[]): Record<string, unknown> {
		const compiler = super.columnCompiler(...args);
		return Object.assign(compiler, {
			integer: "bigint",
			increments: compiler.bigincrements,
			text: 'text collate "C"',
		});
	}

	override prepBindings(bindings: unknown[] = []): unknown[] {
		return bindings.map((value) => (typeof value === "string" ? storable(value) : value));
	}
}

/** Reads whole numbers of 64 bits as numbers: ids, times and counts are below 2^53. */
export const types = {
	getTypeParser(type: number) {
		if (type === pg.types.builtins.INT8) return Number;
		if (type === pg.types.builtins.TEXT) return stored;
		return pg.types.getTypeParser(type);
	},
};
