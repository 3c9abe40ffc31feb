import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS, type Language } from "#game/settings/languages.ts";
import { PROMPT_PACKS, type PromptPack, packLanguage } from "#game/settings.ts";
import type { Db } from "../../db/connection.ts";
import { frenchApostrophes } from "../../db/migrations/041-french-apostrophes.ts";
import { englishPrompts } from "../../db/migrations/044-english-prompts.ts";
import { frenchPrompts } from "../../db/migrations/046-french-prompts.ts";
import { nativeEnglishPrompts } from "../../db/migrations/047-native-english-prompts.ts";
import { stumblingPrompts } from "../../db/migrations/048-stumbling-prompts.ts";
import {
	addPack,
	addPrompt,
	builtInPackIds,
	builtInPromptIds,
	deletePack,
	deletePrompt,
	ownPackIds,
	packById,
	packOfPrompt,
	packs,
	promptIdsOf,
	promptsOf,
	readPrompts,
} from "../../db/prompts.ts";
import { SEED_PACKS, seedPrompts } from "../../db/seeds/index.ts";
import { DATABASES } from "./temp-database.ts";

const idsOf = async (db: Db, names: string[], language: Language = "en") =>
	promptIdsOf(db, await builtInPackIds(db, names, language));

/** Japanese says more with a character. */
const shortest = (tag: Language) => (tag === "ja" ? 6 : 10);

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("the nine packs of the create form are there, each with at least sixty prompts", async () => {
		const db = await tempDatabase();
		const all = await packs(db, null);
		expect(all.map((pack) => pack.name)).toEqual([...PROMPT_PACKS]);
		for (const { id, name, owner } of all) {
			expect(owner).toBeNull();
			const prompts = SEED_PACKS.en[name as PromptPack];
			expect((await promptsOf(db, id)).map(({ prompt }) => prompt)).toEqual(prompts);
			expect(await idsOf(db, [name]), name).toSatisfy((ids: number[]) => ids.length >= 60);
		}
	});

	test("a pack that exists in the room's language is that one, others are in English", async () => {
		const db = await tempDatabase();
		const all = await packs(db);
		expect(await packs(db, null)).toEqual(all.filter(({ language }) => language === "en"));
		for (const language of LANGUAGE_TAGS)
			for (const name of PROMPT_PACKS) {
				const own = packLanguage(name, language);
				const prompts = await readPrompts(db, await idsOf(db, [name], language));
				expect([...prompts.values()].sort()).toEqual([...(SEED_PACKS[own][name] ?? [])].sort());
				expect(all.filter((pack) => pack.name === name && pack.language === own)).toHaveLength(1);
			}
	});

	test("an older database gets the apostrophes of print in its French prompts", async () => {
		const db = await tempDatabase();
		const ids = await idsOf(db, ["drama"], "fr");
		await frenchApostrophes.down?.(db);
		const before = await readPrompts(db, ids);
		expect([...before.values()].filter((prompt) => prompt.includes("'")).length).toBeGreaterThan(9);
		await frenchApostrophes.up(db);
		expect([...(await readPrompts(db, ids)).values()].sort()).toEqual(
			[...(SEED_PACKS.fr.drama ?? [])].sort(),
		);
	});

	test("English prompts of a database from before become today's and keep their ids", async () => {
		const db = await tempDatabase();
		const ids = await idsOf(db, Object.keys(SEED_PACKS.en));
		const today = await readPrompts(db, ids);
		await stumblingPrompts.down?.(db);
		const lately = await readPrompts(db, ids);
		expect([...lately.values()]).toContain("The difficulty is revealed, and everyone groans.");
		await nativeEnglishPrompts.down?.(db);
		const between = await readPrompts(db, ids);
		expect([...between.values()]).toContain("A lap is the only seat left.");
		await englishPrompts.down?.(db);
		const before = await readPrompts(db, ids);
		expect(
			[...before.values()].filter((prompt) => /somebody/i.test(prompt)).length,
		).toBeGreaterThan(70);
		await englishPrompts.up(db);
		expect(await readPrompts(db, ids)).toEqual(between);
		await nativeEnglishPrompts.up(db);
		expect(await readPrompts(db, ids)).toEqual(lately);
		await stumblingPrompts.up(db);
		expect(await readPrompts(db, ids)).toEqual(today);
	});

	test("French prompts of a database from before become today's and keep their ids", async () => {
		const db = await tempDatabase();
		const ids = await idsOf(db, Object.keys(SEED_PACKS.fr), "fr");
		const today = await readPrompts(db, ids);
		await frenchPrompts.down?.(db);
		const before = await readPrompts(db, ids);
		expect(ids.filter((id) => before.get(id) !== today.get(id))).toHaveLength(13);
		await frenchPrompts.up(db);
		expect(await readPrompts(db, ids)).toEqual(today);
	});

	test.each([
		["es", 5],
		["ja", 3],
		["pt-BR", 1],
	] as const)(
		"prompts that stumbled in %s become today's and keep their ids",
		async (tag, count) => {
			const db = await tempDatabase();
			const ids = await idsOf(db, Object.keys(SEED_PACKS[tag]), tag);
			const today = await readPrompts(db, ids);
			await stumblingPrompts.down?.(db);
			const before = await readPrompts(db, ids);
			expect(ids.filter((id) => before.get(id) !== today.get(id))).toHaveLength(count);
			await stumblingPrompts.up(db);
			expect(await readPrompts(db, ids)).toEqual(today);
		},
	);

	test.each(LANGUAGE_TAGS)("every prompt in %s fits its sticker and is in one pack only", (tag) => {
		const prompts = Object.values(SEED_PACKS[tag]).flat();
		const bare = prompts.map((prompt) => prompt.toLowerCase().replace(/[^\p{L} ]/gu, ""));
		expect(new Set(bare).size).toBe(prompts.length);
		expect(
			prompts.filter(
				(prompt) =>
					prompt.length > 110 || prompt.length < shortest(tag) || prompt !== prompt.trim(),
			),
		).toEqual([]);
		expect(prompts.filter((prompt) => !/[.!?…”»“’。！？」]$/u.test(prompt))).toEqual([]);
	});

	test.each(["basic", "fluff", "drama", "fantasy"] as const)(
		"each language has as many prompts of %s as English",
		(name) => {
			const counts = LANGUAGE_TAGS.map((tag) => SEED_PACKS[tag][name]?.length);
			expect(new Set(counts)).toEqual(new Set([SEED_PACKS.en[name]?.length]));
		},
	);

	test("seeding again changes no id and adds what is missing", async () => {
		const db = await tempDatabase();
		const before = await db("prompts").orderBy("id");
		await seedPrompts(db, "en");
		expect(await db("prompts").orderBy("id")).toEqual(before);
		await deletePrompt(db, Number(before[3]?.id));
		await seedPrompts(db, "en");
		expect(await db("prompts").orderBy("pack_id").orderBy("prompt").pluck("prompt")).toEqual(
			before
				.sort((a, b) => a.pack_id - b.pack_id || (a.prompt < b.prompt ? -1 : 1))
				.map((row) => row.prompt),
		);
	});

	test("ids of several packs come together, and their prompts can be read", async () => {
		const db = await tempDatabase();
		const ids = await idsOf(db, ["basic", "hungry", "no such pack"]);
		const { basic = [], hungry = [] } = SEED_PACKS.en;
		expect(ids).toHaveLength(basic.length + hungry.length);
		expect([...ids].sort((a, b) => a - b)).toEqual(ids);
		const [first = 0] = ids;
		expect(await readPrompts(db, [first, 99_999])).toEqual(new Map([[first, basic[0]]]));
		expect(await promptIdsOf(db, [])).toEqual([]);
	});

	test("packs can be made, filled and deleted with all their prompts", async () => {
		const db = await tempDatabase();
		const pack = Number(await addPack(db, { name: "pirates", owner: "user|1", language: "en" }, 9));
		expect((await packs(db)).at(-1)).toEqual({
			id: pack,
			name: "pirates",
			owner: "user|1",
			language: "en",
			prompts: 0,
		});

		const parrot = Number(await addPrompt(db, pack, "The parrot resigns.", 9));
		const plank = Number(await addPrompt(db, pack, "The plank is too short.", 9));
		expect(await addPrompt(db, pack, "The parrot resigns.", 9)).toBe("taken");
		expect(await addPrompt(db, 4711, "Of no pack.", 9)).toBe("gone");
		expect((await packs(db)).at(-1)?.prompts).toBe(2);
		expect(await packOfPrompt(db, plank)).toEqual(await packById(db, pack));
		expect(await deletePrompt(db, parrot)).toBe(true);
		expect(await deletePrompt(db, parrot)).toBe(false);
		expect([await packOfPrompt(db, parrot), await packById(db, 4711)]).toEqual([null, null]);
		expect(await promptsOf(db, pack)).toEqual([{ id: plank, prompt: "The plank is too short." }]);

		expect(await deletePack(db, pack)).toBe(true);
		expect(await deletePack(db, pack)).toBe(false);
		expect(await readPrompts(db, [plank])).toEqual(new Map());
	});

	test("names are unique within an account only, and lists contain no packs of others", async () => {
		const db = await tempDatabase();
		const ours = Number(await addPack(db, { name: "pirates", owner: "user|1", language: "en" }, 9));
		const theirs = Number(
			await addPack(db, { name: "pirates", owner: "user|2", language: "en" }, 9),
		);
		expect(await addPack(db, { name: "pirates", owner: "user|1", language: "en" }, 9)).toBe(
			"taken",
		);
		expect(await addPack(db, { name: "basic", owner: null, language: "en" }, 99)).toBe("taken");
		const ids = async (owner?: string | null) =>
			(await packs(db, owner)).filter(({ owner }) => owner !== null).map(({ id }) => id);
		expect([
			await ids("user|1"),
			await ids("user|2"),
			await ids("user|3"),
			await ids(null),
			await ids(),
		]).toEqual([[ours], [theirs], [], [], [ours, theirs]]);
		expect(await ownPackIds(db, "user|1", ["pirates", "ninjas", "basic"])).toEqual(
			new Map([["pirates", ours]]),
		);
	});

	test("an account has a limited number of packs, and a pack of prompts", async () => {
		const db = await tempDatabase();
		const tries = await Promise.all(
			["one", "two", "three", "four"].map((name) =>
				addPack(db, { name, owner: "user|1", language: "en" }, 2),
			),
		);
		expect(tries.filter((id) => id === "full")).toHaveLength(2);
		expect(await addPack(db, { name: "one", owner: "user|2", language: "en" }, 2)).toEqual(
			expect.any(Number),
		);
		// The database decides which of the four come first.
		const pack = tries.find((id) => typeof id === "number") ?? 0;
		const prompts = await Promise.all(
			["a", "b", "c"].map((prompt) => addPrompt(db, pack, prompt, 2)),
		);
		expect(prompts.filter((id) => id === "full")).toHaveLength(1);
	});

	test("a built-in name means the built-in pack, even if an account has one of that name", async () => {
		const db = await tempDatabase();
		const basic = await idsOf(db, ["basic"]);
		const sly = Number(await addPack(db, { name: "basic", owner: "user|1", language: "en" }, 9));
		const own = Number(await addPrompt(db, sly, "Mine.", 9));
		expect(await idsOf(db, ["basic"])).toEqual(basic);
		expect(await promptIdsOf(db, [sly])).toEqual([own]);
		expect(await builtInPromptIds(db, [...basic, own])).toEqual(basic);
		await seedPrompts(db, "en");
		expect(await promptIdsOf(db, [sly])).toEqual([own]);
	});
});
