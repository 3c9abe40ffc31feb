import type { Page, Route } from "playwright-core";
import type { Visitor } from "../../support/visitor.ts";
import { BrowserPlayer } from "./browser-player.ts";
import { browser } from "./browser-set-up.ts";
import { plotluck, provider } from "./members-set-up.ts";

export const PHONE = { width: 390, height: 844 };
const HOUR = 3_600_000;

/** What a browser keeps: keys and values of its storage. */
export type Kept = Record<string, string>;

/** A profile as a browser keeps it. */
export const MIKA: Kept = {
	...{ playerName: "Mika", playerSprite: "2", playerMature: "true", playerTheme: "0" },
};

/** Returns a new browser whose storage has these values when its first page opens. */
export async function device(kept: Kept = {}): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	await player.page.addInitScript((values) => {
		if (parent !== window || sessionStorage.getItem("prepared")) return;
		sessionStorage.setItem("prepared", "true");
		Object.assign(localStorage, values);
	}, kept);
	return player;
}

/** Opens a page of the server with members in a new browser. */
export async function visitor(path: string, kept: Kept = {}): Promise<BrowserPlayer> {
	const player = await device(kept);
	await player.page.goto(`${plotluck.url}${path}`);
	return player;
}

/** Puts values into the storage of an open page. */
export const keep = ({ page }: BrowserPlayer, values: Kept) =>
	page.evaluate((kept) => void Object.assign(localStorage, kept), values);

const sessionWith = (issuer: string, client: string, token: string, more = {}): Kept => ({
	[`oidc.user:${issuer}:${client}`]: JSON.stringify({
		...{ access_token: token, token_type: "Bearer", scope: "openid profile email" },
		...{ profile: {}, expires_at: Math.floor((Date.now() + HOUR) / 1000), ...more },
	}),
	signedInUntil: String(Date.now() + HOUR),
});

/** Returns what a browser keeps that has signed in to an account of the outside provider. */
export async function session(id: string, claims: object = {}): Promise<Kept> {
	const { OIDC_ISSUER, OIDC_CLIENT_ID } = provider.env;
	const token = await provider.token(id, { screen_name: "mika_writes", ...claims });
	return sessionWith(OIDC_ISSUER, OIDC_CLIENT_ID, token);
}

/** Opens a page of the server with members in a browser that has signed in before. */
export async function member(
	path: string,
	id: string,
	claims: object = {},
	kept: Kept = {},
): Promise<BrowserPlayer> {
	return visitor(path, { ...kept, ...(await session(id, claims)) });
}

/** Returns a browser that is signed in to a new account of the server itself. */
export async function newAccount(
	visitor: Visitor,
	name: string,
	password: string,
): Promise<BrowserPlayer> {
	const { access_token, id_token } = await visitor.enter("account", name, password);
	const issuer = `${visitor.origin}/oidc`;
	const player = await device(sessionWith(issuer, "plotluck", access_token, { id_token }));
	const domain = new URL(visitor.origin).hostname;
	await player.page
		.context()
		.addCookies(
			[...visitor.cookies].map(([key, value]) => ({ name: key, value, domain, path: "/" })),
		);
	return player;
}

/** Shows a page of the provider before its redirect, because that of the tests accepts all at once. */
function askFirst(route: Route): Promise<void> {
	const address = new URL(route.request().url());
	if (address.searchParams.get("prompt") === "none") return route.continue();
	address.searchParams.set("sure", "yes");
	const link = address.href.replaceAll("&", "&amp;");
	return route.fulfill({
		contentType: "text/html",
		body: `<!doctype html><a href="${link}">Let me in</a>`,
	});
}

/** Presses a button that opens the sign-in window, and lets the outside provider answer there. */
export async function signInBy({ page }: BrowserPlayer, name: string): Promise<void> {
	const asking = `${provider.env.OIDC_ISSUER}/authorize**`;
	await page.context().route(asking, askFirst);
	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name }).click();
	const popup = await opened;
	const link = popup.getByRole("link", { name: "Let me in" });
	await link.waitFor();
	await page.context().unroute(asking);
	await link.click();
}

/** Forgets the tokens of a browser, but not that it has signed in. */
export const forgetTokens = (page: Page) =>
	page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("oidc.")) localStorage.removeItem(key);
	});

/** Returns the addresses of the links in the open dialog, by their texts. */
export const linksOf = async (page: Page): Promise<Record<string, string | null>> =>
	Object.fromEntries(
		await page
			.getByRole("dialog")
			.getByRole("link")
			.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])),
	);
