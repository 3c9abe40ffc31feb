import type { Browser, Locator, Page } from "playwright-core";
import { type PhaseName, phaseOf, STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { Dice } from "../wire/dice.ts";
import { merged, WirePlayer } from "../wire/player.ts";
import { BrowserPlayer } from "./browser-player.ts";

/** Everything on a screen that can be used. */
const CONTROLS = [
	"button:enabled:not([aria-disabled])",
	"a[href]",
	"input:enabled",
	"textarea:enabled",
	"summary",
	"[role=switch]:enabled",
]
	.map((control) => `${control}:visible`)
	.join();
/** The fields that can be filled in now. */
const FIELDS = ["input:not([type])", "input[type=text]", "textarea:not([readonly])"]
	.map((field) => `${field}:enabled:visible`)
	.join();
const PICKS = "input[type=checkbox]:enabled, input[type=radio]:enabled";
/** Controls that end the game or a seat, which would end most games at once. */
const RARE = /leave|home|close (the )?(game|room)|kick|give up|really|are you sure/i;
const RARELY = 0.02;
/** The share of steps in which a page takes its turn, so that the games reach their ends. */
const DILIGENCE = 0.4;
/** The buttons that a phase ends with. */
const ONWARD =
	/^go on|ready|got it|understood|into the pot|^select|that's the title|save reactions|^hand in|on to the awards|next (part|story)|open the stories|up next|all fine|and start$|all of us|^done|library/i;
/** Milliseconds that a page has to show the server's state, on a busy machine. */
const PATIENCE = 30_000;
/** The browser reports every refused call as an error, also those that the page explains. */
const REFUSED_CALL = /the server responded with a status of 4\d\d/;

/** Phases with all their controls, and parts that end soon. */
export const BROWSER_SETTINGS = { num_switches: 1, write_duration: 10, moderation: true };

interface BrowserGame {
	/** Draws the clicks. */
	seed: number;
	mode: string;
	pages: number;
	/** Clicks of all pages together, after which the game may stay unfinished. */
	clicks: number;
	/** Clicks in each phase after which the pages only do what leads on, and the lobby starts. */
	each: number;
	settings: object;
}

/** Lets pages click anything in one game. Returns the faults. */
export async function clickAnything(
	browser: Browser,
	url: string,
	{ seed, mode, pages, clicks, each, settings }: BrowserGame,
): Promise<string[]> {
	const dice = new Dice(seed);
	const host = await BrowserMonkey.open(browser, "Mika", dice);
	const code = await host.createRoom(url, mode, settings);
	const monkeys = [host];
	for (const name of ["Boooo", "Spuddy"].slice(0, pages - 1)) {
		const monkey = await BrowserMonkey.open(browser, name, dice);
		await monkey.player.page.goto(`${url}/game/${code}`);
		await monkey.player.introduce();
		monkeys.push(monkey);
	}
	const witness = await WirePlayer.join(url, code, "Witness", { audience: true });
	const faults: string[] = [];
	let status = witness.game.status;
	let since = 0;
	for (let click = 0; click < clicks && faults.length === 0; click++, since++) {
		const before = phaseOf(status);
		status = witness.game.status;
		if (phaseOf(status) !== before) since = 0;
		const enough = since >= each;
		if (enough && status === STATUS.results) break;
		// Chance alone starts some games only after most of their clicks.
		if (enough && status === STATUS.lobby)
			for (const { player } of monkeys) await start(player.page);
		const monkey = dice.of(monkeys);
		await monkey.goBack(url, code);
		const focus = await monkey.focusFaults();
		const last = await (enough || dice.chance(DILIGENCE) ? monkey.works() : monkey.click());
		const found = [...focus, ...monkey.complaints(), ...(await monkey.faults(witness))];
		faults.push(...found.map((fault) => `${monkey.player.name} after “${last}”: ${fault}`));
		if (witness.closed !== null) break;
	}
	witness.leave();
	for (const { player } of monkeys) await player.page.context().close();
	return faults;
}

/** Starts the game where the page has the crown, and no dialog is open. */
async function start(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	const button = page.getByRole("button", { name: "Open the book" });
	await button.click({ timeout: 2000 }).catch(() => "the crown is elsewhere");
}

/** A page whose player clicks anything that is enabled. */
class BrowserMonkey {
	readonly player: BrowserPlayer;
	private readonly dice: Dice;
	/** The game as the page received it. */
	private game: Game | null = null;
	private typed = 0;
	/** The phase at the last look; null before the first screen. */
	private looked: PhaseName | null = null;

	private constructor(player: BrowserPlayer, dice: Dice) {
		this.player = player;
		this.dice = dice;
		const { page } = player;
		page.on("dialog", (dialog) => void dialog.accept());
		page.on("popup", (popup) => void popup.close());
		page.on("websocket", (socket) => {
			socket.on("framereceived", ({ payload }) => this.hear(String(payload)));
		});
	}

	static async open(browser: Browser, name: string, dice: Dice): Promise<BrowserMonkey> {
		const size = { width: 390, height: 844 };
		return new BrowserMonkey(await BrowserPlayer.open(browser, name, size), dice);
	}

	createRoom(url: string, mode: string, settings: object): Promise<string> {
		return this.player.createRoom(url, mode, settings);
	}

	/** Fills in the fields of the screen, and presses the control that leads on. */
	async works(): Promise<string> {
		const { page } = this.player;
		if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
		const fields = page.locator("[data-page]").locator(FIELDS);
		for (const field of await fields.all()) await this.type(field).catch(() => "");
		const picks = page.locator("[data-page]").locator(PICKS);
		for (const pick of (await picks.all()).slice(0, 2))
			await pick.check({ force: true, timeout: 2000 }).catch(() => "");
		const sticker = page.getByRole("group", { name: /^Stickers for/ }).getByRole("button");
		await sticker
			.last()
			.click({ timeout: 200 })
			.catch(() => "");
		for (const row of await page.getByRole("group", { name: /^Stickers for/ }).all()) {
			if ((await row.locator("[aria-pressed=true]").count()) > 0) continue;
			const first = row.getByRole("button").first();
			await first.click({ timeout: 200 }).catch(() => "");
		}
		const able = { disabled: false };
		const onward = page
			.getByRole("button", { name: ONWARD, ...able })
			.or(page.getByRole("switch", able));
		const count = await onward.count();
		if (count === 0) return "nothing to do";
		await onward
			.nth(this.dice.below(count))
			.click({ timeout: 2000 })
			.catch(() => "");
		return "what leads on";
	}

	private async type(field: Locator): Promise<void> {
		await field.fill(`${this.player.name} ${++this.typed}`, { timeout: 2000 });
	}

	/** The errors of the page, each once. */
	complaints(): string[] {
		return this.player.complaints.splice(0).filter((what) => !REFUSED_CALL.test(what));
	}

	/** Returns to the room from another page. */
	async goBack(url: string, code: string): Promise<void> {
		const { page } = this.player;
		if (page.url().endsWith(`/game/${code}`)) return;
		await page.goto(`${url}/game/${code}`);
		this.looked = null;
	}

	/** Uses any control of the screen. Returns its name. */
	async click(): Promise<string> {
		const { page } = this.player;
		const controls = page.locator(CONTROLS);
		const count = await controls.count();
		if (count === 0) return "nothing";
		// Controls behind an open dialog cannot be used, and one can vanish before its click.
		const control = controls.nth(this.dice.below(count));
		return await this.use(control).catch(() => "something that has gone");
	}

	/**
	 * Returns a fault if a phase has begun since the last look and the focus was not moved to its
	 * screen. Called before a click, because a click moves the focus too.
	 */
	async focusFaults(): Promise<string[]> {
		const phase = this.game && phaseOf(this.game.status);
		const before = this.looked;
		this.looked = phase;
		if (before === null || before === phase) return [];
		const isThere = this.player.page.waitForFunction(
			() =>
				document.querySelector("dialog[open]") !== null ||
				document.querySelector("[data-page]")?.contains(document.activeElement) !== false,
			undefined,
			{ timeout: PATIENCE },
		);
		return isThere.then(
			() => [],
			() => [`the focus is nowhere in ${phase}`],
		);
	}

	private async use(control: Locator): Promise<string> {
		const { tag, name, type, href } = await control.evaluate(
			(element) => ({
				tag: element.tagName,
				name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
				type: element.getAttribute("type"),
				href: element.getAttribute("href"),
			}),
			undefined,
			{ timeout: 2000 },
		);
		if (RARE.test(name) && !this.dice.chance(RARELY)) return `not ${name}`;
		if (href !== null && !href.startsWith("/")) return `not ${href}`;
		if (tag === "TEXTAREA" || (tag === "INPUT" && (type === null || type === "text"))) {
			await this.type(control);
			return `typing into ${name}`;
		}
		await control.click({ timeout: 2000, force: tag === "INPUT" });
		return name;
	}

	/** Returns what is wrong with the screen, once it has had the time to follow the room. */
	async faults(witness: WirePlayer): Promise<string[]> {
		const { page } = this.player;
		const end = Date.now() + PATIENCE;
		let found: string[] = [];
		do {
			found = [...(await screenFaults(page)), ...this.stateFaults(witness)];
			if (found.length === 0) return [];
			await page.waitForTimeout(200);
		} while (Date.now() < end);
		return found;
	}

	/** Compares the states that the page and the witness received. */
	private stateFaults({ game, closed }: WirePlayer): string[] {
		const own = this.game;
		const isIn = /\/game\/[A-Z]{4}$/.test(this.player.page.url());
		if (!isIn || own === null || closed !== null) return [];
		const [shown, said] = [own, game].map(({ status, host_id, submission, players }) =>
			JSON.stringify({
				status,
				host_id,
				part: submission.part ?? null,
				players: Object.values(players).map((player) => [player.id, player.status]),
			}),
		);
		return shown === said ? [] : [`the page was told ${shown}, and the room is ${said}`];
	}

	private hear(text: string): void {
		const { game, prev }: ServerMessage = JSON.parse(text);
		if (!game) return;
		// A patch is merged into the state before it, and the first message is the whole state.
		this.game = prev === undefined ? (game as Game) : merged(this.game as Game, game);
	}
}

/**
 * Returns what is wrong with a screen: it needs a heading, and a way on or a text that says what one
 * waits for.
 */
async function screenFaults(page: Page): Promise<string[]> {
	return page.evaluate((controls) => {
		const faults: string[] = [];
		const main = document.querySelector("[data-page]") ?? document.querySelector("main");
		if (!main?.querySelector("h1, h2")) faults.push("there is no heading");
		const text = main?.textContent?.trim() ?? "";
		if (!document.querySelector(controls) && text.length < 10) faults.push("there is no way on");
		return faults;
	}, "button:enabled, a[href], input:enabled, textarea:enabled");
}
