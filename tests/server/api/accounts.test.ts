import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { call } from "../../players/wire/player.ts";
import { ownIdentityProvider, ownPlotluck } from "../../support/file-set-up.ts";
import type { Claims } from "../../support/identity-provider.ts";
import { refused } from "./rest.ts";

const provider = ownIdentityProvider();
const plotluck = ownPlotluck(() => ({
	...provider.env,
	OIDC_PREMIUM_CLAIM: "https://game.example/premium",
}));

const readable = { error: expect.stringMatching(/./), code: expect.any(String) };
const users = (authorization?: string) =>
	call(
		plotluck.url,
		"GET",
		"/users",
		undefined,
		authorization === undefined ? {} : { authorization },
	);
const bearing = (token: string) => users(`Bearer ${token}`);
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

test("GET /accounts returns the provider", async () => {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client_id, OIDC_AUDIENCE: audience } = provider.env;
	expect(await call(plotluck.url, "GET", "/accounts/")).toMatchObject({
		status: 200,
		body: { sign_in: { issuer, client_id, audience }, premium: true },
	});
});

test("pages may call and frame the provider, and only its redirects may be framed and reach their opener", async () => {
	const issuer = provider.env.OIDC_ISSUER;
	const headersOf = async (path: string) => {
		const { headers } = await fetch(`${plotluck.url}${path}`);
		return {
			csp: headers.get("content-security-policy") ?? "",
			opener: headers.get("cross-origin-opener-policy"),
		};
	};
	for (const path of [
		"/",
		"/user",
		"/?state=a",
		"/?code=a",
		"/user?code=a&state=b",
		"/api/v3/accounts?code=a&state=b",
	]) {
		const { csp, opener } = await headersOf(path);
		expect([csp.includes("frame-ancestors 'none'"), opener], path).toEqual([
			true,
			"same-origin-allow-popups",
		]);
		const { host } = new URL(plotluck.url);
		expect(csp).toContain(`connect-src 'self' ws://${host} wss://${host} ${issuer};`);
		expect(csp).toContain(`frame-src 'self' ${issuer};`);
	}
	for (const path of ["/?code=a&state=b", "/?error=login_required&state=b"]) {
		const { csp, opener } = await headersOf(path);
		expect([csp.includes("frame-ancestors 'self'"), opener], path).toEqual([true, "unsafe-none"]);
	}
	// The window goes from here to the provider, which may have no opener policy.
	const { csp, opener } = await headersOf("/sign-in-window.html");
	expect([csp.includes("frame-ancestors 'none'"), opener]).toEqual([true, "unsafe-none"]);
});

test("an account has the name, rights and connection in the claims of its token", async () => {
	const plain = await bearing(await provider.token("auth0|ann"));
	expect([plain.status, plain.body]).toEqual([
		200,
		{ user_id: "auth0|ann", rank: 0, name: null, premium: false, connection: null, language: null },
	]);
	const claims = {
		"https://game.example/premium": true,
		connection: "twitter",
		screen_name: " ann_writes ",
		name: "Ann",
	};
	expect((await bearing(await provider.token("auth0|ann", claims))).body).toEqual({
		user_id: "auth0|ann",
		rank: 0,
		name: "ann_writes",
		premium: true,
		connection: "twitter",
		language: null,
	});
	expect(
		(await bearing(await provider.token("ben", { premium: true, name: "Ben" }))).body,
	).toMatchObject({ name: "Ben", premium: false });
	for (const almost of ["true", 1, "yes", null]) {
		const token = await provider.token("cy", { "https://game.example/premium": almost });
		expect((await bearing(token)).body.premium, String(almost)).toBe(false);
	}
});

