import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { THEMES } from "#game/catalogue.ts";
import { BrowserPlayer, OPEN_ROOM } from "../../players/browser/browser-player.ts";
import { browser } from "../../players/browser/browser-set-up.ts";
import { boxFaults } from "../../players/browser/checks/boxes.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import {
	ADMIN_KEY,
	COOP,
	plotluck,
	provider,
	withMembers,
} from "../../players/browser/members-set-up.ts";
import { look, lookInEveryTheme, takePictures } from "../../players/browser/screenshots.ts";
import { call } from "../../players/wire/player.ts";

const LONG = { timeout: 90_000 };

withMembers();

const PHONES = [
	{ width: 320, height: 568 },
	{ width: 390, height: 664 },
	{ width: 390, height: 844 },
];
const MIKA = { playerName: "Mika", playerSprite: "2", playerMature: "true", playerTheme: "0" };

/** Opens a page in a new browser whose storage has these values. */
async function visitor(path: string, kept: Record<string, string> = {}): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	await player.page.addInitScript((values) => {
		if (sessionStorage.getItem("prepared")) return;
		sessionStorage.setItem("prepared", "true");
		Object.assign(localStorage, values);
	}, kept);
	await player.page.goto(`${plotluck.url}${path}`);
	return player;
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Shows a page of the provider before its redirect, as a real one does. */
async function askFirst(route: Route): Promise<void> {
	const address = new URL(route.request().url());
	if (address.searchParams.has("sure") || address.searchParams.get("prompt") === "none")
		return route.continue();
	address.searchParams.set("sure", "yes");
	const link = address.href.replaceAll("&", "&amp;");
	return route.fulfill({
		contentType: "text/html",
		body: `<!doctype html><a href="${link}">Let me in</a>`,
	});
}

const signInButton = ({ page }: BrowserPlayer) => page.getByRole("button", { name: "Sign in" });

/** Presses "Sign in" on the profile page and lets the provider have its way. */
async function trySignIn(player: BrowserPlayer): Promise<void> {
	await player.page.context().route(`${provider.env.OIDC_ISSUER}/authorize**`, askFirst);
	const opened = player.page.waitForEvent("popup");
	await signInButton(player).click();
	await (await opened).getByRole("link", { name: "Let me in" }).click();
}

/** Opens the profile page and signs in. */
async function member(
	id: string,
	claims: object = {},
	values: Record<string, string> = {},
): Promise<BrowserPlayer> {
	provider.expect(id, { screen_name: "mika_writes", ...claims });
	const player = await visitor("/user", values);
	await trySignIn(player);
	await player.sees("Signed in as mika_writes.");
	return player;
}

const card = ({ page }: BrowserPlayer) => page.getByRole("region", { name: "You" });
/** Presses the name in the header of the home page. */
const openCard = (player: BrowserPlayer) => player.press("your card");
/** The links of the open card, by their names. */
const behindTheName = async ({ page }: BrowserPlayer) =>
	Object.fromEntries(
		await page
			.getByRole("dialog")
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
	);
const home = (player: BrowserPlayer) => player.page.goto(plotluck.url);

