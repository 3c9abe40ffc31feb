import type { ElementQuery } from "./find-on-page.ts";

export interface Size {
	width: number;
	height: number;
}

/** A phone's window. */
export const PHONE: Size = { width: 390, height: 844 };
/** The same window above its keyboard. */
export const PHONE_ABOVE_KEYBOARD: Size = { width: 390, height: 450 };

export interface Download {
	name: string;
	content: Buffer;
}

/** A browser engine with one window, whose pages share what the browser remembers. */
export interface BrowserEngine {
	first: Tab;
	open(): Promise<Tab>;
	/**
	 * Returns what the consoles of all pages have said since the last call: errors, uncaught ones
	 * and violations of the content security policy.
	 */
	complaints(): Promise<string[]>;
	stop(): Promise<void>;
}

/** A window of an engine. Nothing here waits for a page to change, except for its loading. */
export interface Tab {
	goto(url: string): Promise<void>;
	reload(): Promise<void>;
	url(): Promise<string>;
	/** Gives the page another size, as the keyboard of a phone does. */
	resize(size: Size): Promise<void>;
	/** Runs a function in the page. It may use nothing outside of itself. */
	evaluate<T, Arg>(work: (arg: Arg) => T, arg: Arg): Promise<T>;
	/** Returns whether the target is on the page. */
	shows(target: ElementQuery): Promise<boolean>;
	/** Clicks the target. Returns whether it was there and could be clicked. */
	click(target: ElementQuery): Promise<boolean>;
	/** Types into the target, key by key. Returns whether it was there. */
	type(target: ElementQuery, text: string): Promise<boolean>;
	/** Returns the window that `press` opens. */
	popup(press: () => Promise<void>): Promise<Tab>;
	/** Returns the file that `press` downloads. */
	download(press: () => Promise<void>): Promise<Download>;
	isClosed(): Promise<boolean>;
}
