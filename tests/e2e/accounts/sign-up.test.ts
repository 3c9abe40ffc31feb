import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import {
	ADMIN_KEY,
	ADMIN_PAGE,
	browser,
	plotluck,
	withPlotluck,
} from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { forgetTokens, newAccount, PHONE } from "../../players/browser/sign-in.ts";
import { walkTo } from "../../players/browser/walk-to.ts";
import { Visitor } from "../../support/visitor.ts";

withPlotluck();

const PASSWORD = "a heron in the rain";
const POPUP = { width: 480, height: 680 };

let url: string;
beforeAll(() => {
	// Browsers take passkeys at names only, not at IP addresses.
	url = plotluck.url.replace("127.0.0.1", "localhost");
});

/** Opens the account page of a new account. */
async function atAccount(name: string): Promise<BrowserPlayer> {
	const player = await newAccount(new Visitor(url), name, PASSWORD);
	await player.page.goto(`${url}/account`);
	await player.sees(`You sign in as ${name}.`);
	return player;
}

const signInButton = ({ page }: BrowserPlayer) => page.getByRole("button", { name: "Sign in" });

/** Opens the window for signing in. */
async function openWindow(player: BrowserPlayer): Promise<Page> {
	const opened = player.page.waitForEvent("popup");
	await player.press("Sign in");
	const popup = await opened;
	popup.on("pageerror", (error) => player.complaints.push(error.message));
	await popup.getByRole("heading", { name: "Good to see you" }).waitFor();
	return popup;
}

/** Checks the window as `look` checks the page. */
const lookAt = (player: BrowserPlayer, popup: Page, screen: string): Promise<void> =>
	lookInEveryTheme(Object.assign(Object.create(player), { page: popup }), screen);

async function fill(popup: Page, name: string, password = PASSWORD): Promise<void> {
	await popup.getByRole("textbox", { name: "Name", exact: true }).fill(name);
	await popup.getByLabel("Password", { exact: true }).fill(password);
}

async function closes(popup: Page): Promise<void> {
	if (!popup.isClosed()) await popup.waitForEvent("close");
}

async function signOut(player: BrowserPlayer): Promise<void> {
	await player.page.getByRole("button", { name: "Sign out" }).click();
	await signInButton(player).waitFor();
	expect(new URL(player.page.url()).pathname).toBe("/user");
}

/** Opens a line of the account page, and fills in the password below it. */
async function openChange(page: Page, section: string, summary: string): Promise<void> {
	const part = page.getByRole("region", { name: section, exact: true });
	await part.locator("summary", { hasText: summary }).click();
	await part.getByLabel("Your password", { exact: true }).locator("visible=true").fill(PASSWORD);
}

// A refusal is an error of the network to the browser.
const complaintsOf = ({ complaints }: BrowserPlayer) =>
	complaints.filter((said) => !said.includes("status of 4"));

test("a visitor signs up, stays signed in, signs out, and signs in again with the password", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.goto(`${url}/user`);
	const popup = await openWindow(player);
	await popup.setViewportSize(POPUP);
	await lookAt(player, popup, "sign-in");
	await popup.getByText("I’m new", { exact: true }).click();
	await lookAt(player, popup, "sign-up");
	await fill(popup, "Mika_W", "short");
	await popup.getByRole("button", { name: "Make my account" }).click();
	await popup.getByRole("alert").getByText("at least 10 characters").waitFor();
	await fill(popup, "Mika_W");
	await popup.keyboard.press("Enter");
	await popup.getByRole("heading", { name: "Your spare keys" }).waitFor();
	await lookAt(player, popup, "sign-up-codes");
	expect(await popup.getByRole("listitem").count()).toBe(8);
	await popup.getByRole("button", { name: "I’ve kept them" }).click();
	await player.sees("Signed in as Mika_W.");
	await closes(popup);
	await page.reload();
	await player.sees("Signed in as Mika_W.");
	// The provider's cookie is enough.
	await forgetTokens(page);
	await page.reload();
	await player.sees("Signed in as Mika_W.");
	expect(complaintsOf(player)).toEqual([]);
	await signOut(player);
	await page.reload();
	await signInButton(player).waitFor();

	const again = await openWindow(player);
	await fill(again, "mika_w", "a stork in the rain");
	await again.getByRole("button", { name: "Sign in", exact: true }).click();
	await again.getByRole("alert").getByText("Wrong name or password").waitFor();
	await fill(again, "mika_w");
	await again.getByRole("button", { name: "Sign in", exact: true }).click();
	await player.sees("Signed in as Mika_W.");
	await closes(again);
	expect(complaintsOf(player)).toEqual([]);
});