describe("the home page", () => {
	test("greets a guest, leads everywhere, and counts a visit once", async () => {
		const visits = async () => (await call(plotluck.url, "GET", "/counts")).body.count as number;
		const before = await visits();
		const player = await visitor("/");
		await openCard(player);
		await card(player).getByRole("heading", { name: "Guest" }).waitFor();
		await signInButton(player).waitFor();
		expect(await behindTheName(player)).toEqual({
			"Name, font and theme": "/user",
			"Why support us?": "/supporter",
		});
		await look(player, "home-card");
		await player.press("Close");
		await look(player, "home-guest");
		await expect.poll(visits).toBe(before + 1);
		const counted = player.page.waitForResponse(/\/counts\/$/);
		await player.page.reload();
		await counted;
		expect(await visits()).toBe(before + 1);
		const links = { "Why support us?": "/supporter", "Report a bug": "/bugreport", Name: "/user" };
		for (const [name, href] of Object.entries(links))
			expect(await player.page.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(
				href,
			);
		expect(player.complaints).toEqual([]);

		const known = await visitor("/", MIKA);
		await openCard(known);
		await card(known).getByRole("heading", { name: "Mika" }).waitFor();
		expect(await card(known).textContent()).toContain("Guest");
		await known.press("Close");
		await known.page.getByRole("link", { name: "Edit name" }).waitFor();
	});

	test("shows an account with its rank, and keeps its place while it loads", LONG, async () => {
		const player = await member("auth0|ann", { connection: "twitter" });
		const { page } = player;
		let answer = () => undefined as unknown;
		await page.route("**/api/v3/users", async (route) => {
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			await route.continue();
		});
		await home(player);
		await openCard(player);
		await card(player).getByText("Loading").waitFor();
		await look(player, "home-loading");
		const placeOf = async () =>
			(await page.getByRole("dialog").getByRole("button", { name: "Close" }).boundingBox())?.y;
		const before = await placeOf();
		answer();
		await card(player).getByText("@mika_writes").waitFor();
		expect(await placeOf()).toBe(before);
		const shown = await card(player).textContent();
		expect(shown).toContain("1 star");
		expect(shown).toContain("babby storyteller");
		expect(shown).toContain("Supporter: none");
		expect(await behindTheName(player)).toEqual({
			"Name, font and theme": "/user",
			"Your account": "/account",
			"Supporter club": "/supporter",
		});
		expect(await boxFaults(page, PHONES)).toEqual([]);
		await player.press("Close");
		await page.getByRole("link", { name: "Supporter club" }).waitFor();
		await lookInEveryTheme(player, "home-account");
		expect(player.complaints).toEqual([]);
	});

	test("shows a supporter and the S class", LONG, async () => {
		const player = await member("auth0|sue", { premium: true }, MIKA);
		await player.sees("You are a supporter.");
		await player.page.route("**/api/v3/users", async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ json: { ...(await answer.json()), rank: 250 } });
		});
		await home(player);
		await openCard(player);
		await card(player).getByText("sovereign wordsmith").waitFor();
		await card(player).getByText("S class").waitFor();
		await card(player).getByText("Supporter: active").waitFor();
		await lookInEveryTheme(player, "home-supporter");
		expect(player.complaints).toEqual([]);
	});

	test("starts no game during maintenance, except for testers", async () => {
		const set = (maintenance: boolean) =>
			call(plotluck.url, "PUT", "/config", { maintenance }, { "x-admin-key": ADMIN_KEY });
		const answer = await set(true);
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
		try {
			const player = await visitor("/", MIKA);
			const start = player.page.getByRole("button", { name: "Start" });
			await player.sees("Games cannot start until it reopens.");
			expect(await start.isDisabled()).toBe(true);
			await player.page.evaluate(() => localStorage.setItem("testing", "true"));
			await player.page.reload();
			await player.sees("Games cannot start until it reopens.");
			expect(await start.isDisabled()).toBe(false);
		} finally {
			await set(false);
		}
	});
});

const worn = ({ page }: BrowserPlayer, name: string) => page.getByText(name, { exact: true });

