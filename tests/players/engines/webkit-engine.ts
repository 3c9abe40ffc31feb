import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";
import { until } from "../../support/processes.ts";
import { type BrowserEngine, type Download, PHONE, type Size, type Tab } from "./engine.ts";
import { type ElementQuery, findOnPage, wanted } from "./find-on-page.ts";
import {
	type ElementId,
	elementIn,
	elementOf,
	WebDriverError,
	WebDriverSession,
} from "./webdriver.ts";

const WINDOW = join(root, "tests", "players", "engines", "webkit-window.py");
/** A line of the console that reports a fault. */
const FAULT = /CONSOLE (?:\w+ )?ERROR/;
/**
 * A key for other engines, a change of size for the next frame, and what a page was waiting for when it
 * was left: its socket, and calls to its own origin, to which no access control applies.
 */
const HARMLESS =
	/key "interactive-widget" not recognized|ResizeObserver loop completed|closed due to suspension|(http:\/\/[\w.:]+)\/\S* CONSOLE JS ERROR Fetch API cannot load \1\/\S+ due to access control checks/;
/** An element that has gone, or that something covers or has not let in yet. */
const NOT_YET = new Set([
	"stale element reference",
	"element not interactable",
	"element click intercepted",
	"move target out of bounds",
	"no such element",
	// The page leads on to another one.
	"javascript error",
]);

/** Starts WebKitGTK with one window on a separate display. Both end with this process. */
export async function startWebKit(): Promise<BrowserEngine> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-webkit-"));
	const display = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1100x24"]);
	const [number] = await once(display.stdio[3] ?? display, "data");
	const port = await freePort();
	const driver = start("WebKitWebDriver", ["-p", String(port)], {
		DISPLAY: `:${String(number).trim()}`,
		LIBGL_ALWAYS_SOFTWARE: "1",
		// The settings and the D-Bus session of the developer must not affect the tests.
		GSETTINGS_BACKEND: "memory",
		NO_AT_BRIDGE: "1",
	});
	const args = [folder, String(PHONE.width), String(PHONE.height)];
	const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
		alwaysMatch: {
			"webkitgtk:browserOptions": { binary: WINDOW, args },
			unhandledPromptBehavior: "accept",
		},
	});
	let read = 0;
	return {
		first: new WebKitTab(session, session.currentWindow, folder),
		open: async () => new WebKitTab(session, await session.open(), folder),
		async complaints() {
			const lines = (await readFile(join(folder, "console"), "utf8")).split("\n");
			const fresh = lines.slice(read, -1);
			read += fresh.length;
			return fresh.filter((line) => FAULT.test(line) && !HARMLESS.test(line));
		},
		async stop() {
			await session.stop();
			for (const program of [driver, display]) {
				program.kill();
				await once(program, "exit");
			}
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** Starts a program that ends with this process. It may write to its file 3. */
function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
	const child = spawn(program, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	killWithParent(child);
	return child;
}

class WebKitTab implements Tab {
	private readonly session: WebDriverSession;
	private readonly handle: string;
	/** Where the console and the downloads are. */
	private readonly folder: string;

	constructor(session: WebDriverSession, handle: string, folder: string) {
		this.session = session;
		this.handle = handle;
		this.folder = folder;
	}

	goto = (url: string): Promise<void> => this.post("/url", { url });
	reload = (): Promise<void> => this.post("/refresh");
	resize = (size: Size): Promise<void> => this.post("/window/rect", size);
	url = (): Promise<string> => this.session.in(this.handle, "GET", "/url");

	evaluate<T, Arg>(work: (arg: Arg) => T, arg: Arg): Promise<T> {
		return this.post("/execute/sync", {
			script: `return (${work}).apply(null, arguments)`,
			args: [arg],
		});
	}

	shows = (target: ElementQuery): Promise<boolean> => this.onElement(target, async () => {});

	click = (target: ElementQuery): Promise<boolean> =>
		this.onElement(target, async (id) => {
			// The driver scrolls no further than the edge, where the page's footer covers it.
			await this.post("/execute/sync", {
				script: "arguments[0].scrollIntoView({ block: 'center' })",
				args: [elementOf(id)],
			});
			await this.post(`/element/${id}/click`);
		});

	type = (target: ElementQuery, text: string): Promise<boolean> =>
		this.onElement(target, (id) => this.post(`/element/${id}/value`, { text }));

	private async onElement(
		target: ElementQuery,
		work: (id: ElementId) => Promise<void>,
	): Promise<boolean> {
		try {
			const id = elementIn(await this.evaluate(findOnPage, wanted(target)));
			if (id === null) return false;
			await work(id);
			return true;
		} catch (error) {
			if (error instanceof WebDriverError && NOT_YET.has(error.code)) return false;
			throw error;
		}
	}

	async popup(press: () => Promise<void>): Promise<Tab> {
		const before = new Set(await this.session.windows());
		await press();
		let opened: string | undefined;
		await until(async () => {
			opened = (await this.session.windows()).find((handle) => !before.has(handle));
			return opened !== undefined;
		});
		return new WebKitTab(this.session, opened ?? "", this.folder);
	}

	async download(press: () => Promise<void>): Promise<Download> {
		const folder = join(this.folder, "downloads");
		const before = new Set(await readdir(folder));
		await press();
		let name: string | undefined;
		await until(async () => {
			const fresh = (await readdir(folder)).filter((file) => !before.has(file));
			name = fresh.find((file) => !file.endsWith(".wkdownload"));
			return name !== undefined && fresh.length === 1;
		});
		return { name: name ?? "", content: await readFile(join(folder, name ?? "")) };
	}

	isClosed = async (): Promise<boolean> => !(await this.session.windows()).includes(this.handle);

	private post<T>(path: string, body: object = {}): Promise<T> {
		return this.session.in(this.handle, "POST", path, body);
	}
}
