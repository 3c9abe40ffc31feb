import { useState } from "react";
import { callSigned } from "../../account/bearer.ts";
import { ApiError } from "../../api.ts";
import { deviceStorage, tabStorage } from "../../device/storage.ts";
import { type BugForm, emptyForm, LONGEST, missingField, reportBody } from "./form.ts";

/**
 * The storage key of the typed report, which is kept while its writer signs in or visits another
 * page.
 */
const KEY = "bugReport";

/** Holds the form of a bug report and sends it. */
export function useBugReport() {
	const [form, setForm] = useState(keptForm);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	/** The field that the error is about. */
	const [wrong, setWrong] = useState<keyof typeof LONGEST | null>(null);
	const [sent, setSent] = useState(false);

	const change = (part: Partial<BugForm>) => {
		const changed = { ...form, ...part };
		setForm(changed);
		tabStorage.setItem(KEY, JSON.stringify(changed));
		if (wrong && wrong in part) setWrong(null);
		setError(null);
	};

	/** Resolves to whether the report has arrived. */
	const send = async (): Promise<boolean> => {
		const missing = missingField(form);
		setWrong(missing);
		setError(null);
		if (missing) return false;
		setBusy(true);
		try {
			await callSigned("POST /bugReport", { body: reportBody(form) });
			tabStorage.removeItem(KEY);
			setSent(true);
			return true;
		} catch (reason) {
			setError(reason instanceof Error ? reason.message : String(reason));
			const field = reason instanceof ApiError ? reason.field : undefined;
			setWrong(isText(field) ? field : null);
			return false;
		} finally {
			setBusy(false);
		}
	};

	const another = () => {
		setForm(keptForm());
		setSent(false);
	};
	return { form, change, send, busy, error, wrong, sent, another };
}

const isText = (field: string | undefined): field is keyof typeof LONGEST =>
	field !== undefined && field in LONGEST;

/** Returns the report that was typed in this tab before, or an empty form. */
function keptForm(): BugForm {
	const empty = emptyForm(deviceStorage.getItem("roomCode"));
	try {
		return { ...empty, ...JSON.parse(tabStorage.getItem(KEY) ?? "{}") };
	} catch {
		return empty;
	}
}

export type BugReportState = ReturnType<typeof useBugReport>;
