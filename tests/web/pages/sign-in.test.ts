import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { accountWords } from "#words/site/account.ts";
import { finishSignIn, refresh, signOut } from "../../../web/account/account.ts";
import { type Identity, identityOf } from "../../../web/account/identity.ts";
import { hasSession } from "../../../web/account/session.ts";
import { SignInError, signInCode, signInText } from "../../../web/account/sign-in-error.ts";
import { deviceStorage, memoryStorage } from "../../../web/device/storage.ts";
import { store } from "../../../web/store.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";

const ORIGIN = "https://game.example";

let provider: IdentityProvider;
beforeAll(async () => {
	provider = await startIdentityProvider();
	provider.expect("mika");
});
afterEach(() => provider.remember());
afterAll(() => provider.stop());

/** Returns the client of a browser with this storage. */
function browser(storage = memoryStorage()) {
	return { storage, ...identityOf(signIn(), ORIGIN, storage) };
}

/** What the server says about the provider. */
function signIn() {
	const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_AUDIENCE } = provider.env;
	return { issuer: OIDC_ISSUER, client_id: OIDC_CLIENT_ID, audience: OIDC_AUDIENCE };
}

/** Asks the provider, and returns the address that it redirects to. */
async function answerTo({ client }: Identity): Promise<string> {
	const { url } = await client.createSigninRequest({ request_type: "si:p", nonce: "n-1" });
	const answer = await fetch(url, { redirect: "manual" });
	return answer.headers.get("location") ?? "";
}
const codeOf = (work: Promise<unknown>) => work.then(() => "none", signInCode);

describe("a sign-in", () => {
	test("fetches the tokens and keeps the user where all tabs find them", async () => {
		const { storage, ...here } = browser();
		const user = await here.accept(await answerTo(here));
		expect(user.profile.sub).toBe("mika");
		const { manager } = browser(storage);
		expect((await manager.getUser())?.access_token).toBe(user.access_token);
	});

	test("asks with PKCE, for the server's audience, and waits ten seconds for an answer", async () => {
		const { client, manager } = browser();
		const { url } = await client.createSigninRequest({ request_type: "si:p", nonce: "n-1" });
		expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
			response_type: "code",
			scope: "openid profile email",
			audience: provider.env.OIDC_AUDIENCE,
			redirect_uri: ORIGIN,
			code_challenge_method: "S256",
			nonce: "n-1",
		});
		expect(client.settings.requestTimeoutInSeconds).toBe(10);
		expect(manager.settings).toMatchObject({
			silentRequestTimeoutInSeconds: 10,
			automaticSilentRenew: false,
		});
	});

	test.each([
		["another nonce", { nonce: "n-2" }],
		["another audience", { aud: "another" }],
		["another issuer", { iss: "https://evil.example" }],
		["an old ID token", { exp: Math.floor(Date.now() / 1000) - 70 }],
	])("is refused with %s, and keeps nobody", async (_, claims) => {
		provider.claim(claims);
		const here = browser();
		const work = here.accept(await answerTo(here));
		await expect(work).rejects.toThrow();
		expect(await codeOf(work)).toBeNull();
		expect(await here.manager.getUser()).toBeNull();
	});

	test("fails as a missing transaction in a browser that has not asked, and the second time", async () => {
		const here = browser();
		const address = await answerTo(here);
		expect(await codeOf(browser().accept(address))).toBe("missing_transaction");
		await here.accept(address);
		expect(await codeOf(here.accept(address))).toBe("missing_transaction");
	});

	test.each([
		["page", "mfa_required", "mfa_required"],
		["page", "login_required", "login_required"],
		["page", "interaction_required", "login_required"],
		["page", "access_denied", "cancelled"],
		["page", "server_error", null],
		["code", "mfa_required", "mfa_required"],
		["code", "use_dpop_nonce", "use_dpop_nonce"],
		["code", "missing_refresh_token", "missing_refresh_token"],
		["code", "invalid_grant", null],
	] as const)("refused at the %s with %s is a case of %s", async (where, error, code) => {
		provider.refuse(where, error);
		const here = browser();
		expect(await codeOf(here.accept(await answerTo(here)))).toBe(code);
	});
});

