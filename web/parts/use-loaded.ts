import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../api.ts";

/**
 * Returns the result of a call: null while it runs, an ApiError if it failed. `again` repeats the
 * call. `load` must be the same function in every render.
 */
export function useLoaded<T>(load: () => Promise<T>): {
	found: T | ApiError | null;
	again: () => void;
} {
	const [found, setFound] = useState<T | ApiError | null>(null);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` repeats the call
	useEffect(() => {
		let mounted = true;
		const show = (result: T | ApiError) => mounted && setFound(() => result);
		load().then(show, (reason: unknown) =>
			show(reason instanceof ApiError ? reason : new ApiError(0, String(reason))),
		);
		return () => {
			mounted = false;
		};
	}, [load, attempt]);
	return { found, again: useCallback(() => setAttempt((before) => before + 1), []) };
}
