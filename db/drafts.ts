import type { Db } from "./connection.ts";

/** The text of a part as it stands. */
interface Draft {
	submissionId: number;
	gameId: number;
	content: string;
	words: number;
}

/**
 * Commits the saves of all rooms in groups: whatever comes within `GATHER` or while one transaction
 * runs goes into the next.
 */
export interface DraftWriter {
	/**
	 * Answers once the draft is durable, or "closed" when its part or room is closed and nothing
	 * changed; rejects with its
	 * whole group. With `hurry` its group is not waited for to fill.
	 */
	save(draft: Draft, hurry?: boolean): Promise<"saved" | "closed">;
	/** Runs work after every save handed in so far and before every later one. */
	inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * How long a group waits for more drafts, ms: nobody feels it in an autosave, and a commit costs as
 * much as ten drafts more in it.
 */
const GATHER = 8;

/**
 * Drafts in one transaction: few enough to keep the statement small, and more than a commit's time
 * brings in.
 */
const GROUP = 500;

const writers = new WeakMap<Db, DraftWriter>();

/**
 * The database's one writer of drafts: with a second one, nobody could say which save came first.
 */
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
	/** The ids that were written. */
	written: Promise<Set<number>>;
}

function createWriter(db: Db): DraftWriter {
	let filling: Group | null = null;
	let last: Promise<unknown> = Promise.resolve();

	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		filling = null;
		const result = last.then(work);
		// A failure is told to those who wait for this result; the next in line gets its turn all the
		// same.
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
				// what is read from the sockets in the same turn of the event loop comes along
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
 * One statement is one transaction. Drafts of closed parts and of rooms that are not open are
 * passed over, so that removed content stays removed.
 */
async function writeDrafts(db: Db, drafts: Draft[], now: number): Promise<Set<number>> {
	const rows: { submission_id: number }[] = await db.raw(
		`INSERT INTO parts (submission_id, game_id, content, words, updated_at)
		SELECT column1, column2, column3, column4, ?
		FROM (VALUES ${drafts.map(() => "(?,?,?,?)").join(",")}) JOIN rooms ON rooms.id = column2
		WHERE rooms.closed_at IS NULL
		ON CONFLICT (submission_id) DO UPDATE SET content = excluded.content, words = excluded.words, updated_at = excluded.updated_at
		WHERE parts.closed = 0
		RETURNING submission_id`,
		[
			now,
			...drafts.flatMap((draft) => [draft.submissionId, draft.gameId, draft.content, draft.words]),
		],
	);
	return new Set(rows.map((row) => row.submission_id));
}
