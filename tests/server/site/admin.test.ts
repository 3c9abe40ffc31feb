import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { refusalWords } from "#words/refusals.ts";
import { BUG_REPORT_LENGTHS } from "../../../gateway/api/reports/report-rules.ts";
import { API_ROUTES } from "../../../gateway/api/routes.ts";
import manifest from "../../../package.json" with { type: "json" };
import { recordBackup } from "../../../supervisor/backups/record.mjs";
import { guessAdminKey, sendMany } from "../../faults/attack/senders/calls.ts";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { DIST } from "../../support/dist.ts";
import { startEngine, type TestEngine } from "../../support/engine.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Program, startServerProgram } from "../../support/server-program.ts";
import { refused, statusesOf } from "../api/rest.ts";

const KEY = "the operator's first key";
const MO = "mo-has-a-key-of-her-own";
const PAGE = "backstage-4711";
const UI = "http://127.0.0.1:8233";

let folder: string;
let engine: TestEngine;
let provider: IdentityProvider;
let server: Program & { url: string };
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-admin-"));
	[engine, provider] = await Promise.all([startEngine(), startIdentityProvider()]);
	server = await startServerProgram({
		folder,
		engine: engine.address,
		env: {
			...provider.env,
			ADMIN_KEY: KEY,
			ADMIN_KEYS: `mo:${MO}`,
			ADMIN_PAGE: PAGE,
			TEMPORAL_UI: `${UI}/`,
			TRUST_PROXY: "true",
			LOG_LEVEL: "trace",
			REPORTS_PER_HOUR: "3",
			BACKUP_EVERY: "24h",
			RELEASES_FEED: "http://127.0.0.1:1/feed?token=secret",
		},
	});
});
afterAll(async () => {
	await server?.stop();
	await provider?.stop();
	await engine?.stop();
	await rm(folder, { recursive: true, force: true });
});

type Body = Record<string, unknown>;
const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
	call(server.url, method, path, body, headers);
const admin = (method: string, path: string, body?: unknown, key = KEY) =>
	ask(method, path, body, { "x-admin-key": key });
