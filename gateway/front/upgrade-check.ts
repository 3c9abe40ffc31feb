import type { IncomingMessage } from "node:http";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import { hasTwoHosts, hostIn, knownHosts } from "./hosts.ts";
import type { FrontOptions } from "./options.ts";
import { hasBody } from "./slow-bodies.ts";

/** The refusal of an upgrade: status line, text, and additional headers. */
export interface UpgradeRefusal {
	status: string;
	text: string;
	headers?: Record<string, string>;
}

/** The paths of room connections. */
export const ROOM_PATHS = new Set(["/rooms", "/ws", "/ws/rooms"]);
/** 16 bytes in base64 (RFC 6455, section 4.1). */
const KEY = /^[A-Za-z\d+/]{22}==$/;

/**
 * Returns the check of upgrade requests by RFC 6455 and the options, which returns null for an
 * accepted request.
 */
export function upgradeCheck(
	options: FrontOptions,
): (request: IncomingMessage) => UpgradeRefusal | null {
	const isKnownHost = knownHosts(options);
	return (request) => {
		const { url = "", headers } = request;
		if (url.length > WIRE_LIMITS.addressLength) return TOO_LONG;
		if (hasTwoHosts(request)) return TWO_HOSTS;
		if (!isKnownHost(headers.host)) return UNKNOWN_HOST;
		if (!ROOM_PATHS.has(url.replace(/\?.*$/s, "").replace(/\/$/, ""))) return NO_ROOM_PATH;
		const fault = handshakeFault(request);
		if (fault) return fault;
		return headers.origin === undefined || isOwnOrigin(options, headers.origin, headers.host)
			? null
			: FOREIGN;
	};
}

/** Returns the violation of RFC 6455, section 4.2.1, in the handshake; null when there is none. */
function handshakeFault({ method, httpVersion, headers }: IncomingMessage): UpgradeRefusal | null {
	if (method !== "GET")
		return {
			status: "405 Method Not Allowed",
			text: "A room connection begins with GET",
			headers: { Allow: "GET" },
		};
	if (httpVersion !== "1.1")
		return { ...BAD_REQUEST, text: "A room connection begins with HTTP/1.1" };
	if (hasBody(headers)) return { ...BAD_REQUEST, text: "A room connection begins without a body" };
	if (headers.upgrade?.toLowerCase() !== "websocket")
		return { ...UPGRADE_REQUIRED, text: "Only WebSocket connections are opened here" };
	if (headers["sec-websocket-version"] !== "13")
		return { ...UPGRADE_REQUIRED, text: "Sec-WebSocket-Version must be 13" };
	if (!KEY.test(headers["sec-websocket-key"] ?? ""))
		return { ...BAD_REQUEST, text: "Sec-WebSocket-Key must be 16 bytes in base64" };
	return null;
}

const BAD_REQUEST = { status: "400 Bad Request" };
const TWO_HOSTS = { ...BAD_REQUEST, text: "A request names one host" };
const TOO_LONG = {
	status: "414 URI Too Long",
	text: refuse("addressTooLong", WIRE_LIMITS.addressLength).text,
};
const NO_ROOM_PATH = {
	status: "404 Not Found",
	text: "There is no room connection at this address",
};
const FOREIGN = { status: "403 Forbidden", text: "This address is not one of the game's own" };
const UNKNOWN_HOST = {
	status: "421 Misdirected Request",
	text: "This server is not known by that name; ALLOWED_HOSTS can add it",
};
const UPGRADE_REQUIRED = {
	status: "426 Upgrade Required",
	headers: { Upgrade: "websocket", "Sec-WebSocket-Version": "13" },
};

/** Returns whether a page of this origin may connect (docs/protocol.md "Connections"). */
function isOwnOrigin(
	{ allowedOrigins, publicUrl }: FrontOptions,
	origin: string,
	header: string | undefined,
): boolean {
	if (allowedOrigins.includes(origin)) return true;
	if (!URL.canParse(origin)) return false;
	const { host, origin: site } = new URL(origin);
	// A tunnel may put its name for this machine into the Host header.
	return (
		host === hostIn(header)?.host || (publicUrl !== undefined && site === new URL(publicUrl).origin)
	);
}
