import type { Browser, BrowserContext } from "playwright-core";
import { startBrowser } from "../../../players/browser/browser-player.ts";
import { QUICK } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { until } from "../../../support/processes.ts";
import { atMost, type Figure, told } from "../figure.ts";
import { startBenchServer } from "../machines.ts";
import { type SlowLine, startSlowLine } from "./slow-line.ts";

/** The factor by which the phone runs slower than this machine. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
/** Seconds. */
const ASKED = { cold: 0.9, warm: 0.5 };
const WISHED = { cold: 0.7, warm: 0.4 };
const PATIENCE = 60_000;
/** What the page writes when a name can be typed. */
const CAN_TYPE = "a name can be typed";

declare global {
	interface Window {
		/** Milliseconds from the start of the visit until the field takes a letter. */
		canType?: number;
	}
}

/**
 * Measures the time from opening a room's link until a guest can type a name, on a phone with a slow
 * line: at the first visit, and at a later one with the service worker.
 */
export async function guest(folder: string, visits: number): Promise<Figure[]> {
	const { url, stop } = await startBenchServer(`${folder}/guest`);
	const line = await startSlowLine(Number(new URL(url).port));
	const browser = await startBrowser();
	try {
		const host = await WirePlayer.host(url, QUICK, "Alma");
		await WirePlayer.join(url, host.seat.room_code, "Boooo");
		const link = `${line.url}/game/${host.seat.room_code}`;
		const measured: Record<keyof typeof ASKED, number[]> = { cold: [], warm: [] };
		for (let visit = 0; visit < visits; visit++) {
			const { cold, warm } = await visitTwice(browser, line, link);
			measured.cold.push(cold);
			measured.warm.push(warm);
		}
		return [...figuresOf("cold", measured.cold), ...figuresOf("warm", measured.warm)];
	} finally {
		await browser.close();
		line.close();
		await stop();
	}
}

function figuresOf(visit: keyof typeof ASKED, seconds: number[]): Figure[] {
	const sorted = seconds.toSorted((a, b) => a - b);
	const name = `a guest can type a name, ${visit}, ${SLOWER} times slower, 1.6 Mbit/s`;
	return [
		atMost(name, ASKED[visit], "s", sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, {
			wished: WISHED[visit],
		}),
		told(`${name}: the slowest of ${sorted.length}`, "s", sorted.at(-1) ?? Number.NaN),
	];
}

/** Opens the link in a browser that has seen nothing of the site, and again when all is cached. */
async function visitTwice(browser: Browser, line: SlowLine, link: string) {
	const context = await browser.newContext({ viewport: PHONE, reducedMotion: "no-preference" });
	try {
		const cold = await visit(context, line, link);
		const page = await context.newPage();
		await page.goto(link);
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.waitForLoadState("networkidle");
		await until(() => page.evaluate(async () => Boolean(await caches.match(location.href))));
		// A later visit finds it asleep.
		const client = await context.newCDPSession(page);
		await client.send("ServiceWorker.enable");
		await client.send("ServiceWorker.stopAllWorkers");
		await page.close();
		return { cold, warm: await visit(context, line, link) };
	} finally {
		await context.close();
	}
}

/** Opens the link on connections of its own. Returns the seconds until the name can be typed. */
async function visit(context: BrowserContext, line: SlowLine, link: string): Promise<number> {
	line.hangUp();
	const page = await context.newPage();
	await page.addInitScript((canType) => {
		const watch = new MutationObserver(() => {
			const field = document.querySelector<HTMLInputElement>(
				"input[autocomplete=nickname]:enabled",
			);
			if (!field?.checkVisibility()) return;
			watch.disconnect();
			// After the frame and the work that is due, because a letter waits for both.
			requestAnimationFrame(() =>
				setTimeout(() => {
					field.focus();
					window.canType = performance.now();
					console.debug(canType);
				}),
			);
		});
		watch.observe(document, { childList: true, subtree: true });
	}, CAN_TYPE);
	const client = await context.newCDPSession(page);
	await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	// A function to wait for would bring its own scripts, which cost the slow page 80 ms.
	const canType = page.waitForEvent("console", {
		predicate: (message) => message.text() === CAN_TYPE,
		timeout: PATIENCE,
	});
	await page.goto(link, { waitUntil: "commit" });
	await canType;
	await page.keyboard.type("J");
	const [seconds, typed] = await page.evaluate(() => [
		(window.canType ?? Number.NaN) / 1000,
		(document.activeElement as HTMLInputElement | null)?.value, // the field has the focus
	]);
	if (typed !== "J") throw new Error(`the name must be J (got ${JSON.stringify(typed)})`);
	await page.close();
	return Number(seconds);
}
