import type { Db } from "./connection.ts";

/** The text of a part while it is written. */
interface Draft {
	submissionId: number;
	gameId: number;
	content: string;
	words: number;
}

/**
 * Commits the saves of all rooms in groups. A save that arrives within `GATHER` ms or during a
 * transaction joins the next group.
 */
export interface DraftWriter {
	/**
	 * Resolves when the draft is durable, or with "closed" when its part or room is closed and
	 * nothing changed. Rejects with its whole group; `hurry` ends the group's wait for more drafts.
	 */
	save(draft: Draft, hurry?: boolean): Promise<"saved" | "closed">;
	/** Runs work after every earlier save and before every later one. */
	inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * How long a group waits for more drafts, ms. Players do not notice it, and a commit costs as much
 * as ten more drafts.
 */
const GATHER = 8;

/**
 * The number of drafts in one transaction: more than arrive during a commit, and few enough for a
 * short statement.
 */
const GROUP = 500;

const writers = new WeakMap<Db, DraftWriter>();

/** Returns the only writer of this database's drafts, because two writers would have no order. */
export function draftWriter(db: Db): DraftWriter {
	const known = writers.get(db);
	if (known) return known;
	const writer = createWriter(db);
	writers.set(db, writer);
	return writer;
}

interface Group {
	drafts: Map<number, Draft>;
	/** Ends the wait for more drafts. */
	hurry(): void;
	/** The submission ids that were written. */
	written: Promise<Set<number>>;
}

function createWriter(db: Db): DraftWriter {
	let filling: Group | null = null;
	let last: Promise<unknown> = Promise.resolve();

	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		filling = null;
		const result = last.then(work);
		// The caller handles a failure. The next work runs all the same.
		last = result.catch(() => undefined);
		return result;
	}

	function startGroup(): Group {
		const drafts = new Map<number, Draft>();
		let hurry = () => {};
		const gathered = new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, GATHER);
			hurry = () => {
				clearTimeout(timer);
				// Saves that arrive in the same turn of the event loop join the group.
				setImmediate(resolve);
			};
		});
		const written = inTurn(async () => {
			await gathered;
			if (filling?.drafts === drafts) filling = null;
			return writeDrafts(db, [...drafts.values()], Date.now());
		});
		return { drafts, hurry, written };
	}

	async function save(draft: Draft, hurried = false): Promise<"saved" | "closed"> {
		if (!filling || filling.drafts.size >= GROUP) filling = startGroup();
		const { drafts, hurry, written } = filling;
		drafts.set(draft.submissionId, draft);
		if (hurried) hurry();
		return (await written).has(draft.submissionId) ? "saved" : "closed";
	}

	return { save, inTurn };
}

/**
 * Writes the drafts in one statement, and returns the ids that were written. Skips closed parts and
 * closed rooms, so that removed content stays removed.
 */
async function writeDrafts(db: Db, drafts: Draft[], now: number): Promise<Set<number>> {
	const rows: { submission_id: number }[] = await db.raw(
		`INSERT INTO parts (submission_id, game_id, content, words, updated_at)
		SELECT column1, column2, column3, column4, ?
		FROM (VALUES ${drafts.map(() => "(?,?,?,?)").join(",")}) JOIN rooms ON rooms.id = column2
		WHERE rooms.closed_at IS NULL
		ON CONFLICT (submission_id) DO UPDATE
		SET content = excluded.content, words = excluded.words, updated_at = excluded.updated_at
		WHERE parts.closed = 0
		RETURNING submission_id`,
		[
			now,
			...drafts.flatMap((draft) => [draft.submissionId, draft.gameId, draft.content, draft.words]),
		],
	);
	return new Set(rows.map((row) => row.submission_id));
}
