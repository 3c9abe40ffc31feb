import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
/** The browser reports each refused call as an error of the page. */
const REFUSED = /status of 40[0-9]/;

async function visitor(name: string, path: string): Promise<BrowserPlayer> {
	const guest = await BrowserPlayer.open(browser, name, SIZE);
	await guest.page.goto(`${plotluck.url}${path}`);
	await guest.introduce();
	return guest;
}

/** Opens a room, and the browser of its host. */
async function openHost(rules: object = {}) {
	const alma = await WirePlayer.host(plotluck.url, { ...QUICK, ...rules }, "Alma");
	const code = alma.seat.room_code;
	return { host: await enterSeatOf(alma), code };
}

const complaintsOf = ({ complaints }: BrowserPlayer) =>
	complaints.filter((text) => !REFUSED.test(text));

const dialogButton = (page: Page, name: string) =>
	page.getByRole("dialog").getByRole("button", { name, exact: true });

test("a device keeps its seats in two rooms, in two tabs and from home", async () => {
	const first = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const second = await WirePlayer.host(plotluck.url, QUICK, "Bert");
	const codes = [first.seat.room_code, second.seat.room_code] as const;
	const guest = await visitor("Mika", `/game/${codes[0]}`);
	const { page } = guest;
	await guest.sees("Waiting for Alma");
	const [seat] = Object.values(first.game.players).filter(({ name }) => name === "Mika");

	const tab = await page.context().newPage();
	await tab.goto(`${plotluck.url}/game/${codes[1]}`);
	await tab.getByRole("button", { name: "Sit down" }).click();
	await tab.getByText("Waiting for Bert").waitFor();
	await guest.sees("Waiting for Alma");
	expect(await page.getByText("open in another tab").count()).toBe(0);
	await tab.goto(plotluck.url);
	await tab.getByText("In the lobby, 2 at the table").first().waitFor();
	const links = tab.getByRole("link", { name: /Back to room/ });
	expect(await links.count()).toBe(2);

	// The first game begins, and its seat is the same one.
	await page.goto(plotluck.url);
	await first.act("game/start");
	await first.reached(STATUS.characters);
	await page.reload();
	await guest.sees("Your turn");
	await look(guest, "home-two-rooms");
	await page.getByRole("link", { name: `Back to room ${codes[0]}` }).click();
	await page.getByRole("textbox").first().waitFor();
	await first.until(() => first.game.players[seat?.id ?? 0]?.data.connected === true);
	expect(Object.values(first.game.players)).toHaveLength(2);
	await tab.getByRole("link", { name: `Back to room ${codes[1]}` }).click();
	await tab.getByText("Waiting for Bert").waitFor();
	expect(Object.values(second.game.players)).toHaveLength(2);

	// A room that is over disappears, and codes can be hidden.
	await tab.goto(plotluck.url);
	await first.act("game/vip", { vip_action: { close_game: true } });
	await page.waitForURL(`${plotluck.url}/`);
	await guest.sees("The host has closed this room");
	await page.getByRole("link", { name: `Back to room ${codes[1]}` }).waitFor();
	await expect.poll(() => page.getByRole("link", { name: /Back to room/ }).count()).toBe(1);
	await tab.reload();
	await expect.poll(() => links.count()).toBe(1);

	// Without a network the seat is still offered.
	await page.route("**/api/v3/rooms/*", (route) => route.abort());
	await page.reload();
	await guest.sees("Your seat is kept.");
	expect(await page.getByRole("link", { name: `Back to room ${codes[1]}` }).count()).toBe(1);
	expect(complaintsOf(guest).filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
});

test("a kicked person gets in by none of the ordinary pages", async () => {
	const { host, code } = await openHost();
	const elsewhere = await WirePlayer.host(plotluck.url, QUICK, "Bert");
	const guest = await visitor("Boooo", `/game/${code}`);
	const { page } = guest;
	await guest.sees("Waiting for Alma");

	await host.press("Host’s desk");
	await host.page.getByRole("button", { name: "Remove Boooo" }).dblclick();
	await host.sees("Remove Boooo?");
	await host.page.getByText("You were away").click();
	await host.page.getByRole("dialog").getByRole("switch").click();
	await dialogButton(host.page, "Remove Boooo").click();
	await page.waitForURL(`${plotluck.url}/`);
	await guest.sees(REFUSALS.kicked("away"));
	await look(guest, "kicked");
	await host.sees("The room’s locked.");
	await host.page.getByRole("button", { name: "Host’s desk" }).click();
	await host.press("Unlock the room");
	await host.page.getByText("The room’s locked.").waitFor({ state: "detached" });

	const isRefused = async () => {
		await guest.sees("No way in");
		await guest.sees(REFUSALS.kicked("away"));
	};
	expect(await page.getByText(`Back to room ${code}`).count()).toBe(0);
	await page.goto(`${plotluck.url}/game/${code}`);
	await isRefused();
	await look(guest, "kicked-out");

	// By another room and back.
	await page.goto(`${plotluck.url}/game/${elsewhere.seat.room_code}`);
	await guest.press("Sit down");
	await guest.sees("Waiting for Bert");
	await guest.confirm("Leave", "Are you sure?");
	await page.waitForURL(`${plotluck.url}/`);
	await page.goto(`${plotluck.url}/game/${code}`);
	await isRefused();

	// The code is not suggested, and the field does not take it.
	await page.goto(`${plotluck.url}/play/join`);
	const field = page.getByRole("textbox", { name: "Room code" });
	await expect.poll(() => field.inputValue()).toBe(elsewhere.seat.room_code);
	await field.fill(code);
	await guest.press("Join");
	await guest.sees(REFUSALS.kicked("away"));

	// With another name and without the secret.
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("seat:")) localStorage.removeItem(key);
		localStorage.setItem("playerName", "Nobody");
	});
	for (const query of ["", "?audience=true"]) {
		await page.goto(`${plotluck.url}/play/join${query}`);
		await field.fill(code);
		await page.getByRole("button", { name: /Join|Watch/ }).click();
		await guest.sees(REFUSALS.kicked("away"));
	}
	await page.goto(`${plotluck.url}/game/${code}`);
	await guest.press("Sit down");
	await isRefused();
	await host.sees("One more and we can start");
	expect([...complaintsOf(host), ...complaintsOf(guest)]).toEqual([]);
});

