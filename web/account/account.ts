import type { User, UserManager } from "oidc-client-ts";
import type { AccountsAnswer, UserAnswer } from "../../gateway/api/answers.ts";
import { ApiError, call } from "../api.ts";
import { newSecret } from "../device/secret.ts";
import { store } from "../store.ts";
import { openPopup, responseAddress } from "./popup.ts";
import { forgetSession, keepSession } from "./session.ts";

let offer: Promise<AccountsAnswer> | null = null;

/** Resolves to what the site offers to accounts, and asks the server once. */
export function accountsOffer(): Promise<AccountsAnswer> {
	offer ??= call<AccountsAnswer>("GET", "/accounts").catch((reason: unknown) => {
		offer = null;
		throw reason;
	});
	return offer;
}

let provider: ReturnType<typeof meetProvider> | null = null;

/** Resolves to the identity provider. Its library is loaded on the first call. */
function identity(): ReturnType<typeof meetProvider> {
	provider ??= meetProvider().catch((reason: unknown) => {
		provider = null;
		throw reason;
	});
	return provider;
}

/** Seconds. */
const HTTP_TIMEOUT = 10;

async function meetProvider() {
	const [{ ErrorResponse, OidcClient, User, UserManager, WebStorageStateStore }, { sign_in }] =
		await Promise.all([import("oidc-client-ts"), accountsOffer()]);
	if (!sign_in) throw new Error("Nobody can sign in here");
	const settings = {
		authority: sign_in.issuer,
		client_id: sign_in.client_id,
		redirect_uri: location.origin,
		silent_redirect_uri: location.origin,
		post_logout_redirect_uri: `${location.origin}/user`,
		scope: "openid profile email",
		extraQueryParams: { audience: sign_in.audience },
		requestTimeoutInSeconds: HTTP_TIMEOUT,
		silentRequestTimeoutInSeconds: HTTP_TIMEOUT,
		// All tabs share the user, because many browsers block the provider's cookies in the hidden
		// frame that could sign in again.
		userStore: new WebStorageStateStore({ store: localStorage }),
	};
	return {
		manager: new UserManager(settings),
		client: new OidcClient(settings),
		User,
		ErrorResponse,
	};
}

/**
 * Signs in through a window. Call it directly from a press, because browsers block other windows.
 * Rejects with a SignInEnded or with the provider's error.
 */
export async function signIn(): Promise<void> {
	const popup = openPopup();
	try {
		const { client } = await identity();
		const { url } = await client.createSigninRequest({
			request_type: "si:p",
			display: "popup",
			nonce: newSecret(),
		});
		popup.location.replace(url);
	} catch (reason) {
		popup.close();
		throw reason;
	}
	await finishSignIn(await responseAddress(popup));
}

/**
 * Takes the provider's response out of the address, checks its state and nonce, and fetches the
 * tokens. Rejects where the server does not know the account.
 */
export async function finishSignIn(address: string): Promise<void> {
	const { client, manager, User } = await identity();
	await manager.storeUser(new User(await client.processSigninResponse(address)));
	resumed = null;
	keepSession();
	await resume();
	if (!store.account) throw new Error("The server does not know this account");
}

let resumed: Promise<void> | null = null;
/**
 * Milliseconds for which a failed check is not repeated, so that joining a room does not wait for a
 * provider that is away.
 */
const RETRY = 30_000;

/** Finds out in the background who is signed in. Rejects when the provider or server is away. */
export function resume(): Promise<void> {
	resumed ??= check().catch((reason: unknown) => {
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
	return resume();
}

async function check(): Promise<void> {
	const { manager } = await identity();
	const user = await currentUser();
	if (!user) return forget(manager);
	try {
		const { name, rank, premium } = await call<UserAnswer>(
			"GET",
			"/users",
			undefined,
			user.access_token,
		);
		store.account = {
			name: name ?? user.profile.name ?? user.profile.nickname ?? null,
			rank,
			premium,
		};
		keepSession();
	} catch (reason) {
		// A server that is away does not sign anybody out.
		if (!(reason instanceof ApiError) || reason.status !== UNAUTHORIZED) throw reason;
		await forget(manager);
	}
}

const UNAUTHORIZED = 401;

/**
 * Resolves to the user with a valid token, renewed if necessary; null when the provider has no
 * session.
 */
async function currentUser(): Promise<User | null> {
	const { manager, ErrorResponse } = await identity();
	const kept = await manager.getUser();
	if (kept && !kept.expired) return kept;
	try {
		return await manager.signinSilent();
	} catch (reason) {
		if (reason instanceof ErrorResponse) return null;
		throw reason;
	}
}

async function forget(manager: UserManager): Promise<void> {
	forgetSession();
	store.account = null;
	await manager.removeUser();
}

/** Resolves to the account's access token; null for guests. */
export async function accessToken(): Promise<string | null> {
	await resume();
	return store.account && ((await currentUser())?.access_token ?? null);
}

/**
 * Signs out here and at the provider, whose page leads back to the profile. Stays on this page
 * where the provider has no such page.
 */
export async function signOut(): Promise<void> {
	forgetSession();
	store.account = null;
	resumed = null;
	const { manager } = await identity();
	await manager.signoutRedirect().catch(() => manager.removeUser());
}
