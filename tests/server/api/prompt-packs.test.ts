import { beforeAll, describe, expect, test } from "vitest";
import { BLOCKED } from "#game/names/block-list.ts";
import type { Language } from "#game/settings/languages.ts";
import { PROMPT_PACKS } from "#game/settings.ts";
import { SEED_PACKS } from "../../../db/seeds/index.ts";
import { call } from "../../players/wire/player.ts";
import { ownIdentityProvider, ownPlotluck } from "../../support/file-set-up.ts";
import { refused, statusesOf } from "./rest.ts";

const ADMIN = { "x-admin-key": "the operator's key" };
const readable = { error: expect.stringMatching(/./), code: expect.any(String) };
/** The number of built-in packs in all languages. */
const BUILT_IN = Object.values(SEED_PACKS).flatMap(Object.keys).length;
type Headers = Record<string, string>;
type Pack = { id: number; name: string; own: boolean; language: Language; prompts: number };

const provider = ownIdentityProvider();
const plotluck = ownPlotluck(() => ({ ...provider.env, ADMIN_KEY: ADMIN["x-admin-key"] }));
let ann: Headers;
let ben: Headers;
let made = 0;
beforeAll(async () => {
	[ann, ben] = await Promise.all([provider.bearer("auth0|ann"), provider.bearer("auth0|ben")]);
});

const ask = (method: string, path: string, who: Headers = {}, body?: unknown) =>
	call(plotluck.url, method, path, body, who);
const list = async (who?: Headers) =>
	(await ask("GET", "/promptPacks", who)).body as unknown as Pack[];
const promptsIn = async (pack: number, who?: Headers) =>
	(await ask("GET", `/promptPacks/${pack}/prompts`, who)).body as unknown as {
		id: number;
		prompt: string;
	}[];
/** Makes a pack of this account with one prompt in it. */
async function packOf(
	who: Headers,
	name = `pack ${++made}`,
): Promise<{ pack: number; prompt: number }> {
	const pack = Number((await ask("POST", "/promptPacks/", who, { name })).body.id);
	const prompt = Number(
		(await ask("POST", `/promptPacks/${pack}/prompts`, who, { prompt: "The parrot resigns." })).body
			.id,
	);
	return { pack, prompt };
}
const builtIn = async (name: string): Promise<{ pack: number; prompt: number }> => {
	const pack = (await list()).find((known) => known.name === name)?.id ?? 0;
	return { pack, prompt: (await promptsIn(pack))[0]?.id ?? 0 };
};

test("every caller reads the nine packs and their prompts", async () => {
	const packs = await list();
	expect(packs.map(({ name }) => name)).toEqual([...PROMPT_PACKS]);
	for (const { id, own, prompts } of packs) {
		expect(own).toBe(false);
		expect(await promptsIn(id)).toHaveLength(prompts);
	}
});

test("a pack is made, filled, emptied and deleted by its owner", async () => {
	const created = await ask("POST", "/promptPacks/", ann, { name: "  Pirates  " });
	expect([created.status, created.body]).toEqual([
		201,
		{ id: expect.any(Number), name: "Pirates", own: true, language: "en", prompts: 0 },
	]);
	const pack = created.body.id as number;
	const added = await ask("POST", `/promptPacks/${pack}/prompts/`, ann, {
		prompt: "The parrot resigns.",
	});
	expect([added.status, added.body]).toEqual([
		201,
		{ id: expect.any(Number), prompt: "The parrot resigns." },
	]);
	expect(await promptsIn(pack, ann)).toEqual([added.body]);
	expect((await list(ann)).slice(9)).toEqual([
		{ id: pack, name: "Pirates", own: true, language: "en", prompts: 1 },
	]);
	expect([(await list(ben)).length, (await list()).length]).toEqual([9, 9]);
	expect((await list(ADMIN)).slice(BUILT_IN)).toEqual([
		{ id: pack, name: "Pirates", own: false, language: "en", prompts: 1 },
	]);
	expect(JSON.stringify(await list(ADMIN))).not.toContain("auth0|");

	expect(await ask("DELETE", `/promptPacks/prompts/${added.body.id}`, ann)).toMatchObject({
		status: 200,
		body: { id: added.body.id },
	});
	expect(await promptsIn(pack, ann)).toEqual([]);
	expect(await ask("DELETE", `/promptPacks/${pack}/`, ann)).toMatchObject({
		status: 200,
		body: { id: pack },
	});
	expect((await ask("GET", `/promptPacks/${pack}/prompts`, ann)).status).toBe(404);
	expect((await list(ann)).length).toBe(9);
});

