import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { spark } from "../../gateway/sparks/sparking.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { takePictures } from "../../players/browser/screenshots.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { WireScreen } from "../../players/wire/screen.ts";

withPlotluck();

const TV = { width: 1920, height: 1080 };
const LAUGH = 5;

const byIndex = (a: WireStory, b: WireStory) => a.meta.index - b.meta.index;
const codeOf = ([host]: readonly WirePlayer[]) => host?.seat.room_code ?? "";

/** Opens the big screen of a room. */
async function openTv(players: readonly WirePlayer[], prepare?: (page: Page) => Promise<unknown>) {
	const tv = await BrowserPlayer.open(browser, "TV", TV);
	await prepare?.(tv.page);
	await tv.page.goto(`${plotluck.url}/tv?code=${codeOf(players)}`);
	return tv;
}

/** Plays to the open part of a room that reads together. Returns it, its story and who reads it. */
async function toReading(players: readonly WirePlayer[]) {
	await playTo([...players], STATUS.reacting);
	const [host] = players;
	const { story_id = 0, part = 0 } = host?.game.reading ?? {};
	const parts = Object.values(host?.game.stories[story_id]?.submissions ?? {});
	const open = parts.find(({ index }) => index === part);
	if (!open) throw new Error("nothing is open");
	return { open, story: story_id, readers: players.filter(({ id }) => id !== open.player_id) };
}

/** Records what moves on the page from now on: the faces, and the things that fly at once. */
const watchMoves = (page: Page) =>
	page.evaluate(() => {
		const seen = { faces: [] as string[], bumped: 0, flying: 0 };
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (this: Element, ...all) {
			const { face, count } = (this as HTMLElement).dataset;
			if (face) seen.faces.push(face);
			if (count) seen.bumped += 1;
			const flying = document.querySelectorAll("main [aria-hidden=true] > img").length;
			seen.flying = Math.max(seen.flying, flying);
			return animate.apply(this, all);
		};
		Object.assign(globalThis, { seen });
	});
const movesOn = (page: Page) =>
	page.evaluate(
		() =>
			(globalThis as unknown as { seen: { faces: string[]; bumped: number; flying: number } }).seen,
	);

