import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { barriersOn } from "../../players/browser/checks/axe.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead } from "../../players/wire/game.ts";

withPlotluck();

test("the host goes on with the winner by keys, all read how it ended, and files have both", {
	timeout: 240_000,
}, async () => {
	const [leader, guest] = await roomAt(plotluck, STATUS.results, { players: 2 });
	const won = leader.game.stories[leader.game.can_continue ?? 0];
	const [first] = Object.values(won?.submissions ?? {});
	if (!won?.meta.title || !first?.player) throw new Error("the first game has no winner");
	const sequel = `The sequel to “${won.meta.title}”`;
	leader.leave();

	const tv = await BrowserPlayer.open(browser, "TV", { width: 1280, height: 800 });
	await tv.page.goto(`${plotluck.url}/tv?code=${leader.seat.room_code}`);
	const host = await inSeatOf(leader);
	const { page } = host;
	await page.goto(`${plotluck.url}/game/${leader.seat.room_code}`);
	await host.sees("FANFICS");
	await page.getByRole("button", { name: "What happens next?" }).focus();
	await page.keyboard.press("Enter");
	await host.sees(sequel);
	await guest.until(() => guest.game.players[guest.id]?.data.asked === true);
	await guest.act("game/again");
	await page.getByText("Read how it ended").click();
	await host.sees(first.content);
	expect(await barriersOn(page)).toEqual([]);
	await look(host, "sequel-lobby");
	await tv.sees(sequel);
	await look(tv, "tv-sequel-lobby");

	await page.getByRole("button", { name: /^Open the book/ }).click();
	await host.write(1, "And it never stopped.");
	await host.sees(`How “${won.meta.title}” ended`);
	await host.sees(first.content);
	expect(await barriersOn(page)).toEqual([]);
	await look(host, "sequel-write");
	await tv.sees(sequel);
	await page.reload();
	await host.sees("And it never stopped.");
	await host.sees(first.content);
	await host.done();
	await playAhead(guest, STATUS.postStoryTitle);
	await host.nameStory("The flood");
	await playAhead(guest, STATUS.postReading);
	await host.sees(sequel);
	await host.readStories(["Title by Player2"], false);
	await host.toLibrary();
	await page.getByRole("button", { name: "The flood" }).click();
	await host.sees(sequel);
	const download = page.waitForEvent("download");
	await page.getByRole("dialog").getByRole("button", { name: "Save text" }).click();
	const text = readFileSync(await (await download).path(), "utf8");
	const places = [first.content, "What happens next", "And it never stopped."];
	const found = places.map((place) => text.indexOf(place));
	expect(found).toEqual([...found].sort((a, b) => a - b));
	expect(found[0]).toBeGreaterThan(0);
	for (const { complaints } of [host, tv]) expect(complaints).toEqual([]);
	guest.leave();
});
