import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { createWords } from "#words/game/create.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";
import { pretendRoom } from "../../players/browser/pretend-room.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { TappedLine } from "../../players/browser/tapped-line.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { type StripeStandIn, startStripe } from "../../support/stripe-mock/stripe.ts";

withBrowser();

const PHONE = { width: 390, height: 844 };
const BUY = "Become a supporter for 4.99";

let provider: IdentityProvider;
let stripe: StripeStandIn;
let plotluck: Plotluck;
beforeAll(async () => {
	[provider, stripe] = await Promise.all([startIdentityProvider(), startStripe()]);
	plotluck = await startPlotluck({
		...provider.env,
		...stripe.env,
		COMMUNITY_URL: "https://chat.example/plotluck",
		SOCIAL_URLS: "https://www.tumblr.com/plotluck",
		MERCH_URL: "https://shirts.example/",
		TIP_JAR_URL: "https://tips.example/jar",
	});
	stripe.webhook = `${plotluck.url}/api/v3/webhooks/stripe`;
});
afterAll(async () => {
	await plotluck.stop();
	await stripe.stop();
	await provider.stop();
});

const button = (player: BrowserPlayer, name: string) => player.page.getByRole("button", { name });

test("a player signs in, pays, gets the perks, and loses them with a refund", {
	timeout: 240_000,
}, async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.goto(`${plotluck.url}/supporter`);
	await player.sees("users have to be logged in to become supporters.");
	expect(await button(player, BUY).isDisabled()).toBe(true);
	await look(player, "supporter-guest");

	provider.expect("auth0|mika", { screen_name: "Mika Writes" });
	await button(player, "click here to log in.").press("Enter");
	await expect.poll(() => button(player, BUY).isEnabled()).toBe(true);
	await lookInEveryTheme(player, "supporter-logged-in");
	await player.sees("The zine opens for supporters.");
	expect(await page.getByRole("link", { name: "Open the zine" }).count()).toBe(0);

	await button(player, BUY).press("Enter");
	await page.waitForURL(/\/pay\/cs_test_1$/);
	await page.getByRole("link", { name: "Go back" }).click();
	await button(player, BUY).click();
	await page.waitForURL(/\/pay\/cs_test_2$/);
	await player.sees("Plotluck supporter");
	await page.goBack();
	await button(player, BUY).click();
	await page.waitForURL(/\/pay\/cs_test_3$/);
	await player.press("Pay 4.99 cad");

	await page.waitForURL(/\/thankyou$/);
	await player.sees("Refresh the site for them to take effect.");
	await player.sees("The till said yes: everything’s yours.");
	for (const perk of ["prompt packs", "all themes", "the zine", "supporter faces", "no adverts"])
		await player.sees(perk);
	await lookInEveryTheme(player, "thank-you");
	await page.getByRole("link", { name: "Refresh the site" }).click();
	await page.waitForURL(`${plotluck.url}/`);

	await page.goto(`${plotluck.url}/supporter`);
	await button(player, "You’re a supporter").waitFor();
	expect(await button(player, "You’re a supporter").isDisabled()).toBe(true);
	expect(await page.locator("input[name=userId]").isDisabled()).toBe(true);
	await player.sees("You already are one.");
	await page.getByRole("link", { name: "Open the zine" }).waitFor();
	await lookInEveryTheme(player, "supporter-premium");
	await page.goto(`${plotluck.url}/user`);
	await player.introduce();
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await player.press(createWords.everything);
	const drama = page.getByRole("checkbox", { name: "drama" });
	await page.locator("input[type=checkbox]:enabled").and(drama).waitFor({ state: "attached" });

	const payment_intent = stripe.checkouts[2]?.payment_intent;
	await stripe.send(stripe.event("charge.refunded", { payment_intent, refunded: true }));
	await page.reload();
	await player.press(createWords.everything);
	await page.locator("input[type=checkbox]:disabled").and(drama).waitFor({ state: "attached" });
	await page.goto(`${plotluck.url}/supporter`);
	await page.locator("button:enabled").and(button(player, BUY)).waitFor();
	expect(stripe.refused).toEqual([]);
	expect(player.complaints).toEqual([]);
});

test("a refused purchase leads back to the page, which says why", async () => {
	const player = await BrowserPlayer.open(browser, "Boo", PHONE);
	const { page } = player;
	await page.goto(`${plotluck.url}/supporter`);
	provider.expect("auth0|boo");
	await player.press("click here to log in.");
	stripe.broken = true;
	await button(player, BUY).click();
	await page.getByRole("alert").getByText("The till didn’t answer.").waitFor();
	await look(player, "supporter-refused");
	stripe.broken = false;
	await page.getByRole("alert").getByRole("button").click();
	await page.getByRole("alert").waitFor({ state: "detached" });
	expect(page.url()).toBe(`${plotluck.url}/supporter`);
	await page.goto(`${plotluck.url}/supporter?refused=<b>`);
	await player.sees("The till wouldn’t take that.");
	expect(player.complaints).toEqual([]);
});

test("the support page has the operator's links, and the goals of the tip jar", async () => {
	const player = await BrowserPlayer.open(browser, "Spud", PHONE);
	const { page } = player;
	await page.goto(`${plotluck.url}/supportus`);
	for (const [name, href] of [
		["To the shop", "https://shirts.example/"],
		["Leave a tip", "https://tips.example/jar"],
		["Community", "https://chat.example/plotluck"],
		["Tumblr", "https://www.tumblr.com/plotluck"],
		["See the perks", "/supporter"],
	] as const) {
		const link = page.getByRole("link", { name, exact: true });
		await link.waitFor();
		expect(await link.getAttribute("href")).toBe(href);
	}
	const goals = await page
		.getByRole("list", { name: "Goals of the tip jar" })
		.getByRole("listitem")
		.allInnerTexts();
	expect(goals.map((goal) => goal.replace(/\s+/g, " "))).toEqual([
		"200 a new character unlocked",
		"500 another new character unlocked",
		"1000 a new game mode locked",
	]);
	await lookInEveryTheme(player, "support-us");
	expect(player.complaints).toEqual([]);
});

test("the results lead to the tip jar in a new tab", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const line = await TappedLine.tap(player.page);
	await player.createRoom(plotluck.url);
	await player.sees("One more and we can start");
	line.deaf = true;
	const [me] = Object.values(line.game.players) as [PublicPlayer];
	const room = pretendRoom(me);
	line.pretend(room.game(STATUS.results), room.own(STATUS.results));
	const opened = player.page.waitForEvent("popup");
	await player.press("More");
	await player.page.getByRole("link", { name: "Tip jar" }).click();
	const tab = await opened;
	await tab.waitForURL(`${plotluck.url}/supportus`);
	await tab.close();
	expect(player.page.url()).toMatch(/\/game\/[A-Z]{4}$/);
	await look(player, "results-tip-jar");
	expect(player.complaints).toEqual([]);
});
