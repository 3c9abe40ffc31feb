import pg from "pg";

/** Runs a statement over a new connection to the database at an address, and returns its rows. */
export async function administer<Row extends pg.QueryResultRow>(
	address: string,
	sql: string,
): Promise<Row[]> {
	const client = new pg.Client(address);
	await client.connect();
	try {
		return (await client.query<Row>(sql)).rows;
	} finally {
		await client.end();
	}
}
