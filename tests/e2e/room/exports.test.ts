import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import Zip from "jszip";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { openDatabase } from "../../../db/connection.ts";
import { openRoom } from "../../../db/rooms.ts";
import { saveShare } from "../../../db/shares.ts";
import type { SharedStory } from "../../../gateway/api/answers.ts";
import { isoDay } from "../../../web/exports/file-names.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allowClipboard, inFirefox, skipInFirefox } from "../../players/browser/engine.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { partText, type Seated } from "../../players/wire/turn.ts";

withPlotluck();

/** The longest part, which needs more than one picture. */
const LONG = `It rained all night. ${"The potato said nothing, but it said it loudly. ".repeat(290)}The end.`;
const TITLE = 'Who/what: "why"?';
const NAMED = "Who_what_ _why__";

let reader: BrowserPlayer;
let code: string;
let stories: WireStory[];

beforeAll(async () => {
	const players = await playedThrough();
	const [, guest] = players;
	code = guest.seat.room_code;
	stories = Object.values(guest.game.stories).sort((a, b) => a.meta.index - b.meta.index);
	reader = await enterSeatOf(guest);
	await allowClipboard(reader.page.context());
	await reader.sees("FANFICS");
	await reader.page.getByRole("heading", { name: sharingWords.heading }).click();
});

/**
 * Plays a game of three to its results with a long, a blank and a censored part, and a title that
 * file systems reject.
 */
async function playedThrough() {
	const first: Record<string, string> = { Player1: LONG, Player2: " " };
	const part = (who: Seated) =>
		(who.player.current_submission?.index === 0 && first[who.player.name]) || partText(who);
	const title = ({ player: { name } }: Seated) => (name === "Player1" ? TITLE : `Title by ${name}`);
	const players = await roomAt(plotluck, STATUS.censoring, {
		settings: { num_switches: 2, moderation: true },
		texts: { part, title },
	});
	const [host, , third] = players;
	const parts = Object.values(host.player.stories).flatMap((story) =>
		Object.values(story.submissions),
	);
	const banned = parts
		.filter((part) => part.player === third.player.name && part.index === 0)
		.map(({ id }) => id);
	expect(
		await host.act("submission/censor", { vip_action: { censor_submission: banned } }),
	).toBeNull();
	await skipTo(plotluck, players, STATUS.results);
	return players;
}

async function downloaded(file: Download): Promise<{ name: string; content: Buffer }> {
	return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Presses a button and returns its download. */
async function download(page: Page, button: string) {
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: button }).click(),
	]);
	return downloaded(file);
}

const today = (): string => {
	const now = new Date();
	return `${now.getMonth() + 1}_${now.getDate()}_${now.getFullYear()}`;
};

const titles = () => stories.map(({ meta }) => (meta.title === TITLE ? NAMED : (meta.title ?? "")));

/** Returns a part's text in an export. */
const shown = ({ content, meta }: WireStory["submissions"][string]) =>
	meta.censored ? "TEXT REMOVED" : content.trim() || "(left blank)";

interface Picture {
	width: number;
	height: number;
	/** Number of different lines of pixels. A blank picture has one. */
	lines: number;
}

/** Returns a PNG's size and number of different lines. */
function readPng(file: Buffer): Picture {
	expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
	const chunks: Buffer[] = [];
	for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
		if (file.toString("latin1", at + 4, at + 8) === "IDAT")
			chunks.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
	}
	const height = file.readUInt32BE(20);
	const pixels = inflateSync(Buffer.concat(chunks));
	const stride = pixels.length / height;
	const lines = new Set(
		Array.from({ length: height }, (_, y) =>
			pixels.subarray(y * stride, (y + 1) * stride).toString("latin1"),
		),
	);
	return { width: file.readUInt32BE(16), height, lines: lines.size };
}

