import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireReveal } from "#game/wire/state.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playTo } from "../../players/wire/game.ts";
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

/** Opens the seat of a player. */
async function openSeat(player: WirePlayer, options: object): Promise<BrowserPlayer> {
	const guest = await inSeatOf(player, options);
	await note(guest.page);
	await guest.page.goto(`${plotluck.url}/game/${player.seat.room_code}`);
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

/** The heading of the winner, which is part of the one before it. */
const WINNER = { name: "The story of the night", exact: true };

/** Waits until the running step has lasted this long, as the room counts it. */
async function untilInto(host: WirePlayer, ms: number): Promise<void> {
	await host.until(() => Date.now() - revealOf(host).step_at >= ms);
}

const pause = async (host: WirePlayer, on: boolean) =>
	expect(await host.act("game/vip", { vip_action: { pause: on } })).toBeNull();

/** The seconds of the sound with which an award appears; no other sound of the show is as long. */
const THUD = "0.22";

/** Expects that a screen said each award and the winner once. */
async function expectSaidOnce({ page }: BrowserPlayer, host: WirePlayer): Promise<void> {
	const said = await page.evaluate(() => window.said);
	for (const { award } of revealOf(host).awards) {
		const name = host.game.awards[award]?.meta.name;
		expect(said.filter((text) => text.startsWith(`${name}: `))).toHaveLength(1);
	}
	const [winner] = revealOf(host).podium.filter(({ place }) => place === 1);
	const story = host.game.stories[winner?.story ?? 0];
	const ofWinner = said.filter((text) => text.includes("The story of the night: "));
	expect(ofWinner).toHaveLength(1);
	expect(ofWinner[0]).toContain(
		`The story of the night: ${story?.meta.title}, by ${story?.captain?.name}`,
	);
}

/** Drums by taps and by Space, with the focus in several places. */
async function drums(guest: BrowserPlayer): Promise<void> {
	const { page } = guest;
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
	await page.getByRole("button", { name: /^Skip/ }).focus();
	await page.keyboard.press("Enter");
	expect(await page.getByText("4 beats").count()).toBe(0);
}

/** Expects that the only thing that moves is the sheet over the winner, as far as the room is. */
async function expectStillDrum({ page }: BrowserPlayer, host: WirePlayer): Promise<void> {
	const motions = () =>
		page.evaluate(() =>
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
	const into = (host.game.paused_at ?? 0) - revealOf(host).step_at;
	expect(Math.abs((sheet?.delay ?? 0) + into)).toBeLessThan(SAME_SECOND);
}

/** Milliseconds of a pause or of a step that no tolerance covers. */
const LONG = 2 * SAME_SECOND;

test("all screens show the same second, also late ones and after a pause; each step sounds and is announced once", {
	timeout: 300_000,
}, async (context) => {
	skipInFirefox(context, "motion");
	const players = await roomAt(plotluck, STATUS.reacting, { players: 4 });
	const [host, drummer, calmer] = players;
	const code = host.seat.room_code;
	const tv = await openTv(code);
	const muted = await openTv(code, { muted: "true" });
	await playTo(players, STATUS.preResults);
	await host.until(() => (host.game.reveal ?? null) !== null);

	await untilNextAward(host);
	expect(await lagOf(tv.page, host)).toBeLessThan(SAME_SECOND);
	await untilInto(host, LONG);
	// A pause gives slow browsers the time to open their pages.
	await pause(host, true);
	const late = await openTv(code);
	const guest = await openSeat(drummer, MOVES);
	const calm = await openSeat(calmer, { reducedMotion: "reduce" });
	await calm.sees(/Award \d of 5/);
	await pause(host, false);
	expect(await lagOf(late.page, host)).toBeLessThan(SAME_SECOND);
	const seen = await readsAtOwnPace(calm, host);

	await host.until(() => revealOf(host).step === "drum", PATIENCE);
	await pause(host, true);
	await drums(guest);
	const pausedAt = host.game.paused_at ?? 0;
	await host.until(() => Date.now() - pausedAt >= LONG);
	await late.page.reload();
	await late.sees("And the story of the night is");
	await expectStillDrum(late, host);
	await late.page.mouse.click(5, 400);
	await pause(host, false);
	for (const { page } of [tv, late, guest]) await page.getByRole("heading", WINNER).waitFor();
	// The cymbal alone, because the roll began before the page.
	expect((await late.page.evaluate(() => window.sounds)).length).toBeLessThan(2);
	await expectSaidOnce(tv, host);

	await host.reached(STATUS.results);
	const sounds = await tv.page.evaluate(() => window.sounds);
	// The curtain, five awards, the roll and the cymbal at least.
	expect(sounds.length).toBeGreaterThan(15);
	// A busy machine delays sounds, so that their distance tells nothing; it can also drop one.
	const thuds = sounds.filter((seconds) => seconds.toFixed(2) === THUD);
	expect(thuds.length).toBeGreaterThan(0);
	expect(thuds.length).toBeLessThanOrEqual(revealOf(host).awards.length);
	expect(await muted.page.evaluate(() => window.sounds)).toEqual([]);
	await guest.press("To the library");
	await finishesAtOwnPace(calm, seen);
	for (const { complaints } of [tv, late, muted, guest, calm]) expect(complaints).toEqual([]);
});

/** Goes one award on, long after the room. Returns the award that is on the page then. */
async function readsAtOwnPace({ page }: BrowserPlayer, host: WirePlayer): Promise<number> {
	const place = page.getByText(/Award \d of 5/);
	const first = (await place.textContent()) ?? "";
	const seen = Number(first.replace(/\D*(\d).*/, "$1"));
	await host.until(() => revealOf(host).awards.length > seen, PATIENCE);
	const next = page.getByRole("button", { name: "Next award" });
	await expect.poll(() => next.getAttribute("aria-disabled")).toBe("false");
	expect(await place.textContent()).toBe(first);
	await next.focus();
	await page.keyboard.press("Enter");
	await page.getByText(`Award ${seen + 1} of 5`).waitFor();
	// A button that waits for the next award keeps the focus.
	expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
	return seen + 1;
}

/** Goes on to the library by buttons, on a page on which nothing moves or snows. */
async function finishesAtOwnPace(calm: BrowserPlayer, seen: number): Promise<void> {
	const { page } = calm;
	for (let award = seen + 1; award <= 5; award++) {
		await calm.press("Next award");
		await calm.sees(`Award ${award} of 5`);
	}
	await calm.press("To the podium");
	await calm.sees("And the story of the night is");
	expect(await page.getByRole("button", { name: "Drum!" }).count()).toBe(0);
	await calm.press("Open the envelope");
	await page.getByRole("heading", WINNER).waitFor();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	const said = await page.evaluate(() => window.said);
	expect(said.at(-1)).toContain("The story of the night: ");
	await calm.press("To the library");
	await calm.sees("FANFICS");
}

test("two players get no awards: the writers bow, and the most marked line is shown", {
	timeout: 180_000,
}, async () => {
	const players = await roomAt(plotluck, STATUS.reacting, { players: 2 });
	const [host, guest] = players;
	const tv = await openTv(host.seat.room_code);
	const part = Object.values(host.game.stories)
		.flatMap(({ submissions }) => Object.values(submissions))
		.find(({ player_id }) => player_id === host.id);
	expect(await guest.act("line/mark", { submission: part?.id, sentence: 0 })).toBeNull();
	await playTo(players, STATUS.results);
	await tv.sees("Take a bow");
	const { page } = tv;
	const line = page.getByRole("figure", { name: "The line of the night" });
	expect(await line.locator("q").textContent()).toBe(`“${part?.content.trim()}”`);
	expect(await line.textContent()).toContain(host.player.name);
	for (const { name } of [host.player, guest.player])
		await page.getByRole("listitem").filter({ hasText: name }).waitFor();
	await tv.sees("What a library");
	expect(await page.evaluate(() => window.sounds.length)).toBeGreaterThan(0);
	expect(tv.complaints).toEqual([]);
});