test("the name of a pack may be one letter of Japanese", async () => {
	const { pack } = await packOf(ann, "怪");
	expect(await ask("GET", "/promptPacks", ann)).toMatchObject({
		body: expect.arrayContaining([expect.objectContaining({ id: pack, name: "怪" })]),
	});
	await ask("DELETE", `/promptPacks/${pack}`, ann);
});

test("the prompts of an account are read by it and the operators; to others the pack is unknown", async () => {
	const { pack, prompt } = await packOf(ann);
	const prompts = [{ id: prompt, prompt: "The parrot resigns." }];
	for (const who of [ann, ADMIN, { ...ben, ...ADMIN }])
		expect(await promptsIn(pack, who)).toEqual(prompts);
	const unknown = await ask("GET", "/promptPacks/4711/prompts", ben);
	for (const who of [
		{},
		ben,
		{ authorization: "Bearer of.bad.news" },
		{ "x-admin-key": "a guess" },
	]) {
		const { status, body } = await ask("GET", `/promptPacks/${pack}/prompts`, who);
		expect([status, body]).toEqual([404, unknown.body]);
	}
	await ask("DELETE", `/promptPacks/${pack}`, ann);
});

describe("changes are allowed", () => {
	const GUEST = {};
	const LIAR = { authorization: "Bearer of.bad.news" };
	const GUESSER = { "x-admin-key": "a guess" };
	const changes = ({ pack, prompt }: { pack: number; prompt: number }, who: Headers) => [
		() =>
			ask("POST", `/promptPacks/${pack}/prompts`, who, {
				prompt: `Somebody sneezes, for the ${++made}th time.`,
			}),
		() => ask("DELETE", `/promptPacks/prompts/${prompt}`, who),
		() => ask("DELETE", `/promptPacks/${pack}`, who),
	];
	async function statuses(
		target: { pack: number; prompt: number },
		who: Headers,
	): Promise<number[]> {
		const answers: number[] = [];
		for (const change of changes(target, who)) {
			const { status, body } = await change();
			if (status >= 400) expect(body).toEqual(readable);
			answers.push(status);
		}
		return answers;
	}

	test("to a pack of an account: its owner and the operators", async () => {
		const target = await packOf(ann);
		for (const who of [GUEST, LIAR, GUESSER])
			expect(await statuses(target, who)).toEqual([401, 401, 401]);
		expect(await statuses(target, ben)).toEqual([403, 403, 403]);
		expect(await promptsIn(target.pack, ann)).toHaveLength(1);
		expect(await statuses(target, ann)).toEqual([201, 200, 200]);
		expect(await statuses(await packOf(ann), ADMIN)).toEqual([201, 200, 200]);
		expect(await statuses(await packOf(ann), { ...ben, ...ADMIN })).toEqual([201, 200, 200]);
	});

	test("to a built-in pack: the operators only, who can also restore it", async () => {
		const target = await builtIn("phrases");
		for (const who of [GUEST, LIAR, GUESSER])
			expect(await statuses(target, who)).toEqual([401, 401, 401]);
		for (const who of [ann, { ...ann, ...GUESSER }])
			expect(await statuses(target, who)).toEqual([403, 403, 403]);
		const before = await promptsIn(target.pack);
		expect(await statuses(target, ADMIN)).toEqual([201, 200, 200]);
		expect((await list()).map(({ name }) => name)).not.toContain("phrases");
		expect(await ask("POST", "/promptPacks", ADMIN, { name: "phrases" })).toMatchObject({
			status: 201,
			body: { own: false },
		});
		const { pack } = await builtIn("phrases");
		for (const { prompt } of before)
			await ask("POST", `/promptPacks/${pack}/prompts`, ADMIN, { prompt });
		expect((await promptsIn(pack)).map(({ prompt }) => prompt)).toEqual(
			before.map(({ prompt }) => prompt),
		);
	});

	test("to accounts only, for a new pack", async () => {
		for (const who of [GUEST, LIAR, GUESSER]) {
			expect(await ask("POST", "/promptPacks", who, { name: "mutiny" })).toMatchObject(
				refused(401),
			);
		}
		expect(await ask("POST", "/promptPacks", ADMIN, { name: "mutiny" })).toMatchObject({
			status: 422,
			body: { field: "name" },
		});
		const both = await ask("POST", "/promptPacks", { ...ann, ...ADMIN }, { name: "mutiny" });
		expect(both).toMatchObject({ status: 201, body: { own: true } });
	});
});