test("a typed or pasted code replaces the suggested one", async () => {
	const known = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const next = await WirePlayer.host(plotluck.url, QUICK, "Bert");
	const over = await WirePlayer.host(plotluck.url, QUICK, "Cleo");
	const code = next.seat.room_code;
	const guest = await visitor("Mika", `/game/${known.seat.room_code}`);
	const { page } = guest;
	await guest.sees("Waiting for Alma");
	await page.goto(`${plotluck.url}/game/${over.seat.room_code}`);
	await guest.press("Sit down");
	await guest.sees("Waiting for Cleo");
	await page.goto(`${plotluck.url}/play/join`);
	const field = page.getByRole("textbox", { name: "Room code" });
	await expect.poll(() => field.inputValue()).toBe(over.seat.room_code);
	await over.act("game/vip", { vip_action: { close_game: true } });
	await page.reload();
	await expect.poll(() => field.inputValue()).toBe(known.seat.room_code);

	// What a person reads: capitals are the field's style.
	const written = async () => (await field.inputValue()).trim().toUpperCase();
	// At once, after a click, and behind the code in the field.
	await page.keyboard.type(code.toLowerCase());
	expect(await written()).toBe(code);
	await field.click();
	await page.keyboard.type("abcd");
	expect(await written()).toBe("ABCD");
	await page.keyboard.press("End");
	await page.keyboard.type(code);
	expect(await written()).toBe(code);
	for (const pasted of [
		`${plotluck.url}/game/${code}`,
		` ${code.toLowerCase()} `,
		`Room code: ${code}!`,
		`Come over! ${plotluck.url}/game/${code}?x=1`,
	]) {
		await field.fill("ABCD");
		await page.keyboard.press("End");
		await page.keyboard.insertText(pasted);
		expect(await written(), pasted).toBe(code);
	}
	await guest.press("Join");
	await guest.sees("Waiting for Bert");
	expect(complaintsOf(guest)).toEqual([]);
});

