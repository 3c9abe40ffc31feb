import type { ServerMessage } from "../gateway/protocol.ts";

type Refusals = typeof import("#words/refusals.ts").refusalWords;

/** The refusals in the language of the page; null until they have loaded. */
let refusals: Refusals | null = null;

/**
 * Loads the refusals. Pages in English need them too, because the server's text of a `badBody` names
 * the place in the body, which is for developers.
 */
export async function loadRefusals(): Promise<void> {
	const words = await import("#words/refusals.ts").catch(() => null);
	refusals ??= words?.refusalWords ?? null;
}

const isKnown = (code: unknown): code is keyof Refusals =>
	typeof code === "string" && refusals !== null && Object.hasOwn(refusals, code);

/**
 * Returns the text of a refusal in the language of the page; the server's own text for one that this
 * page does not know.
 */
export function refusalText(
	text: string,
	{ code, values = [] }: Pick<ServerMessage, "code" | "values">,
): string {
	const [complaint, ...named] = values;
	// A complaint about a field is a refusal too, and the general text is for those without a code.
	if (code === "badBody" && isKnown(complaint))
		return refusalText(text, { code: complaint, values: named });
	const own = code && refusals?.[code];
	if (typeof own !== "function") return own || text;
	// The values of a code are those that its function takes, in any language.
	return own.length > values.length ? text : (own as (...values: unknown[]) => string)(...values);
}