describe("the profile", () => {
	test("shows what is locked and why, and wears none of it", LONG, async () => {
		const player = await visitor("/user", { ...MIKA, playerSprite: "22" });
		const { page } = player;
		await worn(player, "poulet.").waitFor();
		await page.getByRole("link", { name: "Become a supporter" }).waitFor();
		const locked = THEMES.filter(({ free }) => !free).length;
		expect(await page.locator("input[type=radio]:disabled").count()).toBe(locked);
		await player.press("Next avatar");
		await worn(player, "plat.").waitFor();
		await player.sees("anybody who remembers an old cheat code");
		await look(player, "profile-plat-locked");
		await player.press("Next avatar");
		await worn(player, "cryghost.").waitFor();
		await player.sees("Supporters wear this one.");
		await player.sees("You keep wearing poulet.");
		expect(
			await page.getByRole("link", { name: "How to unlock" }).first().getAttribute("href"),
		).toBe("/supporter");
		await lookInEveryTheme(player, "profile-locked");
		await page.getByRole("heading", { name: "Good to know" }).scrollIntoViewIfNeeded();
		await takePictures(page, "profile-help", { width: 390, height: 844 });
		await player.press("Save");
		await page.waitForURL(`${plotluck.url}/`);
		expect(await kept(page, "playerSprite")).toBe("22");
		expect(player.complaints).toEqual([]);
	});

	test("wakes the secret character for the whole code, and every room takes it", LONG, async () => {
		const player = await visitor("/user", MIKA);
		const { page } = player;
		await worn(player, "raccoon.").waitFor();
		await page.getByRole("link", { name: "Become a supporter" }).waitFor();
		const arrows = "Up Up Down Down Left Right Left Right".split(" ").map((way) => `Arrow${way}`);
		const type = async (keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key);
		};
		await type([...arrows, "a", "b"]);
		expect(await kept(page, "plat")).toBeNull();
		await page.getByRole("textbox", { name: "Name" }).focus();
		await type([...arrows, "b", "a"]);
		await worn(player, "plat.").waitFor();
		await player.sees("Secret character!");
		expect(await kept(page, "plat")).toBe("true");
		expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Mika");
		await lookInEveryTheme(player, "profile-plat");
		await player.press("Save");
		await page.waitForURL(`${plotluck.url}/`);
		expect(await kept(page, "playerSprite")).toBe("23");
		await page.goto(`${plotluck.url}/play/create?mode=default`);
		await player.openRoom();
		await page.waitForURL(/\/game\/[A-Z]{4}$/);
		await player.sees("Mika");
		await page.goto(`${plotluck.url}/user`);
		await player.sees("Secret character!");
		expect(player.complaints).toEqual([]);
	});

	test("lets the dog leap and poulet lead away", LONG, async (context) => {
		skipInFirefox(context, "motion");
		const player = await visitor("/user", { ...MIKA, playerSprite: "4" });
		const { page } = player;
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const dog = page.getByRole("button", { name: "Pet the dog" });
		// An animation has no start time before its first frame.
		const leaps = () =>
			page.evaluate(() =>
				Promise.all(
					document
						.getAnimations()
						.filter((one) => one instanceof CSSAnimation && one.animationName.includes("leap"))
						.map(async (one) => (await one.ready).startTime),
				),
			);
		await dog.waitFor();
		expect(await leaps()).toEqual([]);
		await dog.click();
		await player.sees("Woof!");
		const [first] = await leaps();
		expect(first).toBeTypeOf("number");
		await dog.press("Enter");
		const [second] = await leaps();
		expect(second).not.toBe(first);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await look(player, "profile-dog");

		await page.context().route(COOP, (route) => route.fulfill({ body: "cluck" }));
		for (let step = 0; step < 18; step++) await player.press("Next avatar");
		const opened = page.waitForEvent("popup");
		await page.getByRole("link", { name: /^Follow the chicken/ }).click();
		const coop = await opened;
		await coop.waitForURL(COOP);
		expect(await coop.evaluate(() => window.opener)).toBeNull();
		expect(player.complaints).toEqual([]);
	});

	test("offers the account's name, but keeps the player's own", LONG, async () => {
		const stranger = await member("auth0|ann", { screen_name: "mika_writes" });
		const name = ({ page }: BrowserPlayer) =>
			page.getByRole("textbox", { name: "Name" }).inputValue();
		await expect.poll(() => name(stranger)).toBe("mika_write");
		const known = await member("auth0|ann", {}, { ...MIKA, playerName: "Boooo" });
		expect(await name(known)).toBe("Boooo");
	});

	test("shows an alert for a name that cannot be saved", async () => {
		const player = await visitor("/user", MIKA);
		const { page } = player;
		for (const [name, text] of [
			["Mi", "Name must be at least 3 characters: 1 more"],
			["", "NO NAME?!"],
		] as const) {
			await page.getByRole("textbox", { name: "Name" }).fill(name);
			await player.press("Save");
			await page.getByRole("alertdialog", { name: text }).waitFor();
			await look(player, `profile-alert-${name.length}`);
			await player.press("All right");
			await page.getByRole("alertdialog").waitFor({ state: "detached" });
		}
		expect(await kept(page, "playerName")).toBe("Mika");
		expect(player.complaints).toEqual([]);
	});

	test(
		"a kept name that the server refuses leads a host to its field, and back",
		LONG,
		async () => {
			const player = await visitor("/play/create?mode=default", { ...MIKA, playerName: "👨‍👩‍👧" });
			const { page } = player;
			await player.openRoom();
			await page.waitForURL(/\/user\?then=/);
			const name = page.getByRole("textbox", { name: "Name" });
			await player.sees("Name must be at least 3 characters: 2 more");
			expect(await name.inputValue()).toBe("👨‍👩‍👧");
			expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
			await page.keyboard.press("ControlOrMeta+A");
			await page.keyboard.type("ab\u202Ecd");
			await player.press("Save");
			await page.waitForURL(/\/play\/create\?mode=default/);
			await player.openRoom();
			await player.sees("has a character in it that cannot be shown");
			expect(await name.getAttribute("aria-invalid")).toBe("true");
			await name.fill("Mika");
			expect(await name.getAttribute("aria-invalid")).toBe("false");
			await player.press("Save");
			await player.openRoom();
			await page.waitForURL(/\/game\//);
		},
	);

	test(
		"takes the look of supporters off when that ends, and gives it back later",
		LONG,
		async () => {
			const values = { ...MIKA, playerSprite: "25", playerTheme: "8" };
			const player = await member("auth0|pat", { premium: true }, values);
			const { page } = player;
			const look = async () => [await kept(page, "playerSprite"), await kept(page, "playerTheme")];
			await worn(player, "sparkletato.").waitFor();
			await page.reload();
			await player.sees("You are a supporter.");
			expect(await look()).toEqual(["25", "8"]);
			const renew = async (premium: boolean) => {
				provider.expect("auth0|pat", { screen_name: "mika_writes", premium });
				await forgetTokens(page);
				await page.reload();
				await player.sees("Signed in as mika_writes.");
			};
			await renew(false);
			await expect.poll(look).toEqual(["9", "0"]);
			await renew(true);
			await expect.poll(look).toEqual(["25", "8"]);
			await player.press("Sign out");
			await signInButton(player).waitFor();
			await expect.poll(look).toEqual(["9", "0"]);
		},
	);
});

