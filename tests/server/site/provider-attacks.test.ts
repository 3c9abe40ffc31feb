import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { importJWK, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { type Tokens, Visitor } from "../../support/visitor.ts";
import { statusesOf } from "../api/rest.ts";

const PASSWORD = "a heron in the rain";
const DAY = 24 * 3_600_000;

// Addresses come from a header, so that the limits by address count them.
const plotluck = ownPlotluck({ TRUST_PROXY: "true" });
let ann: Visitor;
let tokens: Tokens;
beforeAll(async () => {
	ann = new Visitor(plotluck.url);
	tokens = await ann.enter("account", "Ann", PASSWORD);
});

/** A browser at another address. */
const from = (address: string) => new Visitor(plotluck.url, { "x-forwarded-for": address });
const statusOf = async (token: string) => (await ann.call(token, "GET", "/users")).status;
const median = (numbers: number[]) =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test("a regular sign-in works, as a check of the refusals below", async () => {
	expect((await ann.call(tokens.access_token, "GET", "/users")).body).toMatchObject({
		name: "Ann",
		rank: 0,
		premium: false,
	});
	const again = await new Visitor(plotluck.url).enter("password", "ann", PASSWORD);
	expect(await statusOf(again.access_token)).toBe(200);
});

describe("the request for a code", () => {
	test.each([
		"https://elsewhere.example",
		"http://127.0.0.1:1",
		"/user",
		"//elsewhere.example",
		"javascript:alert(1)",
	])("leads nowhere with the redirect address %s", async (redirect_uri) => {
		const { path } = ann.request({ redirect_uri });
		const answer = await ann.fetch(path);
		expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
	});

	test("takes the site's own address to the letter", async () => {
		for (const more of ["/user", "/", "?a=b", "#x", "@elsewhere.example", ".elsewhere.example"]) {
			const { path } = ann.request({ redirect_uri: plotluck.url + more });
			expect((await ann.fetch(path)).status, more).toBe(400);
		}
		for (const client_id of ["another", "", undefined])
			expect((await ann.fetch(ann.request({ client_id }).path)).status).toBe(400);
	});

	test("is refused without PKCE, with a plain challenge and for tokens in the address", async () => {
		for (const change of [
			{ code_challenge: undefined, code_challenge_method: undefined },
			{ code_challenge_method: "plain" },
			{ code_challenge_method: undefined },
			{ code_challenge: "short" },
			{ response_type: "token" },
			{ response_type: "id_token" },
			{ response_type: "code id_token" },
			{ resource: "urn:another:api" },
		]) {
			const { path } = ann.request(change);
			const answer = await ann.fetch(path);
			const to = new URL(answer.headers.get("location") ?? plotluck.url, plotluck.url);
			const said = new URLSearchParams(to.search + to.hash.replace("#", "&"));
			expect(said.get("error"), JSON.stringify(change)).toMatch(/invalid|unsupported|unauthorized/);
			expect(said.get("code")).toBeNull();
			expect(said.get("access_token")).toBeNull();
		}
	});
});

describe("a code", () => {
	const withCode = async () => {
		const visitor = new Visitor(plotluck.url);
		const { uid, verifier } = await visitor.begin();
		const { body } = await visitor.post(uid, "password", { name: "Ann", password: PASSWORD });
		return { visitor, verifier, code: await visitor.codeAt(body.next) };
	};
	const refused = async (answer: Response) => {
		const body = (await answer.json()) as Record<string, unknown>;
		expect(body).not.toHaveProperty("access_token");
		return [answer.status, body.error];
	};

	test("works once, and a second use also ends the token of the first", async () => {
		const { visitor, verifier, code } = await withCode();
		const first = (await (await visitor.exchange(code, verifier)).json()) as Tokens;
		expect(await statusOf(first.access_token)).toBe(200);
		expect(await refused(await visitor.exchange(code, verifier))).toEqual([400, "invalid_grant"]);
		expect(await statusOf(first.access_token)).toBe(401);
	});

	test("works once, also for calls at the same moment", async () => {
		const { visitor, verifier, code } = await withCode();
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => visitor.exchange(code, verifier)),
		);
		const won = answers.filter(({ status }) => status === 200);
		expect(won.length).toBeLessThanOrEqual(1);
	});

	test("is worth nothing with another verifier, client or address", async () => {
		for (const [verifier, change] of [
			["x".repeat(43), {}],
			["", {}],
			[undefined, { redirect_uri: "https://elsewhere.example" }],
			[undefined, { client_id: "another" }],
			[undefined, { code: "guessed" }],
		] as [string | undefined, Record<string, string>][]) {
			const begun = await withCode();
			const answer = await begun.visitor.exchange(begun.code, verifier ?? begun.verifier, change);
			const [status, error] = await refused(answer);
			expect([400, 401], JSON.stringify(change)).toContain(status);
			expect(error).toMatch(/invalid/);
		}
	});

	test("is not exchanged for a page of another site", async () => {
		const { visitor, verifier, code } = await withCode();
		const answer = await visitor.fetch("/oidc/token", {
			method: "POST",
			body: new URLSearchParams({
				grant_type: "authorization_code",
				client_id: "plotluck",
				redirect_uri: visitor.origin,
				code,
				code_verifier: verifier,
			}),
			headers: { origin: "https://elsewhere.example", accept: "application/json" },
		});
		expect((await refused(answer))[0]).toBe(400);
		expect(answer.headers.get("access-control-allow-origin")).toBeNull();
	});
});

