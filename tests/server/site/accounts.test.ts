import { stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { OWNED } from "../../../db/accounts/owned-data.ts";
import { grant } from "../../../db/accounts/supporters.ts";
import { type Db, openDatabase } from "../../../db/connection.ts";
import { saveStory } from "../../../db/saved-stories.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { Visitor } from "../../support/visitor.ts";
import { refused } from "../api/rest.ts";

const PASSWORD = "a heron in the rain";
const PUBLIC = "https://plotluck.example";

const plotluck = ownPlotluck({ PUBLIC_URL: PUBLIC, TRUST_PROXY: "true" });
let db: Db;
/** The address at which browsers take passkeys. */
let url: string;
beforeAll(async () => {
	db = await openDatabase(join(plotluck.dataDir, "plotluck.db"));
	url = plotluck.url.replace("127.0.0.1", "localhost");
});
afterAll(() => db.destroy());

const enter = async (name: string) => {
	const visitor = new Visitor(url);
	const { access_token: token, ...more } = await visitor.enter("account", name, PASSWORD);
	return { visitor, token, ...more, id: decodeJwt(token).sub ?? "" };
};

/** A request with any Host header, which fetch does not send. */
const ask = (path: string, headers: Record<string, string>) =>
	new Promise<{ status: number; body: string; headers: Record<string, string[]> }>(
		(resolve, reject) => {
			const { port } = new URL(url);
			request({ port, path, headers }, (answer) => {
				let body = "";
				answer.setEncoding("utf8").on("data", (chunk) => {
					body += chunk;
				});
				answer.on("end", () =>
					resolve({
						status: answer.statusCode ?? 0,
						body,
						headers: answer.headersDistinct as Record<string, string[]>,
					}),
				);
			})
				.on("error", reject)
				.end();
		},
	);

const PROXY = { "x-forwarded-for": "203.0.113.9" };

describe("the issuer", () => {
	test.each([
		[{ host: "localhost:4000" }, "http://localhost:4000"],
		[{ host: "192.168.1.7:4000" }, "http://192.168.1.7:4000"],
		[{ host: "plotluck.example" }, PUBLIC],
		[{ host: "localhost:4000", ...PROXY }, PUBLIC],
		[{ host: "box.local", ...PROXY, "x-forwarded-proto": "http" }, PUBLIC],
	])("for a browser with %o is at %s", async (headers, origin) => {
		const issuer = `${origin}/oidc`;
		const answer = await ask("/api/v3/accounts", headers);
		expect(JSON.parse(answer.body)).toEqual({
			sign_in: { issuer, client_id: "plotluck", audience: "urn:plotluck:api" },
			premium: false,
			checkout: null,
		});
		const found = await ask("/oidc/.well-known/openid-configuration", headers);
		expect(JSON.parse(found.body)).toMatchObject({
			issuer,
			authorization_endpoint: `${issuer}/auth`,
			token_endpoint: `${issuer}/token`,
			jwks_uri: `${issuer}/jwks`,
			end_session_endpoint: `${issuer}/session/end`,
			code_challenge_methods_supported: ["S256"],
			response_types_supported: ["code"],
			id_token_signing_alg_values_supported: ["RS256"],
			token_endpoint_auth_methods_supported: ["none"],
		});
		expect(JSON.parse(found.body)).not.toHaveProperty("userinfo_endpoint");
	});

	test("does not answer under an unknown host name", async () => {
		const { status } = await ask("/oidc/.well-known/openid-configuration", {
			host: "evil.example",
		});
		expect(status).toBe(421);
	});

	test("sets cookies over https that only this host gets, and over https only", async () => {
		const visitor = new Visitor(url, { ...PROXY }, PUBLIC);
		const begun = await visitor.begin();
		// A neighbour's host under the same domain can set cookies without these prefixes.
		expect([...visitor.cookies.keys()].sort()).toEqual([
			"__Host-plotluck_sign_in",
			"__Secure-plotluck_sign_in_resume",
		]);
		const { body } = await visitor.post(begun.uid, "account", { name: "Safe", password: PASSWORD });
		expect(body.next).toBe(`${PUBLIC}/oidc/auth/${begun.uid}`);
		const answer = await visitor.fetch(new URL(body.next ?? "").pathname);
		const lines = answer.headers.getSetCookie();
		for (const line of lines) {
			expect(line.toLowerCase()).toMatch(/secure.*httponly/);
			expect(line.toLowerCase()).not.toContain("domain");
		}
		const session = lines.find((line) => line.startsWith("__Host-plotluck_session="));
		expect(session).toMatch(/path=\/;/);
		const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
		const tokens = (await (await visitor.exchange(code, begun.verifier)).json()) as {
			access_token: string;
		};
		expect(decodeJwt(tokens.access_token).iss).toBe(`${PUBLIC}/oidc`);
		expect((await visitor.call(tokens.access_token, "GET", "/users")).status).toBe(200);
		// A token belongs to the origin that issued it.
		expect((await new Visitor(url).call(tokens.access_token, "GET", "/users")).status).toBe(401);
	});

	test("has pages that no other page frames, and the window can reach the page that opened it", async () => {
		const headersOf = async (path: string) => {
			const { headers } = await fetch(url + path);
			return [
				/frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1],
				headers.get("cross-origin-opener-policy"),
			];
		};
		// WebKit closes the way between two pages whose policies differ.
		const policy = "same-origin-allow-popups";
		for (const path of ["/user", "/account", "/sign-in-window.html", "/sign-in/x"])
			expect(await headersOf(path), path).toEqual(["'none'", policy]);
		for (const path of ["/oidc/auth", "/?code=a&state=b"])
			expect(await headersOf(path), path).toEqual(["'self'", policy]);
	});

	test("has one opener policy on the whole way, which WebKit needs", async () => {
		const visitor = new Visitor(url);
		const way: string[] = [];
		const step = async (path: string): Promise<string> => {
			const { status, headers } = await visitor.fetch(path);
			way.push(`${status} ${headers.get("cross-origin-opener-policy")}`);
			const { pathname, search } = new URL(headers.get("location") ?? path, url);
			return pathname + search;
		};
		const page = await step(visitor.request().path);
		expect(page).toMatch(/^\/sign-in\//);
		await step(page);
		const sent = { name: "Openy", password: PASSWORD };
		const { body } = await visitor.post(page.replace("/sign-in/", ""), "account", sent);
		const back = await step(new URL(body.next ?? "", url).pathname);
		expect(back).toMatch(/^\/\?code=/);
		await step(back);
		await step("/oidc/session/end");
		const policy = "same-origin-allow-popups";
		expect(way).toEqual([303, 200, 303, 200, 200].map((status) => `${status} ${policy}`));
	});
});

describe("an account", () => {
	test("has a token with its name, and no e-mail address", async () => {
		const { token, id_token, id } = await enter("Claire");
		expect(decodeJwt(token)).toMatchObject({
			sub: id,
			aud: "urn:plotluck:api",
			iss: `${url}/oidc`,
			name: "Claire",
			screen_name: "Claire",
		});
		expect(decodeJwt(id_token)).toMatchObject({ sub: id, aud: "plotluck", name: "Claire" });
		expect(JSON.stringify([decodeJwt(token), decodeJwt(id_token)])).not.toContain("email");
	});

	test.each([
		["al", PASSWORD, "name"],
		["a".repeat(31), PASSWORD, "name"],
		["ann@example.org", PASSWORD, "name"],
		["ann marie", PASSWORD, "name"],
		["-ann", PASSWORD, "name"],
		["Annika", "too short", "password"],
		["Annika", "x".repeat(201), "password"],
		["Annika", "aaaaaaaaaaaa", "password"],
		["Annika", "Password123", "password"],
		["Annika-Bell", "annika-bell1", "password"],
	])(
		"named %s with the password %s is refused because of its %s",
		async (name, password, field) => {
			const visitor = new Visitor(url);
			const { uid } = await visitor.begin();
			const { status, body } = await visitor.post(uid, "account", { name, password });
			expect([status, body.field, typeof body.error]).toEqual([422, field, "string"]);
		},
	);

	test("has a unique name, in any spelling", async () => {
		await enter("Zoë");
		// The last two have a Cyrillic and a Greek letter.
		for (const name of ["zoë", "ZOË", "Ｚoë", "Zоë", "ΖOË"]) {
			const visitor = new Visitor(url);
			const { uid } = await visitor.begin();
			const { status, body } = await visitor.post(uid, "account", { name, password: PASSWORD });
			expect([status, body.code], name).toEqual([409, "nameTaken"]);
		}
	});

	test("ends its other sessions with a new password, and keeps the one that changed it", async () => {
		const { visitor, token } = await enter("Mover");
		const other = new Visitor(url);
		const { access_token: lost } = await other.enter("password", "Mover", PASSWORD);
		const wrong = { password: "a stork in the rain", new_password: "a crane in the sun" };
		expect((await visitor.call(token, "PUT", "/account/password", wrong)).status).toBe(403);
		const right = { ...wrong, password: PASSWORD };
		expect((await visitor.call(token, "PUT", "/account/password", right)).status).toBe(200);
		expect((await visitor.call(token, "GET", "/users")).status).toBe(200);
		expect((await other.call(lost, "GET", "/users")).status).toBe(401);
		const silent = (from: Visitor) => from.fetch(from.request({ prompt: "none" }).path);
		expect((await silent(visitor)).headers.get("location")).toMatch(/[?&]code=/);
		expect((await silent(other)).headers.get("location")).toMatch(/login_required/);
	});

	test("gets a new password by a recovery code, once, and ends the sessions of the old one", async () => {
		const { visitor, token, recovery_codes } = await enter("Forgetful");
		const [code = ""] = recovery_codes ?? [];
		const other = new Visitor(url);
		const recover = async (typed: string) => {
			const { uid } = await other.begin();
			const sent = { name: "forgetful", code: typed, new_password: "a crane in the sun" };
			return other.post(uid, "recovery", sent);
		};
		expect(await recover("aaaa-bbbb-cccc-dddd")).toMatchObject({ status: 403 });
		expect((await visitor.call(token, "GET", "/users")).status).toBe(200);
		const { status, body } = await recover(code.toUpperCase().replaceAll("-", " "));
		expect([status, typeof body.next]).toEqual([200, "string"]);
		expect((await visitor.call(token, "GET", "/users")).status).toBe(401);
		const silent = await visitor.fetch(visitor.request({ prompt: "none" }).path);
		expect(silent.headers.get("location")).toMatch(/login_required/);
		expect(await recover(code)).toMatchObject({ status: 403 });
		await expect(new Visitor(url).enter("password", "Forgetful", PASSWORD)).rejects.toThrow();
		await new Visitor(url).enter("password", "Forgetful", "a crane in the sun");
	});

	test("needs its password for changes that a stolen token must not make", async () => {
		const { visitor, token } = await enter("Guarded");
		for (const [method, path, body] of [
			["PUT", "/account", { name: "Stolen" }],
			["PUT", "/account", { name: "Stolen", password: "a stork in the rain" }],
			["POST", "/account/recoveryCodes", { password: "a stork in the rain" }],
			["POST", "/account/passkeys/options", { password: "a stork in the rain" }],
			["POST", "/account/deletion", {}],
			["POST", "/account/deletion", { password: "a stork in the rain" }],
		] as const)
			expect(await visitor.call(token, method, path, body), path).toMatchObject(
				refused(403, "wrongOwnPassword"),
			);
		expect((await visitor.call(token, "GET", "/account")).body).toMatchObject({
			account: { name: "Guarded", screen_name: "Guarded", passkeys: [], recovery_codes: 8 },
		});
	});
});

describe("a passkey", () => {
	const register = async (name: string) => {
		const { visitor, token } = await enter(name);
		const device = new Authenticator(url);
		const { body: options } = await visitor.call(token, "POST", "/account/passkeys/options", {
			password: PASSWORD,
		});
		const label = "My finger";
		const body = { credential: device.create(options), label };
		expect((await visitor.call(token, "POST", "/account/passkeys", body)).status).toBe(201);
		return { visitor, token, device, body };
	};
	const optionsFor = async (visitor: Visitor) => {
		const { uid } = await visitor.begin();
		const { body } = await visitor.post(uid, "passkey/options", {});
		return { uid, options: body as unknown as { challenge: string } };
	};

	test("is removed by its account and the password alone, and then opens nothing", async () => {
		const { device, visitor, token } = await register("Finger");
		const { account } = (await visitor.call(token, "GET", "/account")).body;
		expect(account.passkeys).toMatchObject([{ label: "My finger", site: "localhost" }]);
		const [{ id }] = account.passkeys;
		const stranger = await enter("Fingerless");
		const path = `/account/passkeys/${id}/deletion`;
		const remove = (by: { visitor: Visitor; token: string }, password: string) =>
			by.visitor.call(by.token, "POST", path, { password });
		expect(await remove(stranger, PASSWORD)).toMatchObject(refused(404, "noSuchPasskey"));
		expect(await remove({ visitor, token }, "a stork in the rain")).toMatchObject({
			status: 403,
			body: { code: "wrongOwnPassword", field: "password" },
		});
		// A page from before there was a password must not delete it either.
		expect((await visitor.call(token, "DELETE", `/account/passkeys/${id}`)).status).toBe(404);
		expect((await visitor.call(token, "GET", "/account")).body.account.passkeys).toHaveLength(1);
		expect((await remove({ visitor, token }, PASSWORD)).status).toBe(200);
		const another = new Visitor(url);
		const late = await optionsFor(another);
		const gone = await another.post(late.uid, "passkey", { credential: device.get(late.options) });
		expect([gone.status, gone.body.code]).toEqual([403, "wrongPasskey"]);
	});

	test("opens nothing for another page, challenge or device, without its person, or twice", async () => {
		const { device } = await register("Thumb");
		const visitor = new Visitor(url);
		const other = await optionsFor(new Visitor(url));
		for (const tricks of [
			{ origin: "https://elsewhere.example" },
			{ origin: plotluck.url },
			{ site: "elsewhere.example" },
			{ challenge: other.options.challenge },
			{ unverified: true },
		]) {
			const { uid, options } = await optionsFor(visitor);
			const { status } = await visitor.post(uid, "passkey", {
				credential: device.get(options, tricks),
			});
			expect(status, JSON.stringify(tricks)).toBe(403);
		}
		const { uid, options } = await optionsFor(visitor);
		const unknown = new Authenticator(url).get(options);
		expect((await visitor.post(uid, "passkey", { credential: unknown })).status).toBe(403);
		const forged = { ...new Authenticator(url).get(options), id: device.id, rawId: device.id };
		expect((await visitor.post(uid, "passkey", { credential: forged })).status).toBe(403);

		const again = await optionsFor(visitor);
		const credential = device.get(again.options);
		expect((await visitor.post(again.uid, "passkey", { credential })).status).toBe(200);
		expect((await visitor.post(again.uid, "passkey", { credential })).status).toBe(403);
		// A copy of the device is behind the count of the original.
		const copied = await optionsFor(visitor);
		const old = device.get(copied.options, { counter: 1 });
		expect((await visitor.post(copied.uid, "passkey", { credential: old })).status).toBe(403);
	});

	test("is not taken twice, or for a challenge of somebody else", async () => {
		const { visitor, token, body } = await register("Toe");
		expect((await visitor.call(token, "POST", "/account/passkeys", body)).status).toBe(409);
		const thief = await enter("Thief");
		const { body: options } = await visitor.call(token, "POST", "/account/passkeys/options", {
			password: PASSWORD,
		});
		const made = { credential: new Authenticator(url).create(options), label: "Mine now" };
		expect((await thief.visitor.call(thief.token, "POST", "/account/passkeys", made)).status).toBe(
			409,
		);
	});
});

async function tables(): Promise<string[]> {
	const rows: { name: string }[] = await db.raw(
		"SELECT name FROM sqlite_master WHERE type = 'table'",
	);
	return rows.map(({ name }) => name);
}

async function columnsOf(table: string): Promise<string[]> {
	const rows: { name: string }[] = await db.raw(`PRAGMA table_info(${table})`);
	return rows.map(({ name }) => name);
}

/** Returns the tables in which a text occurs, in whatever column. */
async function placesOf(text: string): Promise<string[]> {
	const places: string[] = [];
	for (const table of await tables())
		for (const column of await columnsOf(table))
			if (await db(table).whereLike(column, `%${text}%`).first()) places.push(table);
	return [...new Set(places)].sort();
}

describe("what an account owns", () => {
	/** Tables in which no account is named. A new table goes here, or into OWNED. */
	const OTHERS =
		"rooms texts covers parts paces screens shares config counts store finished_games entries payment_events story_reports taken_stories push_keys push_subscriptions push_messages channels channel_news calendars seat_keys continue_links first_lines first_line_reports lasting_tables table_evenings shelf_stories versions knex_migrations knex_migrations_lock sqlite_sequence".split(
			" ",
		);
	/** Comes and goes with the packs. */
	const OF_PACKS = ["prompts"];

	test("is in listed tables, and every other table is known to name no account", async () => {
		const listed = OWNED.map(({ table }) => table);
		expect((await tables()).sort()).toEqual([...listed, ...OTHERS, ...OF_PACKS].sort());
		for (const table of [...OTHERS, ...OF_PACKS])
			for (const column of await columnsOf(table))
				expect(column, table).not.toMatch(/user|account|owner|person/);
		for (const { table, column, shown } of OWNED)
			expect(await columnsOf(table), table).toEqual(expect.arrayContaining([column, ...shown]));
	});

	test("can be downloaded without the data of others, and a deletion removes all of it", async () => {
		const { visitor, token, id } = await enter("Owner");
		const stranger = await enter("Neighbour");
		for (const [owner, name] of [
			[token, "Mine"],
			[stranger.token, "Theirs"],
		] as const) {
			const { body } = await visitor.call(owner, "POST", "/promptPacks/", { name });
			await visitor.call(owner, "POST", `/promptPacks/${body.id}/prompts`, { prompt: `${name}!` });
		}
		const story = { title: "The heron", mature: false, parts: 1, savedAt: 5 };
		for (let storyId = 1; storyId <= 45; storyId++)
			await saveStory(db, id, { ...story, storyId, body: { parts: ["In the rain."] } }, 500);
		await saveStory(db, stranger.id, { ...story, storyId: 1, body: { parts: ["Secret."] } }, 500);
		const host = { name: "Owner", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
		const room = await call(url, "POST", "/rooms", { host }, { authorization: `Bearer ${token}` });
		await visitor.call(token, "PUT", "/users", { language: "ja" });
		await db("ranks").insert({ user_id: id, rank: 3 });
		await db("rank_awards").insert({ user_id: id, game_id: 1, stories: 2 });
		await grant(db, id, 7);
		await db("admin_log").insert({
			at: 7,
			label: "mo",
			action: "supporter/grant",
			user_id: id,
			done: 1,
		});
		await db("finished_games").insert({
			id: 1,
			last_id: 1,
			game_id: 1,
			body: "{}",
			expires_at: 9e12,
		});
		await db("finished_seats").insert({ finished_id: 1, secret_hash: "x", user_id: id });
		await visitor.call(token, "POST", "/bugReport", {
			summary: "The pen leaks",
			date: "yesterday",
		});
		await visitor.call(token, "POST", "/account/recoveryCodes", { password: PASSWORD });
		await db("passkeys").insert({
			account_id: id,
			credential_id: "c",
			public_key: "k",
			counter: 0,
			transports: "[]",
			site: "localhost",
			label: "My phone",
			created_at: 7,
		});
		await db("password_resets").insert({ account_id: id, token_hash: "t", expires_at: 9e12 });
		const [table] = await db("lasting_tables")
			.insert({ key: "k", name: "Thursday", settings: "{}", last_at: 7 })
			.returning("id");
		const member = { table_id: table?.id ?? 0, secret_hash: "t", joined_at: 7 };
		await db("table_members").insert({ ...member, user_id: id });
		await db("table_evenings").insert({ game_id: 1, table_id: member.table_id });
		await db("shelf_stories").insert({
			story_id: 9,
			game_id: 1,
			mature: 0,
			kept_at: 7,
			taken_down: 0,
		});
		await db("shelf_texts").insert({ story_id: 9, kind: "line", content: "Rain.", user_id: id });
		// Everything has a row now, so that the search below can find what was forgotten.
		expect(await placesOf(id)).toEqual(OWNED.map(({ table }) => table).sort());

		const answer = await visitor.fetch("/api/v3/account/data", {
			headers: { authorization: `Bearer ${token}` },
		});
		expect(answer.headers.get("content-disposition")).toMatch(
			/plotluck-account_\d{4}-\d\d-\d\d\.json/,
		);
		const data = (await answer.json()) as Record<string, Record<string, unknown>[]>;
		expect(data).toMatchObject({
			accounts: [{ id, name: "Owner", screen_name: "Owner" }],
			language: [{ language: "ja" }],
			ranks: [{ rank: 3 }],
			prompt_packs: [{ name: "Mine", prompts: ["Mine!"] }],
			seats: [{ game_id: room.body.id }],
		});
		expect(Object.keys(data)).toEqual(OWNED.map(({ key }) => key));
		for (const [key, rows] of Object.entries(data)) expect(rows, key).not.toEqual([]);
		expect(data.recovery_codes).toHaveLength(8);
		expect(data.saved_stories).toHaveLength(45);
		expect(data.saved_stories?.at(-1)).toMatchObject({
			story_id: 45,
			title: "The heron",
			body: { parts: ["In the rain."] },
		});
		expect(JSON.stringify(data)).not.toMatch(/Theirs|Secret|argon2|hash/);

		const { body } = await visitor.call(token, "POST", "/account/deletion", { password: PASSWORD });
		expect(body).toEqual({ deleted: true });
		expect((await visitor.call(token, "GET", "/users")).status).toBe(401);
		expect(await placesOf(id)).toEqual([]);
		// The seat stays in its room, without an account.
		expect(await db("seats").where({ game_id: Number(room.body.id) })).toMatchObject([
			{ user_id: null },
		]);
		expect(await db("prompts").where({ prompt: "Mine!" })).toEqual([]);
		expect(await db("saved_stories").where({ user_id: stranger.id })).toHaveLength(1);
		expect((await visitor.call(stranger.token, "GET", "/users")).status).toBe(200);
		await expect(new Visitor(url).enter("password", "Owner", PASSWORD)).rejects.toThrow();
		// A new account may take the name, and gets nothing of the old one.
		const next = await enter("Owner");
		expect((await next.visitor.call(next.token, "GET", "/users")).body).toMatchObject({ rank: 0 });
	});

	test("is not added to by a game that ends after the deletion", async () => {
		const { visitor, token, id } = await enter("Quitter");
		const writer = await WirePlayer.host(url, { ...QUICK, game_mode: "solo_mode" });
		await db("seats").where({ player_id: writer.seat.id }).update({ user_id: id });
		await skipTo(plotluck, [writer], STATUS.storyWrite);
		await visitor.call(token, "POST", "/account/deletion", { password: PASSWORD });
		await skipTo(plotluck, [writer], STATUS.results);
		expect(await db("ranks").where({ user_id: id })).toEqual([]);
		expect(await db("rank_awards").where({ user_id: id })).toEqual([]);
	});
});

test("the keys that sign are readable by the server's user only", async () => {
	await enter("Keys");
	const { mode } = await stat(join(plotluck.dataDir, "sign-in-keys.json"));
	expect(mode & 0o777).toBe(0o600);
});

test("the database has no id of a session, and forgets what has expired", async () => {
	const { visitor } = await enter("Expiring");
	const session = visitor.cookies.get("plotluck_session") ?? "";
	expect(session).toMatch(/./);
	const rows = await db("provider_records");
	expect(rows.length).toBeGreaterThan(1);
	expect(JSON.stringify(rows)).not.toContain(session);
	await db("provider_records")
		.where({ kind: "Session" })
		.update({ expires_at: Date.now() - 1 });
	const silent = await visitor.fetch(visitor.request({ prompt: "none" }).path);
	expect(silent.headers.get("location")).toMatch(/login_required/);
	await db("provider_records").update({ expires_at: Date.now() - 1 });
	await enforceRetention(db, memoryBus())();
	expect(await db("provider_records")).toEqual([]);
});

test("a sign-in keeps an account without anything for 90 days", async () => {
	const { id } = await enter("Unused");
	const sweep = () => enforceRetention(db, memoryBus())();
	const account = db("accounts").where({ id });
	const signedIn = async () => (await account.clone().first())?.signed_in_at ?? null;
	const old = Date.now() - 91 * 24 * 3_600_000;
	await account.clone().update({ signed_in_at: old });
	await new Visitor(url).enter("password", "Unused", PASSWORD);
	expect(await signedIn()).toBeGreaterThan(old);
	await account.clone().update({ signed_in_at: old });
	await sweep();
	expect(await signedIn()).toBe(old); // It has sessions.
	await db("provider_records").where({ account_id: id }).delete();
	await sweep();
	expect(await signedIn()).toBeNull();
});

test("account ids are random, so that an account cannot guess the seats of another", async () => {
	const ids = await Promise.all(["One", "Two"].map(async (name) => (await enter(`Id-${name}`)).id));
	expect(new Set(ids).size).toBe(2);
	for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});
