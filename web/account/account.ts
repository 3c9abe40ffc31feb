import type { SigninRequest, User, UserManager } from "oidc-client-ts";
import { accountWords } from "#words/site/account.ts";
import { ApiError, call, UNAUTHORIZED } from "../api.ts";
import { newSecret } from "../device/device-id.ts";
import { adoptLanguage } from "../device/language.ts";
import { store } from "../store.ts";
import type { Identity } from "./identity.ts";
import { accountsOffer } from "./offer.ts";
import { syncPerks } from "./perks.ts";
import { SignInWindow } from "./popup.ts";
import { forgetSession, keepPlace, keepSession } from "./session.ts";
import { isRefusal, isSpentToken, SignInError, signInText } from "./sign-in-error.ts";
import { withTokenLock } from "./token-lock.ts";

let provider: Promise<Identity> | null = null;

/** Resolves to the identity provider. Its library is loaded on the first call. */
function identity(): Promise<Identity> {
	provider ??= meetProvider().catch((reason: unknown) => {
		provider = null;
		throw reason;
	});
	return provider;
}

async function meetProvider(): Promise<Identity> {
	const [{ identityOf }, { sign_in }] = await Promise.all([
		import("./identity.ts"),
		accountsOffer(),
	]);
	if (!sign_in) throw new Error("You can’t sign in here");
	return identityOf(sign_in, location.origin);
}

/** Runs a step of signing in, and shows that it is running and why it failed. */
async function tracked(fallback: string, work: () => Promise<void>): Promise<void> {
	store.login = { loading: true, error: null };
	try {
		await work();
	} catch (reason) {
		store.login.error = signInText(reason, fallback);
		throw reason;
	} finally {
		store.login.loading = false;
	}
}

/**
 * Signs in through a window. Call it directly from a press, because browsers block other windows.
 * Rejects with a SignInError or with the provider's error.
 */
export const signIn = (): Promise<void> =>
	tracked(accountWords.failed, async () => {
		const popup = new SignInWindow();
		open = popup;
		store.login.window = true;
		let address: string;
		let asked: string;
		try {
			const [{ url, state }] = await Promise.all([signInRequest(), popup.firstPageShown()]);
			asked = state.id;
			popup.leadTo(url);
			address = await popup.responseAddress();
		} finally {
			delete store.login.window;
			popup.close();
		}
		// A response to another request could sign the player in to another account.
		if (new URL(address).searchParams.get("state") !== asked)
			throw new SignInError("state_mismatch");
		await accept(address);
	});

let open: SignInWindow | null = null;

/** Opens the window of the running sign-in anew. Call it directly from a press, like `signIn`. */
export const reopenSignIn = (): void => open?.reopen();

async function signInRequest(): Promise<SigninRequest> {
	const { client } = await identity();
	return client.createSigninRequest({
		request_type: "si:p",
		display: "popup",
		nonce: newSecret(),
	});
}

/** Finishes a sign-in whose response is in this page's address. */
export const finishSignIn = (address: string): Promise<void> =>
	tracked(accountWords.failed, () => accept(address));

/** How often this page has signed in or out. */
let changes = 0;

/**
 * Returns a function that says whether this page has signed in or out since. What was asked before
 * must not sign a player in again, or out of the next account.
 */
function noChangeSince(): () => boolean {
	const before = changes;
	return () => changes === before;
}

/** Fetches the tokens for a response and loads the account. */
async function accept(address: string): Promise<void> {
	const { accept: fetchTokens, manager } = await identity();
	const { access_token, profile } = await withTokenLock(() => fetchTokens(address));
	changes++;
	const unchanged = noChangeSince();
	try {
		await sync(access_token, profile, unchanged);
	} catch (reason) {
		if (unchanged()) await forget(manager);
		throw reason;
	}
	resumed = Promise.resolve();
	await syncPerks();
}

let resumed: Promise<void> | null = null;
/**
 * Milliseconds before a failed check is repeated, so that joining a room does not wait for a
 * provider that cannot be reached.
 */
const RETRY = 30_000;

/**
 * Checks in the background whether this device has a session. Rejects when the provider or server
 * cannot be reached.
 */
