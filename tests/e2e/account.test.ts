import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { roomsBackWords } from "#words/evening/rooms-back.ts";
import { hostAs } from "../api/signed-in.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser } from "../players/browser/browser-set-up.ts";
import { plotluck, provider, withMembers } from "../players/browser/members-set-up.ts";
import { look } from "../players/browser/screenshots.ts";
import { startPlotluck } from "../support/plotluck.ts";

const RULES = { num_switches: 1, faster_phases: true, write_duration: 0, show_instructions: false };

withMembers();

/**
 * Shows a page before the redirect, as a real provider does. The one of these tests accepts every
 * account at once.
 */
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

/** Opens the profile page, which offers to sign in. */
async function atProfile(query = ""): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	await player.page.addInitScript((rules) => {
		localStorage.gameSettings ??= rules;
	}, JSON.stringify(RULES));
	await player.page.context().route(`${provider.env.OIDC_ISSUER}/authorize**`, askFirst);
	await player.page.goto(`${plotluck.url}/user${query}`);
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();
	return player;
}

async function signIn(player: BrowserPlayer, id: string, claims: object = {}): Promise<void> {
	provider.expect(id, { screen_name: "Mika Writes", ...claims });
	const opened = player.page.waitForEvent("popup");
	await player.press("Sign in");
	const popup = await opened;
	await popup.getByRole("link", { name: "Let me in" }).click();
	await player.sees("Signed in as Mika Writes.");
	if (!popup.isClosed()) await popup.waitForEvent("close");
}

test("signed in by the window, one saves a story, finds it after a reload, deletes it and signs out", async () => {
	const player = await atProfile("?then=/play/create?mode=solo");
	const { page } = player;
	await signIn(player, "auth0|mika", { premium: true });
	await player.sees("0 stories written.");
	await look(player, "account-profile");
	await player.introduce();
	await player.press("House rules");
	await page.getByText("drama", { exact: true }).click(); // for supporters only
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await player.press("Open the book");
	await player.sees("Who are the two of them?");
	await page.getByRole("textbox").nth(0).fill("A Sad Toaster");
	await page.getByRole("textbox").nth(1).fill("Gandalf");
	await page.getByText("ALL AGES", { exact: true }).click();
	await player.press("These are the ones");
	await player.write(1, "Nobody else will ever know.");
	await player.done();
	await player.nameStory("The only one");
	await player.toLibrary();
	await player.sees("All yours");

	await player.press("Save story");
	await player.sees("Saved in your library.");
	await look(player, "account-saved");
	await page.getByRole("link", { name: "Home", exact: true }).click();
	await page.getByRole("link", { name: "Edit name" }).click();
	await player.sees("One story written.");
	await page.getByRole("link", { name: "Saved stories" }).click();
	await player.sees("The only one");
	await page.reload();
	await player.sees("The only one");
	await player.sees(/^one part, saved on/);
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
	await page.getByRole("button", { name: "Sign in" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/user");
	await page.goto(`${plotluck.url}/library`);
	await player.sees("Your saved stories are behind this door");
});

test("a pack of one's own is filled and offered for the next game", async () => {
	const player = await atProfile();
	const { page } = player;
	await signIn(player, "auth0|pax");
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
	await page.getByRole("link", { name: "Back" }).click();
	await page.goto(`${plotluck.url}/user`);
	await player.introduce();
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await player.press("House rules");
	await page.getByRole("checkbox", { name: "Pirates" }).check({ force: true });
	await page.getByRole("checkbox", { name: "basic" }).uncheck({ force: true });
	await look(player, "account-pack-choice");
	expect(await page.getByRole("checkbox", { name: "drama" }).isDisabled()).toBe(true);
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	expect(player.complaints).toEqual([]);
});

test("whoever closes the window may open it again", async () => {
	const player = await atProfile();
	const { page } = player;
	const opened = page.waitForEvent("popup");
	await player.press("Sign in");
	const popup = await opened;
	await popup.waitForURL(/authorize/);
	const next = page.waitForEvent("popup");
	await player.press("Lost it? Open it again");
	const found = await next;
	await expect.poll(() => popup.isClosed()).toBe(true);
	await found.waitForURL(/authorize/);
	await found.close();
	await page.getByRole("button", { name: "Sign in" }).waitFor();
	await signIn(player, "auth0|mika");
});

test("the window begins with a page of the site, because WebKit cuts off one that is led elsewhere from nothing", async () => {
	const player = await atProfile();
	const addresses: string[] = [];
	player.page.context().on("request", (request) => {
		if (request.isNavigationRequest()) addresses.push(request.url());
	});
	await signIn(player, "auth0|mika");
	expect(addresses[0]).toBe(`${plotluck.url}/sign-in-window.html`);
	expect(addresses[1]).toContain(`${provider.env.OIDC_ISSUER}/authorize`);
	expect(player.complaints).toEqual([]);
});

test("a seat that the account has on another device is at home, and comes here by a press", async () => {
	const mika = await provider.bearer("auth0|mika");
	const phone = await hostAs(plotluck.url, mika, { pace: "slow" });
	const { room_code: code } = phone.seat;
	const laptop = await atProfile();
	await signIn(laptop, "auth0|mika");
	await laptop.page.getByRole("link", { name: "Back", exact: true }).click();
	await laptop.sees(new RegExp(roomsBackWords.elsewhere.replaceAll("?", "\\?")));
	await look(laptop, "home-other-device");
	await laptop.page.getByRole("link", { name: `Back to room ${code}` }).click();
	await laptop.page.waitForURL(`${plotluck.url}/game/${code}`);
	await phone.until(() => phone.closed !== null); // the seat is open on one device at a time
	expect(phone.messages.at(-1)?.code).toBe("openedElsewhere");
	await laptop.page.goto(plotluck.url);
	await laptop.sees(/^In the lobby/);
	const back = laptop.page.getByRole("link", { name: `Back to room ${code}` });
	expect(await back.count()).toBe(1);
	expect(laptop.complaints).toEqual([]);
});

const forgetTokens = (page: Page) =>
	page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("oidc.")) localStorage.removeItem(key);
	});