describe("the calls of the sign-in page", () => {
	const name = "Ann";
	const password = PASSWORD;

	test("are refused to pages of other sites", async () => {
		const visitor = new Visitor(plotluck.url);
		const { uid } = await visitor.begin();
		for (const origin of ["https://elsewhere.example", "null", ""]) {
			const { status, body } = await visitor.post(uid, "password", { name, password }, { origin });
			expect([status, body.code], origin).toEqual([403, "foreignPage"]);
		}
		for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
			const sent = await visitor.post(
				uid,
				"password",
				{ name, password },
				{ "content-type": type },
			);
			expect(sent.status, type).toBe(415);
		}
		const { status } = await visitor.post(uid, "password", { name, password });
		expect(status).toBe(200);
	});

	test("need the cookie of their own sign-in", async () => {
		const visitor = new Visitor(plotluck.url);
		const { uid } = await visitor.begin();
		const other = new Visitor(plotluck.url);
		expect((await other.post(uid, "password", { name, password })).status).toBe(404);
		const begun = await other.begin();
		expect((await other.post(uid, "password", { name, password })).status).toBe(404);
		expect((await visitor.post(begun.uid, "password", { name, password })).status).toBe(404);
	});

	test("lead only to the provider, whatever the request for the code asked for", async () => {
		const visitor = new Visitor(plotluck.url);
		const { uid } = await visitor.begin({ state: "https://elsewhere.example" });
		const { body } = await visitor.post(uid, "password", { name, password });
		expect(body.next).toBe(`${plotluck.url}/oidc/auth/${uid}`);
		const done = await visitor.fetch(`/oidc/auth/${uid}`);
		expect(new URL(done.headers.get("location") ?? "").origin).toBe(plotluck.url);
		// The sign-in is over.
		expect((await visitor.fetch(`/oidc/auth/${uid}`)).status).toBe(400);
		expect((await visitor.post(uid, "password", { name, password })).status).toBe(404);
	});

	test("set cookies that no script reads and no other site's call carries", async () => {
		const visitor = new Visitor(plotluck.url);
		const answer = await visitor.fetch(visitor.request().path);
		const lines = answer.headers.getSetCookie();
		expect(lines.length).toBeGreaterThan(1);
		for (const line of lines) expect(line.toLowerCase()).toMatch(/samesite=lax.*httponly/);
		expect(lines.join()).not.toMatch(/secure/i);
	});
});