test("in the lobby people change name, avatar and side, and everybody sees it", async () => {
	const { host, code } = await openHost({ maturity: "MATURE" });
	const guest = await visitor("Boooo", `/game/${code}`);
	const { page } = guest;
	await guest.sees("Waiting for Alma");
	const change = page.getByRole("button", { name: "Change your name, face or seat" });
	const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });

	await change.click();
	await name.fill("ab");
	await dialogButton(page, "That’s me").click();
	await guest.sees("Name must be at least 3 characters");
	await name.fill("Renamed");
	await dialogButton(page, "Next face").click();
	await dialogButton(page, "That’s me").click();
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await host.sees("Renamed");
	expect(await page.evaluate(() => localStorage.getItem("playerName"))).toBe("Renamed");

	// A refusal is shown in the dialog, and changes nothing.
	await change.click();
	await page.getByRole("dialog").getByText("no", { exact: true }).click();
	await dialogButton(page, "That’s me").click();
	await guest.sees("This room is for players aged 18 and over");
	await look(guest, "change-refused");
	expect(await page.evaluate(() => localStorage.getItem("playerMature"))).toBe("true");
	await dialogButton(page, "Close").click();

	await change.click();
	await page.getByText("in the audience").click();
	await dialogButton(page, "That’s me").click();
	await guest.sees("You’re watching.");
	const watching = host.page.locator("main").getByText("1 watching");
	await watching.waitFor();
	await expect.poll(() => change.count()).toBe(1);
	await change.click();
	await page.getByText("at the table", { exact: true }).click();
	await dialogButton(page, "That’s me").click();
	await watching.waitFor({ state: "detached" });

	// The host keeps the crown at the table.
	await host.page.getByRole("button", { name: "Change your name, face or seat" }).click();
	await host.sees("You’re wearing the crown. Pass it on before you join the audience.");
	await dialogButton(host.page, "Close").click();

	// Changes on the profile page are applied to the seat.
	await page.goto(`${plotluck.url}/user`);
	await page.getByRole("textbox", { name: "Name" }).fill("Thirdly");
	await guest.press("Save");
	await page.getByRole("link", { name: `Back to room ${code}` }).click();
	await host.sees("Thirdly");
	expect([...complaintsOf(host), ...complaintsOf(guest)]).toEqual([]);
});

test("the second player with the same avatar is told, and may change or keep it", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const avatarOf = (name: string) =>
		Object.values(host.game.players).find((player) => player.name === name)?.meta.sprite_id;
	const guest = await BrowserPlayer.open(browser, "Boooo", SIZE);
	await guest.page.addInitScript(
		(sprite) => {
			localStorage.playerName ??= "Boooo";
			localStorage.playerMature ??= "true";
			localStorage.playerTheme ??= "1";
			localStorage.playerSprite ??= sprite;
		},
		String(avatarOf("Alma")),
	);
	await guest.page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await guest.press("Sit down");
	const twin = guest.page.getByText("Alma came with the same face.");
	await twin.waitFor();
	await look(guest, "lobby-lookalike");
	await guest.press("We both keep it");
	await twin.waitFor({ state: "detached" });
	await guest.page.reload();
	await guest.press("Wear another one");
	await twin.waitFor({ state: "detached" });
	await host.until(() => avatarOf("Boooo") !== avatarOf("Alma"));
	const [, own] = Object.values(host.game.players);
	expect(own?.meta.theme).toBe(1);
	// The others may see it before the answer reaches the device.
	await expect
		.poll(() => guest.page.evaluate(() => localStorage.getItem("playerSprite")), {
			timeout: 20_000,
		})
		.toBe(String(avatarOf("Boooo")));
	expect(complaintsOf(guest)).toEqual([]);
});
