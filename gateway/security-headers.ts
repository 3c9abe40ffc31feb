import type { IncomingHttpHeaders } from "node:http";
import type { Context, Middleware } from "koa";
import helmet from "koa-helmet";
import type { Config } from "./config.ts";
import { hostIn } from "./front/hosts.ts";
import { STRIPE_API } from "./payments/account.ts";
import { MOUNT } from "./provider/configuration.ts";

/**
 * Returns the middleware that sets the security headers. Where players can sign in, pages may call
 * and frame the provider, and its redirect may access the page that opened it. Pages may frame the
 * configured adverts.
 */
export function security(config: Config): Middleware {
	const provider = config.signIn ? [new URL(config.signIn.issuer).origin] : [];
	const pages = headers(config, provider, {
		frameAncestors: "'none'",
		opener: "same-origin-allow-popups",
	});
	if (!config.signIn && !config.accountsOnBoard) return pages;
	// WebKit separates a window from its opener when the policies of two pages differ. An outside
	// provider's pages have a different policy, so this site's pages before and after them have none.
	const opener = config.accountsOnBoard ? "same-origin-allow-popups" : "unsafe-none";
	// The redirect arrives in the window, or in a hidden frame.
	const redirects = headers(config, provider, { frameAncestors: "'self'", opener });
	const firstPage = headers(config, provider, { frameAncestors: "'none'", opener });
	return (ctx, next) => {
		const { path } = ctx;
		const onBoard = config.accountsOnBoard && path.startsWith(`${MOUNT}/`);
		if (isSignInRedirect(ctx) || onBoard) return redirects(ctx, next);
		return (path === SIGN_IN_WINDOW ? firstPage : pages)(ctx, next);
	};
}

/** The first page of the sign-in window (web/account/popup.ts). */
const SIGN_IN_WINDOW = "/sign-in-window.html";

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
	const { adverts_url: adverts } = config.pageFlags;
	const advertFrames = adverts === null ? [] : [new URL(adverts).origin];
	const publicSockets = publicHost === null ? [] : [socketsOf(publicHost)];
	return helmet({
		crossOriginOpenerPolicy: { policy: opener },
		// On a home network players use plain HTTP.
		strictTransportSecurity: config.publicUrl?.startsWith("https:") ?? false,
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				// The provider on board adds the hash of its one inline script.
				scriptSrc: ["'self'"],
				connectSrc: ["'self'", ownSockets, ...publicSockets, ...provider],
				frameSrc: ["'self'", ...provider, ...advertFrames],
				imgSrc: ["'self'", "data:", "blob:"],
				// React sets style attributes.
				styleSrc: ["'self'", "'unsafe-inline'"],
				frameAncestors: [frameAncestors],
				baseUri: ["'none'"],
				formAction: ["'self'", ...paymentPages(config)],
				objectSrc: ["'none'"],
				workerSrc: ["'self'"],
			},
		},
	});
}

/** Returns the origins to which the supporter page's form may lead. */
function paymentPages({ checkout, stripe }: Config): string[] {
	if (checkout === undefined) return [];
	const other = checkout.startsWith("/") ? stripe?.api : checkout;
	return [
		"https://checkout.stripe.com",
		...(other === undefined || other === STRIPE_API ? [] : [new URL(other).origin]),
	];
}

/** Returns whether a provider of accounts sends somebody back, which the first page takes up. */
export const isSignInRedirect = ({ path, query }: Context): boolean =>
	path === "/" && "state" in query && ("code" in query || "error" in query);

/**
 * Returns the room connections at the page's own address, because older versions of Safari do not
 * count them as 'self'.
 */
const ownSockets = ({ headers: { host } }: { headers: IncomingHttpHeaders }): string => {
	const own = hostIn(host);
	// A policy cannot name an IPv6 address, and browsers with IPv6 count connections as 'self'.
	return own && !own.host.startsWith("[") ? socketsOf(own.host) : "'self'";
};

const socketsOf = (host: string): string => `ws://${host} wss://${host}`;