test("signing out leads to no other site, and asks unless the pages want it", async () => {
	const visitor = new Visitor(plotluck.url);
	const own = await visitor.enter("password", "Ann", PASSWORD);
	const end = (query: Record<string, string>) =>
		visitor.fetch(`/oidc/session/end?${new URLSearchParams(query)}`);
	const evil = "https://elsewhere.example";
	expect((await end({ post_logout_redirect_uri: evil, client_id: "plotluck" })).status).toBe(400);
	const asked = await end({ post_logout_redirect_uri: evil });
	const page = await asked.text();
	expect(page).toContain("Sign out?");
	expect(page).not.toContain("provider.js");
	const headers = { "accept-language": "de" };
	const german = await (await visitor.fetch("/oidc/session/end", { headers })).text();
	for (const part of [
		' lang="de"',
		"<h1>Abmelden?</h1>",
		">Abmelden</button>",
		"Angemeldet bleiben",
	])
		expect(german).toContain(part);
	const done = await visitor.fetch("/oidc/session/end/confirm", {
		method: "POST",
		body: new URLSearchParams({ xsrf: "guessed", logout: "yes" }),
	});
	expect(done.status).toBe(400);
	expect(await statusOf(own.access_token)).toBe(200);

	const wanted = await end({
		id_token_hint: own.id_token,
		post_logout_redirect_uri: `${plotluck.url}/user`,
	});
	const html = await wanted.text();
	expect(html).toContain("provider.js");
	const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? "";
	const gone = await visitor.fetch("/oidc/session/end/confirm", {
		method: "POST",
		body: new URLSearchParams({ xsrf, logout: "yes" }),
	});
	expect(gone.headers.get("location")).toBe(`${plotluck.url}/user`);
	expect(await statusOf(own.access_token)).toBe(401);
});

describe("a session that an attacker has planted", () => {
	const SESSION = "plotluck_session";
	const silent = async (visitor: Visitor) =>
		(await visitor.fetch(visitor.request({ prompt: "none" }).path)).headers.get("location");

	test("made up or begun before the sign-in, is not the one that is signed in", async () => {
		const attacker = new Visitor(plotluck.url);
		await attacker.begin();
		attacker.cookies.set(SESSION, "x".repeat(21));
		const victim = new Visitor(plotluck.url);
		for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
		await victim.enter("password", "Ann", PASSWORD);
		expect(victim.cookies.get(SESSION)).toMatch(/./);
		expect(victim.cookies.get(SESSION)).not.toBe(attacker.cookies.get(SESSION));
		expect(await silent(attacker)).toMatch(/error=login_required/);
		// The same call finds the victim's session, so it would have found a shared one.
		expect(await silent(victim)).toMatch(/[?&]code=/);
	});

	test("of the attacker's own account ends before another account is signed in", async () => {
		const attacker = new Visitor(plotluck.url);
		await attacker.enter("account", "Mallory", PASSWORD);
		const planted = attacker.cookies.get(SESSION) ?? "";
		const victim = new Visitor(plotluck.url);
		victim.cookies.set(SESSION, planted);
		const { uid, verifier } = await victim.begin({ prompt: "login" });
		const sent = { name: "Ann", password: PASSWORD };
		const { body } = await victim.post(uid, "password", sent);
		// A form that sends itself ends the old session first; the policy allows its script.
		const between = await victim.fetch(new URL(body.next ?? "").pathname);
		expect(between.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
		const html = await between.text();
		const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
			([, name = "", value = ""]): [string, string] => [name, value],
		);
		const ended = await victim.fetch("/oidc/session/end/confirm", {
			method: "POST",
			body: new URLSearchParams(fields),
		});
		const code = await victim.codeAt(ended.headers.get("location") ?? "");
		const answer = await victim.exchange(code, verifier);
		const { access_token } = (await answer.json()) as Tokens;
		expect((await victim.call(access_token, "GET", "/users")).body.name).toBe("Ann");
		expect(victim.cookies.get(SESSION)).not.toBe(planted);
		expect(await silent(attacker)).toMatch(/error=login_required/);
	});
});

