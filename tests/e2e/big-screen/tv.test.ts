import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { walkTo } from "../../players/browser/walk-to.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { WireScreen } from "../../players/wire/screen.ts";
import { spark } from "../../server/gateway/sparks/sparking.ts";

withPlotluck();

const TV = { width: 1920, height: 1080 };
const LAUGH = 5;
/** How long a busy machine may take, in ms. */
const SOON = { timeout: 30_000 };
const TOGETHER = { read_together: true };

const storiesOf = ({ game }: WirePlayer): WireStory[] =>
	Object.values(game.stories).sort((a, b) => a.meta.index - b.meta.index);

/** Opens the big screen of a room. */
async function openTv(
	{ seat }: WirePlayer,
	prepare?: (page: Page) => Promise<unknown>,
	query = "",
): Promise<BrowserPlayer> {
	const tv = await BrowserPlayer.open(browser, "TV", TV);
	await prepare?.(tv.page);
	await tv.page.goto(`${plotluck.url}/tv?code=${seat.room_code}${query}`);
	return tv;
}

/** Returns the part that the host has opened, as the room shows it. */
function openPart({ game }: WirePlayer): WireSubmission {
	const { story_id = 0, part = 0 } = game.reading ?? {};
	const parts = Object.values(game.stories[story_id]?.submissions ?? {});
	const open = parts.find(({ index }) => index === part);
	if (!open) throw new Error("nothing is open");
	return open;
}

const readTo = (host: WirePlayer, story_id: number, part: number, ended = {}) =>
	host.act("game/vip", { vip_action: { read_to: { story_id, part, ...ended } } });

/** As the host, leads everybody past the last part of the last story. */
async function endReading(host: WirePlayer): Promise<void> {
	const last = storiesOf(host).at(-1);
	const part = Object.keys(last?.submissions ?? {}).length - 1;
	for (const ended of [{}, { ended: true }]) await readTo(host, last?.id ?? 0, part, ended);
}

/** Records what moves on the page from now on. */
const watchMoves = (page: Page) =>
	page.evaluate(() => {
		const seen = { faces: [] as string[], landed: [] as string[], bumped: 0, flying: 0 };
		const animate = Element.prototype.animate;
		const faceNear = (x: number, y: number) =>
			[...document.querySelectorAll<HTMLElement>("[data-face]")].find((face) => {
				const { left, right, top, bottom } = face.getBoundingClientRect();
				return x > left && x < right && y > top && y < bottom;
			});
		Element.prototype.animate = function (this: Element, ...how) {
			const animation = animate.apply(this, how);
			const { face, count } = (this as HTMLElement).dataset;
			if (face) seen.faces.push(face);
			if (count) seen.bumped += 1;
			if (this instanceof HTMLImageElement) {
				// With reduced motion it appears to the upper right of the face's middle.
				const { left, bottom, width } = this.getBoundingClientRect();
				seen.landed.push(faceNear(left - width / 2, bottom + width / 2)?.dataset.face ?? "none");
			}
			const flying = document.querySelectorAll("main [aria-hidden=true] > img").length;
			seen.flying = Math.max(seen.flying, flying);
			return animation;
		};
		Object.assign(globalThis, { seen });
	});
interface Moves {
	/** Whose faces have moved. */
	faces: string[];
	/** On whose faces something has landed. */
	landed: string[];
	/** How many counters have jumped. */
	bumped: number;
	/** The most things that have flown at once. */
	flying: number;
}
const movesOn = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { seen: Moves }).seen);

