/** Knex's class for Postgres, which comes without types. */
declare module "knex/lib/dialects/postgres/index.js" {
	import type { Knex } from "knex";
	export default class PostgresClient extends Knex.Client {
		columnCompiler(...args: unknown[]): Record<string, unknown>;
		prepBindings(bindings?: unknown[]): unknown[];
	}
}
