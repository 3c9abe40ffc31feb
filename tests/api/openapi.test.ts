import { readFileSync } from "node:fs";
import Router from "@koa/router";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { STATUS } from "#game/status.ts";
import { ErrorBody } from "../../gateway/api/answers.ts";
import { openApi } from "../../gateway/api/openapi.ts";
import type { Route } from "../../gateway/api/route.ts";
import { API_PREFIX, API_ROUTES, ROOT_ROUTES } from "../../gateway/api/routes.ts";
import { playTo, QUICK } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";
import { type IdentityProvider, startIdentityProvider } from "../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../support/plotluck.ts";
import { META } from "./signed-in.ts";

const FILE = new URL("../../docs/openapi.json", import.meta.url);

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

describe("docs/openapi.json", () => {
	test("is what `npm run openapi` writes", () => {
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
			expect(statuses.some((status) => status.startsWith("2"))).toBe(true);
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

describe("a running server", () => {
	const ADMIN = { "x-admin-key": "the operator's key" };
	/** What the server added to its routers, by method and path. */
	const registered = new Set<string>();
	/** The documented calls that were made. */
	const made = new Set<string>();
	let provider: IdentityProvider;
	let plotluck: Plotluck;
	let account: { authorization: string };

	beforeAll(async () => {
		const register = Router.prototype.register;
		vi.spyOn(Router.prototype, "register").mockImplementation(function (this: Router, ...given) {
			const [path, methods] = given;
			for (const method of methods) registered.add(`${method} ${this.opts.prefix ?? ""}${path}`);
			return register.apply(this, given);
		});
		provider = await startIdentityProvider();
		plotluck = await startPlotluck({ ...provider.env, ADMIN_KEY: ADMIN["x-admin-key"] });
		account = await provider.bearer("auth0|ann");
	});
	afterAll(async () => {
		vi.restoreAllMocks();
		await plotluck.stop();
		await provider.stop();
	});

	/** Makes a call; its status and its answer must be what the document says. */
	async function call(
		name: string,
		{ at = "", body, headers = {} }: { at?: unknown; body?: object; headers?: object } = {},
	): Promise<Record<string, unknown>> {
		const route = ROUTES.get(name);
		if (!route) throw new Error(`${name} is no route`);
		const [method = "", path = ""] = name.split(" ");
		const answer = await fetch(`${plotluck.url}${path.replace(/:\w+/, String(at))}`, {
			method,
			headers: { ...(body && { "content-type": "application/json" }), ...headers },
			...(body && { body: JSON.stringify(body) }),
		});
		const value = route.media ? await answer.text() : await answer.json();
		const documented = operations.find((known) => known.name === name)?.operation.responses ?? {};
		expect(Object.keys(documented), name).toContain(String(answer.status));
		// Parsing drops the keys that a schema does not have.
		expect(v.parse(answer.ok ? route.answer : ErrorBody, value), name).toEqual(value);
		if (answer.ok) made.add(name);
		return value;
	}

	test("has exactly the documented routes", () => {
		expect([...registered].sort()).toEqual(operations.map(({ name }) => name).sort());
		expect([...registered].sort()).toEqual([...ROUTES.keys()].sort());
	});

	test("answers every documented call as documented", async () => {
		const api = (name: string, given?: Parameters<typeof call>[1]) =>
			call(name.replace(" ", ` ${API_PREFIX}`), given);
		const host = { name: "Hosty", meta: META };

		await call("GET /healthz");
		await call("GET /metrics");
		await api("GET /counts");
		await api("POST /counts");
		await api("GET /config");
		await api("GET /config/access", { headers: ADMIN });
		await api("PUT /config", { headers: ADMIN, body: { maintenance: false } });
		await api("PUT /config", { body: { maintenance: true } });
		await api("GET /accounts");
		await api("GET /users", { headers: account });
		await api("GET /users");

		const { code } = await api("POST /rooms", { body: { host } });
		await api("POST /rooms", { body: { host: { ...host, name: "x" } } });
		await api("GET /rooms");
		await api("GET /rooms/count");
		await api("GET /rooms/:code", { at: code });
		await api("GET /rooms/:code", { at: "ZZZZ" });
		await api("PUT /rooms/:code/players", { at: code, body: { ...host, name: "Ann" } });
		await api("PUT /rooms/:code/audience", { at: code, body: { ...host, name: "Ben" } });
		await api("PUT /rooms/:code/players", { at: "ZZZZ", body: host });

		const headers = account;
		await api("GET /promptPacks", { headers });
		const pack = await api("POST /promptPacks", { headers, body: { name: "mine" } });
		await api("POST /promptPacks", { headers, body: { name: "mine" } });
		const prompt = await api("POST /promptPacks/:id/prompts", {
			headers,
			at: pack.id,
			body: { prompt: "The parrot resigns." },
		});
		await api("GET /promptPacks/:id/prompts", { at: pack.id });
		await api("DELETE /promptPacks/prompts/:id", { headers, at: prompt.id });
		await api("DELETE /promptPacks/:id", { headers, at: pack.id });

		const writer = await WirePlayer.host(plotluck.url, { ...QUICK, game_mode: "solo_mode" });
		await playTo([writer], STATUS.storyWrite);
		const [story] = writer.player.own_stories;
		const body = { secret: writer.seat.secret };
		await api("PUT /stories/:id", { at: story, body });
		await playTo([writer], STATUS.results);
		const { shortcut } = await api("PUT /stories/:id", { at: story, body });
		await api("GET /stories/view/:shortcut", { at: shortcut });
		await api("PUT /playerStories/:id", { headers, at: story, body: {} });
		await api("PUT /playerStories/:id", { headers, at: story, body });
		await api("GET /playerStories", { headers });
		await api("GET /playerStories/:id", { headers, at: story });
		await api("DELETE /playerStories/:id", { headers, at: story });
		await api("DELETE /playerStories/:id", { headers, at: story });

		expect([...made].sort()).toEqual([...ROUTES.keys()].sort());
	});
});
