import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { lastingTableWords as say } from "#words/days/lasting-table.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { deviceOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { weekLater } from "../../players/browser/week-later.ts";
import { playTo, QUICK, twoPlayers } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };

/** Opens the results on a device that has had this seat. */
async function atResults(player: WirePlayer): Promise<BrowserPlayer> {
	const opened = await deviceOf(player);
	await opened.page.goto(`${plotluck.url}/game/${player.seat.room_code}`);
	await opened.page.getByRole("heading", { name: say.keep.heading }).waitFor();
	return opened;
}

test("a group keeps its table and sits down there again a week later", async () => {
	const settings = { ...QUICK, num_switches: 2, audiences: false, max_players: 3 };
	const wired = await twoPlayers(plotluck.url, settings);
	await playTo(wired, STATUS.results);
	const [first, second] = wired;
	const { seat } = first;
	for (const player of wired) player.leave();
	const [host, guest] = [await atResults(first), await atResults(second)];
	await host.page.getByLabel(say.keep.name).fill("Thursday soup");
	await host.press(say.keep.button);
	await host.sees(say.keep.kept("Thursday soup"));
	await host.page.getByRole("heading", { name: say.keep.heading }).scrollIntoViewIfNeeded();
	await look(host, "table-kept");
	const way = await host.page.getByRole("link", { name: say.keep.go }).getAttribute("href");
	const key = String(way).replace("/table/", "");

	await weekLater(key, seat.game_id, [host, guest]);
	await host.page.goto(plotluck.url + way);
	await host.sees(say.shelf.nothing);
	await look(host, "table-page");
	await host.press(say.page.open);
	await host.page.waitForURL(/\/game\/[A-Z]{4}$/);
	const code = host.page.url().slice(-4);
	expect(code).not.toBe(seat.room_code);
	const room = await (await fetch(`${plotluck.url}/api/v3/rooms/${code}`)).json();
	expect(room).toMatchObject({ audiences: false, max_players: 3 });

	await guest.page.goto(plotluck.url);
	const open = guest.page.getByRole("link", { name: say.home.open("Thursday soup") });
	await open.waitFor();
	await look(guest, "table-open");
	await open.click();
	await guest.page.waitForURL(`${plotluck.url}/game/${code}`);
	await expect
		.poll(
			async () => (await (await fetch(`${plotluck.url}/api/v3/rooms/${code}`)).json()).num_players,
		)
		.toBe(2);

	// The table knows both on their new seats, by the secrets that their devices have kept.
	const path = `${plotluck.url}/api/v3/tables/${key}`;
	const asMaker = { headers: { "x-player-secret": seat.secret } };
	await expect
		.poll(async () => (await (await fetch(path, asMaker)).json()).closable, { timeout: 15_000 })
		.toBe(false);

	// A friend has got the link, and sees no shelf.
	const friend = await BrowserPlayer.open(browser, "Friend", PHONE);
	await friend.page.goto(plotluck.url + way);
	await friend.sees(say.shelf.strangers);
	await friend.page.getByRole("button", { name: say.page.sit }).waitFor();

	await guest.page.goto(plotluck.url + way);
	await guest.confirm(say.away.leave, say.away.leaveSure);
	await guest.page.waitForURL(`${plotluck.url}/`);
	await host.page.goto(plotluck.url + way);
	await host.confirm(say.away.delete, say.away.deleteSure);
	await host.page.waitForURL(`${plotluck.url}/`);
	await friend.page.reload();
	await friend.sees(say.page.failed);
});
