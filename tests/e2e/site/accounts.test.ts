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

withPlotluck();

const PASSWORD = "a heron in the rain";
/** Three windows and a dozen pages; a busy machine needs a minute for them. */
const LONG = { timeout: 180_000 };
const POPUP = { width: 480, height: 680 };

let url: string;
beforeAll(() => {
	// Browsers take passkeys at names only, not at IP addresses.
	url = plotluck.url.replace("127.0.0.1", "localhost");
});

async function atProfile(): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	await player.page.goto(`${url}/user`);
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();
	return player;
}

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

/** Signs up, and returns the recovery codes. */
async function signUp(player: BrowserPlayer, name: string): Promise<string[]> {
	const popup = await openWindow(player);
	await popup.getByText("I'm new", { exact: true }).click();
	await fill(popup, name);
	await popup.getByRole("button", { name: "Make my account" }).click();
	await popup.getByRole("heading", { name: "Your spare keys" }).waitFor();
	const codes = await popup.getByRole("listitem").allTextContents();
	await popup.getByRole("button", { name: "I have kept them" }).click();
	await player.sees(`Signed in as ${name}.`);
	await closes(popup);
	return codes;
}

async function signIn(player: BrowserPlayer, name: string, password = PASSWORD): Promise<void> {
	const popup = await openWindow(player);
	await fill(popup, name, password);
	await popup.getByRole("button", { name: "Sign in", exact: true }).click();
	await player.sees("Signed in as");
	await closes(popup);
}

async function signOut({ page }: BrowserPlayer): Promise<void> {
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.getByRole("button", { name: "Sign in" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/user");
}

/** Opens a line of the account page, and fills in the password below it. */
async function openChange(page: Page, section: string, summary: string): Promise<void> {
	const part = page.getByRole("region", { name: section, exact: true });
	await part.locator("summary", { hasText: summary }).click();
	await part.getByLabel("Your password", { exact: true }).locator("visible=true").fill(PASSWORD);
}

test("a browser without passkeys is not asked for one", async () => {
	const player = await atProfile();
	await player.page
		.context()
		.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
	const popup = await openWindow(player);
	await popup.getByRole("button", { name: "Lost your password?" }).waitFor();
	expect(await popup.getByRole("button", { name: "passkey" }).count()).toBe(0);
});

test("somebody signs up, stays signed in, signs out, and in again with the password", async () => {
	const player = await atProfile();
	const popup = await openWindow(player);
	await popup.setViewportSize(POPUP);
	await lookAt(player, popup, "sign-in");
	await popup.getByText("I'm new", { exact: true }).click();
	await lookAt(player, popup, "sign-up");
	await fill(popup, "Mika_W", "short");
	await popup.getByRole("button", { name: "Make my account" }).click();
	await popup.getByRole("alert").getByText("at least 10 characters").waitFor();
	await fill(popup, "Mika_W");
	await popup.keyboard.press("Enter");
	await popup.getByRole("heading", { name: "Your spare keys" }).waitFor();
	await lookAt(player, popup, "sign-up-codes");
	expect(await popup.getByRole("listitem").count()).toBe(8);
	await popup.getByRole("button", { name: "I have kept them" }).click();
	await player.sees("Signed in as Mika_W.");
	await closes(popup);
	await player.page.reload();
	await player.sees("Signed in as Mika_W.");
	await signOut(player);
	await player.page.reload();
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();

	const again = await openWindow(player);
	await fill(again, "mika_w", "a stork in the rain");
	await again.getByRole("button", { name: "Sign in", exact: true }).click();
	await again.getByRole("alert").getByText("Name or password is wrong").waitFor();
	await fill(again, "mika_w");
	await again.getByRole("button", { name: "Sign in", exact: true }).click();
	await player.sees("Signed in as Mika_W.");
	await closes(again);
	// The refusals above are errors of the network to the browser.
	expect(player.complaints.filter((said) => !said.includes("status of 4"))).toEqual([]);
});

test("a session of the provider signs in again in the hidden frame, without a word", async () => {
	const player = await atProfile();
	await signUp(player, "Silent");
	await player.page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("oidc.")) localStorage.removeItem(key);
	});
	await player.page.reload();
	await player.sees("Signed in as Silent.");
	expect(player.complaints).toEqual([]);
});

