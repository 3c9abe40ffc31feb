import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { log } from "../log.ts";
import type { FrontOptions } from "./options.ts";

/** The client of a request, as the limits by address see it. */
export interface Client {
	/**
	 * An IPv4 address, or the /64 network of an IPv6 address, because one household owns a whole /64.
	 */
	address: string;
	/**
	 * True for programs on this machine, which are exempt from limits by address
	 * (docs/hosting.md "Limits by address").
	 */
	free: boolean;
}

/** The parts of a request that show where it comes from. */
export interface RequestSource {
	headers: IncomingHttpHeaders;
	socket: { remoteAddress?: string | undefined };
}

/** Headers that proxies and tunnels add. A program that calls directly sends none of them. */
const FORWARDING = [
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"forwarded",
	"via",
	"x-real-ip",
	"x-client-ip",
	"true-client-ip",
	"fly-client-ip",
	"cf-connecting-ip",
	"cf-ray",
] as const;

/** Returns whether a proxy or tunnel has forwarded a request. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
	FORWARDING.some((name) => headers[name] !== undefined);

/** The servers that have already warned their operator to trust the proxy. */
const warned = new WeakSet<object>();

/** The client of each request, because several limits need it. */
const found = new WeakMap<RequestSource, Client>();

/** Returns the client that sends a request (`clientIn`). */
export function clientOf(server: Pick<FrontOptions, "trustProxy">, request: RequestSource): Client {
	const known = found.get(request);
	if (known) return known;
	const client = clientIn(server, request);
	found.set(request, client);
	return client;
}

/**
 * Returns the client that sends a request. Behind a trusted proxy that is the last forwarded
 * address, because the client itself may have sent the earlier ones.
 */
function clientIn(
	server: Pick<FrontOptions, "trustProxy">,
	{ headers, socket }: RequestSource,
): Client {
	const remote = countedAddress(socket.remoteAddress);
	if (!isForwarded(headers)) return { address: remote ?? "unknown", free: isLoopback(remote) };
	const { trustProxy } = server;
	if (!trustProxy && isLoopback(remote)) warnOnce(server);
	const forwarded = trustProxy
		? countedAddress(
				String(headers["x-forwarded-for"] ?? "")
					.split(",")
					.at(-1),
			)
		: null;
	return { address: forwarded ?? remote ?? "unknown", free: false };
}

/**
 * Returns the address in the form that limits count, without port and brackets; null when the text
 * is no address.
 */
export function countedAddress(text: string | undefined): string | null {
	const bare = (text ?? "")
		.trim()
		.replace(/^\[(.*)\](:\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
		.replace(/%.*/, "");
	if (!ipaddr.isValid(bare)) return null;
	const address = ipaddr.process(bare);
	if (!(address instanceof ipaddr.IPv6) || address.range() === "loopback")
		return address.toString();
	return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Returns whether an address in the form of `countedAddress` is this machine's. */
export const isLoopback = (address: string | null): boolean =>
	address === "::1" || (address?.startsWith("127.") ?? false);

function warnOnce(server: object): void {
	if (warned.has(server)) return;
	warned.add(server);
	log.warn(
		"a proxy on this machine forwards requests, so all players count as one address; set TRUST_PROXY=true if it sets X-Forwarded-For",
	);
}
