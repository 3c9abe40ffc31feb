/**
 * Why a sign-in came to nothing: the window was blocked or closed, or nobody did anything in it.
 */
export class SignInEnded extends Error {
	readonly why: "blocked" | "closed" | "slow";
	constructor(why: SignInEnded["why"]) {
		super(why);
		this.why = why;
	}
}

/** site.md section 9 "popup timeout". */
const PATIENCE = 60_000;
const LOOK_EVERY = 250;

/**
 * What the window sends to who opened it; its shape is that of oidc-client-ts, whose hidden frames
 * read it too.
 */
export interface SignInMessage {
	source: "oidc-client";
	url: string;
	keepOpen: false;
}

/** Opens the window; at once, because browsers block it a moment after the press. */
export function openPopup(): Window {
	const popup = window.open("", "_blank", "popup,width=480,height=680");
	if (!popup) throw new SignInEnded("blocked");
	return popup;
}

/**
 * The address that the provider has led the window to; rejects with SignInEnded. A browser does not
 * tell of a closed window, so it is looked after.
 */
export function answerOf(popup: Window, patience = PATIENCE): Promise<string> {
	return new Promise<string>((resolve, reject) => {
		const hear = (event: MessageEvent<Partial<SignInMessage> | null>) => {
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
		const look = setInterval(() => popup.closed && giveUp("closed"), LOOK_EVERY);
		const timer = setTimeout(() => giveUp("slow"), patience);
		const end = () => {
			removeEventListener("message", hear);
			clearInterval(look);
			clearTimeout(timer);
			popup.close();
		};
		addEventListener("message", hear);
	});
}
