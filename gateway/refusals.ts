import { complaintOf, type RefusalValue, refuserOf } from "#game/refusals.ts";
import { refusalWords } from "#words/refusals.ts";

/** The code beside every `error` that a client receives (docs/protocol.md "Refusals"). */
export type ErrorCode = keyof typeof refusalWords;

/**
 * Why a client's message or call is refused. Only rooms under a build from before codes existed
 * send none.
 */
export interface ErrorAnswer {
	text: string;
	code?: ErrorCode | undefined;
	/** The numbers and names in the text, in the order of the arguments of its function. */
	values?: readonly RefusalValue[] | undefined;
}

/** Returns a refusal of the game or of the gateway, with the values named in its text. */
export const refuse = refuserOf(refusalWords);

/**
 * Returns the refusal of a body for a schema's issue. Where players can meet the complaint, the values
 * are its code and its own values.
 */
export function refuseBody(issue: object, text: string): ErrorAnswer {
	const complaint = complaintOf(issue);
	const values = complaint && [complaint.code, ...(complaint.values ?? [])];
	return { code: "badBody", text, values };
}

/** Returns whether an action was refused because its part or phase is over. */
export const isTooLate = (code: ErrorCode | undefined): boolean =>
	code === "timeUp" || code === "notNow";
