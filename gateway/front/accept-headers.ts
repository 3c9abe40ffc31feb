import type { IncomingHttpHeaders } from "node:http";
import { WIRE_LIMITS } from "../limits/wire.ts";

/** The headers whose parts are compared with each thing on offer (RFC 9110, section 12.5). */
const ACCEPT_HEADERS = ["accept", "accept-language", "accept-encoding", "accept-charset"];

/**
 * Removes all but the first whole items of long headers in which a client says what it accepts,
 * because comparing thousands of items blocks the process.
 */
export function shortenAcceptHeaders(headers: IncomingHttpHeaders): void {
	const { acceptLength } = WIRE_LIMITS;
	for (const name of ACCEPT_HEADERS) {
		const value = headers[name];
		// Node joins repeated lines.
		if (typeof value !== "string" || value.length <= acceptLength) continue;
		const end = value.lastIndexOf(",", acceptLength);
		if (end > 0) headers[name] = value.slice(0, end);
		else delete headers[name];
	}
}
