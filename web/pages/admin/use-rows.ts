import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api.ts";
import type { RowsAnswer } from "./admin-api.ts";

/** A list of the admin page as far as it is loaded. */
export interface Rows<Row> {
	/** Null until the first page has arrived. */
	rows: Row[] | null;
	busy: boolean;
	error: string | null;
	/** Whether another page follows. */
	more: boolean;
	/** Adds the next page. */
	loadMore: () => void;
	/** Loads the list again from its beginning. */
	again: () => void;
}

/** Loads a list page by page. `load` must be the same function in every render. */
export function useRows<Row>(load: (page: string | null) => Promise<RowsAnswer<Row>>): Rows<Row> {
	const [rows, setRows] = useState<Row[] | null>(null);
	const [next, setNext] = useState<string | null>(null);
	const [busy, setBusy] = useState(true);
	const [error, setError] = useState<string | null>(null);
	/** The number of the latest request, because an older answer may arrive later. */
	const latest = useRef(0);

	const fetchPage = useCallback(
		async (page: string | null) => {
			const request = ++latest.current;
			setBusy(true);
			setError(null);
			try {
				const answer = await load(page);
				if (request !== latest.current) return;
				setRows((known) => (page === null ? answer.rows : [...(known ?? []), ...answer.rows]));
				setNext(answer.next);
			} catch (reason) {
				if (request !== latest.current) return;
				setError(reason instanceof ApiError ? reason.message : String(reason));
			}
			setBusy(false);
		},
		[load],
	);
	const again = useCallback(() => void fetchPage(null), [fetchPage]);
	useEffect(() => {
		again();
		return () => {
			latest.current++;
		};
	}, [again]);
	const loadMore = () => void fetchPage(next);
	return { rows, busy, error, more: next !== null, loadMore, again };
}