test("reactions fly to the paper, the gallery moves, and one region tells it", {
	timeout: 180_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const players = await gather(plotluck.url, 4, { ...QUICK, read_together: true });
	const tv = await openTv(players);
	await tv.page.emulateMedia({ reducedMotion: "no-preference" });
	const { open, story, readers } = await toReading(players);
	const [first, second] = readers as [WirePlayer, WirePlayer];
	await tv.sees(`${open.player} wrote this`);
	const meta = { submission_reactions: [[LAUGH]] };
	await first.act("story/react", { reaction: { id: -1, story_id: story, meta } });
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
	const players = await gather(plotluck.url, 3, {
		...QUICK,
		num_switches: 2,
		write_duration: 300,
		read_together: true,
	});
	const [host] = players as [WirePlayer];
	const tv = await openTv(players, withVoices);
	const { open, story } = await toReading(players);
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

	await host.act("game/vip", { vip_action: { read_to: { story_id: story, part: 1 } } });
	const next = Object.values(host.game.stories[story]?.submissions ?? {}).find(
		({ index }) => index === 1,
	);
	await expect
		.poll(() => saidOn(tv.page))
		.toMatchObject([{ stop: true }, { text: next?.content, voice: voiceOf(next?.player_id ?? 0) }]);
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

test("without a voice there is no switch for it", async () => {
	const players = await gather(plotluck.url, 1);
	const tv = await openTv(players, (page) =>
		page.addInitScript(() => {
			speechSynthesis.getVoices = () => [];
		}),
	);
	await tv.press("Sound, voice and motion");
	await tv.page.getByRole("switch", { name: "Calm" }).waitFor();
	expect(await tv.page.getByRole("switch", { name: "Read aloud" }).count()).toBe(0);
});

test("in a room for adults the overlay shows the code alone until the host allows more", async () => {
	const settings = { ...QUICK, read_together: true, maturity: "MATURE" };
	const players = await gather(plotluck.url, 3, settings);
	const [host] = players as [WirePlayer];
	const stream = await BrowserPlayer.open(browser, "Stream", TV);
	await stream.page.goto(`${plotluck.url}/tv?overlay=1&code=${codeOf(players)}`);
	await stream.sees("Watch along:");
	expect(host.game.extra.num_screens).toBe(0);
	const { open } = await toReading(players);
	expect(await stream.page.getByText(open.content).count()).toBe(0);
	await host.act("game/vip", { vip_action: { overlay: true } });
	await stream.sees(open.content);
	await host.act("game/vip", { vip_action: { overlay: false } });
	await stream.page.getByText(open.content).waitFor({ state: "detached" });
	expect(stream.complaints).toEqual([]);
});

test("the overlay shows two lines at a time at the pace of reading, and the awards", {
	timeout: 180_000,
}, async () => {
	const players = await gather(plotluck.url, 3, { ...QUICK, read_together: true });
	await playTo(players, STATUS.storyWrite);
	const content = Array.from({ length: 30 }, (_, i) => `Line ${i} of the song.`).join(" ");
	for (const player of players) {
		await player.until(() => player.player.current_submission !== null);
		const id = player.player.current_submission?.id;
		await player.act("story/submit", { submission: { id, content }, done_submission: true });
	}
	const stream = await BrowserPlayer.open(browser, "Stream", TV);
	await stream.page.goto(`${plotluck.url}/tv?overlay=1&code=${codeOf(players)}`);
	await playTo(players, STATUS.reacting);
	const text = stream.page.getByText("Line 0 of the song.");
	await text.waitFor();
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
	await takePictures(stream.page, "tv-overlay-long", TV);

	const last = Object.values(players[0]?.game.stories ?? {})
		.sort(byIndex)
		.at(-1)?.id;
	for (const ended of [{}, { ended: true }])
		await players[0]?.act("game/vip", {
			vip_action: { read_to: { story_id: last, part: 0, ...ended } },
		});
	await playTo(players, STATUS.preResults);
	await stream.sees(Object.values(players[0]?.game.awards ?? {})[0]?.meta.name ?? "no award");
	expect(stream.complaints).toEqual([]);
});

test("a screen says why it shows no room, and tries again", async () => {
	const players = await gather(plotluck.url, 1);
	const [host] = players as [WirePlayer];
	const code = codeOf(players);
	const wrong = await BrowserPlayer.open(browser, "Wrong", TV);
	await wrong.page.goto(`${plotluck.url}/tv?code=${code === "QQQQ" ? "RRRR" : "QQQQ"}`);
	await wrong.sees("No room with that code");

	const others = [];
	for (let i = 0; i < 3; i++) others.push(await WireScreen.open(plotluck.url, code));
	const tv = await openTv(players);
	await tv.sees("1 at the table");
	await host.until(() => host.game.extra.num_screens === 4);
	const fifth = await openTv(players);
	await fifth.sees("4 screens show this room already");

	// A copy of the tab has the same screen, and takes its place.
	const kept = await tv.page.evaluate(() => sessionStorage.getItem("screen"));
	const copy = await BrowserPlayer.open(browser, "Copy", TV);
	await copy.page.addInitScript((screen) => sessionStorage.setItem("screen", screen ?? ""), kept);
	await copy.page.goto(`${plotluck.url}/tv?code=${code}`);
	await copy.sees("1 at the table");
	await tv.sees("This screen is in another window now");

	await host.act("game/vip", { vip_action: { close_game: true } });
	await copy.sees("The host has closed this room");
	await copy.press("Curtain up");
	await copy.sees("No room with that code");
});
