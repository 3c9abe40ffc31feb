import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds after which a call has failed: some calls of WebKit's driver hang for good. */
const PATIENCE = 60_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** An element as WebDriver names it. */
export type ElementId = string;

/** A refusal of a driver, with the code of the WebDriver standard. */
export class WebDriverError extends Error {
	readonly code: string;

	constructor(code: string, message: string) {
		super(`${code}: ${message}`);
		this.code = code;
	}
}

/**
 * A session of a WebDriver server, one call after the other. Only what the tests use: the libraries
 * for WebDriver need a newer Node, or install browsers.
 */
export class WebDriverSession {
	private readonly address: string;
	private last: Promise<unknown> = Promise.resolve();
	private window = "";

	private constructor(address: string) {
		this.address = address;
	}

	/** Starts a session as soon as the server at `url` listens. */
	static async start(url: string, capabilities: object): Promise<WebDriverSession> {
		const deadline = Date.now() + PATIENCE;
		for (;;) {
			try {
				const { sessionId } = await call<{ sessionId: string }>("POST", `${url}/session`, {
					capabilities,
				});
				const session = new WebDriverSession(`${url}/session/${sessionId}`);
				session.window = await call("GET", `${session.address}/window`);
				return session;
			} catch (error) {
				if (error instanceof WebDriverError || Date.now() > deadline) throw error;
				await pause(50);
			}
		}
	}

	/** Calls the driver for one of its windows. */
	in<T>(window: string, method: "GET" | "POST", path: string, body?: object) {
		return this.inTurn(async () => {
			if (this.window !== window) await call("POST", `${this.address}/window`, { handle: window });
			this.window = window;
			return call<T>(method, `${this.address}${path}`, body);
		});
	}

	get currentWindow(): string {
		return this.window;
	}

	/** Opens a window and returns its handle. */
	async open(): Promise<string> {
		const { handle } = await this.inTurn(() =>
			call<{ handle: string }>("POST", `${this.address}/window/new`, { type: "window" }),
		);
		return handle;
	}

	windows = (): Promise<string[]> =>
		this.inTurn(() => call("GET", `${this.address}/window/handles`));

	stop = (): Promise<void> => this.inTurn(() => call("DELETE", this.address));

	private inTurn<T>(work: () => Promise<T>): Promise<T> {
		const turn = this.last.then(work);
		this.last = turn.catch(() => {}); // the caller gets the error
		return turn;
	}
}

/** Returns the id of the element that a script has returned. It arrives as an object with the id. */
export const elementIn = (element: Element | null): ElementId | null =>
	(element as unknown as Record<string, ElementId> | null)?.[ELEMENT] ?? null;

/** Returns an element as an argument of a script. */
export const elementOf = (id: ElementId): object => ({ [ELEMENT]: id });

async function call<T>(method: string, url: string, body?: object): Promise<T> {
	const response = await fetch(url, {
		method,
		...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
		signal: AbortSignal.timeout(PATIENCE),
	});
	const { value } = (await response.json()) as { value: T & { error: string; message: string } };
	if (!response.ok) throw new WebDriverError(value.error, value.message);
	return value;
}
