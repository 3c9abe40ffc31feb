import { useCallback, useEffect, useState } from "react";
import type { SharedStory } from "../../../gateway/api/answers.ts";
import { ApiError, call } from "../../api.ts";
import { delivered } from "../../prerendered/delivered.ts";

interface Loaded {
	/** Null while the call runs. */
	found: SharedStory | ApiError | null;
	/** Repeats the call. */
	again: () => void;
}

/** Returns the shared story of an address. The document of its page contains it, without a call. */
export function useSharedStory(shortcut: string): Loaded {
	const [given] = useState(() => storyInDocument(shortcut));
	const [found, setFound] = useState<SharedStory | ApiError | null>(given);
	const again = useCallback(async () => {
		setFound(null);
		const asked = call("GET /stories/view/:shortcut", { params: { shortcut } });
		setFound(await asked.catch((reason: unknown) => asApiError(reason)));
	}, [shortcut]);
	useEffect(() => {
		if (given === null) again();
	}, [again, given]);
	return { found, again };
}

/** Returns the story that the document has brought; null for another one. */
function storyInDocument(shortcut: string): SharedStory | null {
	const { story, shortcut: brought } = delivered();
	return brought === shortcut ? (story ?? null) : null;
}

const asApiError = (reason: unknown): ApiError =>
	reason instanceof ApiError ? reason : new ApiError(0, String(reason));