describe("refused", () => {
	test.each([
		{},
		{ name: 3 },
		{ name: "ab" },
		{ name: "   a   " },
		{ name: "ー" },
		{ name: "x".repeat(31) },
		{ name: "ab\u202Ecd" },
		{ name: "\u3164\u3164\u3164" },
		{ name: "ab\u200B" },
		{ name: BLOCKED.anywhere[0] },
		{ name: "fine", owner: "x" },
	])("%j is no pack", async (body) => {
		const answer = await ask("POST", "/promptPacks", ann, body);
		expect(answer).toMatchObject({
			status: 422,
			body: { ...readable, field: Object.keys(body).at(-1) ?? "name" },
		});
	});

	test.each([
		{},
		{ prompt: "" },
		{ prompt: " " },
		{ prompt: "\u2800\u2060" },
		{ prompt: "x".repeat(201) },
		{ prompt: `${BLOCKED.anywhere[0]} everywhere` },
		{ prompt: ["x"] },
		{ prompt: "Fine.", pack_id: 1 },
	])("%j is no prompt", async (body) => {
		const { pack } = await packOf(ann);
		const answer = await ask("POST", `/promptPacks/${pack}/prompts`, ann, body);
		expect(answer).toMatchObject({
			status: 422,
			body: { ...readable, field: Object.keys(body).at(-1) ?? "prompt" },
		});
		await ask("DELETE", `/promptPacks/${pack}`, ann);
	});

	test("a name that is too short, with what it is and the limit for texts in other languages", async () => {
		const { body } = await ask("POST", "/promptPacks", ann, { name: "ab" });
		expect(body).toMatchObject({ values: ["textTooShort", "The name of a pack", 3] });
	});

	test("a name or prompt that exists already", async () => {
		const { pack } = await packOf(ann, "Doubles");
		const { pack: other } = await packOf(ben, "Doubles");
		expect(other).not.toBe(pack);
		for (const name of ["Doubles", "Dou\u00ADbles", "basic", "Basic", "HARDCORE"]) {
			expect(await ask("POST", "/promptPacks", ann, { name })).toMatchObject(refused(409));
		}
		expect(await ask("POST", "/promptPacks", ADMIN, { name: "basic" })).toMatchObject(refused(409));
		const again = await ask("POST", `/promptPacks/${pack}/prompts`, ann, {
			prompt: "The parrot\u200B resigns.",
		});
		expect(again).toMatchObject(refused(409));
	});

	test("a pack or prompt that does not exist", async () => {
		for (const id of ["4711", "0", "-1", "1.5", "x", "1e99", "%20"]) {
			expect((await ask("GET", `/promptPacks/${id}/prompts`)).status, id).toBe(404);
			expect(
				(await ask("POST", `/promptPacks/${id}/prompts`, ann, { prompt: "Hello?" })).status,
				id,
			).toBe(404);
			expect((await ask("DELETE", `/promptPacks/${id}`, ann)).status, id).toBe(404);
			if (id !== "4711")
				expect((await ask("DELETE", `/promptPacks/prompts/${id}`, ann)).status, id).toBe(404);
		}
		expect(await ask("DELETE", "/promptPacks/prompts/999999", ann)).toMatchObject(refused(404));
	});

	test("more than twenty packs of one account", async () => {
		const cy = await provider.bearer("cy");
		const make = (i: number) => ask("POST", "/promptPacks", cy, { name: `pack ${i}` });
		expect(await statusesOf(21, make)).toEqual([...Array(20).fill(201), 409]);
	});
});

test("a pack has the language that is sent, or that of its owner", async () => {
	const make = async (more: object, headers: Headers = {}) =>
		(
			await ask(
				"POST",
				"/promptPacks/",
				{ ...ann, ...headers },
				{ name: `pack ${++made}`, ...more },
			)
		).body;
	expect(await make({ language: "ja" })).toMatchObject({ language: "ja" });
	expect(await make({}, { "accept-language": "fr-CA" })).toMatchObject({ language: "fr" });
	expect(await make({ language: "xx" })).toMatchObject({ code: "badBody", field: "language" });
	const own = (await list(ann)).filter((pack) => pack.own).map(({ language }) => language);
	expect(own).toEqual(expect.arrayContaining(["ja", "fr"]));
});