describe("guessing passwords", () => {
	test("ends after 20 wrong ones for a name from anywhere, known or not, also with the right one", async () => {
		await new Visitor(plotluck.url).enter("account", "Target", PASSWORD);
		for (const name of ["Target", "Nobody-at-all"]) {
			const statuses: number[] = [];
			for (let i = 1; i <= 22; i++) {
				const visitor = from(`203.0.113.${i}`);
				const { uid } = await visitor.begin();
				const password = i === 22 ? PASSWORD : `wrong heron ${i}`;
				const answer = await visitor.post(uid, "password", { name: name.toUpperCase(), password });
				statuses.push(answer.status);
				if (i === 22) {
					expect(answer.body.code).toBe("nameLimit");
					expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(600);
				}
			}
			expect(statuses, name).toEqual([...Array(20).fill(403), 429, 429]);
		}
	});

	test("ends after 30 tries from an address, at any names", async () => {
		const visitor = from("198.51.100.1");
		const { uid } = await visitor.begin();
		const guess = (i: number) =>
			visitor.post(uid, "password", { name: `somebody-${i}`, password: "wrong heron" });
		expect(await statusesOf(31, guess)).toEqual([...Array(30).fill(403), 429]);
	});

	test("sent all at once counts too", async () => {
		await new Visitor(plotluck.url).enter("account", "Crowded", PASSWORD);
		const visitor = new Visitor(plotluck.url);
		const { uid } = await visitor.begin();
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, i) =>
				visitor.post(uid, "password", { name: "Crowded", password: `wrong heron ${i}` }),
			),
		);
		expect(answers.filter(({ status }) => status === 403)).toHaveLength(20);
	});

	test("of recovery codes counts with those of passwords", async () => {
		await new Visitor(plotluck.url).enter("account", "Forgetful", PASSWORD);
		const visitor = new Visitor(plotluck.url);
		const { uid } = await visitor.begin();
		const guess = { name: "Forgetful", code: "aaaa-aaaa-aaaa-aaaa", new_password: "another heron" };
		const statuses = await statusesOf(21, () => visitor.post(uid, "recovery", guess));
		expect(statuses).toEqual([...Array(20).fill(403), 429]);
	});

	test("signing up ends after 40 tries from an address, also with a taken name", async () => {
		const visitor = from("198.51.100.2");
		const { uid } = await visitor.begin();
		const sent = { name: "ANN", password: PASSWORD };
		const statuses = await statusesOf(41, () => visitor.post(uid, "account", sent));
		expect(statuses).toEqual([...Array(40).fill(409), 429]);
	});
});

test("an unknown name gets the same answer as a wrong password, after the same time", async () => {
	await new Visitor(plotluck.url).enter("account", "Timed", PASSWORD);
	const visitor = new Visitor(plotluck.url);
	const { uid } = await visitor.begin();
	const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
	const answers = new Set<string>();
	for (let i = 0; i < 15; i++)
		for (const kind of ["known", "unknown"] as const) {
			const name = kind === "known" ? "Timed" : `Unknown-${i}`;
			const began = performance.now();
			const { status, body } = await visitor.post(uid, "password", {
				name,
				password: "wrong heron",
			});
			times[kind].push(performance.now() - began);
			answers.add(JSON.stringify([status, body]));
		}
	expect(answers.size).toBe(1);
	// Without the same work, the difference is a factor of five.
	const ratio = median(times.known) / median(times.unknown);
	expect(ratio).toBeGreaterThan(0.4);
	expect(ratio).toBeLessThan(2.5);
});

