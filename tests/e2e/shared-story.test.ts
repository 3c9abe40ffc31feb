import { expect, test } from "vitest";
import { sharingWords } from "#words/evening/sharing.ts";
import { openDatabase } from "../../db/connection.ts";
import { openRoom } from "../../db/rooms.ts";
import { saveShare } from "../../db/shares.ts";
import type { SharedStory } from "../../gateway/api/answers.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { look } from "../players/browser/screenshots.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck();

const STORY: SharedStory = {
	title: "Potato, P.I.",
	mature: false,
	captain: { name: "Mika", sprite_id: 2 },
	characters: ["Gandalf", "Miss Piggy"],
	parts: [
		{ player: "Mika", sprite_id: 2, content: "It rained.", censored: false, reactions: { 3: 2 } },
		{
			player: "Boooo",
			sprite_id: 0,
			content: "Again.",
			censored: false,
			reactions: { 0: 1, 5: 4 },
		},
		{ player: null, sprite_id: null, content: "", censored: true, reactions: {} },
	],
	awards: ["Best title", "Crowd favourite"],
	best_line: "It rained.",
	expires_at: Date.now() + 3_600_000,
};

/** Shares a story as its game would. Returns the path of its page. */
async function share(body: SharedStory, code: string): Promise<string> {
	const db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
	const gameId = Number(await openRoom(db, code, 1));
	const story = { gameId, storyId: gameId * 1000, body, expiresAt: body.expires_at };
	const shortcut = await saveShare(db, story);
	await db.destroy();
	return `/view/${shortcut}`;
}

test("a shared story shows the faces of its writers, the reactions and its awards", async () => {
	const reader = await BrowserPlayer.open(browser, "Reader", { width: 390, height: 844 });
	const { page } = reader;
	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	await page.goto(plotluck.url + (await share(STORY, "SHAR")));
	await reader.sees("Again.");
	expect(calls.filter((path) => path.includes("/stories/"))).toEqual([]);
	const strips = page.locator("article");
	const faces = await strips
		.locator("> span img")
		.evaluateAll((all) =>
			all.map(
				(face) => /([a-z]+)[-.]/.exec((face as HTMLImageElement).src.split("/").at(-1) ?? "")?.[1],
			),
		);
	expect(faces).toEqual(["raccoon", "ghost"]);
	const reactions = page.getByRole("list", { name: "Reactions to part two" }).getByRole("listitem");
	expect(await reactions.allTextContents()).toEqual(["4", "1"]);
	const awards = page.getByRole("list", { name: "Awards" }).getByRole("listitem");
	expect(await awards.allTextContents()).toEqual(["Best title", "Crowd favourite"]);
	await look(reader, "shared-story");
	expect(reader.complaints).toEqual([]);
});

test("an 18+ story asks for the reader's age, and is loaded then", async () => {
	const reader = await BrowserPlayer.open(browser, "Reader", { width: 390, height: 844 });
	const path = await share({ ...STORY, mature: true }, "GROW");
	const answer = await fetch(plotluck.url + path);
	expect(await answer.text()).not.toContain("Again.");
	await reader.page.goto(plotluck.url + path);
	await reader.page.getByRole("button", { name: sharingWords.view.show }).click();
	await reader.sees("Again.");
});

test("a locked room offers nobody a seat in its audience", async () => {
	const host = await WirePlayer.host(plotluck.url, { audiences: true });
	await host.act("game/vip", { vip_action: { lock_room: true } });
	const late = await BrowserPlayer.open(browser, "Late", { width: 390, height: 844 });
	await late.page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await late.introduce();
	await late.sees("Nobody hears you through the door");
	expect(await late.page.getByRole("button", { name: /watch/i }).count()).toBe(0);
});
