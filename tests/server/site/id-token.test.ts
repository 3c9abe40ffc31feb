import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
	type CryptoKey,
	exportJWK,
	exportSPKI,
	generateKeyPair,
	type JWK,
	SignJWT,
	UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkIdToken, idTokenKeys } from "../../../web/account/id-token.ts";

const ISSUER = "https://login.example";
const EXPECTED = { issuer: ISSUER, clientId: "plotluck-web", nonce: "n-1" };
const CLAIMS = { iss: ISSUER, aud: "plotluck-web", sub: "mika", nonce: "n-1" };
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

interface Key {
	kid: string;
	secret: CryptoKey;
	shown: JWK;
	publicKey: CryptoKey;
}

let server: Server;
let address = "";
let published: JWK[] = [];
let first: Key;
let second: Key;

async function makeKey(kid: string): Promise<Key> {
	const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
	return { kid, secret: privateKey, publicKey, shown: { ...(await exportJWK(publicKey)), kid } };
}

beforeAll(async () => {
	[first, second] = await Promise.all([makeKey("first"), makeKey("second")]);
	server = createServer((_, answer) => {
		answer.setHeader("content-type", "application/json");
		answer.end(JSON.stringify({ keys: published }));
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
});
beforeEach(() => {
	published = [first.shown];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const signed = (claims: object = {}, { kid, secret }: Key = first, expires = seconds(3600)) =>
	new SignJWT({ ...CLAIMS, ...claims })
		.setProtectedHeader({ alg: "RS256", kid })
		.setIssuedAt()
		.setExpirationTime(expires)
		.sign(secret);
const check = (token: string | undefined, expected: Partial<typeof EXPECTED> = {}) =>
	checkIdToken(token, idTokenKeys(address), { ...EXPECTED, ...expected });

describe("an ID token", () => {
	test("is taken from the provider for this client and this request", async () => {
		await check(await signed());
		await check(await signed({ iss: `${ISSUER}/` }));
		await check(await signed(), { issuer: `${ISSUER}/` });
		await check(await signed({ aud: ["plotluck-web", "another"], azp: "plotluck-web" }));
	});

	test("may be up to a minute too old, because clocks differ", async () => {
		await check(await signed({}, first, seconds(-50)));
		await expect(check(await signed({}, first, seconds(-70)))).rejects.toThrow("exp");
	});

	test("is refused without a signature", async () => {
		const token = new UnsecuredJWT(CLAIMS).setIssuedAt().setExpirationTime("1h").encode();
		await expect(check(token)).rejects.toThrow();
		await expect(check(`${(await signed()).split(".").slice(0, 2).join(".")}.`)).rejects.toThrow();
	});

	test("is refused with HS256 and the public key as its secret", async () => {
		const token = await new SignJWT(CLAIMS)
			.setProtectedHeader({ alg: "HS256", kid: first.kid })
			.setIssuedAt()
			.setExpirationTime("1h")
			.sign(new TextEncoder().encode(await exportSPKI(first.publicKey)));
		await expect(check(token)).rejects.toThrow('"alg"');
	});

	test("is refused with another algorithm of the provider's own key", async () => {
		const { privateKey, publicKey } = await generateKeyPair("PS256", { extractable: true });
		published = [{ ...(await exportJWK(publicKey)), kid: "ps" }];
		const token = await new SignJWT(CLAIMS)
			.setProtectedHeader({ alg: "PS256", kid: "ps" })
			.setIssuedAt()
			.setExpirationTime("1h")
			.sign(privateKey);
		await expect(check(token)).rejects.toThrow('"alg"');
	});

	test.each([
		["from another issuer", { iss: "https://evil.example" }, "iss"],
		["from an issuer whose name only begins the same", { iss: `${ISSUER}.evil.example` }, "iss"],
		["for another audience", { aud: "another" }, "aud"],
		["issued to another client", { aud: ["plotluck-web", "another"], azp: "another" }, "client"],
		["for several without a client", { aud: ["plotluck-web", "another"] }, "client"],
		["with another nonce", { nonce: "n-2" }, "nonce"],
		["without a nonce", { nonce: undefined }, "nonce"],
		["of nobody", { sub: undefined }, "sub"],
	])("is refused %s", async (_, claims, why) => {
		await expect(check(await signed(claims))).rejects.toThrow(why);
	});

	test("is refused without a time of its own or an end", async () => {
		const head = { alg: "RS256", kid: first.kid };
		const endless = new SignJWT(CLAIMS).setProtectedHeader(head).setIssuedAt();
		await expect(check(await endless.sign(first.secret))).rejects.toThrow('"exp"');
		const undated = new SignJWT(CLAIMS).setProtectedHeader(head).setExpirationTime("1h");
		await expect(check(await undated.sign(first.secret))).rejects.toThrow('"iat"');
	});

	test("is refused from an unknown key, also under a known key's name", async () => {
		await expect(check(await signed({}, second))).rejects.toThrow("no applicable key");
		await expect(check(await signed({}, { ...second, kid: "first" }))).rejects.toThrow("signature");
	});

	test("is refused after it was changed", async () => {
		const [head, body, signature] = (await signed()).split(".");
		const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
		const other = Buffer.from(JSON.stringify({ ...claims, sub: "eve" })).toString("base64url");
		await expect(check([head, other, signature].join("."))).rejects.toThrow("signature");
	});

	test.each([undefined, "", "not.a.token"])("is refused when it is %j", async (token) => {
		await expect(check(token)).rejects.toThrow();
	});

	test("is taken after the provider has changed its key, and no longer with the former one", async () => {
		const keys = idTokenKeys(address);
		await checkIdToken(await signed(), keys, EXPECTED);
		published = [second.shown];
		await checkIdToken(await signed({}, second), keys, EXPECTED);
		await expect(checkIdToken(await signed(), keys, EXPECTED)).rejects.toThrow();
	});

	test("of a renewal needs no nonce", async () => {
		const token = await signed({ nonce: undefined });
		await checkIdToken(token, idTokenKeys(address), { ...EXPECTED, nonce: null });
	});
});
