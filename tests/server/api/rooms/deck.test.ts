import { expect, test } from "vitest";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { builtInPackIds, promptIdsOf } from "../../../../db/prompts.ts";
import { promptsFor } from "../../../../gateway/api/rooms/room-prompts.ts";
import { tempDatabase } from "../../../db/temp-database.ts";

const creator = { mature: true, premium: true };

test("every room shuffles the prompts of all its packs together", async () => {
	const db = await tempDatabase();
	const settings = coherentSettings({ prompt_packs: ["basic", "drama"] }, creator);
	const decks = await Promise.all(
		[1, 2].map(async () => (await promptsFor(db, settings, settings.prompt_packs, [])).prompts),
	);
	const inOrder = await promptIdsOf(db, await builtInPackIds(db, ["basic", "drama"], "en"));
	for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual(inOrder);
	expect(decks[0]).not.toEqual(decks[1]);
	const basic = new Set(await promptIdsOf(db, await builtInPackIds(db, ["basic"], "en")));
	const first = decks[0]?.slice(0, 40).filter((id) => basic.has(id)).length ?? 0;
	expect(first).toBeGreaterThan(0);
	expect(first).toBeLessThan(40);
});
