import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { avatarNames } from "#words/game/avatars.ts";
import { invitationWords } from "#words/site/invitation.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { resize } from "../../players/browser/resize.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
/** The browser reports each refused call as an error of the page. */
const REFUSED = /status of 40[0-9]/;

/** Opens the link to a room in a new browser, whose storage has these values. */
async function invite(
	code: string,
	kept: Record<string, string> = {},
	options: BrowserContextOptions = {},
): Promise<BrowserPlayer> {
	const guest = await BrowserPlayer.open(browser, "Junoo", PHONE, options);
	await guest.page.addInitScript((values) => {
		for (const [key, value] of Object.entries(values)) localStorage[key] ??= value;
	}, kept);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	// Who measures or changes the page looks at the app, and not at the document before it.
	await guest.page.locator("#app:not([data-prerendered])").waitFor({ state: "attached" });
	return guest;
}

const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };

const complaintsOf = ({ complaints }: BrowserPlayer) =>
	complaints.filter((text) => !REFUSED.test(text));

const sitDown = (page: Page) => page.getByRole("button", { name: "Sit down" });

test("a name that the server refuses stays in its field, with the reason below it", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const guest = await invite(host.seat.room_code);
	const { page } = guest;
	await page.getByText(guest.say.siteWords.yes, { exact: true }).click();
	const name = page.getByRole("textbox", { name: "Name" });
	await name.fill("ab\u202Ecd");
	await guest.press("Sit down");
	await guest.sees("has a character in it that can’t be shown");
	expect(await name.getAttribute("aria-invalid")).toBe("true");
	await name.fill("\u2068Mika\u2069");
	expect(await name.getAttribute("aria-invalid")).toBe("false");
	await guest.press("Sit down");
	await guest.sees("Waiting for Alma");
	await host.until(() => Object.values(host.game.players).some(({ name }) => name === "Mika"));
});

test("a refused name on a device without a seat moves to the field for the name", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const { room_code: roomCode, game_id: gameId } = host.seat;
	const left = {
		...{ roomCode, gameId, playerId: 99, playerSecret: "f".repeat(32), audience: false },
		...{ profile: null, newcomer: false, usedAt: Date.now(), state: "left" },
	};
	const guest = await invite(roomCode, {
		...KNOWN,
		playerName: "ab\u202Ecd",
		[`seat:${roomCode}`]: JSON.stringify(left),
	});
	await guest.sees("has a character in it that can’t be shown");
	const name = guest.page.getByRole("textbox", { name: "Name" });
	expect(await name.getAttribute("aria-invalid")).toBe("true");
	await name.fill("Mika");
	await guest.press("Sit down");
	await guest.sees("Waiting for Alma");
});

test("a newcomer gets an avatar, and takes a seat with a name and an age", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	await WirePlayer.join(plotluck.url, host.seat.room_code, "Boooo");
	const guest = await invite(host.seat.room_code);
	const { page } = guest;
	await guest.sees("You’re expected at");
	await guest.sees(`Room ${host.seat.room_code}, 2 people here`);
	// The document has brought what the page shows.
	const calls = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
	);
	expect(calls.filter((path) => path.startsWith("/api/v3/rooms"))).toEqual([]);
	await lookInEveryTheme(guest, "invitation");

	const character = page.getByText(/^You’re .+ tonight$/);
	const first = await character.textContent();
	await guest.press("Someone else");
	expect(await character.textContent()).not.toBe(first);

	await guest.press("Sit down");
	await guest.sees("NO NAME?!");
	await guest.sees("Pick one: it decides where you can play.");
	await look(guest, "invitation-faults");
	await guest.press("Your look");
	await page.getByRole("radio", { name: "night" }).check();
	await look(guest, "invitation-look");
	await guest.press("Done");
	await guest.introduce();
	await guest.sees("Waiting for Alma");
	await host.until(() => Object.values(host.game.players).some(({ name }) => name === "Junoo"));
	const seated = Object.values(host.game.players).find(({ name }) => name === "Junoo");
	expect(seated?.meta.theme).toBe(1);

	// A reload leads to the seat, and home shows the person's name.
	await page.reload();
	await guest.sees("Waiting for Alma");
	await page.goto(plotluck.url);
	await guest.press("Junoo, your card");
	expect(complaintsOf(guest)).toEqual([]);
});

test("the whole form is in view on two phones", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	await WirePlayer.join(plotluck.url, host.seat.room_code, "Boooo");
	const guest = await invite(host.seat.room_code);
	const { page } = guest;
	await guest.sees("You’re expected at");
	// The form has room for the longest name that a guest may get.
	const [longest = ""] = avatarNames.toSorted((a, b) => b.length - a.length);
	await page.locator("b[aria-live]").evaluate((name, text) => {
		name.textContent = text;
	}, invitationWords.you(longest));
	const edge = async (locator: Locator) => {
		const box = await locator.boundingBox();
		return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
	};
	const yes = page.getByText("yes", { exact: true });
	const images = page.getByRole("list", { name: "At the table" }).locator("img");
	for (const [width, height] of [
		[390, 664],
		[320, 568],
	] as const) {
		await resize(page, { width, height });
		const footer = await edge(page.locator("footer"));
		expect((await edge(yes)).bottom).toBeLessThanOrEqual(footer.top);
		const [sit, watch] = [await edge(sitDown(page)), await edge(page.getByText("Just watch"))];
		expect(Math.max(sit.top, watch.top)).toBeLessThan(Math.min(sit.bottom, watch.bottom));
		const faces = await images.evaluateAll((all) =>
			all.map((face) => (face as HTMLElement).offsetWidth),
		);
		expect(faces).toContain(48);
	}
});

