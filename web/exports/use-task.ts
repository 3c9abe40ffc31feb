import { useRef, useState } from "react";
import { ApiError } from "../api.ts";
import { exportWords } from "../words/exports.ts";

/**
 * One task of a kind at a time: its name while it runs, what became of it; a press meanwhile starts
 * nothing.
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
			if (reason instanceof ApiError) setError(reason.message);
			else {
				setError(exportWords.failed);
				reportError(reason); // not foreseen: whoever looks at the console should see it
			}
		} finally {
			taken.current = false;
			setRunning(null);
		}
	};
	return { running, error, run };
}
