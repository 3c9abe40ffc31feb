import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The IPv6 addresses that are assigned for the internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Answers metadata to the virtual machines of Azure, although it lies between public addresses. */
const AZURE = "168.63.129.16";

/** The code of the error for a name that leads to an address that is not public. */
export const NOT_PUBLIC = "ENOTPUBLIC";

/**
 * Returns whether an IP address is on the internet. Loopback, private, link-local and reserved ones
 * are not, nor IPv6 addresses that wrap one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
	if (isIP(text) === 0 || text.includes("%")) return false;
	const address = ipaddr.parse(text);
	if (address.range() !== "unicast" || text === AZURE) return false;
	return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

/**
 * Returns whether the host of a URL may be public: a name, which `publicLookup` checks later, or a
 * public address, which sockets never look up.
 */
export function mayBePublic({ hostname }: URL): boolean {
	const host = hostname.replace(/^\[(.*)\]$/, "$1");
	return isIP(host) === 0 ? host.includes(".") : isPublicAddress(host);
}

/**
 * Looks a name up for a socket, which connects to these very addresses, so that no later answer of
 * the DNS can lead elsewhere. Fails with NOT_PUBLIC when one of them is not public.
 */
export const publicLookup: LookupFunction = (name, options, done) => {
	lookup(name, { ...options, all: true }, (error, found) => {
		if (error) return done(error, []);
		if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
			const refused = new Error(`the address of ${name} must be public`);
			return done(Object.assign(refused, { code: NOT_PUBLIC }), []);
		}
		const [first] = found;
		if (options.all || !first) return done(null, found);
		return done(null, first.address, first.family);
	});
};