test("a passkey is made on the account page, signs in without a password, and is forgotten", async (context) => {
	skipInFirefox(context, "passkeys");
	const player = await atAccount("Keyholder");
	const { page } = player;
	await page.getByRole("heading", { name: "Passkeys" }).waitFor();
	// Chromium makes passkeys in the window in front only, which may be that of another test.
	await page.bringToFront();
	await withAuthenticator(page, async (credentials) => {
		await openChange(page, "Passkeys", "Add a passkey");
		await page.getByRole("textbox", { name: "A name for it" }).fill("My finger");
		await page.getByRole("button", { name: "Add a passkey" }).click();
		await player.sees("My finger");
		expect(await credentials()).toHaveLength(1);
		await lookInEveryTheme(player, "account-page");
		await page.goto(`${url}/user`);
		await signOut(player);

		const popup = await openWindow(player);
		await withAuthenticator(
			popup,
			async () => {
				await popup.getByRole("button", { name: "Use a passkey" }).click();
				await player.sees("Signed in as Keyholder.");
				await closes(popup);
			},
			await credentials(),
		);
	});
	await page.getByRole("link", { name: "Your account" }).click();
	await player.sees(/last used/);
	const passkey = page.getByRole("listitem").filter({ hasText: "My finger" });
	await passkey.locator("summary", { hasText: "Forget the passkey My finger" }).click();
	const typed = passkey.getByLabel("Your password", { exact: true });
	const forget = passkey.getByRole("button", { name: "Forget" });
	await forget.click();
	// The browser asks for the password that is missing.
	expect(await typed.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
	await typed.fill("a stork in the rain");
	await forget.click();
	await passkey.getByText("That’s not your password").waitFor();
	await lookInEveryTheme(player, "account-passkey-forget");
	await typed.fill(PASSWORD);
	await forget.click();
	await player.sees("None yet.");
	expect(complaintsOf(player)).toEqual([]);
});

/** Plugs an authenticator of Chromium in while `work` runs, with the passkeys of another one. */
async function withAuthenticator(
	page: Page,
	work: (credentials: () => Promise<Credential[]>) => Promise<void>,
	kept: Credential[] = [],
): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	for (const credential of kept)
		await session.send("WebAuthn.addCredential", { authenticatorId, credential });
	await work(
		async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
	);
}
type Credential = {
	credentialId: string;
	isResidentCredential: boolean;
	privateKey: string;
	signCount: number;
};

test("a browser without passkeys asks for none, and a recovery code sets a new password there", async () => {
	const { recovery_codes } = await new Visitor(url).enter("account", "Forgetful", PASSWORD);
	const [code = ""] = recovery_codes ?? [];
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.context().addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
	// A sign-in that is unknown here says so, and the account page asks guests to sign in.
	await page.goto(`${url}/sign-in/somebody-elses`);
	await player.sees("This sign-in went stale");
	await look(player, "sign-in-stale");
	const stale = await page.goto(`${url}/oidc/auth?client_id=plotluck&redirect_uri=x`);
	expect(stale?.status()).toBe(400);
	await player.sees("That sign-in went stale");
	await look(player, "provider-error");
	await page.goto(`${url}/account`);
	await player.sees("Sign in to look after your account.");

	await page.goto(`${url}/user`);
	const popup = await openWindow(player);
	const lost = popup.getByRole("button", { name: "Lost your password?" });
	await lost.waitFor();
	expect(await popup.getByRole("button", { name: "passkey" }).count()).toBe(0);
	await lost.click();
	await popup.getByRole("textbox", { name: "Name", exact: true }).fill("Forgetful");
	const typed = popup.getByRole("textbox", { name: "Recovery code" });
	await typed.fill("aaaa-bbbb-cccc-dddd");
	await popup.getByLabel("New password", { exact: true }).fill("a crane in the sun");
	await lookAt(player, popup, "sign-in-lost");
	const submit = popup.getByRole("button", { name: "Set it and sign in" });
	await submit.click();
	await popup.getByRole("alert").getByText("Wrong name or recovery code").waitFor();
	await typed.fill(code.toUpperCase().replaceAll("-", " "));
	await submit.click();
	await player.sees("Signed in as Forgetful.");
	await closes(popup);
	expect(complaintsOf(player)).toEqual([]);
});

