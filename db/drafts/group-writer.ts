/**
 * Commits the saves of all rooms in groups. Saves that arrive within `GATHER` ms or during a
 * transaction join the next group; `ENOUGH` of them end the wait.
 */
export interface GroupWriter<T> {
	/**
	 * Resolves with "saved" when this draft, or a later one of its connection, is durable. Resolves
	 * with "closed" when it accepts no more saves or a newer connection has saved. Rejects with its
	 * whole group; `hurry` ends the group's wait for more drafts.
	 */
	save(draft: T, hurry?: boolean): Promise<"saved" | "closed">;
	/** Runs work after every earlier save and before every later one. */
	inTurn<R>(work: () => Promise<R>): Promise<R>;
}

/** How long a group waits for more drafts, ms. Too short for players to notice. */
const GATHER = 25;

/** A commit costs as much as ten more drafts, so a group of this size is worth one. */
const ENOUGH = 16;

/**
 * The number of drafts in one transaction: more than arrive during a commit, and few enough for a
 * short statement.
 */
const GROUP = 500;

interface Group<T, K> {
	drafts: Map<K, T>;
	/** Ends the wait for more drafts. */
	hurry(): void;
	/** The keys of the written drafts. */
	written: Promise<Set<K>>;
}

/**
 * Returns a writer of drafts; of the drafts in a group with the same key, the last one of the newest
 * connection is written. `write` commits a group and returns the keys that were not closed.
 */
export function groupWriter<T extends { connection: number }, K>(
	keyOf: (draft: T) => K,
	write: (drafts: T[]) => Promise<Set<K>>,
): GroupWriter<T> {
	let filling: Group<T, K> | null = null;
	let last: Promise<unknown> = Promise.resolve();

	function inTurn<R>(work: () => Promise<R>): Promise<R> {
		filling = null;
		const result = last.then(work);
		// The caller handles a failure, and the next work runs anyway.
		last = result.catch(() => undefined);
		return result;
	}

	function startGroup(): Group<T, K> {
		const drafts = new Map<K, T>();
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
			return write([...drafts.values()]);
		});
		return { drafts, hurry, written };
	}

	async function save(draft: T, hurried = false): Promise<"saved" | "closed"> {
		if (!filling || filling.drafts.size >= GROUP) filling = startGroup();
		const { drafts, hurry, written } = filling;
		const key = keyOf(draft);
		// Saves of an older connection can be queued longer than those of the newer one.
		if ((drafts.get(key)?.connection ?? 0) <= draft.connection) drafts.set(key, draft);
		if (hurried || drafts.size === ENOUGH) hurry();
		const isWritten = (await written).has(key);
		return isWritten && drafts.get(key)?.connection === draft.connection ? "saved" : "closed";
	}

	return { save, inTurn };
}