test("a screen without a seat shows the code, who writes, the part that is read, the reveal and the library", {
	timeout: 240_000,
}, async () => {
	const players = await gather(plotluck.url, 4, { ...QUICK, ...TOGETHER });
	const [host, second] = players as [WirePlayer, WirePlayer];
	const { room_code: code } = host.seat;
	const tv = await BrowserPlayer.open(browser, "TV", TV);
	const { page } = tv;
	await page.addInitScript(() => {
		speechSynthesis.getVoices = () => [];
		// The curtain waits for the press and the winner for the host, however slow the machine is.
		const start = window.setTimeout.bind(window);
		const waits = (ms = 0) => ms >= 5000 && ms <= 15_000;
		const slow = (work: () => void, ms?: number) => start(work, waits(ms) ? 1e8 : ms);
		Object.assign(window, { setTimeout: slow });
	});
	await page.goto(`${plotluck.url}/tv`);
	await page.getByRole("textbox", { name: "Room code" }).fill(code.toLowerCase());
	await tv.press("Curtain up");
	await tv.sees("4 at the table, room for");
	await page.getByRole("img", { name: `QR code that leads to room ${code}` }).waitFor();
	expect(host.game.extra.num_audience).toBe(0);
	// This browser has no voice to read aloud.
	await tv.press("Sound, voice and motion");
	await page.getByRole("switch", { name: "Calm" }).waitFor();
	expect(await page.getByRole("switch", { name: "Read aloud" }).count()).toBe(0);
	await page.keyboard.press("Escape");

	await playTo(players, STATUS.storyWrite);
	await tv.sees("Part 1 of");
	await tv.sees("Four pencils still going. Shh.");
	await expect.poll(() => page.locator("[data-state=writing]").count(), SOON).toBe(4);
	const id = host.player.current_submission?.id;
	const submission = { id, content: "Rain, and then it rained." };
	expect(await host.act("story/submit", { submission, done_submission: true })).toBeNull();
	await tv.sees("Three pencils still going. Shh.");
	const seat = page.getByRole("listitem").filter({ hasText: host.player.name });
	await seat.getByText("done", { exact: true }).waitFor();
	spark(host, { kind: "poke", to: second.id });
	await seat.getByText(`done, poking ${second.player.name}`).waitFor();
	await watchMoves(page);
	spark(host, { kind: "hop" });
	await expect.poll(async () => (await movesOn(page)).faces, SOON).toEqual([String(host.id)]);
	spark(host, { kind: "throw", to: second.id, emoji: 0 });
	const landed = async () => (await movesOn(page)).landed;
	await expect.poll(landed, SOON).toContain(String(second.id));
	// Nothing of the running game is on the strip.
	await page.locator("[data-clipping]").waitFor();
	expect(await page.getByText("it rained.").count()).toBe(0);

	await playTo(players, STATUS.reacting);
	await tv.sees("Story 1 of 4");
	await tv.sees("written by");
	await tv.press("Open the curtain");
	const part = openPart(host);
	await tv.sees(`${part.player} wrote this`);
	const readers = players.filter((player) => player.id !== part.player_id);
	for (const reader of readers.slice(0, 2)) {
		expect(await reader.act("line/mark", { submission: part.id, sentence: 0 })).toBeNull();
		const reaction = { id: -1, story_id: host.game.reading?.story_id };
		const meta = { submission_reactions: [[LAUGH]] };
		expect(await reader.act("story/react", { reaction: { ...reaction, meta } })).toBeNull();
	}
	await tv.sees("2 readers marked a line");
	await page
		.getByRole("listitem")
		.filter({ hasText: /^\s*2$/ })
		.waitFor();
	await page.reload();
	await tv.press("Open the curtain");
	await tv.sees(`${part.player} wrote this`);
	await endReading(host);
	await playTo(players, STATUS.preResults);
	await tv.sees(/Award \d of 5/);
	await playTo(players, STATUS.results);
	// The winner stays until the host goes on.
	await tv.sees("The story of the night");
	expect(await page.getByText("What a library").count()).toBe(0);
	spark(host, { kind: "onward" });
	await tv.sees("What a library");
	await host.act("game/vip", { vip_action: { close_game: true } });
	await page.getByRole("textbox", { name: "Room code" }).waitFor();
	expect(tv.complaints).toEqual([]);
});

test("a room without an audience has a screen too, which shows every part and not who still writes", {
	timeout: 180_000,
}, async () => {
	const settings = { ...TOGETHER, audiences: false, num_switches: 2 };
	const players = await roomAt(plotluck, STATUS.storyWrite, { part: 1, settings });
	const [host] = players;
	const tv = await openTv(host);
	await tv.sees("Shh. They’re writing.");
	await playTo(players, STATUS.reacting);
	const stories = storiesOf(host);
	for (const { id, submissions } of stories)
		for (const { index, content, player } of Object.values(submissions)) {
			await readTo(host, id, index);
			if (index === 0) await tv.press("Open the curtain");
			await tv.sees(content);
			await tv.sees(`${player} wrote this`);
			await tv.sees(`Part ${index + 1} of 2`);
		}
	await endReading(host);
	await playTo(players, STATUS.results);
	await tv.sees("What a library");
	for (const { meta } of stories) await tv.sees(meta.title ?? "no title");
	expect(tv.complaints).toEqual([]);
});

