import { describe, expect, test } from "vitest";
import { createWords } from "#words/game/create.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser } from "../../players/browser/browser-set-up.ts";
import { boxFaults } from "../../players/browser/checks/boxes.ts";
import { plotluck, provider, withMembers } from "../../players/browser/members-set-up.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import {
	device,
	forgetTokens,
	keep,
	linksOf,
	MIKA,
	member,
	PHONE,
	session,
	signInBy,
	visitor,
} from "../../players/browser/sign-in.ts";
import { hostAs } from "../../server/api/rest.ts";

withMembers();

const PHONES = [{ width: 320, height: 568 }, { width: 390, height: 664 }, PHONE];

const kept = ({ page }: BrowserPlayer, key: string) =>
	page.evaluate((name) => localStorage.getItem(name), key);
const alert = ({ page }: BrowserPlayer) => page.getByRole("alert").filter({ hasText: /./ });
const alerted = (player: BrowserPlayer, text: string | RegExp) =>
	alert(player).getByText(text).waitFor();
const signInButton = ({ page }: BrowserPlayer) => page.getByRole("button", { name: "Sign in" });

test("a sign-in that fails says why, and the next one works", async () => {
	provider.expect("auth0|mika", { screen_name: "mika_writes" });
	// A reply that this browser has not asked for leads to the profile.
	const player = await visitor("/?code=c&state=s", MIKA);
	const { page } = player;
	await page.waitForURL(`${plotluck.url}/user`);
	await alerted(player, "This browser doesn’t remember asking.");

	const asking = `${provider.env.OIDC_ISSUER}/authorize**`;
	await page.context().route(asking, (route) => {
		const asked = new URL(route.request().url());
		const reply = `${asked.searchParams.get("redirect_uri")}?code=c&state=another`;
		return route.fulfill({ status: 302, headers: { location: reply } });
	});
	await signInButton(player).click();
	await alerted(player, /^Invalid state/);
	await page.context().unroute(asking);

	for (const [where, error, text] of [
		["page", "mfa_required", "Your account uses two-step sign-in."],
		["code", "invalid_grant", /^Login failed$/],
	] as const) {
		provider.refuse(where, error);
		await signInBy(player, "Sign in");
		await alerted(player, text);
		provider.remember();
	}

	await page.route("**/api/v3/users", (route) => route.fulfill({ status: 500, json: {} }));
	await signInBy(player, "Sign in");
	await alerted(player, /^Login failed$/);
	await page.unroute("**/api/v3/users");
	const keys = await page.evaluate(() => Object.keys(localStorage));
	expect(keys.filter((key) => /^oidc\.user|signedIn/.test(key))).toEqual([]);

	await page
		.context()
		.route(asking, (route) => route.fulfill({ contentType: "text/html", body: "Who are you?" }));
	const opened = page.waitForEvent("popup");
	await player.press("Sign in");
	const lost = await opened;
	await player.sees("Carry on in the other window.");
	const found = page.waitForEvent("popup");
	await player.press("Lost it? Open it again");
	await expect.poll(() => lost.isClosed()).toBe(true);
	await (await found).close();
	await alerted(player, "Popup closed.");
	await page.context().unroute(asking);
	await look(player, "profile-popup-closed");

	const addresses: string[] = [];
	page.context().on("request", (request) => {
		if (request.isNavigationRequest()) addresses.push(request.url());
	});
	await signInBy(player, "Sign in");
	await player.sees("Signed in as mika_writes.");
	expect(await alert(player).count()).toBe(0);
	// WebKit cuts off a window that is led elsewhere from nothing.
	expect(addresses[0]).toBe(`${plotluck.url}/sign-in-window.html`);
	expect(addresses[1]).toContain(`${provider.env.OIDC_ISSUER}/authorize`);
});

