import type { Client } from "pg";
import type { Database, Statement } from "sqlite3";
import type { Db } from "../connection.ts";
import { isPostgres } from "../dialects/dialect.ts";

/** A statement with ? for each value. A name must always have the same text. */
interface Named {
	name: string;
	sql: string;
}

/**
 * Runs a statement that is prepared once per connection, and returns its rows; Knex would build and
 * prepare it each time. Rejects with the database's error, which knex's listeners get too.
 */
export async function prepared<Row>(db: Db, statement: Named, values: unknown[]): Promise<Row[]> {
	const connection = await db.client.acquireConnection();
	try {
		return await (isPostgres(db)
			? inPostgres(db, connection, statement, values)
			: inSqlite<Row>(connection, statement, values));
	} catch (error) {
		db.client.emit("query-error", error, { sql: statement.sql });
		throw error;
	} finally {
		await db.client.releaseConnection(connection);
	}
}

async function inPostgres(db: Db, connection: Client, { name, sql }: Named, values: unknown[]) {
	const text = db.client.positionBindings(sql);
	return (await connection.query({ name, text, values })).rows;
}

async function inSqlite<Row>(connection: Database, { sql }: Named, values: unknown[]) {
	const statement = await statementOf(connection, sql);
	return new Promise<Row[]>((resolve, reject) =>
		statement.all<Row>(values, (error, rows) => (error ? reject(error) : resolve(rows))),
	);
}

const statements = new WeakMap<Database, Map<string, Statement>>();

async function statementOf(connection: Database, sql: string): Promise<Statement> {
	const known = statements.get(connection) ?? new Map<string, Statement>();
	statements.set(connection, known);
	const before = known.get(sql);
	if (before) return before;
	const statement = await new Promise<Statement>((resolve, reject) => {
		const made = connection.prepare(sql, (error) => (error ? reject(error) : resolve(made)));
	});
	known.set(sql, statement);
	return statement;
}
