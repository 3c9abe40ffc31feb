import { callSigned } from "../../account/bearer.ts";
import { type AnswerOf, type ApiError, FORBIDDEN, UNAUTHORIZED } from "../../api.ts";

/** The pages of the zine (docs/site.md "Zine"). */
export const ZINE_PAGES = 82;

type ZinePage = AnswerOf<"GET /zine/:page">;

/** The pages that were fetched since the zine was opened. */
const fetched = new Map<number, Promise<ZinePage>>();

/** Forgets all pages, so that the next reader of this device gets only what they may read. */
export const closeZine = (): void => fetched.clear();

/** Fetches a page, from 0, once; one that failed is fetched again. */
export function fetchPage(page: number): Promise<ZinePage> {
	const known = fetched.get(page);
	if (known) return known;
	const call = callSigned("GET /zine/:page", { params: { page } });
	fetched.set(page, call);
	call.catch(() => fetched.delete(page));
	return call;
}

/** Returns the page, from 0, that an address asks for by its number from 1. */
export function pageIn(search: string): number {
	const asked = Math.trunc(Number(new URLSearchParams(search).get("page") ?? 1));
	return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 1), ZINE_PAGES) - 1;
}

/** Returns whether a call failed because this reader may not read the zine. */
export const isRefused = ({ status }: ApiError): boolean =>
	status === UNAUTHORIZED || status === FORBIDDEN;
