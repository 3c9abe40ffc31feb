import { SignInError } from "./sign-in-error.ts";

/** Milliseconds that a sign-in may take without a message from its window. */
const POPUP_TIMEOUT = 60_000;
/** Milliseconds between two checks whether the window is closed. */
const CHECK_INTERVAL = 250;

/**
 * The message from the sign-in window to its opener. Its shape is that of oidc-client-ts, which
 * reads it from hidden frames.
 */
export interface SignInMessage {
	source: "oidc-client";
	url: string;
	keepOpen: false;
}

/** The message of a sign-in page to its opener while a person types or reads there. */
export interface StillBusy {
	source: "sign-in-page";
}

/** The message of the sign-in window's first page to its opener. */
interface FirstPageShown {
	source: "sign-in-window";
}

type Message = Partial<SignInMessage> | StillBusy | FirstPageShown;

/**
 * Opens a window. It begins with a page of the site, because WebKit cuts off a window that is
 * opened empty and led to another site.
 */
const openWindow = (): Window | null =>
	window.open("/sign-in-window.html", "_blank", "popup,width=480,height=680");

/** The window of a sign-in. */
export class SignInWindow {
	private shown: Window;
	/** The address at which the sign-in begins; null until it is available. */
	private start: string | null = null;
	/** The window has shown its first page. */
	private ready = false;

	/** Opens the window. Throws a SignInError where the browser blocks it. */
	constructor() {
		const shown = openWindow();
		if (!shown) throw new SignInError("blocked");
		this.shown = shown;
	}

	/** Navigates the window to the start of the sign-in. */
	leadTo(start: string): void {
		this.start = start;
		this.lead();
	}

	/**
	 * Opens another window at the same sign-in, for people who cannot find the first one; also before
	 * the sign-in has an address.
	 */
	reopen(): void {
		const next = openWindow();
		if (!next) return;
		this.close();
		this.shown = next;
		this.ready = false;
		void this.firstPageShown().then(
			() => this.lead(),
			() => undefined, // the sign-in itself fails then
		);
	}

	/** Resolves when the window shows its first page, and may be led on; rejects with a SignInError. */
	async firstPageShown(): Promise<void> {
		await this.answerOf(({ source }) => source === "sign-in-window" || null);
		this.ready = true;
	}

	private lead(): void {
		if (this.ready && this.start !== null) this.shown.location.replace(this.start);
	}

	/** Resolves to the address that the provider has sent the window to; rejects with a SignInError. */
	responseAddress(timeout?: number): Promise<string> {
		return this.answerOf(
			(message) =>
				(message.source === "oidc-client" && typeof message.url === "string" && message.url) ||
				null,
			timeout,
		);
	}

	close(): void {
		this.shown.close();
	}

	/**
	 * Resolves to the first result of `read` for a message of the window that is not null. A sign-in
	 * page of this server may ask for more time, because making an account takes some. It polls for a
	 * closed window, because browsers have no event for that.
	 */
	private answerOf<T>(read: (message: Message) => T | null, timeout = POPUP_TIMEOUT): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const onMessage = ({ source, origin, data }: MessageEvent<Message | null>) => {
				if (source !== this.shown || origin !== location.origin || !data) return;
				if (data.source === "sign-in-page" || data.source === "sign-in-window") {
					clearTimeout(timer);
					timer = setTimeout(giveUp, timeout);
				}
				const answer = read(data);
				if (answer === null) return;
				end();
				resolve(answer);
			};
			const giveUp = () => {
				end();
				// A page in the background is late to notice that the window is closed.
				reject(new SignInError(this.shown.closed ? "cancelled" : "timeout"));
			};
			const check = setInterval(() => this.shown.closed && giveUp(), CHECK_INTERVAL);
			let timer = setTimeout(giveUp, timeout);
			const end = () => {
				removeEventListener("message", onMessage);
				clearInterval(check);
				clearTimeout(timer);
			};
			addEventListener("message", onMessage);
		});
	}
}
