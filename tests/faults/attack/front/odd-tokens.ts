import { generateKeyPairSync } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { call, type WireSeat } from "../../../players/wire/player.ts";
import {
	type IdentityProvider,
	startIdentityProvider,
} from "../../../support/identity-provider.ts";
import { type AttackCase, is, none, told } from "../case.ts";
import { openSeat } from "../senders/calls.ts";
import { RawSocket } from "../senders/raw-socket.ts";
import { startTarget } from "../target.ts";

/** Tries tokens and secrets that are almost right. None may be accepted. */
export const oddTokens: AttackCase = {
	name: "odd tokens and secrets",
	asked: "the right token and secret get in, and nothing else does",
	async run() {
		const provider = await startIdentityProvider();
		const target = await startTarget({ env: provider.env });
		try {
			const seat = await openSeat(target.url);
			const tokens = Object.entries(await tokenList(provider));
			const letIn: string[] = [];
			for (const [name, token] of tokens)
				if ((await statusOf(target.url, token)) !== 401) letIn.push(name);
			const secrets = secretList(seat);
			for (const secret of secrets)
				if (await getsIn(target.url, seat, secret))
					letIn.push(`secret ${JSON.stringify(secret.slice(0, 40))}`);
			return {
				tokens: told(tokens.length),
				secrets: told(secrets.length),
				"let in": none(letIn),
				"right token": is(await statusOf(target.url, await provider.token("ann")), 200),
				"right secret": is(await getsIn(target.url, seat, seat.secret), true),
			};
		} finally {
			await target.stop();
			await provider.stop();
		}
	},
};

/**
 * Returns the status of a call that needs an account, or 401 when the HTTP client or the server
 * rejects the header.
 */
async function statusOf(url: string, token: string): Promise<number> {
	const { status } = await call(url, "GET", "/users", undefined, {
		authorization: `Bearer ${token}`,
	}).catch(() => ({ status: 401 }));
	return status;
}

async function getsIn(url: string, seat: WireSeat, secret: string): Promise<boolean> {
	const socket = await RawSocket.open(url, { ...seat, secret }).catch(() => null);
	if (!socket) return false;
	await socket.seated();
	const isIn = socket.frames.some(({ payload }) => payload.includes('"game":'));
	socket.drop();
	return isIn;
}

const secretList = ({ secret }: WireSeat): string[] => [
	...[
		"",
		" ",
		"\0",
		"null",
		"undefined",
		"[object Object]",
		"'",
		"' OR '1'='1",
		"%",
		"*",
		"🦊".repeat(20),
		"x".repeat(6000),
	],
	...[
		`${secret} `,
		` ${secret}`,
		`${secret}\0`,
		secret.slice(1),
		secret.slice(0, -1),
		`${secret}${secret}`,
	],
	secret === secret.toUpperCase() ? secret.toLowerCase() : secret.toUpperCase(),
];

async function tokenList(provider: IdentityProvider): Promise<Record<string, string>> {
	const now = Math.floor(Date.now() / 1000);
	const claims = {
		sub: "ann",
		aud: provider.env.OIDC_AUDIENCE,
		iss: provider.env.OIDC_ISSUER,
		exp: now + 600,
		iat: now,
	};
	const jwks = await (await fetch(`${provider.env.OIDC_ISSUER}/jwks`)).text();
	const [{ kid } = { kid: "" }] = (JSON.parse(jwks) as { keys: { kid: string }[] }).keys;
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const right = await provider.token("ann");
	const [head = "", body = "", signature = ""] = right.split(".");
	const changed = Buffer.from(JSON.stringify({ ...claims, sub: "ben" })).toString("base64url");
	return {
		"no signature": new UnsecuredJWT(claims).encode(),
		"signature cut off": `${head}.${body}.`,
		"signed by the public key as a secret": await new SignJWT(claims)
			.setProtectedHeader({ alg: "HS256" })
			.sign(new TextEncoder().encode(jwks)),
		"signed by another key": await new SignJWT(claims)
			.setProtectedHeader({ alg: "RS256", kid })
			.sign(privateKey),
		"changed claims": `${head}.${changed}.${signature}`,
		expired: await provider.token("ann", { exp: now - 120 }),
		"not yet good": await provider.token("ann", { nbf: now + 600 }),
		"never expires": await provider.token("ann", { exp: undefined }),
		"another audience": await provider.token("ann", { aud: "another game" }),
		"another issuer": await provider.token("ann", { iss: "https://elsewhere.example" }),
		"of nobody": await provider.token("ann", { sub: undefined }),
		"of an object": await provider.token("ann", { sub: { id: "ann" } }),
		huge: `${head}.${"A".repeat(12_000)}.${signature}`,
		unicode: "🦊.🦊.🦊",
		empty: "",
		dots: "..",
		words: "not a token at all",
		doubled: `${right}.${signature}`,
	};
}
