import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { coherentSettings } from "#game/settings/coherent-settings.ts";
import { PRESETS } from "#game/settings/presets.ts";
import {
	DEFAULT_SETTINGS,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
	type SomeSettings,
} from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { tableWords } from "#words/game/table.ts";
import { isAskedFor } from "../../../web/pages/house-rules/house-rules.ts";
import { MODE_FORMS } from "../../../web/pages/house-rules/modes.ts";
import { BrowserPlayer, OPEN_ROOM } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inView } from "../../players/browser/checks/in-view.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
/** The most controls and words of the first window. */
const MOST = [13, 90] as const;

/** Opens a page as Mika, with these rules of the last game. */
async function visit(path: string, rules: object = {}): Promise<BrowserPlayer> {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	await host.page.addInitScript((kept) => void Object.assign(localStorage, kept), {
		...{ playerName: "Mika", playerSprite: "7", playerMature: "true" },
		gameSettings: JSON.stringify(rules),
	});
	await host.page.goto(plotluck.url + path);
	return host;
}

/** Opens the house rules in the lobby of a room with these rules. */
async function inLobby(rules: SomeSettings): Promise<BrowserPlayer> {
	const host = await enterSeatOf(await WirePlayer.host(plotluck.url, rules, "Mika"));
	await host.press(tableWords.lobby.rules);
	return host;
}

const fits = async (page: Page) => {
	const [controls, words] = await inView(page);
	expect(controls).toBeLessThanOrEqual(MOST[0]);
	expect(words).toBeLessThanOrEqual(MOST[1]);
};

test("the chosen evening has the focus when the house rules open, at first and again", async () => {
	const host = await inLobby({ ...DEFAULT_SETTINGS, ...PRESETS.dinner });
	const { page } = host;
	for (const time of ["first", "second"]) {
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.matches("input:checked")), {
				message: time,
			})
			.toBe(true);
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		await host.press(tableWords.lobby.rules);
	}
	expect(host.complaints).toEqual([]);
});

test("a host starts a game of four with three presses from the home page", async () => {
	const host = await visit("/");
	const { page } = host;
	let presses = 0;
	const press = async (name: string | RegExp) => {
		await host.press(name);
		presses += 1;
	};
	await press("Start a room");
	await press(OPEN_ROOM);
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	const code = page.url().slice(-4);
	const join = (name: string) => WirePlayer.join(plotluck.url, code, name);
	const guest = await join("Boooo");
	await join("Spuddy");
	expect(guest.game.settings.guess_authors).toBe(false);
	await join("Tanger");
	// From four on, a Classic guesses who wrote a story.
	await guest.until(() => guest.game.settings.guess_authors);
	await press("Open the book with 4");
	await host.sees("Who’s in it?");
	expect(presses).toBeLessThanOrEqual(3);
	expect(host.complaints).toEqual([]);
});

describe("the first window of a phone", () => {
	test("has little in it on the create page, down to the row with everything else", async () => {
		const host = await visit("/play/create?mode=default");
		const { page } = host;
		const row = page.getByRole("button", { name: createWords.everything });
		await row.waitFor();
		const main = await page.locator("main").boundingBox();
		const box = await row.boundingBox();
		if (!main || !box) throw new Error("both are on the page");
		expect(box.y + box.height).toBeLessThanOrEqual(main.y + main.height);
		await fits(page);
		await lookInEveryTheme(host, "house-rules");
		expect(host.complaints).toEqual([]);
	});

	test("has little in it in the lobby, down to the button that takes the rules", async () => {
		const host = await inLobby(PRESETS.classic);
		const { page } = host;
		const dialog = page.getByRole("dialog");
		const [row, done] = await Promise.all(
			[createWords.everything, createWords.saveRules].map((name) =>
				dialog.getByRole("button", { name }).boundingBox(),
			),
		);
		if (!row || !done) throw new Error("both are in the dialog");
		expect(row.y + row.height).toBeLessThanOrEqual(done.y);
		expect(done.y + done.height).toBeLessThanOrEqual(PHONE.height);
		await fits(page);
		await look(host, "house-rules-lobby");
		expect(host.complaints).toEqual([]);
	});
});

/** Rooms of every kind, between them with all settings. */
const KINDS: SomeSettings[] = [
	{},
	{ pace: "slow" },
	{ game_mode: "otp" },
	{ game_mode: "solo_mode" },
	{ game_mode: "solo_mode", self_shuffle: true },
];
/** The control of the quiet hours asks for these too. */
const WITH_OTHERS: SettingName[] = ["quiet_until", "time_zone"];

const settingsOf = (kind: SomeSettings) =>
	coherentSettings({ ...DEFAULT_SETTINGS, ...kind }, { mature: true, premium: false });
const askedIn = (kind: SomeSettings) =>
	SETTING_NAMES.filter((name) => isAskedFor(name, settingsOf(kind)));

/** Returns the settings that have a control on the page. */
async function controlled({ page }: BrowserPlayer): Promise<string[]> {
	await page.getByRole("button", { name: createWords.everything }).click();
	await page.getByRole("heading", { name: createWords.room }).waitFor();
	return page
		.locator("[data-rule]:has(input, select, [role=switch])")
		.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.rule ?? ""));
}

describe("every setting has a control", () => {
	test("in rooms of one kind or another", () => {
		const asked = new Set(KINDS.flatMap(askedIn));
		const inForm = SETTING_NAMES.filter((name) => SETTING_ROWS[name].form !== null);
		expect([...asked].sort()).toEqual(inForm.toSorted());
	});

	test.each(KINDS)("on the create page and in the lobby of %o", async (kind) => {
		const wanted = askedIn(kind)
			.filter((name) => !WITH_OTHERS.includes(name))
			.sort();
		const { game_mode } = settingsOf(kind);
		const { self_shuffle: drawn = false, ...rules } = kind;
		const create = await visit(`/play/create?mode=${MODE_FORMS[game_mode].query}`, {
			...rules,
			solo_self_shuffle: drawn,
		});
		expect((await controlled(create)).sort()).toEqual(wanted);
		const lobby = await inLobby(kind);
		expect((await controlled(lobby)).sort()).toEqual(wanted);
		expect([...create.complaints, ...lobby.complaints]).toEqual([]);
	});
});
