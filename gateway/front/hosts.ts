import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { FrontOptions } from "./options.ts";

/**
 * Endings that no public name can have: mDNS (RFC 6762), localhost (RFC 6761), home.arpa
 * (RFC 8375), internal (reserved by ICANN), and lan and home, which routers use and ICANN does not
 * delegate.
 */
const LOCAL = /\.(local|localhost|home\.arpa|internal|lan|home)$/;

/**
 * Returns a check whether a Host header names this server. Any other name may be from a stranger's
 * DNS that points to this server (DNS rebinding).
 */
export function knownHosts(
	options: Pick<FrontOptions, "host" | "publicUrl" | "allowedOrigins" | "allowedHosts">,
): (header: string | undefined) => boolean {
	const given = [
		...(options.publicUrl === undefined ? [] : [options.publicUrl]),
		...options.allowedOrigins,
	].map((url) => new URL(url).hostname);
	const known = new Set([
		...given,
		...[options.host, ...options.allowedHosts].map((name) => name.toLowerCase()),
	]);
	return (header) => {
		const host = hostIn(header);
		if (host === null) return false;
		const name = host.hostname.replace(/\.$/, "");
		return isLocal(name) || known.has(name);
	};
}

/**
 * Returns whether a request has more than one line with a host, of which Node shows the first. A
 * proxy may have read the last (RFC 9112, section 3.2).
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
	const names = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
	return names.length > 1;
}

/** Returns a URL with the host and port of a Host header; null for an invalid header. */
export function hostIn(header: string | undefined): URL | null {
	if (header === undefined || !/^[\w.-]+(:\d+)?$|^\[[\da-fA-F:.]+\](:\d+)?$/.test(header))
		return null;
	return URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : null;
}

/** Returns whether a host with or without a port can only be a local name. */
export const isLocalName = (host: string): boolean => {
	const found = hostIn(host);
	return found !== null && isLocal(found.hostname);
};

const isLocal = (name: string): boolean =>
	isAddress(name) || !name.includes(".") || LOCAL.test(name);

const isAddress = (name: string): boolean =>
	ipaddr.IPv4.isValidFourPartDecimal(name) || name.startsWith("[");
