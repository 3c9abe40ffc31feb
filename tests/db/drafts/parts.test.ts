import { describe, expect, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { closeParts, readParts } from "../../../db/parts.ts";
import { closeRoom, openRoom } from "../../../db/rooms.ts";
import { DATABASES } from "../temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function writingRoom() {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "PART", 1));
		const save = (submissionId: number, content: string, connection = 1) =>
			draftWriter(db).save({
				...{ submissionId, gameId, connection },
				...{ content, words: content.split(" ").length },
			});
		return { db, gameId, save };
	}

	const textOf = async (db: Db, id: number) => (await readParts(db, [id])).get(id);

	test("a save is there once it is acknowledged, and the next one replaces it", async () => {
		const { db, save } = await writingRoom();
		expect(await save(1, "Once upon")).toBe("saved");
		expect(await textOf(db, 1)).toBe("Once upon");
		expect(await save(1, "Once upon a time")).toBe("saved");
		expect(await textOf(db, 1)).toBe("Once upon a time");
		expect(await textOf(db, 2)).toBeUndefined();
	});

	test("a later save in one batch wins", async () => {
		const { db, save } = await writingRoom();
		const answers = await Promise.all([
			save(1, "first"),
			save(2, "another part"),
			save(1, "second"),
			save(1, "third"),
		]);
		expect(answers).toEqual(["saved", "saved", "saved", "saved"]);
		expect(await textOf(db, 1)).toBe("third");
		expect(await textOf(db, 2)).toBe("another part");
	});

	test("saves during a commit are written in order", async () => {
		const { db, save } = await writingRoom();
		const answers: Promise<string>[] = [];
		for (let i = 0; i < 1500; i++) {
			answers.push(
				save(i % 7, `version ${i}`),
				save(100 + i, "one of more parts than fit in a group"),
			);
			if (i % 50 === 0) await new Promise(setImmediate);
		}
		expect(new Set(await Promise.all(answers))).toEqual(new Set(["saved"]));
		for (let id = 0; id < 7; id++)
			expect(await textOf(db, id)).toBe(`version ${Math.floor((1499 - id) / 7) * 7 + id}`);
		expect((await readParts(db, [100, 1599])).size).toBe(2);
	});

	test("a save after the part is closed is refused and changes nothing", async () => {
		const { db, gameId, save } = await writingRoom();
		await save(1, "in time");
		expect(await closeParts(db, gameId, [1], 5)).toEqual({ 1: 2 });
		const before = await db("parts");
		expect(await save(1, "far too late")).toBe("closed");
		expect(await db("parts")).toEqual(before);
	});

	test("closing comes after all earlier saves and before all later ones", async () => {
		const { db, gameId, save } = await writingRoom();
		const early = save(1, "just in time");
		const closed = closeParts(db, gameId, [1, 2], 5);
		const late = [
			save(1, "a moment late"),
			save(2, "late as well"),
			save(3, "another part, still open"),
		];
		expect(await early).toBe("saved");
		expect(await closed).toEqual({ 1: 3, 2: 0 });
		expect(await Promise.all(late)).toEqual(["closed", "closed", "saved"]);
		expect(await textOf(db, 1)).toBe("just in time");
		expect(await textOf(db, 2)).toBe("");
	});

	test("closing again returns the same and changes nothing", async () => {
		const { db, gameId, save } = await writingRoom();
		await save(1, "three little words");
		const first = await closeParts(db, gameId, [1, 2], 5);
		const rows = await db("parts");
		expect(await closeParts(db, gameId, [2, 1], 99)).toEqual(first);
		expect(await db("parts")).toEqual(rows);
		expect(await closeParts(db, gameId, [], 99)).toEqual({});
	});

	test("a save of an older connection that comes late changes nothing", async () => {
		const { db, save } = await writingRoom();
		expect(await save(1, "typed on the phone", 2)).toBe("saved");
		expect(await save(1, "left over on the laptop", 1)).toBe("closed");
		expect(await save(1, "typed on, on the phone", 2)).toBe("saved");
		expect((await readParts(db, [1])).get(1)).toBe("typed on, on the phone");
	});

	test("a save into a closed or unknown room is refused, and others in its batch are not", async () => {
		const { db, gameId, save } = await writingRoom();
		const over = Number(await openRoom(db, "OVER", 1));
		await closeRoom(db, over, 2);
		const draft = { content: "left over", words: 2, connection: 1 };
		const answers = await Promise.all([
			draftWriter(db).save({ submissionId: 1, gameId: over, ...draft }),
			draftWriter(db).save({ submissionId: 2, gameId: gameId + 999, ...draft }),
			save(3, "a good one"),
		]);
		expect(answers).toEqual(["closed", "closed", "saved"]);
		expect([...(await readParts(db, [1, 2, 3])).keys()]).toEqual([3]);
	});

	test("a failed transaction rejects all its saves and none after it", async () => {
		const { db, gameId, save } = await writingRoom();
		const poison = {
			...{ submissionId: 7, gameId, connection: 1 },
			...{ content: "seven", words: Number.NaN },
		};
		const failed = await Promise.allSettled([
			save(1, "one"),
			draftWriter(db).save(poison),
			save(2, "two"),
		]);
		expect(failed.map((answer) => answer.status)).toEqual(["rejected", "rejected", "rejected"]);
		expect(await db("parts")).toEqual([]);
		expect(await save(1, "one more time")).toBe("saved");
	});

	test("a text of full length is read unchanged", async () => {
		const { db, save } = await writingRoom();
		const text = "Ünïcödé 🦝 ? \u0000 $1 ".repeat(1000).slice(0, 14_000);
		await save(1, text);
		expect(await textOf(db, 1)).toBe(text);
	});
});