const forgetTokens = (page: Page) =>
	page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("oidc.")) localStorage.removeItem(key);
	});

describe("a sign-in that fails", () => {
	const alert = ({ page }: BrowserPlayer) => page.getByRole("alert").filter({ hasText: /./ });
	const sees = (player: BrowserPlayer, text: string | RegExp) =>
		alert(player).getByText(text).waitFor();

	test.each([
		["page", "mfa_required", "Your account wants a second proof."],
		["page", "server_error", /^Login failed$/],
		["code", "use_dpop_nonce", "asks for a proof that this page cannot give"],
		["code", "invalid_grant", /^Login failed$/],
	] as const)(
		"at the %s with %s says so, and the next try works",
		LONG,
		async (where, error, text) => {
			provider.expect("auth0|mika", { screen_name: "mika_writes" });
			const player = await visitor("/user", MIKA);
			provider.refuse(where, error);
			await trySignIn(player);
			await sees(player, text);
			provider.remember();
			await trySignIn(player);
			await player.sees("Signed in as mika_writes.");
			expect(await alert(player).count()).toBe(0);
		},
	);

	test("because the window was closed says so", async () => {
		const player = await visitor("/user", MIKA);
		await player.page.context().route(`${provider.env.OIDC_ISSUER}/authorize**`, askFirst);
		const opened = player.page.waitForEvent("popup");
		await signInButton(player).click();
		const popup = await opened;
		await player.sees("Carry on in the other window.");
		await popup.close();
		await sees(player, "Popup closed.");
		await look(player, "profile-popup-closed");
	});

	test("with the reply to another request is no sign-in", LONG, async () => {
		const player = await visitor("/user", MIKA);
		const { page } = player;
		await page.context().route(`${provider.env.OIDC_ISSUER}/authorize**`, (route) => {
			const asked = new URL(route.request().url());
			const reply = `${asked.searchParams.get("redirect_uri")}?code=c&state=another`;
			return route.fulfill({ status: 302, headers: { location: reply } });
		});
		await signInButton(player).click();
		await sees(player, /^Invalid state/);
		expect(await kept(page, "signedInUntil")).toBeNull();
	});

	test("with a reply that nobody asked for leads to the profile, which says so", async () => {
		const player = await visitor("/?code=c&state=s", MIKA);
		await player.page.waitForURL(`${plotluck.url}/user`);
		await sees(player, "This browser does not remember asking.");
	});

	test("because the server does not load the account signs nobody in", LONG, async () => {
		provider.expect("auth0|mika");
		const player = await visitor("/user", MIKA);
		await player.page.route("**/api/v3/users", (route) => route.fulfill({ status: 500, json: {} }));
		await trySignIn(player);
		await sees(player, /^Login failed$/);
		const keys = await player.page.evaluate(() => Object.keys(localStorage));
		expect(keys.filter((key) => /^oidc\.user|signedIn/.test(key))).toEqual([]);
	});
});

