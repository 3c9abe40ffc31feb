/** Knex's class for Postgres, which comes without types. */
declare module "knex/lib/dialects/postgres/index.js" {
	import type { Knex } from "knex";
	import type { Client } from "pg";
	export default class PostgresClient extends Knex.Client {
		columnCompiler(...args: unknown[]): Record<string, unknown>;
		prepBindings(bindings?: unknown[]): unknown[];
		acquireRawConnection(): Promise<Client>;
		acquireConnection(): Promise<Client>;
		validateConnection(connection: Client): Promise<boolean>;
		releaseConnection(connection: Client): Promise<void>;
		destroyRawConnection(connection: Client): Promise<void>;
	}
}
