import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../api.ts";

/**
 * What a call answers: null while it is under way, an ApiError when it failed; `again` asks anew.
 * `load` has to stay the same between renders.
 */
export function useLoaded<T>(load: () => Promise<T>): {
	found: T | ApiError | null;
	again: () => void;
} {
	const [found, setFound] = useState<T | ApiError | null>(null);
	const [asked, setAsked] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what makes it ask again
	useEffect(() => {
		let here = true;
		const show = (answer: T | ApiError) => here && setFound(() => answer);
		load().then(show, (reason: unknown) =>
			show(reason instanceof ApiError ? reason : new ApiError(0, String(reason))),
		);
		return () => {
			here = false;
		};
	}, [load, asked]);
	return { found, again: useCallback(() => setAsked((times) => times + 1), []) };
}
