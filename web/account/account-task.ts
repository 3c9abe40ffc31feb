import { useRef, useState } from "react";
import { accountWords } from "#words/site/account.ts";
import { ApiError } from "../api.ts";
import { signInText } from "./sign-in-error.ts";

/**
 * Returns a function that runs one task at a time, whether a task is running, the text of the last
 * error, and the field that the server has refused.
 */
export function useAccountTask() {
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [field, setField] = useState<string | null>(null);
	const taken = useRef(false);
	const run = async (work: () => Promise<void>): Promise<void> => {
		if (taken.current) return;
		taken.current = true;
		setBusy(true);
		setError(null);
		setField(null);
		try {
			await work();
		} catch (reason) {
			setError(errorText(reason));
			setField(reason instanceof ApiError ? (reason.field ?? null) : null);
		} finally {
			taken.current = false;
			setBusy(false);
		}
	};
	return { busy, error, field, run };
}

const errorText = (reason: unknown): string =>
	reason instanceof ApiError ? reason.message : signInText(reason, accountWords.failed);
