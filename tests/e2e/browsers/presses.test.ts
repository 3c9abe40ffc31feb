import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

/* What Safari allows in a press only: the clipboard, the share sheet, sound. */
withPlotluck();

const PHONE = { hasTouch: true, isMobile: true };

let guest: WirePlayer;
beforeAll(async () => {
	[, guest] = await roomAt(plotluck, STATUS.results);
});

/** Makes the clipboard and the share sheet refuse whatever comes after the press. */
async function likeSafari({ page }: BrowserPlayer): Promise<void> {
	await page.addInitScript(() => {
		let pressed = false;
		addEventListener(
			"click",
			() => {
				pressed = true;
				setTimeout(() => {
					pressed = false;
				});
			},
			true,
		);
		const refused = () => new DOMException("not in a press", "NotAllowedError");
		const copied: string[] = [];
		const shared: string[] = [];
		Object.assign(window, { copied, shared });
		Object.assign(navigator.clipboard, {
			writeText: async (text: string) => {
				if (!pressed) throw refused();
				copied.push(text);
			},
			write: async ([item]: ClipboardItem[]) => {
				if (!pressed) throw refused();
				copied.push((await (await item?.getType("text/plain"))?.text()) ?? "");
			},
		});
		document.execCommand = () => false;
		Object.assign(navigator, {
			canShare: () => true,
			share: async ({ files = [] }: ShareData) => {
				if (!pressed) throw refused();
				shared.push(...files.map(({ name, type }) => `${name} ${type}`));
			},
		});
	});
}

const listOf = ({ page }: BrowserPlayer, name: "copied" | "shared") =>
	page.evaluate((list) => (window as unknown as Record<string, string[]>)[list], name);

async function atResults(options = {}): Promise<BrowserPlayer> {
	const reader = await inSeatOf(guest, options);
	await likeSafari(reader);
	await reader.page.goto(`${plotluck.url}/game/${guest.seat.room_code}`);
	await reader.sees("FANFICS");
	return reader;
}

/** Opens a story with all ways to share it. */
async function openWays(reader: BrowserPlayer): Promise<void> {
	await reader.press(/Title by/);
	await reader.page.getByRole("dialog").getByRole("button", { name: "More" }).click();
}

test("the permalink is copied although it comes after the press", async () => {
	const reader = await atResults();
	await openWays(reader);
	await reader.press("Link");
	await reader.sees("Copied. Anyone with this link can read the story for 24 hours.");
	const link = await reader.page.getByRole("textbox", { name: "The link" }).inputValue();
	expect(await listOf(reader, "copied")).toEqual([link]);
	await reader.press("Copy link");
	await expect.poll(() => listOf(reader, "copied")).toEqual([link, link]);
	expect(reader.complaints).toEqual([]);
});

test("pictures are drawn at the first press, and shared at the second", async () => {
	const reader = await atResults(PHONE);
	let saved = 0;
	reader.page.on("download", () => saved++);
	await openWays(reader);
	await reader.press("Square picture");
	await reader.sees("Drawn. Press Share to pass it on.");
	expect(await listOf(reader, "shared")).toEqual([]);
	await reader.press(/^Share$/);
	await expect
		.poll(() => listOf(reader, "shared"))
		.toEqual([expect.stringMatching(/^Plotluck_Title by .*_square\.png image\/png$/)]);
	await reader.page.getByRole("button", { name: "Square picture" }).waitFor();
	expect([saved, reader.complaints]).toEqual([0, []]);
});

test("every press resumes the sound that a phone has stopped, and loads it if it is missing", async () => {
	const reader = await inSeatOf(guest);
	const { page } = reader;
	await page.addInitScript(() => {
		const Real = AudioContext;
		window.AudioContext = class extends Real {
			constructor() {
				super();
				Object.assign(window, { sound: this });
			}
		};
	});
	const state = () =>
		page.evaluate(() => (window as { sound?: AudioContext }).sound?.state ?? "none");
	await page.route("**/assets/synthesiser-*.js", (route) => route.abort());
	await page.goto(`${plotluck.url}/howtoplay`);
	const heading = page.getByRole("heading").first();
	const asked = page.waitForEvent("requestfailed", (request) => /synthesiser/.test(request.url()));
	await heading.click();
	await asked;
	await page.unroute("**/assets/synthesiser-*.js");
	await expect
		.poll(
			async () => {
				await heading.click();
				return state();
			},
			{ timeout: 30_000 },
		)
		.toBe("running");
	await page.evaluate(() => (window as { sound?: AudioContext }).sound?.suspend());
	expect(await state()).toBe("suspended");
	await heading.click();
	await expect.poll(state, { timeout: 30_000 }).toBe("running");
	expect(reader.complaints.filter((complaint) => !/ERR_FAILED/.test(complaint))).toEqual([]);
});