const from = (address: string) => ({ "x-forwarded-for": address });
const rowsOf = ({ body }: { body: Body }) => body.rows as Body[];
const HOST = { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
const opens = (headers: Record<string, string> = {}) =>
	ask("POST", "/rooms/", { host: HOST }, headers);

/** Looks until the answer meets the condition, because the engine's visibility is a moment late. */
async function until<T>(look: () => Promise<T>, test: (seen: T) => boolean): Promise<T> {
	for (let tries = 0; ; tries++) {
		const seen = await look();
		if (test(seen)) return seen;
		if (tries > 300) throw new Error(`waited in vain: ${test} (${JSON.stringify(seen)})`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** Plays a short story and shares it. */
async function sharedStory(): Promise<{ shortcut: string; share: () => ReturnType<typeof ask> }> {
	const host = await WirePlayer.host(server.url, { ...QUICK, game_mode: "solo_mode" });
	await playTo([host], STATUS.results);
	const [story] = host.player.own_stories;
	const share = () => ask("PUT", `/stories/${story}`, { secret: host.seat.secret });
	return { shortcut: String((await share()).body.shortcut), share };
}

test("maintenance refuses new rooms with the operator's words, and lets games and admins go on", async () => {
	const host = await WirePlayer.host(server.url);
	const code = host.seat.room_code;
	const message = "Back at nine, with cake";
	expect((await opens()).status).toBe(201);
	await admin("PUT", "/config", { maintenance: true, maintenance_message: message });
	const refused = await opens();
	expect([refused.status, refused.body]).toEqual([503, { error: message, code: "maintenance" }]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await opens({ "x-admin-key": "no key of anybody" })).status).toBe(503);
	expect((await opens({ "x-admin-key": MO })).status).toBe(201);
	await WirePlayer.join(server.url, code, "Later");
	expect(await host.act("game/start")).toBeNull();

	await admin("PUT", "/config", { maintenance_message: "" });
	const silent = await opens();
	expect(silent.body.error).toBe(refusalWords.maintenance(""));
	await admin("PUT", "/config", { maintenance: false });
	expect((await opens()).status).toBe(201);
});

test("admins read what is known of backups and of a newer version, and others do not", async () => {
	const paths = ["/admin/backups", "/admin/releases"];
	for (const path of paths) {
		expect((await ask("GET", path)).status).toBe(403);
		expect((await admin("GET", path, undefined, "no key of anybody")).status).toBe(403);
	}
	const backups = async () => (await admin("GET", "/admin/backups")).body;
	const none = { postgres: false, scheduled: true, last: null, good: null, overdue: false };
	expect(await backups()).toEqual(none);
	const at = Date.now() - 9 * 24 * 3_600_000;
	const backup = { folder: "/backups/a", bytes: 1_234_567, problem: null };
	await recordBackup(folder, { ...backup, at: new Date(at).toISOString() });
	const seen = { ...backup, at };
	expect(await backups()).toEqual({ ...none, last: seen, good: seen, overdue: true });
	const metrics = await (await fetch(`${server.url}/metrics`)).text();
	expect(Number(/^plotluck_backup_age_seconds (.*)$/m.exec(metrics)?.[1])).toBeGreaterThan(777_000);
	expect(metrics).toContain("\nplotluck_backup_failed 0\n");
	await recordBackup(folder, { ...backup, at: new Date().toISOString(), problem: "No space." });
	expect(await backups()).toMatchObject({ last: { problem: "No space." }, good: seen });
	const later = await (await fetch(`${server.url}/metrics`)).text();
	expect(later).toContain("\nplotluck_backup_failed 1\n");

	expect((await admin("GET", "/admin/releases")).body).toEqual({
		own: manifest.version,
		newer: null,
		problem: "connect ECONNREFUSED 127.0.0.1:1",
	});
});

test("the rooms that run are listed by page with phase, players, age and a link, and one by its code", async () => {
	const since = Date.now();
	const host = await WirePlayer.host(server.url, { game_mode: "otp" });
	const code = host.seat.room_code;
	await WirePlayer.join(server.url, code, "Second");
	await host.act("game/start");
	for (let i = 0; i < 26; i++) expect((await opens()).status).toBe(201);
	const count = Number((await ask("GET", "/rooms/count")).body.count);
	const pages = async () => {
		const first = await admin("GET", "/admin/rooms");
		const found = [first];
		for (let { next } = first.body; next !== null; ) {
			const page = await admin("GET", `/admin/rooms?page=${next}`);
			found.push(page);
			next = page.body.next;
		}
		return found;
	};
	// The engine counts and lists in two calls, and one may know more rooms than the other.
	const [first] = await until(pages, (found) => {
		const codes = new Set(found.flatMap(rowsOf).map((row) => row.code));
		return found[0]?.body.count === count && codes.size === count;
	});
	expect(first && rowsOf(first)).toHaveLength(25);

	const one = await until(
		() => admin("GET", `/admin/rooms?code=${code.toLowerCase()}`),
		(seen) => rowsOf(seen)[0]?.players === 2 && rowsOf(seen)[0]?.phase !== "lobby",
	);
	expect(rowsOf(one)).toEqual([
		{
			code,
			phase: "quick-start",
			mode: "otp",
			players: 2,
			opened_at: expect.any(Number),
			ui: `${UI}/namespaces/default/workflows/room-${code}`,
		},
	]);
	expect(Number(rowsOf(one)[0]?.opened_at)).toBeGreaterThanOrEqual(since);
	expect(rowsOf(await admin("GET", '/admin/rooms?code=A" OR 1'))).toEqual([]);
	expect((await admin("GET", "/admin/rooms?page=junk")).status).toBe(503);
});

test("an admin closes a room: its players are told, its texts go, and the code is free", async () => {
	const host = await WirePlayer.host(server.url);
	const code = host.seat.room_code;
	const guest = await WirePlayer.join(server.url, code, "Guest");
	expect((await admin("DELETE", "/admin/rooms/ZZZZ")).status).toBe(404);
	expect((await admin("DELETE", `/admin/rooms/${code}`)).body).toEqual({ code });
	for (const player of [host, guest]) {
		await player.until(() => player.closed !== null);
		expect(player.goodbye).toBe(refusalWords.closedByOperator);
	}
	await until(
		() => ask("GET", `/rooms/${code}`),
		({ status }) => status === 404,
	);
	await until(
		() => admin("DELETE", `/admin/rooms/${code}`),
		({ status }) => status === 404,
	);
	await until(
		() => admin("GET", `/admin/rooms?code=${code}`),
		(seen) => rowsOf(seen).length === 0,
	);
});

test("a reported story waits for an admin, who puts it aside or takes it down for good", async () => {
	const { shortcut, share } = await sharedStory();
	const other = await sharedStory();
	const report = (reason: unknown, which = shortcut, headers = {}) =>
		ask("POST", `/stories/view/${which}/report`, { reason }, headers);
	expect((await report("hate")).body).toEqual({ ok: true });
	expect((await report("hate")).status).toBe(201);
	expect((await report("spam", other.shortcut)).status).toBe(201);
	expect((await report("I do not like it")).status).toBe(422);
	expect((await report("hate", "no-such-one")).status).toBe(404);
	const [spam, hate] = rowsOf(await admin("GET", "/admin/reports"));
	expect(spam).toMatchObject({ shortcut: other.shortcut, reasons: [{ reason: "spam", count: 1 }] });
	expect(hate).toMatchObject({
		shortcut,
		title: "Title by Hosty",
		mature: false,
		reasons: [{ reason: "hate", count: 2 }],
		state: "open",
	});
	expect((await admin("DELETE", `/admin/reports/${other.shortcut}`)).status).toBe(200);
	expect((await admin("DELETE", "/admin/stories/no-such-one")).status).toBe(404);
	expect((await admin("DELETE", `/admin/stories/${shortcut}`)).status).toBe(200);
	const states = rowsOf(await admin("GET", "/admin/reports")).map(({ state }) => state);
	expect(states.sort()).toEqual(["dismissed", "taken down"]);

	const code = "storyTakenDown";
	const preview = await (await fetch(`${server.url}/view/${shortcut}`)).text();
	expect(preview).not.toContain("Title by Hosty");
	for (let again = 0; again < 2; again++) {
		expect(await ask("GET", `/stories/view/${shortcut}`)).toMatchObject(refused(410, code));
		const picture = await fetch(`${server.url}/api/v3/stories/view/${shortcut}/picture.png`);
		expect(picture.status).toBe(410);
		expect(await report("hate")).toMatchObject(refused(410, code));
		expect(await share()).toMatchObject(refused(410, code));
	}
	expect((await ask("GET", `/stories/view/${other.shortcut}`)).status).toBe(200);

	const many = [];
	for (let i = 0; i < 5; i++)
		many.push((await report("other", other.shortcut, from("203.0.113.30"))).status);
	expect(many).toEqual([201, 201, 201, 429, 429]);
	expect((await report("other", other.shortcut, from("203.0.113.31"))).status).toBe(201);
});

const BUG = { summary: "The potato winked at me, twice", date: "yesterday" };

test("a bug report needs an account, a description and a date, and keeps to its lengths", async () => {
	expect(await ask("POST", "/bugReport/", BUG)).toMatchObject({ status: 401 });
	const ann = await provider.bearer("auth0|ann");
	const send = (body: object) => ask("POST", "/bugReport/", body, ann);
	for (const [field, longest] of Object.entries(BUG_REPORT_LENGTHS)) {
		const fits = await send({ ...BUG, [field]: "x".repeat(longest) });
		expect(fits.status, field).toBe(201);
		const long = await send({ ...BUG, [field]: "x".repeat(longest + 1) });
		expect(long, field).toMatchObject({ status: 422, body: { field } });
	}
	for (const [field, value] of [
		["summary", undefined],
		["summary", "  "],
		["date", undefined],
		["date", ""],
		["frequency", "always"],
		["otherDevice", "yes"],
		["errorDisplayed", "n/a"],
		["sender", "me"],
	] as const)
		expect(await send({ ...BUG, [field]: value }), field).toMatchObject({
			status: 422,
			body: { field },
		});
});

test("admins read bug reports, mark them, and export them as CSV and JSON", async () => {
	const ann = await provider.bearer("auth0|ann");
	const full = {
		...BUG,
		roomCode: "ABCD",
		device: 'a "phone"',
		otherDevice: true,
		errorDisplayed: false,
		frequency: "hardly ever",
		additionalInfo: "=1+1",
	};
	const { id } = (await ask("POST", "/bugReport/", full, ann)).body;
	const plain = (await ask("POST", "/bugReport/", BUG, ann)).body;
	const row = {
		id,
		user_id: "auth0|ann",
		summary: BUG.summary,
		date: "yesterday",
		room_code: "ABCD",
		device: 'a "phone"',
		other_device: true,
		error_displayed: false,
		frequency: "hardly ever",
		additional_info: "=1+1",
		created_at: expect.any(Number),
		read_at: null,
	};
	const [second, first] = rowsOf(await admin("GET", "/admin/bugReports"));
	expect(first).toEqual(row);
	expect(second).toMatchObject({
		...plain,
		other_device: null,
		error_displayed: null,
		frequency: null,
		room_code: "",
	});
	expect((await admin("PUT", `/admin/bugReports/${id}`, { read: true })).body).toEqual({ id });
	expect(rowsOf(await admin("GET", "/admin/bugReports"))[1]?.read_at).toEqual(expect.any(Number));
	expect((await admin("PUT", `/admin/bugReports/${id}`, { read: false })).status).toBe(200);
	expect((await admin("PUT", "/admin/bugReports/4711", { read: true })).status).toBe(404);
	const json = (await admin("GET", "/admin/bugReports/json")).body as unknown as Body[];
	expect(json).toContainEqual(row);
	const csv = await fetch(`${server.url}/api/v3/admin/bugReports/csv`, {
		headers: { "x-admin-key": KEY },
	});
	expect(csv.headers.get("content-type")).toContain("text/csv");
	const lines = (await csv.text()).split("\r\n");
	expect(lines[0]).toContain('"id","user_id","summary"');
	expect(lines).toContainEqual(
		expect.stringContaining(`"ABCD","a ""phone""",true,false,"hardly ever","'=1+1"`),
	);
});

test("an admin gives premium and takes it back, and finds the account by a part of its id", async () => {
	const ben = await provider.bearer("auth0|ben");
	const premium = async () => (await ask("GET", "/users", undefined, ben)).body.premium;
	const set = (supporter: boolean) =>
		admin("PUT", "/admin/supporters", { user_id: "auth0|ben", supporter }, MO);
	expect(await premium()).toBe(false);
	expect((await set(true)).body).toEqual({ user_id: "auth0|ben", supporter: true });
	expect(await premium()).toBe(true);
	expect(rowsOf(await admin("GET", "/admin/accounts?search=BEN"))).toEqual([
		{ user_id: "auth0|ben", name: null, rank: 0, supporter: true, on_board: false },
	]);
	expect((await set(false)).body).toEqual({ user_id: "auth0|ben", supporter: false });
	expect(await premium()).toBe(false);
	expect((await admin("PUT", "/admin/supporters", { user_id: " ", supporter: true })).status).toBe(
		422,
	);
});

test("without a right key every call of admins is refused, also with a key in the address", async () => {
	const calls = API_ROUTES.flatMap(({ routes }) =>
		Object.entries(routes)
			.filter(([, { access = [] }]) => access.join() === "operator")
			.map(([name]) => name.split(" ") as [string, string]),
	);
	expect(calls.length).toBeGreaterThanOrEqual(14);
	for (const [method, path] of calls) {
		const at = path.replace(/:\w+/, "1");
		for (const headers of [
			{},
			{ "x-admin-key": `${KEY} !` },
			{ "x-admin-key": KEY.slice(0, -1) },
		]) {
			const body = method === "PUT" ? {} : undefined;
			const refused = await ask(method, `${at}?key=${encodeURIComponent(KEY)}`, body, headers);
			expect([refused.status, refused.body.code], `${method} ${at}`).toEqual([403, "adminOnly"]);
		}
	}
});

test("another site can neither send an admin's header nor a body that counts", async () => {
	const preflight = await fetch(`${server.url}/api/v3/config`, {
		method: "OPTIONS",
		headers: {
			origin: "https://evil.example",
			"access-control-request-method": "PUT",
			"access-control-request-headers": "x-admin-key",
		},
	});
	expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual(
		[],
	);
	const form = await fetch(`${server.url}/api/v3/bugReport`, {
		method: "POST",
		headers: { "content-type": "text/plain" },
		body: JSON.stringify(BUG),
	});
	expect(form.status).toBe(415);
});

test("guesses at keys and at the page's path are limited, and a right key of any length is found", async () => {
	const guesser = { url: server.url, address: "203.0.113.40" };
	const guesses = await sendMany(guessAdminKey, guesser, 60);
	expect(guesses.statuses).toEqual({ 403: 30, 429: 30 });
	const page = (name: string, address: string) =>
		ask("GET", `/config/page/${name}`, undefined, from(address));
	const statuses = await statusesOf(32, (i) => page(`guess-${i}`, "203.0.113.41"));
	expect(statuses.slice(-3)).toEqual([200, 429, 429]);
	expect((await page(PAGE, "203.0.113.41")).status).toBe(429);
	expect((await page(PAGE, "203.0.113.42")).body).toEqual({ admin: true });
	expect((await page("backstage", "203.0.113.42")).body).toEqual({ admin: false });
	for (const key of [KEY, MO])
		expect((await admin("GET", "/config/access", undefined, key)).status).toBe(200);
});

test("the path of the page is in no file of the pages and in no public answer", async () => {
	const assets = join(DIST, "web", "assets");
	for (const file of readdirSync(assets))
		expect(readFileSync(join(assets, file), "latin1"), file).not.toContain(PAGE);
	for (const path of ["/", `/${PAGE}`, "/api/v3/config", "/api/v3/flags", "/api/v3/accounts"])
		expect(await (await fetch(server.url + path)).text(), path).not.toContain(PAGE);
	expect((await ask("GET", `/config/page/${PAGE}`)).body).toEqual({ admin: true });
});

test("every action is in both logs with the label of its key, and no key, account or text of a player is", async () => {
	await fetch(`${server.url}/${PAGE}?key=${encodeURIComponent(MO)}`);
	await ask("GET", `/config/access?key=${encodeURIComponent(MO)}`);
	await admin("PUT", "/config", { notice_message: "Hello" }, MO);
	const rows = rowsOf(await admin("GET", "/admin/log"));
	expect(rows[0]).toEqual({
		id: expect.any(Number),
		at: expect.any(Number),
		label: "mo",
		action: "config.set",
		target: null,
		user_id: null,
		done: true,
	});
	const second = await admin(
		"GET",
		`/admin/log?page=${(await admin("GET", "/admin/log")).body.next}`,
	);
	const all = [...rows, ...(rows.length === 25 ? rowsOf(second) : [])];
	const found = new Set(all.map(({ label, action }) => `${label} ${action}`));
	for (const entry of [
		"admin maintenance.on",
		"mo room.open",
		"admin room.close",
		"admin report.dismiss",
		"admin story.takeDown",
		"admin bugReport.read",
		"admin bugReport.unread",
		"admin bugReport.export",
		"mo premium.grant",
		"mo premium.revoke",
	])
		expect([...found]).toContain(entry);
	expect(all.find(({ action }) => action === "premium.grant")?.user_id).toBe("auth0|ben");

	const log = readFileSync(join(folder, "server.log"), "utf8");
	expect(log).toMatch(/"admin":"mo","action":"premium\.grant".*"userId":"\[private\]"/);
	expect(log).toMatch(/"admin":"admin","action":"room\.close","target":"[A-Z]{4}"/);
	for (const secret of [
		KEY,
		MO,
		encodeURIComponent(KEY),
		PAGE,
		"auth0|ben",
		"potato winked",
		"Title by Hosty",
	])
		expect(log, secret).not.toContain(secret);
});
