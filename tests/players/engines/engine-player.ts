import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./engine.ts";
import type { ElementQuery } from "./find-on-page.ts";

/** Milliseconds that a page has to show an awaited element, on a busy machine. */
const PATIENCE = 60_000;

/** A player in a window of an engine. Its methods use the words of the screen. */
export class EnginePlayer {
	readonly tab: Tab;

	constructor(tab: Tab) {
		this.tab = tab;
	}

	press = (name: string | RegExp, nth = 0): Promise<void> =>
		this.click({ role: "button", name, nth });

	click = (target: ElementQuery): Promise<void> =>
		this.until(`click on ${target.role} ${target.name}`, () => this.tab.click(target));

	write = (field: string | RegExp, text: string, nth = 0): Promise<void> =>
		this.until(`type into ${field}`, () =>
			this.tab.type({ role: "textbox", name: field, nth }, text),
		);

	sees = (text: string | RegExp): Promise<void> =>
		this.until(`see ${text}`, () => this.tab.shows({ role: "text", name: text }));

	/** Waits until the attempt returns true. The error names the texts on the screen. */
	async until(what: string, attempt: () => Promise<boolean>): Promise<void> {
		const end = Date.now() + PATIENCE;
		let cause: unknown;
		// A look at a page that is being left fails, which says nothing about the next page.
		const attempted = () =>
			attempt().catch((error: unknown) => {
				cause = error;
				return false;
			});
		while (!(await attempted())) {
			if (Date.now() > end) throw new Error(`cannot ${what}\n${await this.screen()}`, { cause });
			await pause(50);
		}
	}

	private async screen(): Promise<string> {
		if (await this.tab.isClosed()) return "The window is closed.";
		const text = await this.tab.evaluate(() => document.body.textContent?.slice(0, 1500), null);
		return `${await this.tab.url()} shows: ${text}`;
	}
}