test("a renewal has its new ID token checked too", async () => {
	const here = browser();
	const user = await here.accept(await answerTo(here));
	const renewed = await here.manager.signinSilent();
	expect(renewed?.refresh_token).not.toBe(user.refresh_token);
	provider.claim({ aud: "another" });
	await expect(here.manager.signinSilent()).rejects.toThrow('"aud"');
	expect((await here.manager.getUser())?.refresh_token).toBe(renewed?.refresh_token);
});

describe("a page whose player has signed out", () => {
	/** Opens a page of a signed-in player, whose question about the account waits for `answer`. */
	async function signedInPage() {
		const here = browser(deviceStorage);
		await here.accept(await answerTo(here));
		const answers: ((answer: Response) => void)[] = [];
		const server = (address: string) =>
			address === "/api/v3/accounts"
				? Response.json({ sign_in: signIn(), premium: false })
				: new Promise<Response>((answer) => answers.push(answer));
		const outside = fetch;
		vi.stubGlobal("fetch", async (address: string | URL, init: RequestInit) =>
			typeof address === "string" && address.startsWith("/")
				? server(address)
				: outside(address, init),
		);
		vi.stubGlobal("location", { origin: ORIGIN, pathname: "/user", search: "" });
		const request = (...[, , work]: [string, object, () => unknown]) => work();
		vi.stubGlobal("document", { cookie: "language=en" });
		vi.stubGlobal("navigator", { locks: { request } });
		onTestFinished(() => void vi.unstubAllGlobals());
		return answers;
	}

	test.each([
		["the account", Response.json({ user_id: "mika", name: "Mika" })],
		["a refusal", Response.json({}, { status: 401 })],
	])("stays signed out when %s comes later", async (_, answer) => {
		const answers = await signedInPage();
		const checked = refresh().catch(() => undefined);
		await expect.poll(() => answers.length).toBe(1);
		await signOut();
		answers[0]?.(answer);
		await checked;
		expect([store.account, hasSession()]).toEqual([null, false]);
	});

	test("stays signed in to the next account when a refusal of the last one comes later", async () => {
		const answers = await signedInPage();
		const checked = refresh().catch(() => undefined);
		await expect.poll(() => answers.length).toBe(1);
		await signOut();
		const next = browser(deviceStorage);
		const signedIn = finishSignIn(await answerTo(next));
		await expect.poll(() => answers.length).toBe(2);
		answers[0]?.(Response.json({}, { status: 401 }));
		await checked;
		answers[1]?.(Response.json({ user_id: "mika", name: "Mika" }));
		await signedIn;
		expect([store.account?.id, await next.manager.getUser()]).toEqual(["mika", expect.anything()]);
	});
});

describe("the text of a failed sign-in", () => {
	test("is that of its code, and never what the provider wrote", () => {
		for (const [code, text] of Object.entries(accountWords.errors))
			expect(signInText(new SignInError(code as SignInError["code"]), "fallback")).toBe(text);
		expect(signInText(new Error("<b>secret</b>"), accountWords.failed)).toBe(accountWords.failed);
		expect(signInText("anything", accountWords.tokenFailed)).toBe(accountWords.tokenFailed);
		for (const error of ["constructor", "toString", "", undefined])
			expect(signInText({ name: "ErrorResponse", error }, "fallback")).toBe("fallback");
	});

	test("names the codes that players may know from elsewhere", () => {
		expect(Object.keys(accountWords.errors)).toEqual(
			expect.arrayContaining([
				...["mfa_required", "missing_refresh_token", "use_dpop_nonce", "login_required"],
				...["state_mismatch", "missing_transaction", "timeout", "cancelled"],
			]),
		);
	});

	test("calls every way of waiting too long a timeout", () => {
		expect(signInCode(Object.assign(new Error(), { name: "ErrorTimeout" }))).toBe("timeout");
		expect(signInCode(Object.assign(new Error(), { code: "ERR_JWKS_TIMEOUT" }))).toBe("timeout");
		expect(signInCode(Object.assign(new Error(), { name: "ErrorDPoPNonce" }))).toBe(
			"use_dpop_nonce",
		);
	});
});