describe("a finished game", () => {
	test("says when a download fails, and can be asked again", async (context) => {
		// No later download would arrive.
		skipInFirefox(context, "a failed download");
		await reader.page.route("**/assets/jszip*", (route) => route.abort());
		await reader.press("Texts .zip");
		await reader.sees("That didn’t work. Please try again.");
		await reader.page.unroute("**/assets/jszip*");
		reader.complaints.length = 0; // the page logs this error rightly
	});

	test("downloads as texts, every story whole", async () => {
		const { name, content } = await download(reader.page, "Texts .zip");
		expect(name).toBe(`Plotluck_${code}_texts_${today()}.zip`);
		const { files } = await Zip.loadAsync(content);
		expect(Object.keys(files)).toEqual(titles().map((title) => `Plotluck_${title}_${today()}.txt`));
		const texts = await Promise.all(Object.values(files).map((file) => file.async("string")));
		for (const [i, story] of stories.entries()) {
			expect(texts[i]).toContain(story.meta.title);
			for (const { name } of Object.values(story.characters)) expect(texts[i]).toContain(name);
			for (const part of Object.values(story.submissions)) {
				expect(texts[i]).toContain(shown(part));
				expect(texts[i]).toContain(part.player);
			}
		}
		const whole = texts.join();
		for (const words of [LONG, "(left blank)", "TEXT REMOVED"]) expect(whole).toContain(words);
	});

	test("downloads as pictures, long stories as several", async () => {
		const button = reader.page.getByRole("button", { name: "Pictures .zip" });
		let begun = 0;
		reader.page.on("download", () => begun++);
		const [file] = await Promise.all([
			reader.page.waitForEvent("download", { timeout: 90_000 }),
			button.dblclick(),
		]);
		const { name, content } = await downloaded(file);
		await button.click({ trial: true }); // waits until the button is enabled again
		expect(begun).toBe(1);
		expect(name).toBe(`Plotluck_${code}_pictures_${today()}.zip`);
		const { files } = await Zip.loadAsync(content);
		const expected = stories.flatMap((story, i) => {
			const base = `Plotluck_${titles()[i]}_${today()}`;
			const long = Object.values(story.submissions).some((part) => part.content.length > 10_000);
			return long ? [`${base}_1.png`, `${base}_2.png`] : [`${base}.png`];
		});
		expect(Object.keys(files).filter((file) => !/_3\.png$/.test(file))).toEqual(expected);
		for (const file of Object.values(files)) {
			const picture = readPng(await file.async("nodebuffer"));
			expect(picture.width).toBe(1440);
			expect(picture.height).toBeGreaterThan(600);
			expect(picture.height).toBeLessThanOrEqual(11_650);
			expect(picture.lines).toBeGreaterThan(200);
		}
	});

	test("downloads as a book for e-readers", async () => {
		const { name, content } = await download(reader.page, "Book .epub");
		expect(name).toBe(`Plotluck_${code}_book_${isoDay(new Date())}.epub`);
		const { messages } = await EpubCheck.validate(content);
		expect(messages.filter(({ severity }) => /error|warning/.test(severity))).toEqual([]);
		const { files } = await Zip.loadAsync(content);
		const faces = Object.keys(files).filter((file) => /images\/face-\d+\.png$/.test(file));
		expect(faces.length).toBeGreaterThan(0);
		const cover = await files["EPUB/images/cover-picture.png"]?.async("nodebuffer");
		const { width, height, lines } = readPng(cover ?? Buffer.alloc(0));
		expect([width, height]).toEqual([1200, 1600]);
		expect(lines).toBeGreaterThan(200);
		const pages = await Promise.all(
			stories.map((_, i) => files[`EPUB/story-${i + 1}.xhtml`]?.async("string")),
		);
		for (const words of ["The end.", "(left blank)", "TEXT REMOVED"])
			expect(pages.join()).toContain(words);
	});

	test("downloads as a book to print, which needs no network", async () => {
		const { name, content } = await download(reader.page, "Book to print");
		expect(name).toBe(`Plotluck_${code}_book_${isoDay(new Date())}.html`);
		const page = await (await browser.newContext()).newPage();
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		page.on("console", (message) => asked.push(message.text()));
		await page.setContent(content.toString());
		await page.getByRole("heading", { name: "Player1, Player2 and Player3" }).waitFor();
		await page.getByRole("link", { name: TITLE }).first().waitFor();
		const fonts = await page.evaluate(async () => {
			await document.fonts.ready;
			return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
		});
		expect(fonts.sort().map((font) => font.replaceAll('"', ""))).toEqual([
			"Lilita One loaded",
			"Literata Variable loaded",
		]);
		expect(asked.filter((address) => !address.startsWith("data:"))).toEqual([]);
		// Firefox compresses the list of the pages.
		if (inFirefox) return;
		const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
		// Cover, contents and casts, and every story each begin on a new page.
		expect(printed.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(3 + stories.length);
	});

	test("lets each opened story be saved and shared", async () => {
		const { page } = reader;
		await reader.press(/Title by Player3/);
		const picture = await download(page, "Save picture");
		expect(picture.name).toBe(`Plotluck_Title by Player3_${today()}.png`);
		expect(readPng(picture.content).lines).toBeGreaterThan(200);
		// A phone has one way in view, and folds the others away.
		expect(await page.getByRole("button", { name: "Link", exact: true }).count()).toBe(0);
		await page.getByRole("dialog").getByRole("button", { name: "More" }).click();
		const teaser = await download(page, "Square picture");
		expect(teaser.name).toBe(`Plotluck_Title by Player3_${isoDay(new Date())}_square.png`);
		const square = readPng(teaser.content);
		expect(square).toMatchObject({ width: 1080, height: 1080 });
		expect(square.lines).toBeGreaterThan(200);
		const text = await download(page, "Save text");
		expect(text.name).toBe(`Plotluck_Title by Player3_${today()}.txt`);
		expect(text.content.toString()).toContain("Title by Player3");

		await reader.press("Link");
		const link = await page.getByRole("textbox", { name: "The link" }).inputValue();
		expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/view\/[\w-]{12}$/);
		await reader.sees("Copied. Anyone with this link can read the story for 24 hours.");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

		const stranger = await BrowserPlayer.open(browser, "nobody", { width: 320, height: 568 });
		await stranger.page.goto(link);
		await stranger.page.getByRole("heading", { name: "Title by Player3" }).waitFor();
		const shared = stories.find(({ meta }) => meta.title === "Title by Player3");
		for (const part of Object.values(shared?.submissions ?? {})) await stranger.sees(shown(part));
		await stranger.sees(/This page is here until \d+ \w+ at \d\d:\d\d\./);
		expect(
			await stranger.page.evaluate(() => document.documentElement.scrollWidth),
		).toBeLessThanOrEqual(320);
		expect(stranger.complaints).toEqual([]);
	});

	test("says when a permalink leads to no story", async () => {
		const stranger = await BrowserPlayer.open(browser, "nobody", { width: 390, height: 844 });
		await stranger.page.goto(`${plotluck.url}/view/longgonestory`);
		await stranger.sees("This story has gone home");
		await stranger.page.getByRole("link", { name: "Write one with your friends" }).click();
		await stranger.page.waitForURL(`${plotluck.url}/`);
	});

	test("causes no error or warning in the browser", () => expect(reader.complaints).toEqual([]));
});