describe("the game's API takes no token", () => {
	const file = () => join(plotluck.dataDir, "sign-in-keys.json");
	const stored = async () =>
		JSON.parse(await readFile(file(), "utf8")) as {
			keys: { created_at: number; replaced_at: number | null; jwk: JWK & { kid: string } }[];
		};
	const keyOf = async (): Promise<{ key: CryptoKey; jwk: JWK & { kid: string } }> => {
		const [first] = (await stored()).keys;
		if (!first) throw new Error("The server must have a key");
		return { key: (await importJWK(first.jwk, "RS256")) as CryptoKey, jwk: first.jwk };
	};
	const claims = (): Record<string, unknown> =>
		JSON.parse(Buffer.from(tokens.access_token.split(".")[1] ?? "", "base64url").toString("utf8"));
	const sign = async (
		change: Record<string, unknown>,
		header: Record<string, string> = {},
		key?: CryptoKey | KeyObject | Uint8Array,
	) => {
		const own = await keyOf();
		return new SignJWT({ ...claims(), ...change })
			.setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: own.jwk.kid, ...header })
			.sign(key ?? own.key);
	};
	const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

	test("that is signed by its own key, but says something else", async () => {
		expect(await statusOf(await sign({}))).toBe(200);
		for (const change of [
			{ aud: "urn:another:api" },
			{ aud: "plotluck" },
			{ aud: undefined },
			{ iss: "https://elsewhere.example/oidc" },
			{ iss: plotluck.url },
			{ iss: `${plotluck.url.replace("127.0.0.1", "localhost")}/oidc` },
			{ iss: undefined },
			{ exp: seconds(-70) },
			{ exp: undefined },
			{ nbf: seconds(70) },
			{ sub: "somebody else" },
			{ sub: undefined },
			{ grant: "guessed" },
			{ grant: undefined },
		])
			expect(await statusOf(await sign(change)), JSON.stringify(change)).toBe(401);
	});

	test("that is an ID token", async () => {
		expect(await statusOf(tokens.id_token)).toBe(401);
	});

	test("without a signature", async () => {
		expect(await statusOf(new UnsecuredJWT(claims()).encode())).toBe(401);
		const [header, payload] = tokens.access_token.split(".");
		expect(await statusOf(`${header}.${payload}.`)).toBe(401);
		const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
		expect(await statusOf(`${none}.${payload}.`)).toBe(401);
	});

	test("that is signed with the public key as a shared secret", async () => {
		const published = (await (await fetch(`${plotluck.url}/oidc/jwks`)).json()) as { keys: JWK[] };
		const [jwk] = published.keys;
		const pem = createPublicKey({ key: { ...jwk }, format: "jwk" }).export({
			type: "spki",
			format: "pem",
		});
		for (const secret of [pem, JSON.stringify(jwk), JSON.stringify(published), jwk?.n ?? ""])
			for (const alg of ["HS256", "HS384", "HS512"])
				expect(await statusOf(await sign({}, { alg }, new TextEncoder().encode(`${secret}`)))).toBe(
					401,
				);
	});

	test("of another key, under its own id, an unknown one or none, or named by the token", async () => {
		const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
		const { jwk } = await keyOf();
		const kid = createHash("sha256").update("another").digest("base64url");
		for (const header of [{ kid: jwk.kid }, { kid }, { kid: "" }])
			expect(await statusOf(await sign({}, header, privateKey))).toBe(401);
		const named = await new SignJWT(claims())
			.setProtectedHeader({ alg: "RS256", jwk: publicKey.export({ format: "jwk" }) })
			.sign(privateKey);
		expect(await statusOf(named)).toBe(401);
		const padded = (await importJWK({ ...jwk, alg: "PS256" }, "PS256")) as CryptoKey;
		expect(await statusOf(await sign({}, { alg: "PS256" }, padded))).toBe(401);
	});

	test("of a key that was replaced more than a day ago, but takes one of the day before", async () => {
		const ofKey = (token: string): string =>
			JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
		const restart = async (change: (now: Awaited<ReturnType<typeof stored>>) => void) => {
			await plotluck.server.stop();
			const kept = await stored();
			change(kept);
			await writeFile(file(), JSON.stringify(kept));
			await plotluck.startAgain();
		};
		await restart(({ keys: [first] }) => {
			if (first) first.created_at -= 91 * DAY;
		});
		expect(await statusOf(tokens.access_token)).toBe(200);
		const fresh = await new Visitor(plotluck.url).enter("password", "Ann", PASSWORD);
		expect(ofKey(fresh.access_token)).not.toBe(ofKey(tokens.access_token));
		expect(await statusOf(fresh.access_token)).toBe(200);
		const published = (await (await fetch(`${plotluck.url}/oidc/jwks`)).json()) as {
			keys: object[];
		};
		expect(published.keys).toHaveLength(2);
		// Only public parts are published.
		for (const key of published.keys) expect(key).not.toHaveProperty("d");

		await restart(({ keys }) => {
			for (const key of keys) if (key.replaced_at !== null) key.replaced_at -= 2 * DAY;
		});
		expect(await statusOf(tokens.access_token)).toBe(401);
		expect(await statusOf(fresh.access_token)).toBe(200);
		expect((await stored()).keys).toHaveLength(1);
	});
});