describe("a session", () => {
	const alert = ({ page }: BrowserPlayer) => page.getByRole("alert").filter({ hasText: /./ });

	/** Returns a member whose token is already too old for the next page. */
	async function expiring(): Promise<BrowserPlayer> {
		provider.lasting(0);
		return member("auth0|mika", {}, MIKA);
	}

	test("that the provider has ended is over here too", LONG, async () => {
		const player = await expiring();
		await forgetTokens(player.page);
		provider.refuse("page", "login_required");
		await player.page.reload();
		await alert(player).getByText("You are signed out.").waitFor();
		expect(await kept(player.page, "signedInUntil")).toBeNull();
	});

	test("whose key is worn out is renewed by the provider's cookie, or ends", LONG, async () => {
		const player = await expiring();
		provider.refuse("refresh", "invalid_grant");
		await player.page.reload();
		await player.sees("Signed in as mika_writes.");
		provider.refuse("page", "login_required");
		await player.page.reload();
		await alert(player).getByText("Your sign-in has expired.").waitFor();
		await signInButton(player).waitFor();
	});

	test("waits five seconds for another tab that asks for tokens", LONG, async () => {
		const player = await expiring();
		const { page } = player;
		const other = await page.context().newPage();
		await other.goto(`${plotluck.url}/favicon.svg`);
		await other.evaluate(async () => {
			const held = new Promise<void>((granted) => {
				void navigator.locks.request("plotluck tokens", () => {
					granted();
					return new Promise(() => undefined);
				});
			});
			await held;
		});
		let asked = 0;
		page.on("request", (request) => {
			if (request.url().endsWith("/token")) asked++;
		});
		await page.reload();
		await alert(player).getByText("Signing in took too long.").waitFor();
		expect(asked).toBe(0);
		await other.close();
		await page.reload();
		await player.sees("Signed in as mika_writes.");
		expect(asked).toBe(1);
	});

	test("that cannot be checked is kept for later, and the page says so", LONG, async () => {
		const player = await expiring();
		const everything = `${provider.env.OIDC_ISSUER}/**`;
		await player.page.context().route(everything, (route) => route.abort());
		await player.page.reload();
		await alert(player)
			.getByText(/^Get access token failed$/)
			.waitFor();
		await player.page.context().unroute(everything);
		await player.page.reload();
		await player.sees("Signed in as mika_writes.");
	});

	test("works where the browser keeps nothing, until the page closes", LONG, async () => {
		provider.expect("auth0|mika", { screen_name: "mika_writes" });
		const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
		await player.page.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException("Storage is forbidden", "SecurityError");
					},
				});
		});
		await player.page.goto(`${plotluck.url}/user`);
		await trySignIn(player);
		await player.sees("Signed in as mika_writes.");
		expect(player.complaints).toEqual([]);
	});

	test("ends on the page that it was ended on", LONG, async () => {
		const player = await expiring();
		const { page } = player;
		await page.goto(`${plotluck.url}/user/setup?then=/library`);
		await player.sees("Signed in as mika_writes.");
		await player.press("Sign out");
		await signInButton(player).waitFor();
		await expect.poll(() => page.url()).toBe(`${plotluck.url}/user/setup?then=/library`);
	});
});

describe("the alerts of the play pages", () => {
	const alert = ({ page }: BrowserPlayer, name: string) => page.getByRole("alertdialog", { name });

	test("ask for a code, and for a player whom another tab has removed", LONG, async () => {
		const player = await visitor("/play/join", MIKA);
		const { page } = player;
		await player.press("Join");
		await alert(player, "WHERE IS YOUR ROOMID").waitFor();
		await look(player, "join-alert");
		await page.keyboard.press("Escape");
		await alert(player, "WHERE IS YOUR ROOMID").waitFor({ state: "detached" });

		const creating = await page.context().newPage();
		await creating.goto(`${plotluck.url}/play/create?mode=default`);
		await creating.getByRole("button", { name: OPEN_ROOM }).waitFor();
		const other = await page.context().newPage();
		await other.goto(`${plotluck.url}/favicon.svg`);
		await other.evaluate(() => localStorage.clear());
		await page.getByRole("textbox", { name: "Room code" }).fill("WXYZ");
		await player.press("Join");
		await alert(player, "PLAYER NOT SET UP PROPERLY").waitFor();
		await creating.getByRole("button", { name: OPEN_ROOM }).click();
		await creating.getByRole("alertdialog", { name: "WHERE IS YOUR PLAYER?" }).waitFor();
		expect(player.complaints).toEqual([]);
	});

	test("say why no room could be joined, unless the server has said it itself", async () => {
		const player = await visitor("/play/join", MIKA);
		const { page } = player;
		await page.getByRole("textbox", { name: "Room code" }).fill("WXYZ");
		await page.route("**/rooms/WXYZ/players", (route) => route.abort());
		await player.press("Join");
		await alert(player, "FAILED TO JOIN LOBBY: The server does not answer.").waitFor();
		await player.press("All right");
		await page.unroute("**/rooms/WXYZ/players");
		await page.route("**/rooms/WXYZ/players", (route) =>
			route.fulfill({ status: 409, json: { error: "  The room is full\n", code: "full" } }),
		);
		await player.press("Join");
		const error = page.getByRole("alert").filter({ hasText: "The room is full" });
		await error.waitFor();
		expect(await error.textContent()).toBe("The room is full");
		expect(await page.getByRole("alertdialog").count()).toBe(0);
	});
});