const SHARED: SharedStory = {
	title: "Potato, P.I.",
	mature: false,
	captain: { name: "Mika", sprite_id: 2 },
	characters: ["Gandalf", "Miss Piggy"],
	parts: [
		{ player: "Mika", sprite_id: 2, content: "It rained.", censored: false, reactions: { 3: 2 } },
		{
			player: "Boooo",
			sprite_id: 0,
			content: "Again.",
			censored: false,
			reactions: { 0: 1, 5: 4 },
		},
		{ player: null, sprite_id: null, content: "", censored: true, reactions: {} },
	],
	awards: ["Best title", "Crowd favourite"],
	best_line: "It rained.",
	expires_at: Date.now() + 3_600_000,
};

/** Shares a story as its game would. Returns the path of its page. */
async function putOut(body: SharedStory, code: string): Promise<string> {
	const db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
	const gameId = Number(await openRoom(db, code, 1));
	const story = { gameId, storyId: gameId * 1000, body, expiresAt: body.expires_at };
	const shortcut = await saveShare(db, story);
	await db.destroy();
	return `/view/${shortcut}`;
}

test("a shared story shows the faces of its writers, the reactions and its awards", async () => {
	const reader = await BrowserPlayer.open(browser, "Reader", { width: 390, height: 844 });
	const { page } = reader;
	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	await page.goto(plotluck.url + (await putOut(SHARED, "SHAR")));
	await reader.sees("Again.");
	expect(calls.filter((path) => path.includes("/stories/"))).toEqual([]);
	const strips = page.locator("article");
	const faces = await strips
		.locator("> span img")
		.evaluateAll((all) =>
			all.map(
				(face) => /([a-z]+)[-.]/.exec((face as HTMLImageElement).src.split("/").at(-1) ?? "")?.[1],
			),
		);
	expect(faces).toEqual(["raccoon", "ghost"]);
	const reactions = page.getByRole("list", { name: "Stickers for part two" }).getByRole("listitem");
	expect(await reactions.allTextContents()).toEqual(["4", "1"]);
	const awards = page.getByRole("list", { name: "Awards" }).getByRole("listitem");
	expect(await awards.allTextContents()).toEqual(["Best title", "Crowd favourite"]);
	expect(reader.complaints).toEqual([]);
});

test("an 18+ story asks for the reader's age, and is loaded then", async () => {
	const reader = await BrowserPlayer.open(browser, "Reader", { width: 390, height: 844 });
	const path = await putOut({ ...SHARED, mature: true }, "GROW");
	const answer = await fetch(plotluck.url + path);
	expect(await answer.text()).not.toContain("Again.");
	await reader.page.goto(plotluck.url + path);
	await reader.page.getByRole("button", { name: sharingWords.view.show }).click();
	await reader.sees("Again.");
});
