import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Download } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { takeTurn } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const MOVING: BrowserContextOptions = { reducedMotion: "no-preference" };
const DRAWING = "hot 34 200,200 800,200 800,800;ink 14 500,500;sky 34 100,900 900,900";

/** Plays a game of three, with a cover on each story, to the results. Returns a guest. */
async function guestAtResults(): Promise<WirePlayer> {
	const players = await roomAt(plotluck, STATUS.storyTitle);
	for (const player of players) {
		const [story = 0] = player.player.own_stories;
		expect(await player.act("cover/begin", { story })).toBeNull();
		await takeTurn(player);
		expect(await player.act("cover/draw", { story, cover: DRAWING })).toBeNull();
	}
	await skipTo(plotluck, players, STATUS.results);
	const [, guest] = players;
	return guest;
}

async function openResults(guest: WirePlayer, without: readonly string[] = []) {
	const reader = await inSeatOf(guest, MOVING);
	await reader.page.addInitScript((names) => {
		for (const name of names) Reflect.deleteProperty(window, name);
		const { matchMedia } = window;
		// Firefox of the tests emulates no motion.
		window.matchMedia = (query) =>
			matchMedia.call(window, query.includes("prefers-reduced-motion") ? "not all" : query);
	}, without);
	await reader.page.goto(`${plotluck.url}/game/${guest.seat.room_code}`);
	await reader.sees("FANFICS");
	await reader.page.getByRole("heading", { name: "Take them home" }).click();
	return reader;
}

async function download({ page }: BrowserPlayer, button: string): Promise<Download> {
	const file = page.waitForEvent("download", { timeout: 120_000 });
	await page.getByRole("button", { name: button }).click();
	return file;
}

const typeOf = (file: Download): string => file.suggestedFilename().split(".").at(-1) ?? "";

interface Watched {
	size: number[];
	seconds: number;
	/** How much the first and the last frame differ from the still, from 0 to 255. */
	differences: number[];
}

/** Plays a film in a page of its own, and compares its first and its last frame with the still. */
async function watched(film: Download, still: Download): Promise<Watched> {
	const page = await (await browser.newContext()).newPage();
	const data = async (file: Download, type: string) =>
		`data:${type};base64,${await readFile(await file.path(), "base64")}`;
	const addresses = [await data(film, `video/${typeOf(film)}`), await data(still, "image/png")];
	return page.evaluate(async ([videoAddress = "", stillAddress = ""]) => {
		const [width, height] = [270, 480];
		const pixelsOf = (source: CanvasImageSource) => {
			const context = new OffscreenCanvas(width, height).getContext("2d");
			context?.drawImage(source, 0, 0, width, height);
			return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
		};
		const image = new Image();
		image.src = stillAddress;
		await image.decode();
		const picture = pixelsOf(image);
		const difference = (source: CanvasImageSource) => {
			const other = pixelsOf(source);
			return (
				picture.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) /
				picture.length
			);
		};
		const video = document.createElement("video");
		video.muted = true;
		const once = (name: string) =>
			new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
		const loaded = once("loadeddata");
		video.src = videoAddress;
		await loaded;
		const first = difference(video);
		// A recording can be neither sought in nor has a length before its end.
		const ended = once("ended");
		video.playbackRate = 4;
		await video.play();
		await ended;
		const differences = [first, difference(video)];
		const seconds = video.duration;
		return { size: [video.videoWidth, video.videoHeight], seconds, differences };
	}, addresses);
}

function expectFilm({ size, seconds, differences }: Watched, longest = 11): void {
	expect(size).toEqual([1080, 1920]);
	expect(seconds).toBeGreaterThan(9);
	expect(seconds).toBeLessThan(longest);
	const [first = 0, last = 0] = differences;
	expect(last).toBeLessThan(3);
	expect(first).toBeGreaterThan(last + 5);
}

test("a guest downloads the winner as a film, whose last frame is the picture", {
	timeout: 240_000,
}, async () => {
	const reader = await openResults(await guestAtResults());
	const { page } = reader;
	const downloads: string[] = [];
	page.on("download", (file) => downloads.push(file.suggestedFilename()));

	await reader.press("Share the winner");
	await page.getByRole("progressbar", { name: "Making the film" }).waitFor();
	await page.keyboard.press("Enter"); // the button to cancel has the focus
	const share = page.getByRole("button", { name: "Share the winner" });
	await share.waitFor();
	expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);

	const still = await download(reader, "Winner’s picture");
	const film = await download(reader, "Share the winner");
	expect(downloads).toHaveLength(2);
	expect(still.suggestedFilename()).toMatch(/_story\.png$/);
	expect(film.suggestedFilename()).toMatch(/_story\.(mp4|webm)$/);
	expect((await readFile(await film.path())).length).toBeLessThan(8_000_000);
	expectFilm(await watched(film, still));
	await share.waitFor();
	expect(reader.complaints).toEqual([]);
});

/** Lets a page's recorders start late, as on a slow device, whose encoder takes no frames at first. */
const startLate = ({ page }: BrowserPlayer): Promise<void> =>
	page.evaluate(() => {
		window.MediaRecorder = class extends MediaRecorder {
			override start(slice?: number): void {
				setTimeout(() => super.start(slice), 4000);
			}
		};
	});

test("without WebCodecs the film is recorded, and without a recorder there is the picture", {
	timeout: 240_000,
}, async () => {
	const guest = await guestAtResults();
	const recording = await openResults(guest, ["VideoEncoder"]);
	await startLate(recording);
	const still = await download(recording, "Winner’s picture");
	const film = await download(recording, "Share the winner");
	expect(typeOf(film)).toMatch(/^(mp4|webm)$/);
	// A recorded one stands still at its ends until a busy machine's recorder follows.
	expectFilm(await watched(film, still), 20);
	expect(recording.complaints).toEqual([]);

	const old = await openResults(guest, ["VideoEncoder", "MediaRecorder"]);
	expect(typeOf(await download(old, "Share the winner"))).toBe("png");
	expect(old.complaints).toEqual([]);
});
