import sqlite3 from "sqlite3";

/** A draft, and with `status` also an action of its player. */
export interface FloorEntry {
	player: number;
	submission: number;
	content: string;
	status: number | null;
}

const SCHEMA = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS drafts (submission INTEGER PRIMARY KEY, content TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS actions (id INTEGER PRIMARY KEY, player INTEGER NOT NULL, status INTEGER NOT NULL);`;

const GROUP = 500;

/** Commits entries in groups: entries that arrive during a commit go into the next. */
export class FloorStore {
	private readonly db: sqlite3.Database;
	private queue: { entry: FloorEntry; kept: () => void }[] = [];
	private writing = false;

	private constructor(db: sqlite3.Database) {
		this.db = db;
		db.serialize(); // because the driver otherwise runs the statements after BEGIN in any order
	}

	static open(file: string): Promise<FloorStore> {
		return new Promise((resolve, reject) => {
			const db = new sqlite3.Database(file);
			db.exec(SCHEMA, (error) => (error ? reject(error) : resolve(new FloorStore(db))));
		});
	}

	/** Calls `kept` when the entry survives a crash. */
	keep(entry: FloorEntry, kept: () => void): void {
		this.queue.push({ entry, kept });
		if (!this.writing) void this.write();
	}

	private async write(): Promise<void> {
		this.writing = true;
		while (this.queue.length > 0) {
			await new Promise(setImmediate);
			const group = this.queue.splice(0, GROUP);
			await this.commit(group.map(({ entry }) => entry));
			for (const { kept } of group) kept();
		}
		this.writing = false;
	}

	private async commit(entries: readonly FloorEntry[]): Promise<void> {
		const drafts = new Map(entries.map(({ submission, content }) => [submission, content]));
		const actions = entries.filter(({ status }) => status !== null);
		const saveDrafts = `INSERT INTO drafts VALUES ${rows(drafts.size, "(?,?)")} ON CONFLICT DO UPDATE SET content = excluded.content`;
		if (actions.length === 0) return this.run(saveDrafts, [...drafts].flat());
		void this.run("BEGIN");
		void this.run(saveDrafts, [...drafts].flat());
		void this.run(
			`INSERT INTO actions (player, status) VALUES ${rows(actions.length, "(?,?)")}`,
			actions.flatMap(({ player, status }) => [player, status]),
		);
		await this.run("COMMIT");
	}

	private run(sql: string, values: unknown[] = []): Promise<void> {
		return new Promise((resolve, reject) =>
			this.db.run(sql, values, (error) => (error ? reject(error) : resolve())),
		);
	}
}

const rows = (count: number, row: string): string =>
	Array.from({ length: count }, () => row).join(",");
