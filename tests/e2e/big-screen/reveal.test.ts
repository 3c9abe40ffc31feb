import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireReveal } from "#game/wire/state.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const TV = { width: 1280, height: 800 };
const MOVES = { reducedMotion: "no-preference" } as const;
/** Milliseconds that clocks of two pages may differ, which is less than any step takes. */
const SAME_SECOND = 1000;
/** Milliseconds of the whole reveal, three times. */
const PATIENCE = 130_000;

declare global {
	interface Window {
		/** How long each sound is, in seconds, in the order in which they began. */
		sounds: number[];
		/** What the stage's live region has said. */
		said: string[];
	}
}

/** Notes the sounds of a page and what its live regions say. */
const note = (page: Page) =>
	page.addInitScript(() => {
		window.sounds = [];
		window.said = [];
		const { start } = AudioBufferSourceNode.prototype;
		AudioBufferSourceNode.prototype.start = function (...times) {
			window.sounds.push(this.buffer?.duration ?? 0);
			start.apply(this, times);
		};
		const before = new WeakMap<Element, string>();
		const listen = () => {
			for (const region of document.querySelectorAll("[role=status]")) {
				const text = region.textContent ?? "";
				if (text !== "" && text !== before.get(region)) window.said.push(text);
				before.set(region, text);
			}
		};
		new MutationObserver(listen).observe(document, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});

/** Opens a screen of the room, on which things move. */
async function openTv(code: string, kept: Record<string, string> = {}): Promise<BrowserPlayer> {
	const tv = await BrowserPlayer.open(browser, "TV", TV, MOVES);
	await tv.page.addInitScript((values) => Object.assign(localStorage, values), kept);
	await note(tv.page);
	await tv.page.goto(`${plotluck.url}/tv?code=${code}`);
	await tv.page.locator("h1").waitFor();
	// Browsers play nothing before a press.
	await tv.page.mouse.click(5, 400);
	return tv;
}

/** Opens the seat of a player in a browser. */
async function openSeat(seat: WirePlayer, options: object): Promise<BrowserPlayer> {
	const { room_code, id, game_id, secret } = seat.seat;
	seat.leave();
	const guest = await BrowserPlayer.open(browser, "Guest", TV, options);
	await guest.page.addInitScript(
		(kept) => {
			for (const [key, value] of Object.entries(kept)) localStorage[key] ??= value;
		},
		{
			roomCode: room_code,
			playerId: String(id),
			gameId: String(game_id),
			playerSecret: secret,
			playerName: seat.player.name,
			playerMature: "true",
		},
	);
	await note(guest.page);
	await guest.page.goto(`${plotluck.url}/game/${room_code}`);
	return guest;
}

/**
 * Returns the epoch ms at which the scene on a page began, as its running motion has it; null if
 * nothing moves any more or the page has another heading.
 */
const sceneStart = (page: Page, heading: string): Promise<number | null> =>
	page.evaluate((text) => {
		if (document.querySelector("h1")?.textContent !== text) return null;
		for (const motion of document.getAnimations()) {
			const { effect, playState, currentTime } = motion;
			if (!(effect instanceof KeyframeEffect) || !effect.target || playState !== "running")
				continue;
			const after = getComputedStyle(effect.target).getPropertyValue("--after");
			const position = Number(currentTime) - Number(effect.getTiming().delay);
			return Date.now() - position - (Number.parseFloat(after) || 0);
		}
		return null;
	}, heading);

const revealOf = ({ game }: WirePlayer): WireReveal => {
	if (!game.reveal) throw new Error("no reveal runs");
	return game.reveal;
};

const headingOf = (host: WirePlayer): string =>
	host.game.awards[revealOf(host).awards.at(-1)?.award ?? 0]?.meta.name ?? "";

/** Waits for the next award. */
async function untilNextAward(host: WirePlayer): Promise<void> {
	const before = revealOf(host).awards.length;
	await host.until(() => revealOf(host).awards.length > before, PATIENCE);
}

/** Returns how far a page is from the room's clock during an award, in milliseconds. */
async function lagOf(page: Page, host: WirePlayer): Promise<number> {
	while (revealOf(host).step === "award") {
		const before = revealOf(host).step_at;
		const start = await sceneStart(page, headingOf(host));
		if (start !== null && revealOf(host).step_at === before) return Math.abs(start - before);
		await page.waitForTimeout(50);
	}
	throw new Error("the page has shown no award that moves");
}

/** The seconds of the sound with which an award appears; no other sound of the show is as long. */
const THUD = "0.22";

test("a late screen and a reload jump to the second of the reveal, and each fact sounds and is said once", {
	timeout: 300_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const players = await gather(plotluck.url, 4, QUICK);
	const [host] = players;
	if (!host) return;
	const code = host.seat.room_code;
	const tv = await openTv(code);
	const muted = await openTv(code, { muted: "true" });
	await tv.sees("4 at the table");
	await playTo(players, STATUS.preResults);
	await host.until(() => (host.game.reveal ?? null) !== null);

	await untilNextAward(host);
	expect(await lagOf(tv.page, host)).toBeLessThan(SAME_SECOND);
	const late = await openTv(code);
	expect(await lagOf(late.page, host)).toBeLessThan(SAME_SECOND);
	await untilNextAward(host);
	await late.page.reload();
	expect(await lagOf(late.page, host)).toBeLessThan(SAME_SECOND);
	expect(await late.page.locator("h1").textContent()).toBe(
		await tv.page.locator("h1").textContent(),
	);

	await host.until(() => revealOf(host).step === "winner", PATIENCE);
	await tv.page.getByRole("heading", { name: "The story of the night" }).waitFor();
	const expected = revealOf(host).awards.map(({ award }) => host.game.awards[award]?.meta.name);
	const said = await tv.page.evaluate(() => window.said);
	for (const award of expected)
		expect(said.filter((text) => text.startsWith(`${award}: `))).toHaveLength(1);
	const [winner] = revealOf(host).podium.filter(({ place }) => place === 1);
	const story = host.game.stories[winner?.story ?? 0];
	expect(said.join("\n")).toContain(
		`The story of the night: ${story?.meta.title}, by ${story?.captain?.name}`,
	);
	expect(said.filter((text) => text.includes("The story of the night: "))).toHaveLength(1);

	await host.reached(STATUS.results);
	const sounds = await tv.page.evaluate(() => window.sounds);
	// The curtain, five awards, the roll and the cymbal at least.
	expect(sounds.length).toBeGreaterThan(15);
	// A busy machine delays sounds, so that their distance tells nothing; it can also drop one.
	const thuds = sounds.filter((seconds) => seconds.toFixed(2) === THUD);
	expect(thuds.length).toBeGreaterThan(0);
	expect(thuds.length).toBeLessThanOrEqual(expected.length);
	expect(await muted.page.evaluate(() => window.sounds)).toEqual([]);
	for (const { complaints } of [tv, late, muted]) expect(complaints).toEqual([]);
});

/** Milliseconds of a pause that no tolerance covers. */
const LONG_PAUSE = 30_000;

test("a reload during the podium shows what rose before it without a motion, and is silent", {
	timeout: 300_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const [host] = await roomAt(plotluck, STATUS.preResults, { players: 4 });
	const tv = await openTv(host.seat.room_code);
	await host.until(() => host.game.reveal?.step === "drum", PATIENCE);
	expect(await host.act("game/vip", { vip_action: { pause: true } })).toBeNull();
	// A screen whose clock ran on during the pause would be ahead by all of it.
	await tv.page.waitForTimeout(LONG_PAUSE);
	await tv.page.reload();
	await tv.sees("And the story of the night is");
	const into = (host.game.paused_at ?? 0) - revealOf(host).step_at;
	const motions = () =>
		tv.page.evaluate(() =>
			document.getAnimations().map((motion) => ({
				name: (motion as CSSAnimation).animationName,
				state: motion.playState,
				delay: Number(motion.effect?.getTiming().delay),
			})),
		);
	await expect.poll(async () => (await motions()).length).toBe(1);
	const [sheet] = await motions();
	expect(sheet?.name).toContain("tremble");
	expect(sheet?.state).toBe("paused");
	expect(Math.abs((sheet?.delay ?? 0) + into)).toBeLessThan(SAME_SECOND);
	await tv.page.mouse.click(5, 400);
	expect(await host.act("game/vip", { vip_action: { pause: false } })).toBeNull();
	await tv.page.getByRole("heading", { name: "The story of the night" }).waitFor();
	// The cymbal alone, because the roll began before the page.
	expect((await tv.page.evaluate(() => window.sounds)).length).toBeLessThan(2);
	expect(tv.complaints).toEqual([]);
});

test("with reduced motion the reveal goes on by buttons, and nothing moves or snows", {
	timeout: 300_000,
}, async () => {
	const [host, , , last] = await roomAt(plotluck, STATUS.preResults, { players: 4 });
	await host.until(() => (host.game.reveal ?? null) !== null);
	await host.until(() => revealOf(host).step === "award", PATIENCE);
	const calm = await openSeat(last, { reducedMotion: "reduce" });
	const { page } = calm;
	await calm.sees(/Award \d of 5/);
	const first = await page.getByText(/Award \d of 5/).textContent();
	const seen = Number(first?.replace(/\D*(\d).*/, "$1"));
	await host.until(() => revealOf(host).awards.length > seen, PATIENCE);
	const next = page.getByRole("button", { name: "Next award" });
	await expect.poll(() => next.getAttribute("aria-disabled")).toBe("false");
	expect(await page.getByText(/Award \d of 5/).textContent()).toBe(first);
	await next.focus();
	await page.keyboard.press("Enter");
	await calm.sees(`Award ${seen + 1} of 5`);
	// A button that waits for the next award keeps the focus.
	const isFocused = () => next.evaluate((button) => button === document.activeElement);
	expect(await isFocused()).toBe(true);

	expect(await host.act("reveal/skip")).toBeNull();
	for (let award = seen + 2; award <= 5; award++) {
		await calm.press("Next award");
		await calm.sees(`Award ${award} of 5`);
	}
	await calm.press("To the podium");
	await calm.sees("And the story of the night is");
	expect(await page.getByRole("button", { name: "Drum!" }).count()).toBe(0);
	await calm.press("Open the envelope");
	await page.getByRole("heading", { name: "The story of the night" }).waitFor();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	const said = await page.evaluate(() => window.said);
	expect(said.at(-1)).toContain("The story of the night: ");
	await calm.press("To the library");
	await calm.sees("FANFICS");
	expect(calm.complaints).toEqual([]);
});

test("each tap and each press of Space is a beat of the drum, wherever the focus is", {
	timeout: 300_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const [host, , , last] = await roomAt(plotluck, STATUS.preResults, { players: 4 });
	await host.until(() => (host.game.reveal ?? null) !== null);
	const guest = await openSeat(last, MOVES);
	const { page } = guest;
	await host.until(
		() => revealOf(host).step === "second" || revealOf(host).step === "drum",
		PATIENCE,
	);
	// A pause gives a slow browser the time to drum.
	await page.getByRole("button", { name: "Drum!" }).waitFor();
	expect(await host.act("game/vip", { vip_action: { pause: true } })).toBeNull();
	const beats = (count: number) => guest.sees(`${count} beat${count === 1 ? "" : "s"} from 1 pair`);
	const drum = page.getByRole("button", { name: "Drum!" });
	await drum.click();
	await beats(1);
	await page.keyboard.press("Space");
	await beats(2);
	expect(await drum.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.getByRole("heading", { level: 1 }).focus();
	await page.keyboard.down("Space");
	// A key that is held is one press.
	await page.keyboard.down("Space");
	await page.keyboard.up("Space");
	await beats(3);
	expect(await page.getByText("4 beats").count()).toBe(0);
	const skip = page.getByRole("button", { name: /^Skip/ });
	await skip.focus();
	await page.keyboard.press("Enter");
	expect(await host.act("game/vip", { vip_action: { pause: false } })).toBeNull();
	await page.getByRole("heading", { name: "The story of the night" }).waitFor();
	await guest.press("To the library");
	expect(guest.complaints).toEqual([]);
});

test("two players have no awards: the writers bow, and the most marked line stands for the evening", {
	timeout: 180_000,
}, async () => {
	const players = await gather(plotluck.url, 2, QUICK);
	const [host, guest] = players;
	if (!host || !guest) return;
	const tv = await openTv(host.seat.room_code);
	await playTo(players, STATUS.reacting);
	const part = Object.values(host.game.stories)
		.flatMap(({ submissions }) => Object.values(submissions))
		.find(({ player_id }) => player_id === host.id);
	expect(await guest.act("line/mark", { submission: part?.id, sentence: 0 })).toBeNull();
	await playTo(players, STATUS.results);
	await tv.sees("Take a bow");
	const { page } = tv;
	const line = page.getByRole("figure", { name: "The line of the evening" });
	expect(await line.locator("q").textContent()).toBe(`“${part?.content.trim()}”`);
	expect(await line.textContent()).toContain(host.player.name);
	for (const { name } of [host.player, guest.player])
		await page.getByRole("listitem").filter({ hasText: name }).waitFor();
	await tv.sees("What a library");
	expect(await page.evaluate(() => window.sounds.length)).toBeGreaterThan(0);
	expect(tv.complaints).toEqual([]);
});