export function resumeSession(): Promise<void> {
	resumed ??= tracked(accountWords.tokenFailed, check).catch((reason: unknown) => {
		setTimeout(() => {
			resumed = null;
		}, RETRY);
		throw reason;
	});
	return resumed;
}

/** Loads the account again, because a game may have added to its stories. */
export function refresh(): Promise<void> {
	resumed = null;
	return resumeSession();
}

async function check(): Promise<void> {
	const { manager } = await identity();
	const unchanged = noChangeSince();
	const user = await currentUser();
	if (!unchanged()) return;
	if (!user) return forget(manager);
	await sync(user.access_token, user.profile, unchanged).catch(async (reason: unknown) => {
		// A server that cannot be reached does not sign the player out.
		const signedOut = reason instanceof ApiError && reason.status === UNAUTHORIZED;
		if (signedOut && unchanged()) await forget(manager);
		throw reason;
	});
	await syncPerks();
}

/**
 * Loads the account from the server. If that fails, this page treats the player as signed out. An
 * answer that comes after the next sign-in or sign-out changes nothing.
 */
async function sync(
	token: string,
	{ name, nickname }: User["profile"],
	unchanged: () => boolean,
): Promise<void> {
	try {
		const user = await call("GET /users", { token });
		if (!unchanged()) return;
		store.account = {
			id: user.user_id,
			name: user.name ?? name ?? nickname ?? null,
			rank: user.rank,
			premium: user.premium,
			connection: user.connection,
		};
		keepSession();
		adoptLanguage(user.language);
	} catch (reason) {
		if (unchanged()) store.account = null;
		// biome-ignore lint/suspicious/noConsole: only the player can see why the account is missing
		console.warn("The account could not be loaded.", (reason as Error).message);
		throw reason;
	}
}

/**
 * Resolves to the user with a valid token, renewed if necessary; null when the provider has no
 * session.
 */
async function currentUser(): Promise<User | null> {
	const { manager } = await identity();
	const kept = await manager.getUser();
	if (kept && !kept.expired) return kept;
	const unchanged = noChangeSince();
	return withTokenLock(async () => {
		const other = await manager.getUser(); // another tab may have renewed it meanwhile
		if (other && !other.expired) return other;
		try {
			return await renewed(manager, other);
		} catch (reason) {
			if (unchanged() && (isRefusal(reason) || reason instanceof SignInError))
				await forget(manager);
			throw reason;
		}
	});
}

/** Renews the tokens by the refresh token if there is one, else by the provider's cookie. */
async function renewed(manager: UserManager, kept: User | null): Promise<User | null> {
	try {
		return await manager.signinSilent({ nonce: newSecret() });
	} catch (reason) {
		if (!kept?.refresh_token || !isSpentToken(reason)) throw reason;
	}
	return manager
		.signinSilent({ nonce: newSecret(), forceIframeAuth: true })
		.catch((reason: unknown) => {
			throw isRefusal(reason) ? new SignInError("missing_refresh_token") : reason;
		});
}

async function forget(manager: UserManager): Promise<void> {
	forgetSession();
	store.account = null;
	await manager.removeUser();
	await syncPerks();
}

/** Forgets an account that is gone on this device. */
export async function forgetAccount(): Promise<void> {
	changes++;
	resumed = null;
	await forget((await identity()).manager);
}

/** Resolves to the account's access token; null for guests. */
export async function accessToken(): Promise<string | null> {
	await resumeSession();
	return store.account && ((await currentUser())?.access_token ?? null);
}

/**
 * Signs out here and at the provider, whose page leads back to this one. Stays on this page where
 * the provider has no such page.
 */
export async function signOut(): Promise<void> {
	changes++;
	forgetSession();
	store.account = null;
	store.login.error = null;
	resumed = null;
	const { manager } = await identity();
	keepPlace(location.pathname + location.search);
	// A renewal that is under way, here or in another tab, would keep its tokens after this.
	await withTokenLock(async () => undefined).catch(() => undefined);
	await manager.signoutRedirect().catch(() => manager.removeUser());
	await syncPerks();
}
