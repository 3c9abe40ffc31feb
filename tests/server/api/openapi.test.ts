import { readFileSync } from "node:fs";
import Router from "@koa/router";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { firstId } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { ErrorBody } from "../../../gateway/api/answers.ts";
import { openApi } from "../../../gateway/api/openapi.ts";
import { withRouteList } from "../../../gateway/api/route-list.ts";
import type { Route } from "../../../gateway/api/route-table.ts";
import { API_PREFIX, API_ROUTES, ROOT_ROUTES } from "../../../gateway/api/routes.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK, twoPlayers } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { Authenticator } from "../../support/authenticator.ts";
import { startChat } from "../../support/days/chat-server.ts";
import { addYesterdaysLine } from "../../support/days/first-lines.ts";
import { pushWish } from "../../support/days/push-wish.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { type StripeStandIn, startStripe } from "../../support/stripe-mock/stripe.ts";
import { startTwitch, type Twitch } from "../../support/twitch.ts";
import { Visitor } from "../../support/visitor.ts";
import { META } from "./rest.ts";

const FILE = new URL("../../../docs/openapi.json", import.meta.url);
const PROTOCOL = new URL("../../../docs/protocol.md", import.meta.url);

/** Every route by method and full path, such as `GET /api/v3/rooms/:code`. */
const ROUTES = new Map<string, Route>(
	[
		...API_ROUTES.map(({ routes }) => ({ routes, prefix: API_PREFIX })),
		...ROOT_ROUTES.map(({ routes }) => ({ routes, prefix: "" })),
	].flatMap(({ routes, prefix }) =>
		Object.entries(routes).map(([name, route]): [string, Route] => [
			name.replace(" ", ` ${prefix}`),
			route,
		]),
	),
);

interface Operation {
	operationId: string;
	tags: string[];
	parameters?: { name: string; in: string; required: boolean }[];
	security?: Record<string, unknown>[];
	responses: Record<string, unknown>;
}
const { paths, components, tags } = openApi();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		path,
		name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
		// openApi builds every operation in this shape, and the tests below check it
		operation: operation as Operation,
	})),
);

test("docs/protocol.md lists the calls that `npm run check -- --fix` writes", () => {
	const document = readFileSync(PROTOCOL, "utf8");
	expect(document).toBe(withRouteList(document));
	expect(document).toContain("| `GET /rooms/{code}` | all | Returns an open room. |");
});

