import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { comingBackWords as say } from "#words/days/coming-back.ts";
import { roomsBackWords } from "#words/evening/rooms-back.ts";
import { refusalWords } from "#words/refusals.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { deviceOf, inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { partText, playTo, QUICK, takeTurn, threePlayers } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** A phone with its keyboard up. */
const LOW = { width: 390, height: 450 };
/** No quiet hours, so that the limits are the same at any time of the day. */
const SLOW = { ...QUICK, pace: "slow", num_switches: 3, quiet_from: 8, quiet_until: 8 };
/** The browser reports each refused call as an error of the page. */
const REFUSED = /status of 40[0-9]/;

const complaintsOf = (...players: BrowserPlayer[]) =>
	players.flatMap(({ complaints }) => complaints.filter((text) => !REFUSED.test(text)));

const writes = (player: WirePlayer, part: number) =>
	player.until(
		() =>
			player.player.status === STATUS.storyWrite &&
			player.player.current_submission?.index === part,
	);

/** Plays a slow game by wire up to its second part. Returns the third player's first text too. */
async function secondPart() {
	const players = await threePlayers(plotluck.url, SLOW);
	await playTo(players, STATUS.storyWrite);
	await Promise.all(players.map((player) => writes(player, 0)));
	const text = partText(players[2]);
	for (const player of players) await takeTurn(player);
	await Promise.all(players.map((player) => writes(player, 1)));
	return { players, text };
}

/** Opens home on a device that has had this seat for a while. */
async function atHome(player: WirePlayer): Promise<BrowserPlayer> {
	const opened = await deviceOf(player, true);
	await opened.page.goto(plotluck.url);
	return opened;
}

test("a player of a slow game comes back, reads what happened, and moves to another device", async () => {
	const { players, text } = await secondPart();
	const [host, second, guest] = players;
	const { room_code: code } = guest.seat;
	guest.leave();
	const phone = await atHome(guest);
	const { page } = phone;
	await page.getByRole("heading", { name: roomsBackWords.myGames }).waitFor();
	await phone.sees(/^Your turn, until \w+day, \d\d:\d\d$/);
	await look(phone, "my-games");
	await page.getByRole("link", { name: `Back to room ${code}` }).click();
	await page.getByRole("textbox").first().waitFor();

	await phone.press(say.soFar.open);
	await phone.sees(/^Player1 handed in part 1, \d+ words$/);
	await page.locator("summary").first().click();
	await phone.sees(text);
	const made = page.waitForResponse(
		(response) =>
			response.url().endsWith("/continueLink") && response.request().method() === "POST",
	);
	await phone.press(say.move.make);
	const { token } = (await (await made).json()) as { token: string };
	const link = `${plotluck.url}/continue#${token}`;
	await page.getByRole("img", { name: say.move.qr }).waitFor();
	await look(phone, "so-far");
	await page.setViewportSize(LOW);
	await page.getByRole("button", { name: say.move.copy }).scrollIntoViewIfNeeded();
	await page.setViewportSize(PHONE);

	const laptop = await BrowserPlayer.open(browser, "Laptop", LAPTOP);
	const addresses: string[] = [];
	laptop.page.on("request", (request) =>
		addresses.push(request.url(), request.headers().referer ?? ""),
	);
	await laptop.page.goto(link);
	await laptop.page.getByRole("button", { name: say.arrive.go }).waitFor();
	await look(laptop, "continue");
	await laptop.press(say.arrive.go);
	await laptop.page.getByRole("textbox").first().waitFor();
	expect(new URL(laptop.page.url()).pathname).toBe(`/game/${code}`);
	expect(addresses.filter((address) => address.includes(token))).toEqual([]);
	await phone.sees("This seat is open in another tab");

	// A thief finds the link used, and the owner takes the seat back from the other device.
	const thief = await BrowserPlayer.open(browser, "Thief", PHONE);
	await thief.page.goto(link);
	await thief.press(say.arrive.go);
	await thief.sees(refusalWords.linkUsed);
	await look(thief, "continue-used");
	await page.reload();
	await phone.press(say.soFar.open);
	await phone.sees(say.move.devices(1));
	await phone.confirm(say.move.takeBack, say.move.sure);
	await phone.sees(say.move.takenBack);
	await laptop.page.reload();
	await laptop.page.waitForURL(`${plotluck.url}/`);
	await laptop.sees(refusalWords.noSuchSeat);

	await page.goto(plotluck.url);
	await phone.sees(/^Your turn/);
	await takeTurn(second);
	await host.until(() => Object.keys(host.game.diary ?? {}).length === 4);
	await page.reload();
	await phone.sees(new RegExp(`${roomsBackWords.since(1)}$`));
	expect(complaintsOf(phone, laptop, thief)).toEqual([]);
});

test("the host of a slow game nudges once a day, and offers the place of somebody who left", async () => {
	const { players } = await secondPart();
	const [first, second, guest] = players;
	await guest.act("game/exit");
	first.leave();
	const host = await inSeatOf(first);
	await host.page.goto(`${plotluck.url}/game/${first.seat.room_code}`);
	await host.press("Host's desk");
	const { nudge, offer } = say.desk;
	await host.confirm(nudge.label("Player2"), nudge.sure("Player2"));
	await host.sees(nudge.done("Player2"));
	await host.press("Close");
	await host.press("Host's desk");
	await host.confirm(nudge.label("Player2"), nudge.sure("Player2"));
	await host.sees(REFUSALS.nudged);
	await host.confirm(offer.label, offer.sure);
	await host.sees(offer.offered);
	await look(host, "host-desk-slow");
	const newcomer = await WirePlayer.join(plotluck.url, second.seat.room_code, "Newcomer");
	await host.page.getByText(offer.heading).waitFor({ state: "detached" });
	expect(newcomer.player.data.audience).toBe(false);
	expect(complaintsOf(host)).toEqual([]);
});
