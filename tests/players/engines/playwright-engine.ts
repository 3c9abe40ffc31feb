import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, ElementHandle, Page } from "playwright-core";
import { type BrowserEngine, PHONE, type Size, type Tab } from "./engine.ts";
import { type ElementQuery, findOnPage, wanted } from "./find-on-page.ts";

/** Milliseconds in which an element that is there can be clicked, or gives way to another. */
const MOMENT = 20_000;
/** Milliseconds in which a press opens its window or has made its file. */
const PATIENCE = 90_000;

/** Opens a window in a browser of Playwright. Messages with a text of `unfounded` are no complaints. */
export async function playwrightEngine(
	browser: Browser,
	context: BrowserContext,
	unfounded: readonly string[] = [],
): Promise<BrowserEngine> {
	const complaints: string[] = [];
	const complain = (text: string) => {
		if (!unfounded.some((part) => text.includes(part))) complaints.push(text);
	};
	context.on("page", (page) => {
		page.on("pageerror", ({ message }) => complain(message));
		page.on("console", (message) => {
			const { url, lineNumber, columnNumber } = message.location();
			if (message.type() === "error")
				complain(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
		});
	});
	const open = async () => new PlaywrightTab(await context.newPage());
	return {
		first: await open(),
		open,
		complaints: async () => complaints.splice(0),
		stop: () => browser.close(),
	};
}

/** The options of a phone's window. */
export const ON_PHONE = { viewport: PHONE, reducedMotion: "reduce" } as const;

class PlaywrightTab implements Tab {
	private readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	async goto(url: string): Promise<void> {
		await this.page.goto(url);
	}

	async reload(): Promise<void> {
		await this.page.reload();
	}

	resize = (size: Size): Promise<void> => this.page.setViewportSize(size);

	url = async (): Promise<string> => this.page.url();

	evaluate<T, Arg>(work: (arg: Arg) => T, arg: Arg): Promise<T> {
		// Playwright's own type does not follow generic arguments.
		return this.page.evaluate(work as (arg: unknown) => T, arg as unknown);
	}

	shows = (target: ElementQuery): Promise<boolean> => this.onElement(target, async () => {});

	click = (target: ElementQuery): Promise<boolean> =>
		this.onElement(target, (element) => element.click({ timeout: MOMENT }));

	type = (target: ElementQuery, text: string): Promise<boolean> =>
		this.onElement(target, async (element) => {
			await element.focus();
			await this.page.keyboard.type(text);
		});

	private async onElement(
		target: ElementQuery,
		work: (element: ElementHandle<Element>) => Promise<void>,
	): Promise<boolean> {
		try {
			// Firefox never answers a call that arrives while the page leads on to another one.
			const found = await Promise.race([
				this.page.evaluateHandle(findOnPage, wanted(target)),
				pause(MOMENT, null, { ref: false }),
			]);
			const element = found?.asElement() ?? null;
			if (element) await work(element);
			return element !== null;
		} catch {
			// The page leads on to another one, or the element has gone or is covered.
			return false;
		}
	}

	async popup(press: () => Promise<void>): Promise<Tab> {
		const [popup] = await Promise.all([
			this.page.waitForEvent("popup", { timeout: PATIENCE }),
			press(),
		]);
		return new PlaywrightTab(popup);
	}

	async download(press: () => Promise<void>) {
		const [file] = await Promise.all([
			this.page.waitForEvent("download", { timeout: PATIENCE }),
			press(),
		]);
		return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
	}

	isClosed = async (): Promise<boolean> => this.page.isClosed();
}
