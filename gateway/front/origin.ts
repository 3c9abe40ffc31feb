import { isForwarded, type RequestSource } from "./client.ts";
import { hostIn, isLocalName } from "./hosts.ts";
import type { FrontOptions } from "./options.ts";

/**
 * Returns the origin by which the sender of a request addresses this server. The `Host` header must
 * have passed the check of known hosts; `publicUrl` is the address served by a proxy.
 */
export function originOf(
	{ publicUrl, trustProxy }: Pick<FrontOptions, "publicUrl" | "trustProxy">,
	{ headers }: Pick<RequestSource, "headers">,
): string {
	const host = hostIn(headers.host)?.host ?? "localhost";
	const known = publicUrl === undefined ? null : new URL(publicUrl);
	const proxied = isForwarded(headers);
	// Proxies may send the server's own name instead of the public one.
	if (known && (host === known.host || (proxied && isLocalName(host)))) return known.origin;
	const said = trustProxy
		? String(headers["x-forwarded-proto"] ?? "")
				.split(",")
				.at(-1)
		: "";
	const secure = said?.trim() === "https" || (proxied && known?.protocol === "https:");
	return `${secure ? "https" : "http"}://${host}`;
}

/**
 * Returns the origin to which another site sends a person back. It is the one where the person is
 * signed in, if the operator has named its host or no public one is known; otherwise the public
 * one, because a `Host` header with any local name passes the check of known hosts.
 */
export function returnOriginOf(
	options: Pick<FrontOptions, "publicUrl" | "trustProxy" | "allowedHosts" | "allowedOrigins">,
	request: Pick<RequestSource, "headers">,
): string {
	const { allowedHosts, allowedOrigins } = options;
	const named = [
		...allowedHosts.map((name) => name.toLowerCase()),
		...allowedOrigins.map((url) => new URL(url).hostname),
	];
	const origin = originOf(options, request);
	return named.includes(new URL(origin).hostname) ? origin : sharedOriginOf(options, request);
}

/**
 * Returns the origin for addresses given to other people, such as those of previews and feeds: the
 * public one if it is known.
 */
export const sharedOriginOf = (
	options: Pick<FrontOptions, "publicUrl" | "trustProxy">,
	request: Pick<RequestSource, "headers">,
): string =>
	options.publicUrl === undefined ? originOf(options, request) : new URL(options.publicUrl).origin;
