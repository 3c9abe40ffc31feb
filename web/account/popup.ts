import { SignInError } from "./sign-in-error.ts";

/** Milliseconds that a sign-in may take without a word from its window. */
const POPUP_TIMEOUT = 60_000;
/** Milliseconds between two looks at whether the window is closed. */
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

/** The message of a sign-in page on which somebody types or reads, to its opener. */
export interface StillBusy {
	source: "sign-in-page";
}

/** The message of the sign-in window's first page to its opener. */
interface FirstPageShown {
	source: "sign-in-window";
}

type Message = Partial<SignInMessage> | StillBusy | FirstPageShown;

/**
 * Opens the sign-in window. Throws a SignInError where the browser blocks it. It begins with a page
 * of the site, because WebKit cuts off a window that is opened empty and led to another site.
 */
export function openPopup(): Window {
	const popup = window.open("/sign-in-window.html", "_blank", "popup,width=480,height=680");
	if (!popup) throw new SignInError("blocked");
	return popup;
}

/** Resolves when the window shows its first page, and may be led on; rejects with a SignInError. */
export const firstPageShown = (popup: Window): Promise<true> =>
	answerOf(popup, ({ source }) => source === "sign-in-window" || null);

/**
 * Resolves to the address that the provider has sent the window to, and closes the window; rejects
 * with a SignInError.
 */
export const responseAddress = (popup: Window, timeout?: number): Promise<string> =>
	answerOf(
		popup,
		(message) =>
			(message.source === "oidc-client" && typeof message.url === "string" && message.url) || null,
		timeout,
	).finally(() => popup.close());

/**
 * Resolves to what `read` makes of a message of the window, unless it is null. A sign-in page of
 * this server may ask for more time, because making an account takes some. It polls for a closed
 * window, because browsers have no event for that.
 */
function answerOf<T>(
	popup: Window,
	read: (message: Message) => T | null,
	timeout = POPUP_TIMEOUT,
): Promise<T> {
	return new Promise<T>((resolve, reject) => {
		const onMessage = ({ source, origin, data }: MessageEvent<Message | null>) => {
			if (source !== popup || origin !== location.origin || !data) return;
			if (data.source === "sign-in-page") {
				clearTimeout(timer);
				timer = setTimeout(() => giveUp("timeout"), timeout);
			}
			const answer = read(data);
			if (answer === null) return;
			end();
			resolve(answer);
		};
		const giveUp = (code: "cancelled" | "timeout") => {
			end();
			reject(new SignInError(code));
		};
		const check = setInterval(() => popup.closed && giveUp("cancelled"), CHECK_INTERVAL);
		let timer = setTimeout(() => giveUp("timeout"), timeout);
		const end = () => {
			removeEventListener("message", onMessage);
			clearInterval(check);
			clearTimeout(timer);
		};
		addEventListener("message", onMessage);
	});
}