test("an account's owner without password, passkey and codes sets a password by an admin's link", async () => {
	await new Visitor(url).enter("account", "Penniless", PASSWORD);
	const admin = await BrowserPlayer.open(browser, "Moira", PHONE);
	const { page } = admin;
	await page.goto(`${url}/${ADMIN_PAGE}#key=${encodeURIComponent(ADMIN_KEY)}`);
	await page.getByText("Accounts", { exact: true }).first().click();
	await page.getByRole("searchbox", { name: "Name or id" }).fill("penni");
	await admin.press("Search");
	const reset = page.getByRole("button", { name: "Reset the password of Penniless" });
	await reset.click();
	await reset.filter({ hasText: "Are you sure?" }).click();
	const link = await page.getByRole("textbox", { name: "Link for Penniless" }).inputValue();
	expect(link).toMatch(/\/sign-in\/reset#[\w-]{43}$/);
	await lookInEveryTheme(admin, "admin-reset-link");
	await page.getByText("Log", { exact: true }).first().click();
	await admin.sees("made a link for a new password for");

	const finder = await BrowserPlayer.open(browser, "Mika", POPUP);
	await finder.page.goto(link);
	await finder.sees("This sets a new password for Penniless");
	await lookInEveryTheme(finder, "new-password");
	await finder.page.getByLabel("New password", { exact: true }).fill("a crane in the sun");
	await finder.press("Set the password");
	await finder.sees("Done. Now sign in with it.");
	await finder.page.reload();
	await finder.sees("This link has been used, or it’s over a day old.");
	for (const player of [admin, finder]) expect(complaintsOf(player)).toEqual([]);
});

test("a page loaded by plain http says why signing in does not work there, and how to change that", async () => {
	const player = await BrowserPlayer.open(browser, "Lan", PHONE);
	const { page } = player;
	// Chromium takes every address of this machine for a safe one.
	await page.addInitScript(() =>
		Object.defineProperty(window, "isSecureContext", { value: false }),
	);
	await page.goto(url);
	for (const path of ["/user", "/bugreport", "/library", "/packs", "/account"]) {
		await walkTo(page, path);
		await player.sees("You can’t sign in here, because this page came over http");
		await player.sees("docs/hosting.md");
		expect(await signInButton(player).count()).toBe(0);
	}
	await lookInEveryTheme(player, "insecure");
	expect(complaintsOf(player)).toEqual([]);
});

test("name and password can be changed, and everything can be downloaded and deleted", async () => {
	const player = await atAccount("Leaver");
	const { page } = player;
	const names = page.getByRole("region", { name: "Names" });
	await names.locator("summary", { hasText: "others see" }).click();
	await names.getByRole("textbox", { name: "The name others see" }).fill("Lee Ver");
	await names.getByRole("button", { name: "Save" }).first().click();
	await names.getByRole("status").getByText("Done!").first().waitFor();
	await names.locator("summary", { hasText: "sign in with" }).click();
	await names.getByRole("textbox", { name: "The name you sign in with" }).fill("Leaver2");
	await names.getByLabel("Your password", { exact: true }).fill("a stork in the rain");
	await names.getByRole("button", { name: "Save" }).nth(1).click();
	await names.getByText("That’s not your password").waitFor();
	await names.getByLabel("Your password", { exact: true }).fill(PASSWORD);
	await names.getByRole("button", { name: "Save" }).nth(1).click();
	await player.sees("You sign in as Leaver2.");
	await openChange(page, "Password", "The new password");
	const password = page.getByRole("region", { name: "Password", exact: true });
	await password.getByLabel("The new password", { exact: true }).fill(`${PASSWORD} again`);
	await password.getByRole("button", { name: "Save" }).click();
	await password.getByRole("status").getByText("Done!").waitFor();
	await lookInEveryTheme(player, "account-changes");

	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download it" }).click();
	const download = await saved;
	expect(download.suggestedFilename()).toMatch(/^plotluck-account_\d{4}-\d\d-\d\d\.json$/);
	expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
		accounts: [{ name: "Leaver2", screen_name: "Lee Ver" }],
		ranks: [],
		saved_stories: [],
	});

	await page.goto(`${url}/user`);
	await player.sees("Signed in as Lee Ver.");
	await page.getByRole("link", { name: "Your account" }).click();
	const end = page.getByRole("region", { name: "Delete the account" });
	await end.locator("summary").click();
	await end.getByLabel("Your password", { exact: true }).fill(`${PASSWORD} again`);
	await player.confirm("Delete everything", "Are you sure?");
	await player.sees("Your account is gone.");
	await look(player, "account-gone");
	await page.goto(`${url}/user`);
	await signInButton(player).waitFor();
	expect(complaintsOf(player)).toEqual([]);
});