test("an account keeps the language that it has chosen", async () => {
	const headers = await provider.bearer("auth0|polyglot");
	const keep = (language: string) => call(plotluck.url, "PUT", "/users", { language }, headers);
	expect((await keep("ja")).body.language).toBe("ja");
	expect((await keep("pt-BR")).body.language).toBe("pt-BR");
	expect((await call(plotluck.url, "GET", "/users", undefined, headers)).body.language).toBe(
		"pt-BR",
	);
	expect(await keep("tlh")).toMatchObject({ status: 422, body: { field: "language" } });
	expect((await call(plotluck.url, "PUT", "/users", { language: "de" })).status).toBe(401);
});

test("a call that needs an account is refused without one, with a readable text", async () => {
	for (const header of [
		undefined,
		"",
		"Bearer",
		"Basic YW5uOmFubg==",
		"Bearer not.a.token",
		"Bearer a b",
		`Bearer ${"x".repeat(2000)}`,
	]) {
		const { status, body, headers } = await users(header);
		expect([status, body], header).toEqual([401, readable]);
		expect(headers.get("www-authenticate")).toBe("Bearer");
	}
});

describe("an invalid token counts as none", () => {
	test("expired, by more than the minute that clocks may differ", async () => {
		expect((await bearing(await provider.token("ann", { exp: seconds(-50) }))).status).toBe(200);
		expect((await bearing(await provider.token("ann", { exp: seconds(-70) }))).status).toBe(401);
		expect((await bearing(await provider.token("ann", { exp: undefined }))).status).toBe(401);
		expect((await bearing(await provider.token("ann", { nbf: seconds(70) }))).status).toBe(401);
	});

	test.each<[string, Claims]>([
		["for another audience", { aud: "another game" }],
		["for the web client, as ID tokens are", { aud: "plotluck-web" }],
		["for nobody", { aud: undefined }],
		["of another issuer", { iss: "https://elsewhere.example" }],
		["of no issuer", { iss: undefined }],
		["of nobody", { sub: undefined }],
		["of an empty name", { sub: "" }],
		["of an endless name", { sub: "x".repeat(256) }],
	])("%s", async (_what, claims) => {
		expect(await bearing(await provider.token("ann", claims))).toMatchObject(refused(401));
	});

	const claims = () => ({
		sub: "ann",
		aud: "the game",
		iss: provider.env.OIDC_ISSUER,
		exp: seconds(600),
		iat: seconds(0),
	});

	test("without a signature, or signed with a shared secret", async () => {
		expect((await bearing(new UnsecuredJWT(claims()).encode())).status).toBe(401);
		const keys = await (await fetch(`${provider.env.OIDC_ISSUER}/jwks`)).text();
		for (const secret of [keys, provider.env.OIDC_CLIENT_ID.padEnd(32, ".")]) {
			const token = await new SignJWT(claims())
				.setProtectedHeader({ alg: "HS256" })
				.sign(new TextEncoder().encode(secret));
			expect((await bearing(token)).status).toBe(401);
		}
	});

	test("signed by another key, also with the id of the right one", async () => {
		const { keys } = (await (await fetch(`${provider.env.OIDC_ISSUER}/jwks`)).json()) as {
			keys: { kid: string }[];
		};
		const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
		const signed = (key: KeyObject, header: object) =>
			new SignJWT(claims()).setProtectedHeader({ alg: "RS256", ...header }).sign(key);
		expect((await bearing(await signed(privateKey, { kid: keys[0]?.kid }))).status).toBe(401);
		// The keys were fetched a moment ago, and the provider may have made a new one since then.
		const unheardOf = await bearing(await signed(privateKey, { kid: "unheard of" }));
		expect([unheardOf.status, unheardOf.body]).toEqual([503, readable]);
		expect((await bearing(await signed(privateKey, {}))).status).toBe(401);
	});

	test("changed after it was signed", async () => {
		const [head, , signature] = (await provider.token("ann")).split(".");
		const body = Buffer.from(JSON.stringify({ ...claims(), sub: "ben" })).toString("base64url");
		expect((await bearing([head, body, signature].join("."))).status).toBe(401);
	});
});
