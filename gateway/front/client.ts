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

/**
 * Returns the /56 and the /48 network around an IPv6 network in the form of `countedAddress`; none for
 * IPv4. A provider gives a home up to a /56, and a tunnel comes with a /48. IPv4 has no wider
 * networks, because neighbours there are strangers.
 */
export function widerNetworks(address: string): string[] {
	const [network = "", bits] = address.split("/");
	if (bits !== "64") return [];
	const parts = ipaddr.IPv6.parse(network).parts.slice(0, 4);
	const [a = 0, b = 0, c = 0, d = 0] = parts;
	const text = (last: number) => new ipaddr.IPv6([a, b, c, last, 0, 0, 0, 0]).toString();
	return [`${text(d & 0xff00)}/56`, `${text(0)}/48`];
}

const INSIDE = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

/**
 * Returns whether an address in the form of `countedAddress` is of a private network, where a proxy
 * or router may give one to everybody.
 */
export function isInside(address: string): boolean {
	const [bare = ""] = address.split("/");
	return !ipaddr.isValid(bare) || INSIDE.includes(ipaddr.parse(bare).range());
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
