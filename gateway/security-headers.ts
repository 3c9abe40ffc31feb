import type { IncomingHttpHeaders } from "node:http";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";
import type { Config } from "./config.ts";
import { hostIn } from "./front/hosts.ts";

/**
 * Security headers. Where people can sign in, the identity provider may be called and framed, and
 * its way back is let through to the page that waits for it.
 */
export function security(config: Config): Middleware {
	const provider = config.signIn ? [new URL(config.signIn.issuer).origin] : [];
	const pages = headers(config, provider, {
		frameAncestors: "'none'",
		opener: "same-origin-allow-popups",
	});
	if (!config.signIn) return pages;
	// The answer comes into a window or a hidden frame of ours, which has to reach the page that
	// opened it: with the
	// opener policy of other pages the browser would cut the two apart as the provider's page leads
	// back.
	const answers = headers(config, provider, { frameAncestors: "'self'", opener: "unsafe-none" });
	return (ctx, next) => (bringsSignIn(ctx) ? answers : pages)(ctx, next);
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
		// On a home network the game is reached by plain HTTP.
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

const bringsSignIn = ({ path, query }: Context): boolean =>
	path === "/" && "state" in query && ("code" in query || "error" in query);

/**
 * The room connections of the address that the page was opened at: older Safaris do not count them
 * to 'self'.
 */
const ownSockets = ({ headers: { host } }: { headers: IncomingHttpHeaders }): string => {
	const own = hostIn(host);
	// A policy cannot name an IPv6 address; browsers that have one count the connections to 'self'.
	return own && !own.host.startsWith("[") ? socketsOf(own.host) : "'self'";
};

const socketsOf = (host: string): string => `ws://${host} wss://${host}`;