test("reactions fly to the open part, the audience moves, and one live region announces them", {
	timeout: 180_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const players = await roomAt(plotluck, STATUS.reacting, { players: 4, settings: TOGETHER });
	const [host] = players;
	const tv = await openTv(host, (page) => page.emulateMedia({ reducedMotion: "no-preference" }));
	const open = openPart(host);
	const readers = players.filter(({ id }) => id !== open.player_id);
	const [first, second] = readers as [WirePlayer, WirePlayer];
	await tv.press("Open the curtain");
	await tv.sees(`${open.player} wrote this`);
	const reaction = { id: -1, story_id: host.game.reading?.story_id };
	const meta = { submission_reactions: [[LAUGH]] };
	await first.act("story/react", { reaction: { ...reaction, meta } });
	const laughs = tv.page.locator(`[data-count="${LAUGH}"]`);
	await laughs.waitFor();
	await watchMoves(tv.page);

	spark(first, { kind: "hop" });
	spark(second, { kind: "wave" });
	const writer = players.find(({ id }) => id === open.player_id);
	if (writer) spark(writer, { kind: "bow" });
	const faces = [first, second, writer].map((player) => String(player?.id));
	await expect.poll(async () => new Set((await movesOn(tv.page)).faces)).toEqual(new Set(faces));

	for (const reader of readers)
		for (let i = 0; i < 8; i++) spark(reader, { kind: "react", emoji: LAUGH });
	await expect.poll(async () => (await movesOn(tv.page)).flying).toBe(12);
	await expect.poll(async () => (await movesOn(tv.page)).bumped).toBe(12);
	expect((await laughs.textContent())?.trim()).toBe("1");
	const names = players.map(({ player }) => player.name).join("|");
	await tv.page
		.locator("[data-sparks]")
		.getByText(new RegExp(`(${names}) and (1|2) others? laughed\\.`))
		.waitFor({ state: "attached" });
	expect((await movesOn(tv.page)).flying).toBe(12);
	expect(tv.complaints).toEqual([]);
});

/** Gives a page two voices, and records what they are asked to say. */
const withVoices = (page: Page) =>
	page.addInitScript(() => {
		const said: object[] = [];
		class Utterance {
			text: string;
			constructor(text: string) {
				this.text = text;
			}
		}
		const voices = ["a", "b"].map((voiceURI) => ({ voiceURI, lang: "en-GB", name: voiceURI }));
		const speechSynthesis = Object.assign(new EventTarget(), {
			getVoices: () => voices,
			speak: (utterance: SpeechSynthesisUtterance) => {
				const { text, voice, pitch } = utterance;
				said.push({ text, voice: voice?.voiceURI, pitch });
				setTimeout(() => utterance.onend?.(new Event("end") as SpeechSynthesisEvent));
			},
			cancel: () => said.push({ stop: true }),
		});
		Object.defineProperties(globalThis, {
			speechSynthesis: { value: speechSynthesis },
			SpeechSynthesisUtterance: { value: Utterance },
			said: { value: said },
		});
	});
const saidOn = (page: Page) =>
	page.evaluate(() =>
		(globalThis as unknown as { said: Record<string, unknown>[] }).said.splice(0),
	);

test("a voice reads the open page when it is switched on, and stops for a pause and for mute", {
	timeout: 180_000,
}, async () => {
	// Without a timer there is no clock to pause.
	const settings = { ...TOGETHER, num_switches: 2, write_duration: 300 };
	const players = await roomAt(plotluck, STATUS.reacting, { players: 3, settings });
	const [host] = players;
	const story = host.game.reading?.story_id ?? 0;
	const tv = await openTv(host, withVoices);
	const open = openPart(host);
	await tv.press("Open the curtain");
	await tv.sees(`${open.player} wrote this`);
	expect(await saidOn(tv.page)).toEqual([]);
	const press = async (name: string) => {
		await tv.press("Sound, voice and motion");
		await tv.page.getByRole("switch", { name }).click();
		await tv.page.keyboard.press("Escape");
	};
	await press("Read aloud");
	const place = players.map(({ id }) => id).sort((a, b) => a - b);
	const voiceOf = (player: number | null) => ["a", "b"][place.indexOf(player ?? 0) % 2];
	const first = { text: open.content, voice: voiceOf(open.player_id) };
	await expect.poll(() => saidOn(tv.page)).toMatchObject([first]);

	await readTo(host, story, 1);
	const next = openPart(host);
	await expect
		.poll(() => saidOn(tv.page))
		.toMatchObject([{ stop: true }, { text: next.content, voice: voiceOf(next.player_id) }]);
	await press("Sound");
	await expect.poll(() => saidOn(tv.page)).toEqual([{ stop: true }]);
	await press("Sound");
	await expect.poll(() => saidOn(tv.page)).toHaveLength(1);
	expect(await host.act("game/vip", { vip_action: { pause: true } })).toBeNull();
	await expect.poll(() => saidOn(tv.page)).toEqual([{ stop: true }]);
	await host.act("game/vip", { vip_action: { pause: false } });
	await expect.poll(() => saidOn(tv.page)).toHaveLength(1);
	await host.act("game/vip", { vip_action: { close_game: true } });
	await expect.poll(() => saidOn(tv.page)).toEqual([{ stop: true }]);
	expect(tv.complaints).toEqual([]);
});

