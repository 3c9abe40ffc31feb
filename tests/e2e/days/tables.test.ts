import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { hostWords } from "#words/game/host.ts";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import { ownTableWords } from "#words/game/own-tables.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { deviceOf, inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { weekLater } from "../../players/browser/week-later.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

withPlotluck();
const trusting = ownPlotluck({ TRUST_PROXY: "true", PREMIUM_ENABLED: "false" });

const PHONE = { width: 390, height: 844 };

/** Opens the results on a device that has had this seat. */
async function atResults(player: WirePlayer): Promise<BrowserPlayer> {
	const opened = await deviceOf(player);
	await opened.page.goto(`${plotluck.url}/game/${player.seat.room_code}`);
	await opened.page.getByRole("heading", { name: say.keep.heading }).waitFor();
	return opened;
}

test("a group keeps its table and opens a room from it a week later", async () => {
	const settings = { num_switches: 2, audiences: false, max_players: 3 };
	const [first, second] = await roomAt(plotluck, STATUS.results, { players: 2, settings });
	const { seat } = first;
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
	const shelf = host.page.getByRole("region", { name: say.shelf.heading });
	const winners = shelf.getByRole("img", { name: say.shelf.winner });
	await winners.first().waitFor();
	expect(await shelf.getByRole("blockquote").first().textContent()).toMatch(/\S/);
	await look(host, "table-page");
	// Whoever sees a stream must not be able to sit down.
	const qr = host.page.getByRole("img", { name: say.page.qr });
	await qr.waitFor();
	await host.page.keyboard.press("Alt+Shift+S");
	await qr.waitFor({ state: "detached" });
	expect(await host.page.getByText(key).count()).toBe(0);
	await host.page.keyboard.press("Alt+Shift+S");
	await host.page.getByText(key).waitFor();
	// What few people do on a shelf is out of the way of its stories.
	expect(await shelf.getByRole("button", { name: say.shelf.down }).count()).toBe(0);
	await host.press(say.shelf.tidy);
	for (let left = await winners.count(); left > 0; left--) {
		await shelf.getByRole("button", { name: say.shelf.down }).first().click();
		const sure = shelf.getByRole("button", { name: say.shelf.downSure });
		await sure.and(host.page.locator(":not([aria-disabled])")).click();
		await expect.poll(() => winners.count()).toBe(left - 1);
	}
	await host.sees(say.shelf.nothing);
	await host.press(say.page.open);
	await host.page.waitForURL(/\/game\/[A-Z]{4}$/);
	const code = host.page.url().slice(-4);
	expect(code).not.toBe(seat.room_code);
	const room = await (await fetch(`${plotluck.url}/api/v3/rooms/${code}`)).json();
	expect(room).toMatchObject({ audiences: false, max_players: 3 });

	await guest.page.goto(plotluck.url);
	const open = guest.page.getByRole("link", { name: ownTableWords.open("Thursday soup") });
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
	await guest.page.getByText(say.away.heading).click();
	await guest.confirm(say.away.leave, say.away.leaveSure);
	await guest.page.waitForURL(`${plotluck.url}/`);
	await host.page.goto(plotluck.url + way);
	await host.page.getByText(say.away.heading).click();
	await host.confirm(say.away.delete, say.away.deleteSure);
	await host.page.waitForURL(`${plotluck.url}/`);
	await friend.page.reload();
	await friend.sees(say.page.failed);
});

const SMALLEST = { width: 320, height: 568 };
const HOME = { "x-forwarded-for": "203.0.113.7" };
const AWAY = { "x-forwarded-for": "198.51.100.9" };
const meta = { sprite_id: 1, mature: true, accessibility2: "classic" };

test("one press removes two people of one connection, from the room and from the table", async () => {
	const { url } = trusting;
	const ask = async (method: string, path: string, from: Record<string, string>, body?: object) =>
		(await call(url, method, path, body, from)).body;
	const seat = (given: unknown) => new WirePlayer(url, given as WireSeat).connect();
	const opening = { settings: { ...QUICK, max_players: 6 }, host: { name: "Alma", meta } };
	const host = await seat((await ask("POST", "/rooms", HOME, opening)).host);
	const { room_code: code, secret } = host.seat;
	const come = async (name: string, from: Record<string, string>) =>
		seat(await ask("PUT", `/rooms/${code}/players`, from, { name, meta }));
	const [boo, kit, friend] = [
		await come("Boooo", AWAY),
		await come("Kitty", AWAY),
		await come("Friend", HOME),
	];
	await skipTo(trusting, [host, boo, kit, friend], STATUS.results);
	await ask("PUT", `/rooms/${code}/table`, { "x-player-secret": secret }, { name: "Thursday" });
	await host.act("game/vip", { vip_action: { play_again: true } });

	const desk = await inSeatOf(host, { extraHTTPHeaders: HOME });
	const { page } = desk;
	await page.setViewportSize(SMALLEST);
	await page.goto(`${url}/game/${code}`);
	await page.getByRole("button", { name: hostWords.open }).click();
	// Neither has answered yet whether they play again.
	await page.getByRole("button", { name: hostWords.kick.label("Boooo"), exact: true }).click();
	const dialog = page.getByRole("dialog").filter({ hasText: hostWords.kick.heading("Boooo") });
	await dialog.getByRole("switch", { name: hostWords.kick.network(1) }).click();
	await dialog.getByRole("switch", { name: hostWords.kick.table }).click();
	await dialog.getByRole("button", { name: hostWords.kick.label("Boooo"), exact: true }).click();
	for (const player of [boo, kit]) {
		await player.until(() => player.closed !== null);
		const secrets = { secrets: [player.seat.secret] };
		expect(await ask("POST", "/tables/mine", AWAY, secrets)).toEqual([]);
	}
	const kept = { secrets: [friend.seat.secret] };
	expect(await ask("POST", "/tables/mine", HOME, kept)).toMatchObject([{ name: "Thursday" }]);

	// The other one of the host's own connection is asked about alone.
	await page.getByRole("button", { name: hostWords.open }).click();
	await page.getByRole("button", { name: hostWords.kick.label("Friend"), exact: true }).click();
	const second = page.getByRole("dialog").filter({ hasText: hostWords.kick.heading("Friend") });
	await second.getByRole("switch", { name: hostWords.kick.table }).waitFor();
	expect(await second.getByRole("switch").count()).toBe(2);
	expect(desk.complaints).toEqual([]);
});
