import { describe, expect, test } from "vitest";
import { deleteSavedStory, savedStories, savedStory, saveStory } from "../../db/saved-stories.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	const story = (storyId: number, savedAt: number) => ({
		storyId,
		title: `Story ${storyId}`,
		mature: storyId % 2 === 1,
		parts: 3,
		savedAt,
	});

	test("an account's stories are its own, the latest first", async () => {
		const db = await tempDatabase();
		await saveStory(db, "ann", { ...story(1, 10), body: { title: "Story 1" } }, 9);
		await saveStory(db, "ann", { ...story(2, 30), body: { title: "Story 2" } }, 9);
		await saveStory(db, "ann", { ...story(3, 20), body: { title: "Story 3" } }, 9);
		await saveStory(db, "ben", { ...story(2, 40), body: { title: "Ben's" } }, 9);
		expect(await savedStories(db, "ann")).toEqual([story(2, 30), story(3, 20), story(1, 10)]);
		expect(await savedStory(db, "ann", 2)).toEqual({ ...story(2, 30), body: { title: "Story 2" } });
		expect([await savedStory(db, "ben", 1), await savedStory(db, "cy", 2)]).toEqual([null, null]);
		expect(await deleteSavedStory(db, "ann", 2)).toBe(true);
		expect(await deleteSavedStory(db, "ann", 2)).toBe(false);
		expect((await savedStory(db, "ben", 2))?.body).toEqual({ title: "Ben's" });
	});

	test("a story that is saved again stays unchanged", async () => {
		const db = await tempDatabase();
		for (const at of [10, 20])
			expect(await saveStory(db, "ann", { ...story(1, at), body: { at } }, 9)).toBe(true);
		expect(await savedStory(db, "ann", 1)).toEqual({ ...story(1, 10), body: { at: 10 } });
	});

	test("an account has a limited number of stories", async () => {
		const db = await tempDatabase();
		const saved = await Promise.all(
			[1, 2, 3, 4].map((id) => saveStory(db, "ann", { ...story(id, id), body: {} }, 3)),
		);
		expect(saved.filter((one) => !one)).toHaveLength(1);
		expect(await savedStories(db, "ann")).toHaveLength(3);
		expect(await saveStory(db, "ben", { ...story(1, 1), body: {} }, 3)).toBe(true);
	});
});
