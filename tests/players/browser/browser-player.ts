import {
	type Browser,
	type BrowserContextOptions,
	chromium,
	type Page,
	type ViewportSize,
} from "playwright-core";
import { ENGLISH, type Language } from "#game/settings/languages.ts";
import { ensureChromium } from "../../../supervisor/testing/chromium.mjs";
import { startFirefox } from "../engines/start-firefox.ts";
import { type PlayerWords, playerWords } from "./player-words.ts";

/**
 * Chromium's work for each window beside the page: hidden popups of its address bar and a spare
 * renderer. They cost half of the time of opening a page. The others are those of Playwright, whose
 * list this one replaces.
 */
const UNUSED_FEATURES = [
	...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"],
	...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
	...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
	...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
	...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

// The network flags keep Chromium from contacting its vendor's hosts, because each attempt fails
// slowly in a closed network.
export const CHROMIUM_ARGS = [
	`--disable-features=${UNUSED_FEATURES}`,
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Starts Chromium, or Firefox where ENGINE asks for it (CONTRIBUTING.md). */
export async function startBrowser(): Promise<Browser> {
	const { ENGINE = "chromium" } = process.env;
	if (ENGINE === "firefox") return startFirefox();
	if (ENGINE !== "chromium")
		throw new Error(`ENGINE must be chromium or firefox (got "${ENGINE}")`);
	return chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
}

/** Three times the milliseconds of a whole reveal. */
const PATIENCE = 120_000;

/** Milliseconds, longer than a button waits for its second press. */
const QUESTION = 3_000;
const TRIES = 5;

/** The name of the button that opens a room; it also says which and how long. */
export const OPEN_ROOM = /^Open (a|your) /;

/** Returns the pattern of a text on a button, whose @ stands for what differs. */
const patternOf = (text: string): string =>
	text
		.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replaceAll("@", ".*")
		// Playwright reads every space as an ordinary one.
		.replace(/\s/g, "\\s");

/** Returns what names of buttons have that contain one of these texts. */
const namesLike = (...texts: string[]): RegExp => new RegExp(texts.map(patternOf).join("|"));

/** A player in a separate browser context. Its methods use the words of the screen. */
export class BrowserPlayer {
	/** Errors of the page. A test expects none. */
	readonly complaints: string[] = [];
	/** The start of each of the last messages from (<) and to (>) the room. */
	private readonly messages: string[] = [];
	readonly name: string;
	readonly page: Page;
	readonly say: PlayerWords;

	private constructor(name: string, page: Page, say: PlayerWords) {
		this.name = name;
		this.page = page;
		this.say = say;
		page.on("pageerror", ({ message }) => {
			// Firefox also runs the tests' first scripts in the empty page, which has no storage.
			if (message !== "The operation is insecure.") this.complaints.push(message);
		});
		page.on(
			"console",
			(message) => message.type() === "error" && this.complaints.push(message.text()),
		);
		const note = (way: string, payload: string | Buffer) => {
			this.messages.push(`${way} ${String(payload).slice(0, 300)}`);
			if (this.messages.length > 30) this.messages.shift();
		};
		page.on("websocket", (socket) => {
			socket.on("framereceived", ({ payload }) => note("<", payload));
			socket.on("framesent", ({ payload }) => note(">", payload));
		});
	}

	static async open(
		browser: Browser,
		name: string,
		viewport: ViewportSize,
		options: BrowserContextOptions = {},
		language: Language = ENGLISH,
		/** The device has never played, so it shows the guide in every kind of room. */
		newcomer = false,
	): Promise<BrowserPlayer> {
		// Most tests look at a first visit, which no service worker serves.
		const context = await browser.newContext({
			viewport,
			reducedMotion: "reduce",
			serviceWorkers: "block",
			...(language !== ENGLISH && { locale: language }),
			...options,
		});
		if (!newcomer)
			await context.addInitScript(() => {
				// The frames of adverts are sandboxed and have no storage.
				if (parent === window) localStorage.setItem("guideRead", "true");
			});
		// A test that waits for a text after a reload must not find it in the picture of before.
		await context.addInitScript(() => {
			if (parent === window) sessionStorage.removeItem("still");
		});
		return new BrowserPlayer(name, await context.newPage(), await playerWords(language));
	}

	async press(name: string | RegExp): Promise<void> {
		await this.onScreen(this.page.getByRole("button", { name }).first().click());
	}

	/**
	 * Presses a button that asks before it acts, by its names in order. Begins again when the
	 * question is gone, because it lasts two seconds only.
	 */
	async confirm(name: string, ...questions: string[]): Promise<void> {
		for (let tries = 1; ; tries++) {
			await this.press(name);
			try {
				for (const question of questions)
					await this.page
						.getByRole("button", { name: question })
						.first()
						.click({ timeout: QUESTION });
				return;
			} catch (error) {
				if (tries === TRIES) throw error;
			}
		}
	}

	async sees(text: string | RegExp): Promise<void> {
		await this.onScreen(this.page.getByText(text).filter({ visible: true }).first().waitFor());
	}

	/**
	 * Adds the texts of the screen and the last messages to the error of an attempt, because these
	 * show what was there instead.
	 */
	private async onScreen(attempt: Promise<void>): Promise<void> {
		try {
			await attempt;
		} catch (error) {
			const texts = await this.page.locator("body").textContent();
			const screen = `${this.name} has on the screen: ${texts?.slice(0, 1000)}`;
			throw new Error([screen, ...this.messages].join("\n"), { cause: error });
		}
	}

	/**
	 * Fills in the profile form, or the invitation to a room, and goes on. The form of a new host
	 * has the button of `openRoom`.
	 */
	async introduce(adult = true): Promise<void> {
		const { personWords, invitationWords, siteWords } = this.say;
		const name = namesLike(personWords.profile.name, invitationWords.name);
		await this.page.getByRole("textbox", { name }).fill(this.name);
		await this.page.getByText(adult ? siteWords.yes : siteWords.no, { exact: true }).click();
		if ((await this.page.getByRole("button", { name: this.opens }).count()) > 0) return;
		const { sit, watch, knock } = invitationWords;
		const { save } = personWords.profile;
		await this.press(new RegExp(`^(${[save, sit, watch, knock].map(patternOf).join("|")})$`));
	}

	/** The name of the button that opens a room. */
	private get opens(): RegExp {
		const { create, openAtOnce } = this.say.createWords;
		return namesLike(openAtOnce, create(false, "@"), create(true, "@"));
	}

	/** Presses the button of the create form that opens the room. */
	async openRoom(): Promise<void> {
		await this.press(this.opens);
	}

	/**
	 * Opens a room with the create form, preset to `rules` over those of the server. Returns the
	 * room's code.
	 */
	async createRoom(url: string, mode = "default", rules: object = {}): Promise<string> {
		const plain = { show_instructions: true, forced_prompts: false, read_together: false };
		await this.page.addInitScript(
			(kept) => {
				if (parent === window) localStorage.gameSettings ??= kept;
			},
			JSON.stringify({ ...plain, ...rules }),
		);
		await this.page.goto(`${url}/play/create?mode=${mode}`);
		await this.introduce();
		await this.openRoom();
		await this.page.waitForURL(/\/game\/[A-Z]{4}$/);
		return this.page.url().slice(-4);
	}

	async submitCharacters(names: string[]): Promise<void> {
		const fields = this.page.getByRole("textbox");
		for (const [i, name] of names.entries()) await fields.nth(i).fill(name);
		await this.press(this.say.screenWords.characters.submit);
	}

	async chooseCharacters(count: number): Promise<void> {
		const boxes = this.page.getByRole("checkbox");
		await boxes.nth(count - 1).waitFor({ state: "attached" });
		for (let i = 0; i < count; i++) await boxes.nth(i).check();
		await this.press(this.say.screenWords.create.select);
	}

	/** The prompts that lie on the table. */
	get prompts() {
		return this.page.locator('main [aria-live="polite"] li');
	}

	/** The clock in the footer, while it has this shape. */
	timer(shape: "low" | "last") {
		return this.page.locator(`[role="timer"][data-shape="${shape}"]`);
	}

	get textBox() {
		return this.page.locator("textarea");
	}

	/** Waits for a part (counted from 1) to begin and types into it. */
	async write(part: number, text: string): Promise<void> {
		// A low window has no room for it.
		const heading = this.say.screenWords.header.part(part);
		await this.page.getByText(heading, { exact: true }).waitFor({ state: "attached" });
		await this.textBox.waitFor({ timeout: 40_000 });
		await this.textBox.pressSequentially(text);
	}

	async done(): Promise<void> {
		await this.page.getByRole("switch").click();
	}

	async nameStory(title: string): Promise<void> {
		const { label, submit } = this.say.screenWords.title;
		await this.page.getByRole("textbox", { name: label }).fill(title);
		await this.press(submit);
	}

	/** The reaction stickers: one group under each part that accepts reactions. */
	get stickers() {
		const name = namesLike(this.say.readingWords.read.stickers("@"));
		return this.page.getByRole("group", { name });
	}

	/** Opens every story of other players and adds one reaction to each part that accepts one. */
	async readStories(titles: string[], backInList = true): Promise<void> {
		const { done } = this.say.readingWords.read.states;
		for (const title of titles) {
			await this.press(new RegExp(title));
			const strips = this.stickers;
			await strips.first().waitFor();
			for (const strip of await strips.all()) await strip.getByRole("button").nth(4).click();
			await this.press(this.say.readingWords.read.saveBack);
			// The list counts the story once the room's answer has arrived.
			if (backInList)
				await this.onScreen(
					this.page.getByRole("button", { name: new RegExp(`${title}.*${done}`) }).waitFor(),
				);
		}
	}

	/** Continues to the awards and votes for the first story of each. */
	async voteForAll(): Promise<void> {
		await this.press(this.say.readingWords.read.proceed);
		await this.vote();
	}

	/** Goes on to the results. A host skips the reveal to the winner for all players. */
	async toLibrary(): Promise<void> {
		const button = (name: string) => this.page.getByRole("button", { name });
		const words = this.say.readingWords.reveal;
		const [skip, onward] = [button(words.skip), button(words.onward)];
		await skip.or(onward).first().waitFor({ timeout: PATIENCE });
		// The winner may be on the stage already.
		if (await skip.isVisible()) await skip.click({ timeout: 5_000 }).catch(() => undefined);
		await onward.click({ timeout: PATIENCE });
	}

	/** The rosettes to give, by the names of their awards. */
	get rosettes() {
		const name = this.say.readingWords.vote.awards;
		return this.page.getByRole("group", { name }).getByRole("radio");
	}

	/** The stories that can get the rosette in hand. */
	get choices() {
		const name = namesLike(this.say.readingWords.vote.choices("@"));
		return this.page.getByRole("group", { name }).getByRole("radio");
	}

	/** Gives each rosette to the first story. */
	async vote(): Promise<void> {
		const { heading, submit } = this.say.readingWords.vote;
		await this.sees(heading[0]);
		for (let award = 0; award < 5; award++) {
			await this.rosettes.nth(award).check({ force: true });
			await this.choices.first().check();
		}
		await this.press(submit(5, 5));
	}
}
