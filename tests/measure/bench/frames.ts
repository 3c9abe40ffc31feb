import type { Browser, Page } from "playwright-core";
import { STATUS } from "#game/status.ts";
import { startBrowser } from "../../players/browser/browser-player.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { atMost, type Figure, told } from "./figure.ts";
import { startBenchServer } from "./machines.ts";

const PEOPLE = 8;
/** The factor by which the pages run slower than this machine. */
const SLOWER = 4;
const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
/** The things that may fly at once. */
const FLYING = 12;
/** Milliseconds between two reactions of one person, which is the limit of a seat. */
const GAP = 125;
const EMOJIS = 7;
/** Milliseconds between two looks at what flies. */
const LOOK = 100;
/** Milliseconds of the whole reveal, three times. */
const PATIENCE = 130_000;

/** The counts of a running page. */
interface Counted {
	/** The milliseconds of the tasks that kept a frame from being drawn. */
	long: number[];
	/** The milliseconds between frames. */
	frames: number[];
	/** The most things that flew at once. */
	flying: number;
}

/**
 * Measures how pages of a slow device draw: a screen in the rain of reactions, a screen and a phone
 * during the reveal. Each has the machine to itself, apart from the server.
 */
export async function frames(folder: string, { seconds }: { seconds: number }): Promise<Figure[]> {
	const { url, stop } = await startBenchServer(`${folder}/frames`);
	const browser = await startBrowser();
	const figures: Figure[] = [];
	try {
		const room = await gather(url, PEOPLE, { ...QUICK, read_together: true });
		figures.push(...(await rain(browser, url, room, seconds)));
		for (const player of room) player.leave();
		for (const [name, size] of Object.entries({ screen: TV, phone: PHONE })) {
			const players = await gather(url, PEOPLE, QUICK);
			figures.push(...(await reveal(browser, url, players, name, size)));
			for (const player of players) player.leave();
		}
	} finally {
		await browser.close();
		await stop();
	}
	return figures;
}

/** Measures a screen of the room while all players react as fast as they may. */
async function rain(
	browser: Browser,
	url: string,
	players: WirePlayer[],
	seconds: number,
): Promise<Figure[]> {
	await playTo(players, STATUS.reacting);
	const page = await slowPage(browser, TV);
	await page.goto(`${url}/tv?code=${players[0]?.seat.room_code}`);
	await page.getByText(/wrote this/).waitFor();
	await page.evaluate(() => window.restart());
	let sent = 0;
	const timer = setInterval(() => {
		sent++;
		for (const [i, player] of players.entries())
			player.raw({ spark: { kind: "react", emoji: (sent + i) % EMOJIS } });
	}, GAP);
	await page.waitForTimeout(seconds * 1000);
	clearInterval(timer);
	const counted = await page.evaluate(() => window.counted);
	await page.context().close();
	return figuresOf(`a screen in the reactions of ${PEOPLE} people`, counted);
}

/** Measures a page from the first award of the reveal to the paper snow. */
async function reveal(
	browser: Browser,
	url: string,
	players: WirePlayer[],
	name: string,
	size: { width: number; height: number },
): Promise<Figure[]> {
	const [host] = players;
	const last = players.at(-1);
	if (!host || !last) throw new Error("the room must have players");
	const code = host.seat.room_code;
	const page = await slowPage(browser, size);
	await playTo(players, STATUS.preResults);
	if (name === "phone") {
		last.leave();
		await sitDown(page, last);
		await page.goto(`${url}/game/${code}`);
	} else {
		await page.goto(`${url}/tv?code=${code}`);
	}
	await page.getByText(/^Award \d of/).waitFor();
	// Loading is not what is measured.
	await page.evaluate(() => window.restart());
	await host.until(() => host.game.reveal?.step === "drum", PATIENCE);
	const drummers = players.filter((player) => player !== last);
	const timer = setInterval(() => {
		for (const player of drummers) player.raw({ spark: { kind: "drum" } });
	}, GAP);
	await host.until(() => host.game.reveal?.step === "winner", PATIENCE);
	clearInterval(timer);
	await host.reached(STATUS.results);
	const counted = await page.evaluate(() => window.counted);
	await page.context().close();
	return figuresOf(`a ${name} during the reveal`, counted);
}

/** Opens the seat of a player in a page. */
const sitDown = (page: Page, { seat, player }: WirePlayer) =>
	page.addInitScript((kept) => Object.assign(localStorage, kept), {
		roomCode: seat.room_code,
		playerId: String(seat.id),
		gameId: String(seat.game_id),
		playerSecret: seat.secret,
		playerName: player.name,
		playerMature: "true",
	});

declare global {
	interface Window {
		counted: Counted;
		/** Resets the counts. */
		restart(): void;
	}
}

/** Opens a page of a slow device, which counts from its beginning. */
async function slowPage(
	browser: Browser,
	viewport: { width: number; height: number },
): Promise<Page> {
	const context = await browser.newContext({
		viewport,
		reducedMotion: "no-preference",
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	await page.addInitScript((look) => {
		window.restart = () => {
			window.counted = { long: [], frames: [], flying: 0 };
		};
		window.restart();
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) window.counted.long.push(duration);
		}).observe({ type: "longtask" });
		let before = 0;
		const draw = (now: number) => {
			if (before > 0) window.counted.frames.push(now - before);
			before = now;
			requestAnimationFrame(draw);
		};
		requestAnimationFrame(draw);
		// Each flying reaction is a picture that is hidden from screen readers.
		const isFlying = ({ effect, playState }: Animation) =>
			playState === "running" &&
			effect instanceof KeyframeEffect &&
			effect.target?.matches("[aria-hidden=true]:not(ol) :is(img, svg)") === true;
		setInterval(() => {
			const flying = new Set(
				document
					.getAnimations()
					.filter(isFlying)
					.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null)),
			);
			window.counted.flying = Math.max(window.counted.flying, flying.size);
		}, look);
	}, LOOK);
	const client = await context.newCDPSession(page);
	await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	return page;
}

function figuresOf(name: string, { long, frames: gaps, flying }: Counted): Figure[] {
	const sorted = [...gaps].sort((a, b) => a - b);
	const slow = `${name}, ${SLOWER} times slower`;
	return [
		atMost(`${slow}: things that fly at once`, FLYING, "", flying),
		told(`${slow}: tasks of more than 50 ms`, "", long.length),
		told(`${slow}: the longest of them`, "ms", Math.max(0, ...long)),
		told(
			`${slow}: between two frames, 95 of 100`,
			"ms",
			sorted[Math.floor(sorted.length * 0.95)] ?? 0,
		),
	];
}
