/** A sign-in without a result: the window was blocked, closed, or left open for too long. */
export class SignInEnded extends Error {
	readonly why: "blocked" | "closed" | "slow";
	constructor(why: SignInEnded["why"]) {
		super(why);
		this.why = why;
	}
}

/** Milliseconds that a sign-in may take. */
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

/** Opens the sign-in window. Throws a SignInEnded where the browser blocks it. */
export function openPopup(): Window {
	const popup = window.open("", "_blank", "popup,width=480,height=680");
	if (!popup) throw new SignInEnded("blocked");
	return popup;
}

/**
 * Resolves to the address that the provider has sent the window to; rejects with a SignInEnded.
 * It polls for a closed window, because browsers have no event for that.
 */
export function responseAddress(popup: Window, timeout = POPUP_TIMEOUT): Promise<string> {
	return new Promise<string>((resolve, reject) => {
		const onMessage = (event: MessageEvent<Partial<SignInMessage> | null>) => {
			if (
				event.source !== popup ||
				event.origin !== location.origin ||
				event.data?.source !== "oidc-client"
			)
				return;
			if (typeof event.data.url !== "string") return;
			end();
			resolve(event.data.url);
		};
		const giveUp = (why: SignInEnded["why"]) => {
			end();
			reject(new SignInEnded(why));
		};
		const check = setInterval(() => popup.closed && giveUp("closed"), CHECK_INTERVAL);
		const timer = setTimeout(() => giveUp("slow"), timeout);
		const end = () => {
			removeEventListener("message", onMessage);
			clearInterval(check);
			clearTimeout(timer);
			popup.close();
		};
		addEventListener("message", onMessage);
	});
}
