import type { AttackCase, Context } from "../case.ts";
import { flood } from "../senders/flood.ts";
import { waitingCase } from "./waiting-case.ts";

/** What is left for a header in the longest head that passes. */
const LENGTH = 7_400;
const RATE = 200;

/**
 * The headers that this server or one of its libraries reads, each with an item to fill it with
 * that makes its reader work: koa, @koa/router, accepts and negotiator, koa-compress, fresh, type-is,
 * cookies, co-body, ipaddr.js, jose, oidc-provider and its CORS, stripe, and the gateway's front.
 */
const ITEMS = {
	accept: "*/*;q=0.1,",
	"accept-language": "*,",
	"accept-encoding": "*,",
	"accept-charset": "*,",
	"access-control-request-headers": "a,",
	"access-control-request-method": "a,",
	authorization: "Bearer ",
	"cache-control": "no-cache ,",
	"content-encoding": "br,",
	"content-type": "a/b;a=b;",
	cookie: "language=x; ",
	dpop: "a.",
	expect: "a,",
	forwarded: "for=1;",
	host: "xn--a.",
	"if-modified-since": "1 ",
	"if-none-match": 'W/"x",',
	"oauth-client-attestation": "a.",
	origin: "http://xn--a.",
	range: "0-0,",
	referer: "http://xn--a.",
	"sec-fetch-site": "a,",
	"sec-websocket-extensions": "permessage-deflate;",
	"sec-websocket-protocol": "a,",
	"stripe-signature": "v1=a,",
	te: "a,",
	"user-agent": "a/1 (",
	via: "1.1 a,",
	"x-admin-key": "a",
	"x-forwarded-for": "1:",
	"x-forwarded-host": "a,",
	"x-forwarded-proto": "a,",
	"x-player-secret": "a",
	"x-real-ip": "1:",
} as const;

const PATHS = [
	"/",
	"/favicon.svg",
	"/assets/none.js",
	"/api/v3/flags",
	"/healthz",
	"/oidc/jwks",
	"/oidc/auth?client_id=plotluck",
	"/blog/feed.xml",
];

const filled = (item: string): string => item.repeat(Math.floor(LENGTH / item.length));

/** Sends heads that are full of some headers, of each `seconds` long, from one address. */
const sendHeads =
	(names: readonly (keyof typeof ITEMS)[], seconds: number) =>
	async ({ target: { url }, seed }: Context): Promise<void> => {
		for (const name of names)
			await flood({
				url,
				paths: PATHS,
				headers: { [name]: filled(ITEMS[name]) },
				fromMany: false,
				network: `198.${18 + (seed % 200)}`,
				rate: RATE,
				seconds,
			});
	};

const NAMES = Object.keys(ITEMS) as (keyof typeof ITEMS)[];

/** All of them for a moment each, and in the full size each on its own. */
export const longHeaders: AttackCase[] = [
	waitingCase({ name: "7 KB of each header in turn", attack: sendHeads(NAMES, 0.3) }),
	...NAMES.map(
		(name): AttackCase => ({
			...waitingCase({ name: `7 KB of ${name}`, attack: sendHeads([name], 2) }),
			onlyFull: true,
		}),
	),
	waitingCase({
		name: "an address of 4 KB",
		async attack({ target: { url }, seed }) {
			const paths = ["a&", "a=1&", "%41", "../", "a.", "lang=x&"].flatMap((item) => {
				const filling = item.repeat(Math.floor(3_900 / item.length));
				return [`/?${filling}`, `/${filling}`, `/api/v3/rooms/${filling}`, `/oidc/auth?${filling}`];
			});
			const network = `198.${18 + (seed % 200)}`;
			await flood({ url, paths, fromMany: false, network, rate: RATE, seconds: 2 });
		},
	}),
];