test("in a room for adults the overlay shows the code alone until the host allows more", async () => {
	const settings = { ...TOGETHER, maturity: "MATURE" };
	const [host] = await roomAt(plotluck, STATUS.reacting, { settings });
	const stream = await openTv(host, undefined, "&overlay=1");
	await stream.sees("Watch along:");
	expect(host.game.extra.num_screens).toBe(0);
	const { content } = openPart(host);
	expect(await stream.page.getByText(content).count()).toBe(0);
	await host.act("game/vip", { vip_action: { overlay: true } });
	await stream.sees(content);
	await host.act("game/vip", { vip_action: { overlay: false } });
	await stream.page.getByText(content).waitFor({ state: "detached" });
	expect(stream.complaints).toEqual([]);
});

test("the overlay of a stream shows two lines at a time on a transparent page, the awards and, if wanted, the code", {
	timeout: 180_000,
}, async () => {
	const part = () => Array.from({ length: 30 }, (_, i) => `Line ${i} of the song.`).join(" ");
	const players = await roomAt(plotluck, STATUS.reacting, { settings: TOGETHER, texts: { part } });
	const [host] = players;
	const stream = await openTv(host, undefined, "&overlay=1");
	const { page } = stream;
	await stream.sees("Watch along:");
	expect(
		await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
	).toBe("rgba(0, 0, 0, 0)");
	const text = page.getByText("Line 0 of the song.");
	const seen = () =>
		text.evaluate((lines) => {
			const [own, frame] = [lines, lines.parentElement ?? lines].map((element) =>
				element.getBoundingClientRect(),
			) as [DOMRect, DOMRect];
			return { above: Math.round(frame.top - own.top), high: Math.round(frame.height) };
		});
	const { above, high } = await seen();
	expect([above, high]).toEqual([0, Math.round(2 * 1.4 * 38)]);
	await expect.poll(async () => (await seen()).above).toBe(high);
	await walkTo(page, `/tv?overlay=1&code=${host.seat.room_code}&chip=off`);
	await page.getByText("Watch along:").waitFor({ state: "detached" });
	await text.waitFor();

	await endReading(host);
	await playTo(players, STATUS.preResults);
	await stream.sees(Object.values(host.game.awards)[0]?.meta.name ?? "no award");
	expect(stream.complaints).toEqual([]);
});

test("a screen says why it shows no room, and tries again", async () => {
	const [host] = await gather(plotluck.url, 1);
	if (!host) return;
	const { room_code: code } = host.seat;
	const late = await BrowserPlayer.open(browser, "Late", TV);
	await late.page.goto(`${plotluck.url}/tv?code=${code === "QQQQ" ? "RRRR" : "QQQQ"}`);
	await late.sees("No room with that code");

	for (let i = 0; i < 3; i++) await WireScreen.open(plotluck.url, code);
	const tv = await openTv(host);
	await tv.sees("1 at the table");
	await host.until(() => host.game.extra.num_screens === 4);
	await late.page.getByRole("textbox", { name: "Room code" }).fill(code);
	await late.press("Curtain up");
	await late.sees("4 screens are showing this room already");

	// A copy of the tab has the same screen, and takes its place.
	const kept = await tv.page.evaluate(() => sessionStorage.getItem("screen"));
	const copy = await openTv(host, (page) =>
		page.addInitScript((screen) => sessionStorage.setItem("screen", screen ?? ""), kept),
	);
	await copy.sees("1 at the table");
	await tv.sees("This screen has moved to another window");

	await host.act("game/vip", { vip_action: { close_game: true } });
	await copy.sees("The host has closed this room");
	await copy.press("Curtain up");
	await copy.sees("No room with that code");
});