describe("docs/openapi.json", () => {
	test("is what `npm run check -- --fix` writes", () => {
		expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(JSON.parse(JSON.stringify(openApi())));
	});

	test("refers only to what it defines", () => {
		const document = JSON.parse(readFileSync(FILE, "utf8"));
		const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(
			([, reference = ""]) => reference,
		);
		expect(references.length).toBeGreaterThan(100);
		const resolve = (reference: string) =>
			reference
				.replace(/^#\//, "")
				.split("/")
				.reduce((value, key) => value?.[key], document);
		expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
	});

	test("is an OpenAPI 3.1 document", () => {
		expect(openApi()).toMatchObject({
			openapi: "3.1.0",
			info: { title: "Plotluck", version: expect.stringMatching(/./) },
		});
		expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
			operations.length,
		);
		for (const { path, operation } of operations) {
			const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			const parameters = operation.parameters ?? [];
			expect(parameters.map(({ name }) => name)).toEqual(named);
			for (const parameter of parameters)
				expect(parameter).toMatchObject({ in: "path", required: true, schema: expect.anything() });
			expect(tags).toContainEqual({ name: operation.tags[0] });
			for (const way of operation.security ?? [])
				expect(Object.keys(components.securitySchemes)).toEqual(
					expect.arrayContaining(Object.keys(way)),
				);
			const statuses = Object.keys(operation.responses);
			expect(statuses.filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
			expect(statuses.some((status) => /^[23]/.test(status))).toBe(true);
		}
	});

	test("has only schemas of JSON Schema", () => {
		const types = JSON.stringify(openApi()).matchAll(/"type":"(\w+)"/g);
		const known = "string number integer boolean object array null http apiKey".split(" ");
		expect([...types].map(([, type = ""]) => type).filter((type) => !known.includes(type))).toEqual(
			[],
		);
	});
});

/** Whether a call works only where the accounts are on board. */
const isOnBoard = (name: string): boolean =>
	/ \/api\/v3\/(account(?!\/seats)|interactions|(admin\/)?passwordResets)(\/|$)/.test(name);

/** The parts of a call; a visitor adds its cookies. */
interface Given {
	/** The value of the path's parameter, or a list of them. */
	at?: unknown;
	body?: object;
	/** A body that is no JSON. */
	text?: string;
	headers?: object;
	visitor?: Visitor;
}

/**
 * Makes a call and adds it to `made`; its status and its answer must be what the document says.
 */
async function callAt(
	url: string,
	made: Set<string>,
	name: string,
	{ at = "", body, text, headers = {}, visitor }: Given = {},
): Promise<Record<string, unknown>> {
	const route = ROUTES.get(name);
	if (!route) throw new Error(`${name} is no route`);
	const [method = "", path = ""] = name.split(" ");
	const values = [at].flat();
	const where = path.replace(/:\w+/g, () => String(values.shift()));
	const sent = {
		method,
		redirect: "manual" as const,
		headers: {
			...(body && { "content-type": "application/json" }),
			...(visitor && { origin: visitor.origin }),
			...headers,
		},
		...(body && { body: JSON.stringify(body) }),
		...(text !== undefined && { body: text }),
	};
	const answer = visitor ? await visitor.fetch(where, sent) : await fetch(url + where, sent);
	const value = route.media
		? await answer.text()
		: answer.status === 303
			? answer.headers.get("location")
			: await answer.json();
	const documented = operations.find((known) => known.name === name)?.operation.responses ?? {};
	expect(Object.keys(documented), name).toContain(String(answer.status));
	// Parsing drops the keys that a schema does not have.
	const done = answer.ok || answer.status === 303;
	expect(v.parse(done ? route.answer : ErrorBody, value), name).toEqual(value);
	if (done) made.add(name);
	return value;
}

describe("a running server", () => {
	const ADMIN = { "x-admin-key": "the operator's key" };
	/** The routes that the server added to its routers, by method and path. */
	const registered = new Set<string>();
	const made = new Set<string>();
	let provider: IdentityProvider;
	let stripe: StripeStandIn;
	let plotluck: Plotluck;
	let twitch: Twitch;
	let account: { authorization: string };

	beforeAll(async () => {
		const register = Router.prototype.register;
		vi.spyOn(Router.prototype, "register").mockImplementation(function (this: Router, ...given) {
			const [path, methods] = given;
			for (const method of methods) registered.add(`${method} ${this.opts.prefix ?? ""}${path}`);
			return register.apply(this, given);
		});
		provider = await startIdentityProvider();
		stripe = await startStripe();
		twitch = await startTwitch();
		twitch.live = [{ login: "mika", name: "Mika" }];
		plotluck = await startPlotluck({
			...provider.env,
			...stripe.env,
			...twitch.env,
			ADMIN_KEY: ADMIN["x-admin-key"],
			OUTBOUND_TO_THIS_MACHINE: "true",
		});
		account = await provider.bearer("auth0|ann");
	});
	afterAll(async () => {
		vi.restoreAllMocks();
		await plotluck.stop();
		await stripe.stop();
		await provider.stop();
		await twitch.stop();
	});

	const call = (name: string, given?: Given) => callAt(plotluck.url, made, name, given);

	test("has exactly the documented routes", () => {
		expect([...registered].sort()).toEqual(operations.map(({ name }) => name).sort());
		expect([...registered].sort()).toEqual([...ROUTES.keys()].sort());
	});

	test("answers every documented call as documented", async () => {
		const api = (name: string, given?: Given) => call(name.replace(" ", ` ${API_PREFIX}`), given);
		const host = { name: "Hosty", meta: META };

		await call("GET /healthz");
		await call("GET /metrics");
		await api("GET /counts");
		await api("POST /counts");
		await api("GET /config");
		await api("GET /flags");
		await api("GET /config/access", { headers: ADMIN });
		await api("GET /config/page/:name", { at: "backstage" });
		await api("PUT /config", { headers: ADMIN, body: { maintenance: false } });
		await api("PUT /config", { body: { maintenance: true } });
		await api("GET /accounts");
		await api("GET /users", { headers: account });
		await api("PUT /users", { headers: account, body: { language: "de" } });
		await api("PUT /users", { headers: account, body: { language: "xx" } });
		await api("GET /users");
		await expect.poll(() => api("GET /twitch/streams"), { timeout: 15_000 }).toHaveLength(1);
		await api("GET /twitch/pictures/:login", { at: "mika" });

		await api("GET /zine/:page", { at: 3 });
		const reader = await provider.bearer("auth0|sue", { premium: true });
		await api("GET /zine/:page", { at: 3, headers: reader });
		await api("GET /zine/:page", { at: 82, headers: reader });
		await call("GET /blog/feed.xml");

		const form = { "content-type": "application/x-www-form-urlencoded" };
		await api("POST /checkout", { headers: form, text: "userId=ann" });
		await api("POST /checkout", { headers: form, text: "userId=" });
		const event = stripe.event("ping", {});
		await api("POST /webhooks/stripe", { headers: stripe.signed(event), text: event });
		await api("POST /webhooks/stripe", { text: event });

		const { code, host: opener } = await api("POST /rooms", { body: { host } });
		await api("POST /rooms", { body: { host: { ...host, name: "x" } } });
		await api("GET /rooms");
		await api("GET /rooms/count");
		await api("GET /rooms/:code", { at: code });
		await api("GET /rooms/:code", { at: "ZZZZ" });
		const guest = { at: code, body: { ...host, name: "Ann" } };
		const { id: guestId } = await api("PUT /rooms/:code/players", guest);
		await api("PUT /rooms/:code/audience", { at: code, body: { ...host, name: "Ben" } });
		await api("PUT /rooms/:code/players", { at: "ZZZZ", body: host });
		await api("PUT /rooms/:code/screens", { at: code });
		await api("PUT /rooms/:code/screens", { at: "ZZZZ" });
		await api("DELETE /rooms/:code/screens", { at: code });
		const proof = { "x-player-secret": (opener as { secret: string }).secret };
		await api("DELETE /rooms/:code/screens", { at: code, headers: proof });
		await api("GET /rooms/:code/players/:id/kick", { at: [code, guestId], headers: proof });
		await api("GET /rooms/:code/players/:id/kick", { at: [code, 1], headers: proof });
		await api("GET /rooms/:code/players/:id/kick", { at: [code, guestId] });
		await api("GET /push");
		const device = pushWish();
		const { id } = await api("PUT /rooms/:code/push", { at: code, headers: proof, body: device });
		await api("PUT /rooms/:code/push", { at: code, body: device });
		await api("GET /rooms/:code/push/:id", { at: [code, id], headers: proof });
		const { endpoint, keys } = pushWish();
		const from = { endpoint: device.endpoint, auth: device.keys.auth };
		await api("PUT /push", { body: { from, to: { endpoint, keys } } });
		await api("PUT /push", { body: { from, to: { endpoint, keys } } });
		await api("DELETE /rooms/:code/push/:id", { at: [code, id], headers: proof });
		await api("GET /rooms/:code/push/:id", { at: [code, id], headers: proof });
		const channel = { kind: "slack", address: (await startChat()).address };
		await api("PUT /rooms/:code/channel", { at: code, headers: proof, body: channel });
		await api("PUT /rooms/:code/channel", { at: code, body: channel });
		const inside = { ...channel, address: "https://10.0.0.1/" };
		await api("PUT /rooms/:code/channel", { at: code, headers: proof, body: inside });
		await api("GET /rooms/:code/channel", { at: code, headers: proof });
		await api("POST /rooms/:code/channel/test", { at: code, headers: proof });
		await api("DELETE /rooms/:code/channel", { at: code, headers: proof });
		await api("POST /rooms/:code/channel/test", { at: code, headers: proof });
		const own = { at: code, headers: proof, body: {} };
		const { path } = await api("PUT /rooms/:code/calendar", own);
		await api("GET /calendars/:file", { at: String(path).split("/").at(-1) });
		await api("DELETE /rooms/:code/calendar", { at: code, headers: proof });
		const { date } = await api("GET /firstLine");
		const given = await api("POST /rooms", { body: { host, first_line: date } });
		await api("POST /rooms", { body: { host, first_line: "2020-02-02" } });
		const ofGiven = { "x-player-secret": (given.host as { secret: string }).secret };
		const kept = { at: given.code, body: { shared: false } };
		await api("PUT /rooms/:code/firstLine", { ...kept, headers: ofGiven });
		await api("PUT /rooms/:code/firstLine", { ...kept, headers: ofGiven, body: { shared: true } });
		await api("PUT /rooms/:code/firstLine", kept);
		const [mine, theirs] = ["the reader's device", "the writer's device"];
		for (const who of [mine, theirs]) await addYesterdaysLine(plotluck, who, "It rained.");
		const { lines } = await api("POST /firstLine/others", { body: { device: mine } });
		const [line] = lines as { id: number }[];
		const reported = { at: line?.id, body: { device: mine } };
		await api("POST /firstLine/others/:id/report", reported);
		await api("POST /firstLine/others/:id/report", reported);
		await api("GET /admin/firstLines", { headers: ADMIN });
		const hidden = { at: reported.at, headers: ADMIN };
		await api("DELETE /admin/firstLines/:id", hidden);
		await api("DELETE /admin/firstLines/:id", { ...hidden, at: 999_999 });
		const pair = await twoPlayers(plotluck.url, QUICK);
		await skipTo(plotluck, pair, STATUS.results);
		const [maker, member] = pair.map(({ seat }) => ({ "x-player-secret": seat.secret }));
		const round = { at: pair[0].seat.room_code, headers: maker ?? {} };
		await api("GET /rooms/:code/table", round);
		await api("GET /rooms/:code/table", { at: round.at });
		const named = { ...round, body: { name: "Two of us" } };
		const { key } = await api("PUT /rooms/:code/table", named);
		await api("POST /tables/mine", { body: { secrets: [pair[0].seat.secret] } });
		await api("GET /tables/:key", { at: key, headers: maker ?? {} });
		await api("GET /tables/:key", { at: "another" });
		await api("GET /tables/:key/weekly/:begin", { at: [key, "2026-12-03T20:00.ics"] });
		for (const table of [key, "another"]) await api("POST /rooms", { body: { host, table } });
		const onShelf = { at: [key, firstId(pair[0].seat.game_id)], headers: maker ?? {} };
		await api("DELETE /tables/:key/shelf/:story", onShelf);
		await api("DELETE /tables/:key", { at: key, headers: member ?? {} });
		await api("DELETE /tables/:key/membership", { at: key, headers: member ?? {} });
		await api("DELETE /tables/:key/membership", { at: key, headers: member ?? {} });
		await api("DELETE /tables/:key/room", { at: key, headers: member ?? {} });
		await api("DELETE /tables/:key/room", { at: key, headers: maker ?? {} });
		const renewal = { at: key, body: {} };
		await api("POST /tables/:key/key", { ...renewal, headers: member ?? {} });
		const { key: newer } = await api("POST /tables/:key/key", { ...renewal, headers: maker ?? {} });
		await api("DELETE /tables/:key", { at: newer, headers: maker ?? {} });
		const { key: second } = await api("PUT /rooms/:code/table", named);
		await pair[0].act("game/vip", { vip_action: { close_game: true } });
		await api("DELETE /tables/:key/room", { at: second, headers: maker ?? {} });
		await api("DELETE /admin/tables/:key", { at: second, headers: ADMIN });
		const { token } = await api("POST /rooms/:code/continueLink", { at: code, headers: proof });
		await api("POST /rooms/:code/continueLink", { at: code });
		await api("POST /continueLinks", { body: { token } });
		await api("POST /continueLinks", { body: { token } });
		await api("POST /continueLinks", { body: { token: "another" } });
		await api("GET /rooms/:code/continueLink", { at: code, headers: proof });
		await api("DELETE /rooms/:code/continueLink", { at: code, headers: proof });
		await api("GET /rooms/:code/stories", { at: code, headers: proof });
		await api("GET /rooms/:code/stories", { at: code });
		const owned = await api("POST /rooms", { headers: account, body: { host } });
		await api("GET /account/seats", { headers: account });
		await api("GET /account/seats");
		await api("POST /account/seats/:id", {
			at: (owned.host as { id: number }).id,
			headers: account,
		});
		await api("POST /account/seats/:id", { at: 4_000_000, headers: account });

		const asAdmin = (name: string, given?: Parameters<typeof call>[1]) =>
			api(name, { ...given, headers: ADMIN });
		const bug = { summary: "It broke", date: "today" };
		const { id: report } = await api("POST /bugReport", { headers: account, body: bug });
		await api("POST /bugReport", { body: bug });
		await asAdmin("GET /admin/bugReports");
		await asAdmin("GET /admin/bugReports/json");
		await asAdmin("GET /admin/bugReports/csv");
		await asAdmin("PUT /admin/bugReports/:id", { at: report, body: { read: true } });
		await asAdmin("PUT /admin/bugReports/:id", { at: 4711, body: { read: true } });
		await asAdmin("GET /admin/accounts");
		await asAdmin("PUT /admin/supporters", { body: { user_id: "ann", supporter: true } });
		await asAdmin("GET /admin/log");
		await asAdmin("GET /admin/backups");
		await asAdmin("GET /admin/releases");
		await asAdmin("GET /admin/rooms");
		await asAdmin("DELETE /admin/rooms/:code", { at: "ZZZZ" });

		const headers = account;
		await api("GET /promptPacks", { headers });
		const pack = await api("POST /promptPacks", { headers, body: { name: "mine" } });
		await api("POST /promptPacks", { headers, body: { name: "mine" } });
		const prompt = await api("POST /promptPacks/:id/prompts", {
			headers,
			at: pack.id,
			body: { prompt: "The parrot resigns." },
		});
		await api("GET /promptPacks/:id/prompts", { headers, at: pack.id });
		await api("DELETE /promptPacks/prompts/:id", { headers, at: prompt.id });
		await api("DELETE /promptPacks/:id", { headers, at: pack.id });

		const writer = await WirePlayer.host(plotluck.url, { ...QUICK, game_mode: "solo_mode" });
		await skipTo(plotluck, [writer], STATUS.storyWrite);
		const [story] = writer.player.own_stories;
		const body = { secret: writer.seat.secret };
		await api("PUT /stories/:id", { at: story, body });
		await skipTo(plotluck, [writer], STATUS.results);
		const { shortcut } = await api("PUT /stories/:id", { at: story, body });
		await api("GET /stories/view/:shortcut", { at: shortcut });
		await api("GET /stories/view/:shortcut/picture.png", { at: shortcut });
		const reason = { reason: "spam" };
		await api("POST /stories/view/:shortcut/report", { at: shortcut, body: reason });
		await asAdmin("GET /admin/reports");
		await asAdmin("DELETE /admin/reports/:shortcut", { at: shortcut });
		await asAdmin("DELETE /admin/stories/:shortcut/cover", { at: shortcut });
		await asAdmin("DELETE /admin/stories/:shortcut", { at: shortcut });
		await api("POST /stories/view/:shortcut/report", { at: shortcut, body: reason });
		await asAdmin("DELETE /admin/rooms/:code", { at: code });
		await api("GET /games/:id", { at: story });
		await api("GET /games/:id", { at: story, headers: { "x-player-secret": body.secret } });
		await api("PUT /playerStories/:id", { headers, at: story, body: {} });
		await api("PUT /playerStories/:id", { headers, at: story, body });
		await api("GET /playerStories", { headers });
		await api("GET /playerStories/:id", { headers, at: story });
		await api("DELETE /playerStories/:id", { headers, at: story });
		await api("DELETE /playerStories/:id", { headers, at: story });

		expect([...made].sort()).toEqual([...ROUTES.keys()].filter((name) => !isOnBoard(name)).sort());
	});
});

describe("a running server with accounts on board", () => {
	const ADMIN_KEY = "the operator's key";
	let plotluck: Plotluck;
	beforeAll(async () => {
		plotluck = await startPlotluck({ ADMIN_KEY });
	});
	afterAll(() => plotluck.stop());

	test("answers every call about them as documented", async () => {
		const url = plotluck.url.replace("127.0.0.1", "localhost");
		const made = new Set<string>();
		const password = "a heron in the rain";
		const device = new Authenticator(url);
		const api = (name: string, visitor: Visitor, given: Given) =>
			callAt(url, made, name.replace(" ", ` ${API_PREFIX}`), { ...given, visitor });

		const ann = new Visitor(url);
		const { uid, verifier } = await ann.begin();
		await api("GET /interactions/:uid", ann, { at: uid });
		await api("GET /interactions/:uid", ann, { at: "another" });
		const body = { name: "Ann", password };
		const up = await api("POST /interactions/:uid/account", ann, { at: uid, body });
		await api("POST /interactions/:uid/account", ann, { at: uid, body });
		await api("POST /interactions/:uid/account", ann, { at: uid, body: {} });
		const tokens = await ann.exchange(await ann.codeAt(String(up.next)), verifier);
		const { access_token } = (await tokens.json()) as { access_token: string };
		const headers = { authorization: `Bearer ${access_token}` };

		await api("GET /account", ann, { headers });
		await api("GET /account", ann, {});
		await api("PUT /account", ann, { headers, body: { screen_name: "Annie" } });
		await api("PUT /account", ann, { headers, body: { name: "Annika" } });
		await api("PUT /account/password", ann, {
			headers,
			body: { password, new_password: password },
		});
		const codes = await api("POST /account/recoveryCodes", ann, { headers, body: { password } });
		const options = await api("POST /account/passkeys/options", ann, {
			headers,
			body: { password },
		});
		const credential = device.create(options as { challenge: string });
		const sent = { credential, label: "Finger" };
		await api("POST /account/passkeys", ann, { headers, body: sent });
		await api("POST /account/passkeys", ann, { headers, body: sent });
		await api("GET /account/data", ann, { headers });

		const again = new Visitor(url);
		const at = (await again.begin()).uid;
		await api("POST /interactions/:uid/password", again, { at, body });
		await api("POST /interactions/:uid/password", again, { at, body: { ...body, name: "Ben" } });
		await api("POST /interactions/:uid/password", again, { at, body, headers: { origin: "null" } });
		const asked = await api("POST /interactions/:uid/passkey/options", again, { at });
		const used = { credential: device.get(asked as { challenge: string }) };
		await api("POST /interactions/:uid/passkey", again, { at, body: used });
		await api("POST /interactions/:uid/passkey", again, { at, body: used });
		for (const typed of ["wrong", password, password])
			await api("POST /account/passkeys/:id/deletion", ann, {
				...{ headers, at: 1 },
				body: { password: typed },
			});
		const lost = new Visitor(url);
		const known = (await lost.begin()).uid;
		const [code = ""] = codes.recovery_codes as string[];
		const recovery = { name: "Ann", code, new_password: "a crane in the sun" };
		await api("POST /interactions/:uid/recovery", lost, { at: known, body: recovery });
		await api("POST /interactions/:uid/recovery", lost, { at: known, body: recovery });
		const user_id = decodeJwt(access_token).sub;
		const admin = { "x-admin-key": ADMIN_KEY };
		const asAdmin = (more: Given) => api("POST /admin/passwordResets", ann, more);
		await asAdmin({ body: { user_id } });
		await asAdmin({ headers: admin, body: { user_id: "nobody" } });
		const link = await asAdmin({ headers: admin, body: { user_id } });
		const token = String(link.path).split("#")[1];
		await api("POST /passwordResets/account", ann, { body: { token } });
		await api("POST /passwordResets/account", ann, { body: { token: "another" } });
		const set = { token, new_password: "a crane in the sun" };
		await api("POST /passwordResets", ann, { body: set, headers: { origin: "null" } });
		await api("POST /passwordResets", ann, { body: { ...set, new_password: "Ann" } });
		await api("POST /passwordResets", ann, { body: set });
		await api("POST /passwordResets", ann, { body: set });
		// Both have ended all other sessions.
		await api("POST /account/deletion", ann, { headers, body: { password } });
		const fresh = await lost.enter("password", "Ann", "a crane in the sun");
		headers.authorization = `Bearer ${fresh.access_token}`;
		await api("POST /account/deletion", ann, { headers, body: { password: "wrong" } });
		const right = { password: "a crane in the sun" };
		await api("POST /account/deletion", ann, { headers, body: right });

		expect([...made].sort()).toEqual([...ROUTES.keys()].filter(isOnBoard).sort());
	});
});
