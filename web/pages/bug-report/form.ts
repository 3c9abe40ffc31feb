import { dayOf } from "#words/grammar.ts";
import { reportWords } from "#words/site/report.ts";
import type { BugReportLengths, Frequency } from "../../../gateway/api/site-answers.ts";

/** The longest texts, which the server checks too. */
export const LONGEST: BugReportLengths = {
	summary: 200,
	date: 100,
	roomCode: 6,
	device: 100,
	additionalInfo: 500,
};

type Texts = Record<keyof BugReportLengths, string>;

/** The answers to a question of yes or no. */
export type Answer = "yes" | "no" | "n/a";

/** The content of the form. */
export interface BugForm extends Texts {
	otherDevice: Answer | null;
	errorDisplayed: Answer | null;
	frequency: Frequency | null;
}

export const ANSWERS = (["yes", "no", "n/a"] as const).map((value) => ({
	value,
	label: reportWords.bug.answers[value],
}));

// The words have a row for each frequency, in this order.
export const FREQUENCY_NAMES = Object.keys(reportWords.bug.frequencies) as Frequency[];

/** Returns the form before anything is typed; the bug is often in the last room. */
export const emptyForm = (lastRoom: string | null, now = new Date()): BugForm => ({
	summary: "",
	date: dayOf(now),
	roomCode: lastRoom ?? "",
	device: "",
	additionalInfo: "",
	otherDevice: null,
	errorDisplayed: null,
	frequency: null,
});

/** Returns the field that is needed and empty; null when there is none. */
export const missingField = (form: BugForm): "summary" | "date" | null =>
	(["summary", "date"] as const).find((name) => form[name].trim() === "") ?? null;

/** Returns the body of the call. The answer n/a is left out, and so is a question without one. */
export function reportBody({ otherDevice, errorDisplayed, frequency, ...texts }: BugForm) {
	const given = {
		otherDevice: yesOrNo(otherDevice),
		errorDisplayed: yesOrNo(errorDisplayed),
		frequency: frequency ?? undefined,
	};
	// JSON leaves undefined values out.
	return { ...texts, ...given };
}

const yesOrNo = (answer: Answer | null): boolean | undefined =>
	answer === "yes" ? true : answer === "no" ? false : undefined;