test("a session that the provider still knows is found again without a word", async () => {
	const player = await atProfile();
	await signIn(player, "auth0|mika");
	await forgetTokens(player.page);
	await player.page.reload();
	await player.sees("Signed in as Mika Writes.");
	expect(player.complaints).toEqual([]);

	// An unreachable provider does not sign players out.
	const anything = `${provider.env.OIDC_ISSUER}/**`;
	await forgetTokens(player.page);
	await player.page.context().route(anything, (route) => route.abort());
	await player.page.reload();
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();
	await player.page.context().unroute(anything);
	await player.page.reload();
	await player.sees("Signed in as Mika Writes.");

	await forgetTokens(player.page);
	provider.forget();
	await player.page.reload();
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();
	provider.remember();
	await player.page.reload();
	await player.page.getByRole("button", { name: "Sign in" }).waitFor();
	expect(await player.page.evaluate(() => localStorage.getItem("signedInUntil"))).toBeNull();
});

test("where nobody can sign in the profile does not speak of it, and everything is open", async () => {
	const lonely = await startPlotluck({ ...provider.env, ACCOUNTS_ENABLED: "false" });
	try {
		const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
		const asked = player.page.waitForResponse(/\/accounts$/);
		await player.page.goto(`${lonely.url}/user`);
		await asked;
		await player.page.getByRole("textbox", { name: "Name" }).waitFor();
		expect(await player.page.getByRole("button", { name: "Sign in" }).count()).toBe(0);
		const worn = player.page.getByRole("group", { name: "Avatar" }).locator("[aria-live=polite]");
		const avatars = new Set<string | null>();
		for (let step = 0; step < 31; step++) {
			avatars.add(await worn.textContent());
			await player.press("Next avatar");
		}
		expect(avatars.size).toBe(31);
		await player.introduce();
		await player.page.goto(`${lonely.url}/play/create?mode=default`);
		await player.press("House rules");
		const drama = player.page.getByRole("checkbox", { name: "drama" });
		await expect.poll(() => drama.isEnabled()).toBe(true);
		expect(await player.page.getByText("The starred ones are for supporters.").count()).toBe(0);
	} finally {
		await lonely.stop();
	}
});

test("who wore a supporters' avatar and is none any more plays in a free one, and is told", async () => {
	const told = "Your old look is for supporters now";
	const arrive = async (path: string) => {
		const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
		await player.page.addInitScript(() => {
			if (localStorage.playerName) return;
			const kept = { playerName: "Mika", playerSprite: "24", playerMature: "true" };
			Object.assign(localStorage, kept);
		});
		await player.page.goto(plotluck.url + path);
		return player;
	};
	const expectFree = async (player: BrowserPlayer) => {
		await player.sees(told);
		expect(await player.page.evaluate(() => Number(localStorage.playerSprite))).toBeLessThan(23);
		expect(player.complaints.filter((complaint) => !complaint.includes("403"))).toEqual([]);
	};
	const host = await arrive("/play/create?mode=default");
	await host.openRoom();
	await host.page.waitForURL(/\/game\/[A-Z]{4}$/);
	await expectFree(host);
	await look(host, "other-avatar");
	await host.press("Dismiss");
	await host.page.getByText(told).waitFor({ state: "detached" });
	const code = host.page.url().slice(-4);
	const invited = await arrive(`/game/${code}`);
	await invited.press("Sit down");
	await expectFree(invited);
	const guest = await arrive("/play/join");
	await guest.page.getByRole("textbox", { name: "Room code" }).fill(code);
	await guest.press("Join");
	await expectFree(guest);
});
