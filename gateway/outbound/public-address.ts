import { type LookupAddress, promises } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The error of a host that has an address inside a network. Addresses that people give to the server
 * must not lead it there.
 */
export class NotPublic extends Error {
	readonly code = "ENOTPUBLIC";
	constructor(host: string, address: string) {
		super(`${host} must have public addresses only (got ${address})`);
	}
}

/** Azure answers its machines there, although the address belongs to no private range. */
const INSIDE = new Set(["168.63.129.16"]);

/**
 * Returns whether an IP address is on the internet: not loopback, private, link-local, shared,
 * reserved or multicast, and none that carries such an IPv4 address inside.
 */
export function isPublicAddress(text: string): boolean {
	if (!ipaddr.isValid(text)) return false;
	// An IPv4 address in IPv6 form counts as what it is.
	const address = ipaddr.process(text);
	if (address instanceof ipaddr.IPv4)
		return address.range() === "unicast" && !INSIDE.has(address.toString());
	// Other parts of the space are not given out, and some of them carry IPv4 addresses.
	return address.range() === "unicast" && address.match(GIVEN_OUT);
}

const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an IP address is this machine's. */
export const isOwnAddress = (text: string): boolean =>
	ipaddr.isValid(text) && ipaddr.process(text).range() === "loopback";

/** Returns all addresses of a host; rejects when it has none. */
type Resolve = (host: string) => Promise<LookupAddress[]>;

/** The ms for one question, and the questions until a host counts as unknown. */
const resolver = new promises.Resolver({ timeout: 3_000, tries: 2 });

/**
 * Asks DNS and not the system: its look-ups take one of four threads, which the database needs, so a
 * stranger's slow host could hold up the games.
 */
const resolveHost: Resolve = async (host) => {
	const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
	if (four.status === "rejected" && six.status === "rejected") throw four.reason;
	return [
		...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 })),
		...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 })),
	];
};

/**
 * Looks a host up for `node:net` and `node:https`, and fails with NotPublic when one of its addresses
 * is not public. The socket connects to what was checked, so a name that changes meanwhile leads
 * nowhere else. A socket to a literal address makes no look-up: see `isPublicTarget`.
 */
export const publicLookup: LookupFunction = lookupIf(isPublicAddress);

/** Returns a look-up that fails unless all addresses of the host pass. */
export function lookupIf(
	passes: (address: string) => boolean,
	resolve: Resolve = resolveHost,
): LookupFunction {
	const find = async (host: string) => {
		const addresses = await resolve(host);
		const inside = addresses.find(({ address }) => !passes(address));
		const [first] = addresses;
		if (inside || !first) throw new NotPublic(host, inside?.address ?? "none");
		return { addresses, first };
	};
	return (host, { all }, callback) => {
		find(host).then(
			({ addresses, first }) =>
				all ? callback(null, addresses) : callback(null, first.address, first.family),
			(error) => callback(error, "", 0),
		);
	};
}

/**
 * Returns whether an address of the web may be requested on behalf of people: https, without a name
 * and password, and with a public address where its host is one.
 */
export function isPublicTarget({ protocol, hostname, username, password }: URL): boolean {
	if (protocol !== "https:" || username !== "" || password !== "") return false;
	const literal = literalIn(hostname);
	return literal === null ? !isInnerName(hostname) : isPublicAddress(literal);
}

/** Names that only networks themselves resolve end with these. */
const INNER = ["localhost", "local", "internal", "home.arpa", "onion"];

/** Returns whether a host name is one of the inside of a network; those of the internet have a dot. */
function isInnerName(hostname: string): boolean {
	const name = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
	return !name.includes(".") || INNER.some((end) => name.endsWith(`.${end}`));
}

/** Returns the IP address in a host; null for a name. */
export function literalIn(hostname: string): string | null {
	const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
	return ipaddr.isValid(bare) ? bare : null;
}