test("a newcomer mistypes everything once, and still gets a seat in the audience", async () => {
	const [host] = await roomAt(plotluck, STATUS.characters, { players: 2 });
	const code = host.seat.room_code;
	const late = await BrowserPlayer.open(browser, "Tardy", PHONE);
	const { page } = late;

	await page.goto(`${plotluck.url}/play/join`);
	await late.press("Save");
	await page.getByRole("alertdialog", { name: "NO NAME?!" }).waitFor();
	await late.press("All right");
	await late.sees("Pick one: it decides where you can play.");
	await look(late, "join-no-name");
	await late.introduce();
	const field = page.getByRole("textbox", { name: "Room code" });
	await field.fill("ABIO");
	await late.press("Join");
	await late.sees("A room code has four letters, and never an I or an O.");
	await field.fill(code === "ZZZZ" ? "YYYY" : "zz-zz");
	await late.press("Join");
	await late.sees("No room with that code");
	await look(late, "join-wrong-code");

	await page.goto(`${plotluck.url}/game/${code.toLowerCase()}`);
	await late.sees("They’ve already started.");
	await look(late, "join-too-late");
	await late.press("Watch");
	await late.sees("You’re in the audience");
	await page.context().setOffline(true);
	await page.context().setOffline(false);
	await page.reload();
	await late.sees("You’re in the audience");
	expect(host.game.extra.num_audience).toBe(1);
	expect(complaintsOf(late)).toEqual([]);
});

test("a visitor with a profile takes a seat by one press, or only watches", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const guest = await invite(host.seat.room_code, KNOWN);
	const name = guest.page.getByRole("textbox", { name: "Your name" });
	await name.waitFor();
	expect(await name.inputValue()).toBe("Mika");
	await guest.sees("You’re Tanger tonight");
	await guest.press("Sit down");
	await guest.sees("Waiting for Alma");

	const fan = await invite(host.seat.room_code, { ...KNOWN, playerName: "Fanny" });
	await fan.press("Just watch");
	await fan.sees("You’re watching.");
	expect([...complaintsOf(guest), ...complaintsOf(fan)]).toEqual([]);
});

test("a newcomer's avatar flies to the seat once, unless the device asks for reduced motion", async (context) => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	for (const [reducedMotion, flights] of [
		["reduce", 0],
		["no-preference", 1],
	] as const) {
		if (flights > 0) skipInFirefox(context, "motion");
		const guest = await invite(host.seat.room_code, KNOWN, { reducedMotion });
		await guest.page.evaluate(() => {
			const { animate } = Element.prototype;
			Element.prototype.animate = function (frames, ...more) {
				const [first] = Array.isArray(frames) ? frames : [];
				if (this.hasAttribute("data-face")) document.title += ` from ${first?.transform}`;
				return animate.call(this, frames, ...more);
			};
		});
		await guest.press("Sit down");
		await guest.page.locator("li [data-face]").last().waitFor();
		const title = await guest.page.title();
		expect(title.match(/from translate\(-?\d/g)?.length ?? 0, title).toBe(flights);
		expect(complaintsOf(guest)).toEqual([]);
	}
});

test("a full room still takes an audience", async () => {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, max_players: 2 }, "Alma");
	await WirePlayer.join(plotluck.url, host.seat.room_code, "Boooo");
	const guest = await invite(host.seat.room_code, KNOWN);
	await guest.sees("Every seat is taken.");
	expect(await sitDown(guest.page).count()).toBe(0);
	await look(guest, "invitation-full");
	await guest.press("Watch");
	await guest.sees("You’re watching.");
	expect(complaintsOf(guest)).toEqual([]);
});

test("a visitor can retry at a locked room, and gets in once it is unlocked", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const guest = await invite(host.seat.room_code, KNOWN);
	await sitDown(guest.page).waitFor();
	await host.act("game/vip", { vip_action: { lock_room: true } });
	await guest.press("Sit down");
	await guest.sees("No one can hear you through the door");
	expect(await guest.page.getByRole("button", { name: /watch/i }).count()).toBe(0);
	await look(guest, "invitation-locked");
	await host.act("game/vip", { vip_action: { lock_room: false } });
	await guest.press(/Knock|Sit down/);
	await guest.sees("Waiting for Alma");
	expect(complaintsOf(guest)).toEqual([]);
});

test("a minor learns before the press that a room is for adults", async () => {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, maturity: "MATURE" }, "Alma");
	const guest = await invite(host.seat.room_code);
	await guest.sees("This room is for people aged 18 and over.");
	await guest.page.getByText("no", { exact: true }).click();
	await guest.sees("Rooms for all ages have a seat for you.");
	expect(await sitDown(guest.page).isDisabled()).toBe(true);
	await look(guest, "invitation-minor");
	await guest.page.getByText("yes", { exact: true }).click();
	expect(await sitDown(guest.page).isDisabled()).toBe(false);
	expect(complaintsOf(guest)).toEqual([]);
});

test("a room that is closed has no invitation", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	await host.act("game/vip", { vip_action: { close_game: true } });
	const guest = await invite(host.seat.room_code, KNOWN);
	await guest.sees("No way in");
	await guest.sees("No room with that code");
	expect(complaintsOf(guest)).toEqual([]);
});
