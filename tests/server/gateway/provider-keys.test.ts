import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { providerKeys, UnknownKey } from "../../../gateway/provider-keys.ts";

/** A provider that serves these keys and counts the requests. */
let keys: JWK[];
let status: number;
let fetches: number;
let server: Server;
let check: (token: string) => Promise<unknown>;

beforeEach(async () => {
	[keys, status, fetches] = [[], 200, 0];
	server = createServer((_request, response) => {
		fetches++;
		response
			.writeHead(status, { "content-type": "application/json" })
			.end(JSON.stringify({ keys }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const known = providerKeys(
		new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`),
	);
	check = (token) => jwtVerify(token, known);
});
afterEach(() => {
	vi.restoreAllMocks();
	server.closeAllConnections();
	server.close();
});

async function newKey(kid: string): Promise<{ jwk: JWK; token: string }> {
	const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
	const token = await new SignJWT({})
		.setProtectedHeader({ alg: "RS256", kid })
		.setSubject("ann")
		.sign(privateKey);
	return { jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256" }, token };
}

function letTimePass(ms: number): void {
	const now = performance.now.bind(performance);
	vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

test("tokens of unknown keys are not judged until the keys may be fetched again, and cause no earlier fetch", async () => {
	const [old, fresh, forged] = [await newKey("old"), await newKey("fresh"), await newKey("forged")];
	keys = [old.jwk];
	await check(old.token);
	keys = [old.jwk, fresh.jwk];
	for (let i = 0; i < 20; i++) await expect(check(forged.token)).rejects.toBeInstanceOf(UnknownKey);
	await expect(check(fresh.token)).rejects.toBeInstanceOf(UnknownKey);
	await check(old.token);
	expect(fetches).toBe(1);

	letTimePass(31_000);
	// The keys were just fetched for this token, so the token is invalid.
	await expect(check(forged.token)).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
	await check(fresh.token);
	expect(fetches).toBe(2);
});

test("a provider that fails is not asked again for a while, and its keys stay valid", async () => {
	const [old, forged] = [await newKey("old"), await newKey("forged")];
	keys = [old.jwk];
	await check(old.token);
	status = 500;
	letTimePass(11 * 60_000);
	for (let i = 0; i < 20; i++) {
		await expect(check(forged.token)).rejects.not.toMatchObject({
			code: "ERR_JWKS_NO_MATCHING_KEY",
		});
		await check(old.token);
	}
	expect(fetches).toBe(2);
});

test("a step of the wall clock changes nothing", async () => {
	const [old, fresh] = [await newKey("old"), await newKey("fresh")];
	keys = [old.jwk];
	await check(old.token);
	keys = [fresh.jwk];
	vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
	letTimePass(31_000);
	await check(fresh.token);
	expect(fetches).toBe(2);
});