test("a session is renewed in silence, and the page says why one is over", async () => {
	provider.expect("auth0|mika", { screen_name: "mika_writes" });
	provider.lasting(0); // each page finds tokens that are too old
	const player = await visitor("/user");
	const { page } = player;
	const signedIn = () => player.sees("Signed in as mika_writes.");
	const name = page.getByRole("textbox", { name: "Name" });
	await signInBy(player, "Sign in");
	await signedIn();
	await expect.poll(() => name.inputValue()).toBe("mika_write");
	// The provider's cookie is enough.
	await forgetTokens(page);
	await page.reload();
	await signedIn();
	expect(player.complaints).toEqual([]);

	// A provider that cannot be reached signs nobody out.
	const everything = `${provider.env.OIDC_ISSUER}/**`;
	await page.context().route(everything, (route) => route.abort());
	await page.reload();
	await alerted(player, /^Get access token failed$/);
	await forgetTokens(page);
	await page.reload();
	await signInButton(player).waitFor();
	await page.context().unroute(everything);
	await page.reload();
	await signedIn();

	// Five seconds for another tab that asks for tokens.
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
	await alerted(player, "Signing in took too long.");
	expect(asked).toBe(0);
	await other.close();
	await page.reload();
	await signedIn();
	expect(asked).toBe(1);

	// A key that is worn out: the provider's cookie renews the session, or it ends.
	provider.refuse("refresh", "invalid_grant");
	await page.reload();
	await signedIn();
	provider.refuse("page", "login_required");
	await page.reload();
	await alerted(player, "Your sign-in has expired.");
	await signInButton(player).waitFor();

	// A session that the provider has ended is over here too, and stays so.
	await keep(player, { signedInUntil: String(Date.now() + 60_000) });
	await page.reload();
	await alerted(player, "You’re signed out.");
	expect(await kept(player, "signedInUntil")).toBeNull();
	provider.remember();
	await page.reload();
	await signInButton(player).waitFor();
	expect(await kept(player, "signedInUntil")).toBeNull();

	// It ends on the page that it was ended on.
	await keep(player, await session("auth0|mika"));
	const place = `${plotluck.url}/user/setup?then=/library`;
	await page.goto(place);
	await signedIn();
	await player.press("Sign out");
	await signInButton(player).waitFor();
	await expect.poll(() => page.url()).toBe(place);
});

test("a sign-in works where the browser keeps nothing, until the page closes", async () => {
	provider.expect("auth0|mika", { screen_name: "mika_writes" });
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	await player.page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("Storage is forbidden", "SecurityError");
				},
			});
	});
	await player.page.goto(`${plotluck.url}/user`);
	await signInBy(player, "Sign in");
	await player.sees("Signed in as mika_writes.");
	expect(player.complaints).toEqual([]);
});

describe("the card behind the name on the home page", () => {
	const card = ({ page }: BrowserPlayer) => page.getByRole("region", { name: "You" });

	test("shows an account with its rank, and a supporter in the S class", async () => {
		const player = await device(await session("auth0|ann", { connection: "twitter" }));
		const { page } = player;
		let answer = () => undefined as unknown;
		const users = "**/api/v3/users";
		await page.route(users, async (route) => {
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			await route.continue();
		});
		await page.goto(plotluck.url);
		await player.press("your card");
		await card(player).getByText("Loading").first().waitFor();
		await look(player, "home-loading");
		const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
		const placeOf = async () => (await close.boundingBox())?.y;
		const before = await placeOf();
		answer();
		await card(player).getByText("@mika_writes").waitFor();
		expect(await placeOf()).toBe(before);
		const shown = await card(player).textContent();
		for (const text of ["1 star", "babby storyteller", "Supporter: none"])
			expect(shown).toContain(text);
		expect(await linksOf(page)).toEqual({
			Name: "/user",
			"Your account": "/account",
			"Supporter club": "/supporter",
			"How to play": "/howtoplay",
			"More ways to play": "/play",
		});
		expect(await boxFaults(page, PHONES)).toEqual([]);
		await player.press("Close");
		await player.press("Small print");
		await page.getByRole("link", { name: "Supporter club" }).waitFor();
		await lookInEveryTheme(player, "home-account");

		await page.unroute(users);
		await page.route(users, async (route) => {
			const found = await route.fetch();
			await route.fulfill({ json: { ...(await found.json()), rank: 250 } });
		});
		await keep(player, await session("auth0|sue", { premium: true }));
		await page.reload();
		await player.press("your card");
		for (const text of ["sovereign wordsmith", "S class", "Supporter: active"])
			await card(player).getByText(text).waitFor();
		await lookInEveryTheme(player, "home-supporter");
		expect(player.complaints).toEqual([]);
	});
});

test("a supporter's look is replaced when their status ends, and returns with it", async () => {
	const values = { ...MIKA, playerSprite: "25", playerTheme: "8" };
	const player = await member("/user", "auth0|pat", { premium: true }, values);
	const { page } = player;
	const worn = async () => [await kept(player, "playerSprite"), await kept(player, "playerTheme")];
	await page.getByText("sparkletato.", { exact: true }).waitFor();
	await player.sees("You’re a supporter.");
	// The account's name is for those who have none.
	expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Mika");
	expect(await worn()).toEqual(["25", "8"]);
	for (const [premium, look] of [
		[false, ["9", "0"]],
		[true, ["25", "8"]],
	] as const) {
		await keep(player, await session("auth0|pat", { premium }));
		await page.reload();
		await player.sees("Signed in as mika_writes.");
		await expect.poll(worn).toEqual(look);
	}
	await player.press("Sign out");
	await signInButton(player).waitFor();
	await expect.poll(worn).toEqual(["9", "0"]);
});

