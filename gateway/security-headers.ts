import type { IncomingHttpHeaders } from "node:http";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";
import type { Config } from "./config.ts";
import { hostIn } from "./front/hosts.ts";

/**
 * Returns the middleware that sets the security headers. Where players can sign in, pages may call
 * and frame the provider, and its redirect may reach the page that opened it.
 */
export function security(config: Config): Middleware {
	const provider = config.signIn ? [new URL(config.signIn.issuer).origin] : [];
	const pages = headers(config, provider, {
		frameAncestors: "'none'",
		opener: "same-origin-allow-popups",
	});
	if (!config.signIn) return pages;
	// The redirect arrives in a window or hidden frame that must reach the page that opened it. The
	// opener policy of other pages would separate the two.
	const redirects = headers(config, provider, { frameAncestors: "'self'", opener: "unsafe-none" });
	return (ctx, next) => (isSignInRedirect(ctx) ? redirects : pages)(ctx, next);
}

interface Openness {
	frameAncestors: "'none'" | "'self'";
	opener: "same-origin-allow-popups" | "unsafe-none";
}

function headers(
	config: Config,
	provider: string[],
	{ frameAncestors, opener }: Openness,
): Middleware {
	const publicHost = config.publicUrl === undefined ? null : new URL(config.publicUrl).host;
	const publicSockets = publicHost === null ? [] : [socketsOf(publicHost)];
	return helmet({
		crossOriginOpenerPolicy: { policy: opener },
		// On a home network players use plain HTTP.
		strictTransportSecurity: config.publicUrl?.startsWith("https:") ?? false,
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				connectSrc: ["'self'", ownSockets, ...publicSockets, ...provider],
				frameSrc: ["'self'", ...provider],
				imgSrc: ["'self'", "data:", "blob:"],
				// React sets style attributes.
				styleSrc: ["'self'", "'unsafe-inline'"],
				frameAncestors: [frameAncestors],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				objectSrc: ["'none'"],
			},
		},
	});
}

const isSignInRedirect = ({ path, query }: Context): boolean =>
	path === "/" && "state" in query && ("code" in query || "error" in query);

/**
 * Returns the room connections of the page's own address, because older versions of Safari do not
 * count them as 'self'.
 */
const ownSockets = ({ headers: { host } }: { headers: IncomingHttpHeaders }): string => {
	const own = hostIn(host);
	// A policy cannot name an IPv6 address, and browsers with IPv6 count connections as 'self'.
	return own && !own.host.startsWith("[") ? socketsOf(own.host) : "'self'";
};

const socketsOf = (host: string): string => `ws://${host} wss://${host}`;
