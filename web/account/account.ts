import type { User, UserManager } from "oidc-client-ts";
import type { AccountsAnswer, UserAnswer } from "../../gateway/api/answers.ts";
import { ApiError, call } from "../api.ts";
import { newSecret } from "../device/secret.ts";
import { store } from "../store.ts";
import { answerOf, openPopup } from "./popup.ts";
import { forgetSession, keepSession } from "./session.ts";

let offer: Promise<AccountsAnswer> | null = null;

/** What the site offers to accounts; asked for once. */
export function accountsOffer(): Promise<AccountsAnswer> {
	offer ??= call<AccountsAnswer>("GET", "/accounts").catch((reason: unknown) => {
		offer = null;
		throw reason;
	});
	return offer;
}

let provider: ReturnType<typeof meetProvider> | null = null;

/** The identity provider, through a library that only those load who have an account. */
function identity(): ReturnType<typeof meetProvider> {
	provider ??= meetProvider().catch((reason: unknown) => {
		provider = null;
		throw reason;
	});
	return provider;
}

/** site.md section 9 "HTTP timeout", in seconds. */
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
		// Not of one tab alone: many browsers keep third parties' cookies from the hidden frame that
		// could ask again.
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
 * Signs in by a window; to be called straight from a press. Rejects with a SignInEnded, or with
 * what the provider said.
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
	await finishSignIn(await answerOf(popup));
}

/**
 * Takes the provider's answer out of the address that it has led to: checks its state and nonce,
 * and fetches the tokens.
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
 * How long a failed check stands, ms: nobody who joins a room should wait for a provider that was
 * away a moment ago.
 */
const RETRY = 30_000;

/** Finds out who is signed in, without a word to anybody; rejects where nobody can say. */
export function resume(): Promise<void> {
	resumed ??= check().catch((reason: unknown) => {
		setTimeout(() => {
			resumed = null;
		}, RETRY);
		throw reason;
	});
	return resumed;
}

/** Asks again what is known of the account: a game may have added to its stories meanwhile. */
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
		// A server that is away for a moment is no reason to sign anybody out.
		if (!(reason instanceof ApiError) || reason.status !== UNAUTHORIZED) throw reason;
		await forget(manager);
	}
}

const UNAUTHORIZED = 401;

/**
 * The user with a token that is still good, got anew where it is not; null when the provider says
 * that there is no session.
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

/** The token that says to the server who this is; null for guests. */
export async function accessToken(): Promise<string | null> {
	await resume();
	return store.account && ((await currentUser())?.access_token ?? null);
}

/**
 * Signs out here and at the provider, whose page leads back to the profile; where it has none, the
 * page stays.
 */
export async function signOut(): Promise<void> {
	forgetSession();
	store.account = null;
	resumed = null;
	const { manager } = await identity();
	await manager.signoutRedirect().catch(() => manager.removeUser());
}
