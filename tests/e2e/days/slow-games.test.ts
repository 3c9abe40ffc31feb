import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { comingBackWords as say } from "#words/game/coming-back.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { refusalWords } from "#words/refusals.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allowClipboard } from "../../players/browser/engine.ts";
import { deviceOf, enterSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { takeTurn } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** A phone with its keyboard up. */
const LOW = { width: 390, height: 450 };
/** No quiet hours, so that the limits are the same at any time of the day. */
const SLOW = { pace: "slow", num_switches: 3, quiet_from: 8, quiet_until: 8 };
/** The browser reports each refused call as an error of the page. */
const REFUSED = /status of 40[0-9]/;

const complaintsOf = (...players: BrowserPlayer[]) =>
	players.flatMap(({ complaints }) => complaints.filter((text) => !REFUSED.test(text)));

/** Opens a slow game at its second part. */
const secondPart = () =>
	roomAt(plotluck, STATUS.storyWrite, { players: 3, part: 1, settings: SLOW });

/** Opens home on a device that has had this seat for a while. */
async function atHome(player: WirePlayer): Promise<BrowserPlayer> {
	const opened = await deviceOf(player, true);
	await opened.page.goto(plotluck.url);
	return opened;
}

test("a player of a slow game returns, reads what happened, and moves to another device", async () => {
	const [host, second, guest] = await secondPart();
	const { room_code: code } = guest.seat;
	guest.leave();
	const phone = await atHome(guest);
	const { page } = phone;
	await page.getByRole("heading", { name: roomsBackWords.heading }).waitFor();
	await phone.sees(/^until \w+day, \d\d:\d\d$/);
	await page.getByRole("link", { name: `Your turn in ${host.player.name}’s story` }).click();
	await page.getByRole("textbox").first().waitFor();

	await phone.press(say.soFar.open);
	await phone.sees(/^Player1 handed in part 1, \d+ words$/);
	await page.locator("summary").first().click();
	await phone.sees(`Part 0 by ${guest.player.name}: and then it rained.`);
	const made = page.waitForResponse(
		(response) =>
			response.url().endsWith("/continueLink") && response.request().method() === "POST",
	);
	await phone.press(say.move.make);
	const { token } = (await (await made).json()) as { token: string };
	const link = `${plotluck.url}/continue#${token}`;
	await page.getByRole("img", { name: say.move.qr }).waitFor();
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

test("the host of a slow game nudges once a day, and offers the place of a player who left", async () => {
	const [first, second, guest] = await secondPart();
	await guest.act("game/exit");
	const host = await enterSeatOf(first);
	await host.press("Host’s desk");
	const { nudge, offer } = say.desk;
	await host.confirm(nudge.label("Player2"), nudge.sure("Player2"));
	await host.sees(nudge.done("Player2"));
	await host.press("Close");
	await host.press("Host’s desk");
	await host.confirm(nudge.label("Player2"), nudge.sure("Player2"));
	await host.sees(REFUSALS.nudged);
	await host.confirm(offer.label, offer.sure);
	await host.sees(offer.offered);
	const newcomer = await WirePlayer.join(plotluck.url, second.seat.room_code, "Newcomer");
	await host.page.getByText(offer.heading).waitFor({ state: "detached" });
	expect(newcomer.player.data.audience).toBe(false);
	expect(complaintsOf(host)).toEqual([]);
});

test("a host connects a chat, and subscribes to a calendar of their deadlines", {
	timeout: 120_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = host;
	await allowClipboard(page.context());
	const code = await host.createRoom(plotluck.url, "default", { pace: "slow" });
	await WirePlayer.join(plotluck.url, code, "Boooo");
	await host.press("Host’s desk");
	const address = page.getByLabel("Incoming webhook address");
	await address.fill("https://169.254.169.254/latest");
	await host.press("Connect");
	await host.sees("That’s not a webhook address.");
	const others = page.getByRole("radio", { name: "Mattermost, others" });
	expect(await others.isChecked()).toBe(true);
	await look(host, "desk-chat");
	await address.fill("https://hooks.slack.com/services/T/B/x");
	expect(await others.count()).toBe(0);
	await host.press("Connect");
	await host.sees("Connected: Slack");
	await look(host, "desk-chat-connected");
	expect(await page.content()).not.toContain("hooks.slack.com");
	await host.press("Disconnect");
	await host.press("Really disconnect?");
	await address.waitFor();
	await page.keyboard.press("Escape");

	const icon = page.locator('link[rel="icon"]');
	expect(await icon.getAttribute("href")).toBe("/favicon.svg");
	await host.press("Open the book");
	await expect.poll(() => icon.getAttribute("href")).toBe("/favicon-turn.svg");
	await host.submitCharacters(["A", "B", "C", "D", "E"]);
	await expect.poll(() => icon.getAttribute("href")).toMatch(/\/favicon\.svg$/);

	await host.press("Add to calendar");
	const link = page.getByRole("link", { name: "Subscribe in this device’s calendar" });
	const webcal = (await link.getAttribute("href")) ?? "";
	expect(webcal).toMatch(/^webcal:\/\/[^/]+\/api\/v3\/calendars\/[\w-]{43}\.ics$/);
	await look(host, "calendar");
	await host.press("Copy the address");
	await host.sees("Copied");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(webcal.replace("webcal:", "http:"));
	expect(await (await fetch(copied)).text()).toContain("BEGIN:VCALENDAR");
	await host.press("Make a new address");
	await host.press("The old one stops working. Sure?");
	await host.sees("The old address doesn’t work any more.");
	expect((await fetch(copied)).status).toBe(404);
	// Chromium reports the refused address as an error of the page.
	expect(host.complaints.filter((text) => !text.includes("422"))).toEqual([]);
});
