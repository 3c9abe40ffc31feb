import { useRef, useState } from "react";
import { sharingWords } from "#words/game/sharing.ts";
import { ApiError } from "../api.ts";

/**
 * Runs one task at a time; calls during a task do nothing. Returns the name of the running task
 * and the error of the last one. A task that its player has cancelled is no error.
 */
export function useTask<Name extends string>() {
	const [running, setRunning] = useState<Name | null>(null);
	const [error, setError] = useState<string | null>(null);
	const taken = useRef(false);
	const run = async (name: Name, work: () => Promise<void>): Promise<void> => {
		if (taken.current) return;
		taken.current = true;
		setRunning(name);
		setError(null);
		try {
			await work();
		} catch (reason) {
			if (isAbort(reason)) return;
			if (reason instanceof ApiError) setError(reason.message);
			else {
				setError(sharingWords.failed);
				// The console shows the details, because this error is unexpected.
				reportError(reason);
			}
		} finally {
			taken.current = false;
			setRunning(null);
		}
	};
	return { running, error, run };
}

const isAbort = (reason: unknown): boolean =>
	reason instanceof DOMException && reason.name === "AbortError";
