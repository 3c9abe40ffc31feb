/** The class of knex that speaks to Postgres, which has no types of its own. */
declare module "knex/lib/dialects/postgres/index.js" {
	import type { Knex } from "knex";
	export default class PostgresClient extends Knex.Client {
		columnCompiler(...args: unknown[]): Record<string, unknown>;
		prepBindings(bindings?: unknown[]): unknown[];
	}
}
