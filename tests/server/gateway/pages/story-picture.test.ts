import { expect, test } from "vitest";
import { openRoom } from "../../../../db/rooms.ts";
import { saveShare } from "../../../../db/shares.ts";
import type { SharedStory } from "../../../../gateway/api/answers.ts";
import { databaseOf } from "../../../db/temp-database.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

let stories = 0;

/** Shares a story, and returns its shortcut. */
async function share(story: Partial<SharedStory>): Promise<string> {
	const db = await databaseOf(plotluck);
	const expiresAt = Date.now() + 60_000;
	const body = {
		...{ title: "The Night the Potato Resigned", best_line: "Nobody had asked the potato." },
		...{ mature: false, captain: { name: "Mika", sprite_id: 9 }, characters: [], awards: [] },
		parts: [{ player: "Mika", sprite_id: 9, content: "Nobody.", censored: false }],
		expires_at: expiresAt,
		...story,
	};
	stories += 1;
	const gameId = Number(await openRoom(db, `PIC${"ABCDEFGHIJK"[stories]}`, 1));
	const shortcut = await saveShare(db, { gameId, storyId: stories, body, expiresAt });
	return shortcut;
}

async function pictureOf(shortcut: string): Promise<Buffer> {
	const answer = await fetch(`${plotluck.url}/api/v3/stories/view/${shortcut}/picture.png`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
	const png = Buffer.from(await answer.arrayBuffer());
	// The width and height in the first chunk of a PNG.
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
	return png;
}

const general = async () =>
	Buffer.from(await (await fetch(`${plotluck.url}/preview-story.png`)).arrayBuffer());

test("a shared story has a picture with its title, line and writers, also for signs of other alphabets", async () => {
	const shared = {
		plain: await share({}),
		titled: await share({ title: "Straße Ελλάδα Ђорђе 🐸" }),
		quoted: await share({ best_line: "And then it rained." }),
		written: await share({ captain: { name: "Sam", sprite_id: 4 } }),
	};
	const pictures = await Promise.all(Object.values(shared).map(pictureOf));
	pictures.push(await general());
	expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(5);
	expect((await pictureOf(shared.plain)).equals(pictures[0] ?? Buffer.of())).toBe(true);
	const frog = await share({ best_line: "And 🐸 then it rained." });
	expect((await pictureOf(frog)).equals(pictures[2] ?? Buffer.of())).toBe(false);
});

test("a story that is rated 18+, has no line, or is in a script without a font has the general picture", async () => {
	const plain = await general();
	for (const story of [
		{ mature: true },
		{ best_line: null },
		{ best_line: "나는 고양이로소이다." },
		{ title: "नमस्ते" },
	])
		expect((await pictureOf(await share(story))).equals(plain), JSON.stringify(story)).toBe(true);
});

test("a story that is not shared has no picture", async () => {
	const answer = await fetch(`${plotluck.url}/api/v3/stories/view/no-such-one/picture.png`);
	expect(answer.status).toBe(404);
});
