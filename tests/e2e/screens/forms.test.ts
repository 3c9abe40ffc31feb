import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { AdminAccountRow } from "../../../gateway/api/site-answers.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import {
	ADMIN_KEY,
	browser,
	plotluck,
	withPlotluck,
} from "../../players/browser/browser-set-up.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";

withPlotluck();
servedScenes();

const LONG = { timeout: 180_000 };
/** A phone that shows its bars, and the smallest one. */
const PHONES = [
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
] as const;
const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
const PASSWORD = "a heron in the rain";

const open = async (kept = {}): Promise<BrowserPlayer> => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONES[0]);
	await player.page.addInitScript((items) => {
		for (const [key, value] of Object.entries(items)) localStorage[key] ??= value;
	}, kept);
	return player;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name }).first();

/** Whether a control has the focus, and nothing lies over it. Runs in the page. */
function isLedTo(control: Element): boolean {
	const { left, top, width, height } = control.getBoundingClientRect();
	const seen = document.elementFromPoint(left + width / 2, top + height / 2);
	const label = control.closest("label");
	return control === document.activeElement && (seen === control || label?.contains(seen) === true);
}

/** Presses a button and expects that the press leads to the field, on each of the phones. */
async function leads(page: Page, press: Locator, field: Locator): Promise<void> {
	for (const phone of PHONES) {
		await page.setViewportSize(phone);
		await page.locator("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
		await press.click();
		await expect
			.poll(() => field.evaluate(isLedTo), { message: `${await press.textContent()}` })
			.toBe(true);
	}
	await page.setViewportSize(PHONES[0]);
}

/** Returns the path of a link that an admin has made for a new password. */
async function resetPath(name: string): Promise<string> {
	const asAdmin = (method: string, path: string, body?: object) =>
		call(plotluck.url, method, path, body, { "x-admin-key": ADMIN_KEY });
	const { body } = await asAdmin("GET", `/admin/accounts?search=${name}`);
	const [account] = body.rows as AdminAccountRow[];
	const link = await asAdmin("POST", "/admin/passwordResets", { user_id: account?.user_id });
	return String(link.body.path);
}

test("a refused press focuses the first wrong field of every form of a guest", LONG, async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const guest = await open();
	const { page } = guest;
	await page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await leads(page, button(page, "Sit down"), box(page, "Your name"));
	await box(page, "Your name").fill("Junoo");
	await leads(page, button(page, "Sit down"), page.getByRole("radio", { name: "no" }));
	await box(page, "Your name").fill("Ju");
	await leads(page, button(page, "Just watch"), box(page, "Your name"));

	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await leads(page, button(page, "Open a room"), box(page, "Your name"));

	await page.goto(`${plotluck.url}/user`);
	for (const phone of PHONES) {
		await page.setViewportSize(phone);
		await guest.press("Save");
		await guest.press("All right");
		await expect.poll(() => box(page, "Name").evaluate(isLedTo)).toBe(true);
	}
	await page.setViewportSize(PHONES[0]);
	await box(page, "Name").fill("Junoo");
	await leads(page, button(page, "Save"), page.getByRole("radio", { name: "no" }));

	await page.goto(plotluck.url);
	await leads(page, button(page, "Join"), box(page, "Got a code?"));
	await page.goto(`${plotluck.url}/tv`);
	await leads(page, button(page, "Curtain up"), box(page, "Room code"));
});

test(
	"a refused press focuses the first wrong field of every form of an account",
	LONG,
	async () => {
		const player = await open(KNOWN);
		const { page } = player;
		await page.goto(`${plotluck.url}/play/join`);
		await player.press("Join");
		await player.press("All right");
		await expect.poll(() => box(page, "Room code").evaluate(isLedTo)).toBe(true);
		await box(page, "Room code").fill("ABIO");
		await leads(page, button(page, "Join"), box(page, "Room code"));

		await page.goto(`${plotluck.url}/user`);
		const opened = page.waitForEvent("popup");
		await player.press("Sign in");
		const popup = await opened;
		const [name, password] = [
			popup.getByRole("textbox", { name: "Name", exact: true }),
			popup.getByLabel("Password", { exact: true }),
		];
		await name.waitFor();
		await popup.getByRole("button", { name: "Sign in", exact: true }).click();
		await expect.poll(() => name.evaluate(isLedTo)).toBe(true);
		await name.fill("Nobody-known");
		await password.fill("wrong but long enough");
		await popup.getByRole("button", { name: "Sign in", exact: true }).click();
		await popup.getByRole("alert").getByText(/./).first().waitFor();
		await expect.poll(() => password.evaluate(isLedTo)).toBe(true);
		await popup.getByText("I’m new", { exact: true }).click();
		await name.fill("Formy");
		await password.fill("Formy12345");
		await popup.getByRole("button", { name: "Make my account" }).click();
		await expect.poll(() => password.evaluate(isLedTo)).toBe(true);
		await password.fill(PASSWORD);
		await popup.getByRole("button", { name: "Make my account" }).click();
		await popup.getByRole("button", { name: "I’ve kept them" }).click();
		await player.sees("Signed in as Formy.");

		await page.goto(`${plotluck.url}/account`);
		const section = page.getByRole("region", { name: "Password", exact: true });
		await section.locator("summary").click();
		const [own, fresh] = [
			section.getByLabel("Your password", { exact: true }),
			section.getByLabel("The new password", { exact: true }),
		];
		await own.fill("not the one I have");
		await fresh.fill("another heron in the rain");
		await leads(page, section.getByRole("button", { name: "Save" }), own);
		await own.fill(PASSWORD);
		await fresh.fill("Formy12345");
		await leads(page, section.getByRole("button", { name: "Save" }), fresh);

		await page.goto(plotluck.url + (await resetPath("Formy")));
		const reset = page.getByLabel("New password", { exact: true });
		await leads(page, button(page, "Set the password"), reset);
		await reset.fill("Formy12345");
		await leads(page, button(page, "Set the password"), reset);

		await page.goto(`${plotluck.url}/bugreport`);
		await leads(page, button(page, "Submit"), box(page, /What happened/));
	},
);

test("a refused press focuses the first missing field of every form of a game", LONG, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	await page.setViewportSize(PHONES[0]);
	await show(page, "lobby-change");
	const dialog = page.getByRole("dialog");
	const name = dialog.getByRole("textbox", { name: "Name" });
	await name.fill("x");
	await dialog.getByRole("button", { name: "That’s me" }).click();
	await expect.poll(() => name.evaluate(isLedTo)).toBe(true);

	await show(page, "characters");
	await box(page, "Character 1").fill("A Sad Toaster");
	await leads(page, button(page, "2 names to go"), box(page, "Character 2"));
	await show(page, "story-create-rating");
	await leads(page, button(page, "2 more to pick"), page.getByRole("checkbox").first());
	for (const i of [0, 1]) await page.getByRole("checkbox").nth(i).check();
	await leads(page, button(page, "Now pick a rating"), page.getByRole("radio").first());
	await show(page, "title");
	await leads(page, button(page, "That’s the title"), box(page, "Title"));
	expect(complaints).toEqual([]);
});
