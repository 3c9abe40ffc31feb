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

test("a reader names the writers by keys and presses, and all screens reveal them part by part", {
	timeout: 240_000,
}, async () => {
	const settings = { num_switches: 3, guess_authors: true };
	const [host, second, third] = await roomAt(plotluck, STATUS.reacting, { settings });
	await playAhead(third, STATUS.voting);
	const { guessing } = third.game;
	const parts = guessing?.submissions ?? [];
	const others = parts.filter((id) => !third.player.own_submissions.includes(id));
	expect([parts.length, others.length]).toEqual([3, 2]);
	third.leave();

	const reader = await inSeatOf(third);
	const { page } = reader;
	await page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await reader.sees("who wrote it?");
	await reader.press("On to the awards");
	await page.getByRole("heading", { name: "Who wrote it?" }).waitFor();
	await reader.sees("That was you.");
	expect(await barriersOn(page)).toEqual([]);
	const rows = page.getByRole("group", { name: /^Who wrote part/ });
	const face = (row: number, name: string) => rows.nth(row).getByRole("button", { name });
	const isNamed = (row: number, name: string) => face(row, name).getAttribute("aria-pressed");
	expect(await rows.count()).toBe(2);
	expect(await rows.first().getByRole("button").count()).toBe(2);
	// By keys, with a second thought.
	await face(0, "Player1").focus();
	await page.keyboard.press("Enter");
	expect(await isNamed(0, "Player1")).toBe("true");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect.poll(() => isNamed(0, "Player2")).toBe("true");
	expect(await isNamed(0, "Player1")).toBe("false");
	await face(1, "Player1").click();
	await look(reader, "guess-authors");
	await reader.press("On to the awards");
	await reader.sees("Stick them");
	await page.reload();
	await reader.press("Guess who wrote it");
	await expect.poll(() => isNamed(1, "Player1")).toBe("true");
	expect(await isNamed(0, "Player2")).toBe("true");

	// Nobody else is told: the others vote, and the host goes on without the reader.
	expect(JSON.stringify(host.messages)).not.toContain('"guesses"');
	const tv = await BrowserPlayer.open(browser, "TV", { width: 1280, height: 800 });
	await tv.page.goto(`${plotluck.url}/tv?code=${host.seat.room_code}`);
	await tv.page.locator("h1").waitFor();
	await Promise.all([host, second].map((player) => playAhead(player, STATUS.postReading)));
	await host.act("game/vip", { vip_action: { skip_player: third.id } });
	await reader.sees("Back to waiting");
	await host.until(() => Object.keys(host.game.reveal?.authors ?? {}).length === 1);
	expect(Object.values(host.game.stories).some(({ captain }) => captain)).toBe(false);
	await host.act("game/vip", { vip_action: { pause: true } });
	for (const screen of [reader, tv]) await screen.sees("Who wrote it? Part 1 of 3");
	const [author] = Object.values(host.game.reveal?.authors ?? {});
	await tv.sees(host.game.players[author?.writer ?? 0]?.name ?? "nobody");
	await look(tv, "tv-author");
	await host.act("game/vip", { vip_action: { pause: false } });
	await tv.sees("Who wrote it? Part 3 of 3");
	for (const part of [2, 3]) {
		await reader.press("Next part");
		await reader.sees(`Who wrote it? Part ${part} of 3`);
	}
	const found = Object.values(host.game.reveal?.authors ?? {}).filter(
		({ writer, guesses }) => guesses[third.id] === writer,
	).length;
	await host.act("reveal/skip");
	await host.reached(STATUS.results);
	expect(host.game.fame ?? {}).toEqual(found > 0 ? { [third.id]: found * 10 } : {});
	await reader.toLibrary();
	await reader.sees(found > 0 ? `+${found * 10} fame` : "WRITERS");
	for (const { complaints } of [reader, tv]) expect(complaints).toEqual([]);
	for (const player of [host, second]) player.leave();
});
