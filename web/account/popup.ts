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

/** Opens the sign-in window. Throws a SignInError where the browser blocks it. */
export function openPopup(): Window {
	const popup = window.open("", "_blank", "popup,width=480,height=680");
	if (!popup) throw new SignInError("blocked");
	return popup;
}

/**
 * Resolves to the address that the provider has sent the window to; rejects with a SignInError. A
 * sign-in page of this server may ask for more time, because making an account takes some. It polls
 * for a closed window, because browsers have no event for that.
 */
export function responseAddress(popup: Window, timeout = POPUP_TIMEOUT): Promise<string> {
	return new Promise<string>((resolve, reject) => {
		const onMessage = (event: MessageEvent<Partial<SignInMessage | StillBusy> | null>) => {
			if (event.source !== popup || event.origin !== location.origin) return;
			if (event.data?.source === "sign-in-page") {
				clearTimeout(timer);
				timer = setTimeout(() => giveUp("timeout"), timeout);
			}
			if (event.data?.source !== "oidc-client" || typeof event.data.url !== "string") return;
			end();
			resolve(event.data.url);
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
			popup.close();
		};
		addEventListener("message", onMessage);
	});
}