test("an account keeps packs of prompts and the stories of its games", async () => {
	const rules = {
		...{ num_switches: 1, faster_phases: true, write_duration: 0, show_instructions: false },
	};
	const player = await member("/user", "auth0|pax", {}, { gameSettings: JSON.stringify(rules) });
	const { page } = player;
	await player.sees("0 stories written.");
	await look(player, "account-profile");
	await page.getByRole("link", { name: "Prompt packs" }).click();
	await player.sees("No packs yet.");
	await page.getByRole("textbox", { name: "Name of a new pack" }).fill("Pirates");
	await player.press("Add pack");
	await player.sees("No prompts yet.");
	await page.getByRole("textbox", { name: "A new prompt" }).fill("The parrot resigns.");
	await player.press("Add prompt");
	await player.sees("The parrot resigns.");
	await player.sees("one prompt");
	await look(player, "account-packs");

	await page.goto(`${plotluck.url}/user?then=/play/create?mode=solo`);
	await player.introduce();
	await player.press(createWords.rules);
	await player.press(createWords.everything);
	await page.getByRole("checkbox", { name: "Pirates" }).check();
	await page.getByRole("checkbox", { name: "basic" }).uncheck();
	await look(player, "account-pack-choice");
	expect(await page.getByRole("checkbox", { name: "drama" }).isDisabled()).toBe(true);
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await player.press("Open the book");
	await player.sees("Which two?");
	await page.getByRole("textbox").nth(0).fill("A Sad Toaster");
	await page.getByRole("textbox").nth(1).fill("Gandalf");
	await page.getByText("ALL AGES", { exact: true }).click();
	await player.press("These are the ones");
	await player.write(1, "Nobody else will ever know.");
	await player.sees("The parrot resigns.");
	await player.done();
	await player.nameStory("The only one");
	await player.toLibrary();
	await player.sees("All yours");

	await player.press("Keep story");
	await player.sees("Kept in your library.");
	await look(player, "account-saved");
	await player.press("More");
	await page.getByRole("link", { name: "Home", exact: true }).click();
	await player.press("your card");
	await page.getByRole("link", { name: "Edit name" }).click();
	await player.sees("One story written.");
	await page.getByRole("link", { name: "Your library" }).click();
	await player.sees("The only one");
	await page.reload();
	await player.sees("The only one");
	await player.sees(/^one part, kept on/);
	await look(player, "account-library");
	await page.getByRole("link", { name: "The only one" }).click();
	await player.sees("Nobody else will ever know.");
	await player.sees("Gandalf");
	await look(player, "account-saved-story");
	await page.getByRole("link", { name: "Back" }).click();
	await player.confirm("Delete", "Are you sure?");
	await player.sees("Nothing here yet.");
	await look(player, "account-library-empty");

	await page.getByRole("link", { name: "Back" }).click();
	await player.sees("One story written.");
	expect(player.complaints).toEqual([]);
	await player.press("Sign out");
	await signInButton(player).waitFor();
	expect(new URL(page.url()).pathname).toBe("/user");
	await page.goto(`${plotluck.url}/library`);
	await player.sees("Your stories are behind this door");
});

test("a seat on another device of the account is listed on the home page, and opens here by a press", async () => {
	const mika = await provider.bearer("auth0|mika");
	const phone = await hostAs(plotluck.url, mika, { pace: "slow" });
	const { room_code: code } = phone.seat;
	const laptop = await member("/", "auth0|mika");
	await laptop.sees(new RegExp(roomsBackWords.elsewhere.replaceAll("?", "\\?")));
	await look(laptop, "home-other-device");
	await laptop.page.getByRole("link", { name: /story/ }).click();
	await laptop.page.waitForURL(`${plotluck.url}/game/${code}`);
	await phone.until(() => phone.closed !== null); // the seat is open on one device at a time
	expect(phone.messages.at(-1)?.code).toBe("openedElsewhere");
	await laptop.page.goto(plotluck.url);
	await laptop.sees(/^In the lobby/);
	const back = laptop.page.getByRole("link", { name: "Your own story" });
	expect(await back.count()).toBe(1);
	expect(laptop.complaints).toEqual([]);
});