test(
	"a passkey is made on the account page, signs in without a password, and is forgotten",
	LONG,
	async (context) => {
		skipInFirefox(context, "passkeys");
		const player = await atProfile();
		await signUp(player, "Keyholder");
		const { page } = player;
		await page.getByRole("link", { name: "Your account" }).click();
		await page.getByRole("heading", { name: "Passkeys" }).waitFor();
		await withAuthenticator(page, async (credentials) => {
			await openChange(page, "Passkeys", "Add a passkey");
			await page.getByRole("textbox", { name: "A name for it" }).fill("My finger");
			await page.getByRole("button", { name: "Add a passkey" }).click();
			await page.getByText("My finger", { exact: true }).waitFor();
			expect(await credentials()).toHaveLength(1);
			await lookInEveryTheme(player, "account-page");
			await page.getByRole("link", { name: "Back" }).click();
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
		expect(await typed.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
			true,
		);
		await typed.fill("a stork in the rain");
		await forget.click();
		await passkey.getByText("That is not your password").waitFor();
		await lookInEveryTheme(player, "account-passkey-forget");
		await typed.fill(PASSWORD);
		await forget.click();
		await player.sees("None yet.");
		// The refusal above is an error of the network to the browser.
		expect(player.complaints.filter((said) => !said.includes("status of 4"))).toEqual([]);
	},
);

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

test(
	"a recovery code sets a new password, and ends the sessions of the old one",
	LONG,
	async () => {
		const player = await atProfile();
		const [code = ""] = await signUp(player, "Forgetful");
		const other = await atProfile();
		for (const [i, said] of ["Name or recovery code is wrong", null].entries()) {
			const popup = await openWindow(other);
			await popup.getByRole("button", { name: "Lost your password?" }).click();
			await popup.getByRole("textbox", { name: "Name", exact: true }).fill("Forgetful");
			const typed = i === 0 ? "aaaa-bbbb-cccc-dddd" : code.toUpperCase().replaceAll("-", " ");
			await popup.getByRole("textbox", { name: "Recovery code" }).fill(typed);
			await popup.getByLabel("New password", { exact: true }).fill("a crane in the sun");
			if (i === 0) await lookAt(other, popup, "sign-in-lost");
			await popup.getByRole("button", { name: "Set it and sign in" }).click();
			if (said !== null) {
				await popup.getByRole("alert").getByText(said).waitFor();
				await popup.close();
				await other.page.getByRole("button", { name: "Sign in" }).waitFor();
			} else {
				await other.sees("Signed in as Forgetful.");
				await closes(popup);
			}
		}
		await player.page.reload();
		await player.page.getByRole("button", { name: "Sign in" }).waitFor();
		await signIn(player, "Forgetful", "a crane in the sun");
	},
);

test(
	"somebody who has lost everything sets a password by the link that an admin made",
	LONG,
	async () => {
		const player = await atProfile();
		await signUp(player, "Penniless");
		const admin = await BrowserPlayer.open(browser, "Moira", { width: 390, height: 844 });
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
		await finder.sees("This link has been used, or is older than a day.");
		// The used link is refused, which the console says too.
		for (const { complaints } of [admin, player, finder])
			expect(complaints.filter((text) => !/status of (400|401|404)/.test(text))).toEqual([]);
	},
);

test(
	"a page that came by plain http says why nobody can sign in there, and what it takes",
	LONG,
	async () => {
		const player = await BrowserPlayer.open(browser, "Lan", { width: 390, height: 844 });
		const { page } = player;
		// Chromium takes every address of this machine for a safe one.
		await page.addInitScript(() =>
			Object.defineProperty(window, "isSecureContext", { value: false }),
		);
		for (const path of ["/user", "/bugreport", "/library", "/packs", "/account"]) {
			await page.goto(url + path);
			await player.sees("Nobody can sign in here, because this page came over http");
			await player.sees("docs/hosting.md");
			expect(await page.getByRole("button", { name: "Sign in" }).count()).toBe(0);
		}
		await lookInEveryTheme(player, "insecure");
		// Guests are refused what belongs to an account, which the console says too.
		expect(player.complaints.filter((text) => !text.includes("401"))).toEqual([]);
	},
);

test("names and password change, and everything can be taken along and deleted", LONG, async () => {
	const player = await atProfile();
	await signUp(player, "Leaver");
	const { page } = player;
	await page.goto(`${url}/account`);
	await player.sees("You sign in as Leaver.");

	const names = page.getByRole("region", { name: "Names" });
	await names.locator("summary", { hasText: "others see" }).click();
	await names.getByRole("textbox", { name: "The name that others see" }).fill("Lee Ver");
	await names.getByRole("button", { name: "Save" }).first().click();
	await names.getByRole("status").getByText("Done!").first().waitFor();
	await names.locator("summary", { hasText: "sign in with" }).click();
	await names.getByRole("textbox", { name: "The name that you sign in with" }).fill("Leaver2");
	await names.getByLabel("Your password", { exact: true }).fill("a stork in the rain");
	await names.getByRole("button", { name: "Save" }).nth(1).click();
	await names.getByText("That is not your password").waitFor();
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
	expect(download.suggestedFilename()).toBe("plotluck-account.json");
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
	await page.getByRole("button", { name: "Sign in" }).waitFor();
	expect(player.complaints.filter((said) => !said.includes("status of 4"))).toEqual([]);
});

test("a sign-in that is unknown here says so, and the account page asks guests to sign in", async () => {
	const player = await atProfile();
	await player.page.goto(`${url}/sign-in/somebody-elses`);
	await player.sees("This sign-in went stale");
	await look(player, "sign-in-stale");
	await player.page.goto(`${url}/account`);
	await player.sees("Sign in to look after your account.");
	const stale = await player.page.goto(`${url}/oidc/auth?client_id=plotluck&redirect_uri=x`);
	expect(stale?.status()).toBe(400);
	await player.sees("That sign-in went stale");
	await look(player, "provider-error");
});
