import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { THEMES } from "#game/catalogue.ts";
import { createWords } from "#words/game/create.ts";
import { type BrowserPlayer, OPEN_ROOM } from "../../players/browser/browser-player.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import {
	ADMIN_KEY,
	COOP,
	plotluck,
	provider,
	withMembers,
} from "../../players/browser/members-set-up.ts";
import { look, lookInEveryTheme, takePictures } from "../../players/browser/screenshots.ts";
import { device, keep, linksOf, MIKA, PHONE, visitor } from "../../players/browser/sign-in.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { startPlotluck } from "../../support/plotluck.ts";

withMembers();

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const worn = ({ page }: BrowserPlayer, name: string) =>
	page.getByText(name, { exact: true }).waitFor();
const alert = ({ page }: BrowserPlayer, name: string) => page.getByRole("alertdialog", { name });

describe("the home page", () => {
	test("greets a guest, leads everywhere, and counts a visit once", async () => {
		const visits = async () => (await call(plotluck.url, "GET", "/counts")).body.count as number;
		const before = await visits();
		const player = await visitor("/");
		const { page } = player;
		const card = page.getByRole("region", { name: "You" });
		await player.press("your card");
		await card.getByRole("heading", { name: "Guest" }).waitFor();
		await page.getByRole("button", { name: "Sign in" }).waitFor();
		expect(await linksOf(page)).toEqual({
			Name: "/user",
			"Why support us?": "/supporter",
			"How to play": "/howtoplay",
			"More ways to play": "/play",
		});
		await look(player, "home-card");
		await player.sees(/^\d+ visits?$/);
		await player.press("Close");
		await look(player, "home-guest");
		await expect.poll(visits).toBe(before + 1);
		await player.press("Small print");
		await look(player, "home-small-print");
		for (const [name, href] of [
			["Why support us?", "/supporter"],
			["Report a bug", "/bugreport"],
			["About", "/about"],
			["How to play", "/howtoplay"],
		] as const)
			expect(await page.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);

		await keep(player, MIKA);
		const counted = page.waitForResponse(/\/counts$/);
		await page.reload();
		await counted;
		expect(await visits()).toBe(before + 1);
		await player.press("your card");
		await card.getByRole("heading", { name: "Mika" }).waitFor();
		expect(await card.textContent()).toContain("Guest");
		await page.getByRole("link", { name: "Edit name" }).waitFor();
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
			await player.sees("Games can’t start until it reopens.");
			expect(await start.isDisabled()).toBe(true);
			await keep(player, { testing: "true" });
			await player.page.reload();
			await player.sees("Games can’t start until it reopens.");
			expect(await start.isDisabled()).toBe(false);
		} finally {
			await set(false);
		}
	});
});

describe("the profile", () => {
	test("shows what is locked and why, refuses names at once, and knows an old cheat code", async () => {
		const player = await visitor("/user", { ...MIKA, playerSprite: "22" });
		const { page } = player;
		const name = page.getByRole("textbox", { name: "Name" });
		await worn(player, "poulet.");
		await page.getByRole("link", { name: "Become a supporter" }).waitFor();
		const locked = THEMES.filter(({ free }) => !free).length;
		expect(await page.locator("input[type=radio]:disabled").count()).toBe(locked);
		await player.press("Next face");
		await worn(player, "plat.");
		await player.sees("anyone who remembers an old cheat code");
		await look(player, "profile-plat-locked");
		await player.press("Next face");
		await worn(player, "cryghost.");
		await player.sees("Supporters wear this one.");
		await player.sees("You’re still wearing poulet.");
		expect(
			await page.getByRole("link", { name: "How to unlock" }).first().getAttribute("href"),
		).toBe("/supporter");
		await lookInEveryTheme(player, "profile-locked");
		await page.getByRole("heading", { name: "Good to know" }).scrollIntoViewIfNeeded();
		await takePictures(page, "profile-help", PHONE);

		for (const [typed, text] of [
			["Mi", "Name must be at least 3 characters: 1 more"],
			["", "NO NAME?!"],
		] as const) {
			await name.fill(typed);
			await player.press("Save");
			await alert(player, text).waitFor();
			await look(player, `profile-alert-${typed.length}`);
			await player.press("All right");
			await page.getByRole("alertdialog").waitFor({ state: "detached" });
		}
		expect(await kept(page, "playerName")).toBe("Mika");
		await name.fill("Mika");
		await player.press("Save");
		await page.waitForURL(`${plotluck.url}/`);
		expect(await kept(page, "playerSprite")).toBe("22");

		await player.press("your card");
		await page.getByRole("link", { name: "Edit name" }).click();
		await worn(player, "poulet.");
		const arrows = "Up Up Down Down Left Right Left Right".split(" ").map((way) => `Arrow${way}`);
		const type = async (keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key);
		};
		await page.getByRole("heading", { level: 1 }).click();
		await type([...arrows, "a", "b"]);
		expect(await kept(page, "plat")).toBeNull();
		await name.focus();
		await type([...arrows, "b", "a"]);
		await worn(player, "plat.");
		await player.sees("Secret character!");
		expect(await kept(page, "plat")).toBe("true");
		expect(await name.inputValue()).toBe("Mika");
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

	test("lets the dog jump when petted, and the chicken's link opens a page without access to this one", async (context) => {
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
		for (let step = 0; step < 18; step++) await player.press("Next face");
		const opened = page.waitForEvent("popup");
		await page.getByRole("link", { name: /^Follow the chicken/ }).click();
		const coop = await opened;
		await coop.waitForURL(COOP);
		expect(await coop.evaluate(() => window.opener)).toBeNull();
		expect(player.complaints).toEqual([]);
	});

	test("has the field of a kept name that the server refuses, and leads back to the room", async () => {
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
		await player.sees("has a character in it that can’t be shown");
		expect(await name.getAttribute("aria-invalid")).toBe("true");
		await name.fill("Mika");
		expect(await name.getAttribute("aria-invalid")).toBe("false");
		await player.press("Save");
		await player.openRoom();
		await page.waitForURL(/\/game\//);
	});
});

test("a former supporter plays with a free avatar, and reads so at each way into a room", async () => {
	const told = "Your old face is for supporters now";
	const player = await visitor("/play/create?mode=default", { ...MIKA, playerSprite: "24" });
	const { page } = player;
	const expectFree = async () => {
		await player.sees(told);
		expect(Number(await kept(page, "playerSprite"))).toBeLessThan(23);
		await keep(player, { playerSprite: "24" });
	};
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await expectFree();
	await look(player, "other-avatar");
	await player.press("Dismiss");
	await page.getByText(told).waitFor({ state: "detached" });
	for (const [path, button] of [
		["/game/", "Sit down"],
		["/play/join", "Join"],
	] as const) {
		const { seat } = await WirePlayer.host(plotluck.url);
		await page.goto(plotluck.url + path + (path === "/game/" ? seat.room_code : ""));
		if (path === "/play/join")
			await page.getByRole("textbox", { name: "Room code" }).fill(seat.room_code);
		await player.press(button);
		await expectFree();
	}
	expect(player.complaints.filter((complaint) => !complaint.includes("403"))).toEqual([]);
});

test("without sign-in the profile does not mention it, and everything is unlocked", async () => {
	const lonely = await startPlotluck({ ...provider.env, ACCOUNTS_ENABLED: "false" });
	try {
		const player = await device();
		const { page } = player;
		const asked = page.waitForResponse(/\/accounts$/);
		await page.goto(`${lonely.url}/user`);
		await asked;
		await page.getByRole("textbox", { name: "Name" }).waitFor();
		expect(await page.getByRole("button", { name: "Sign in" }).count()).toBe(0);
		const shown = page.getByRole("group", { name: "Face" }).locator("[aria-live=polite]");
		const avatars = new Set<string | null>();
		for (let step = 0; step < 31; step++) {
			avatars.add(await shown.textContent());
			await player.press("Next face");
		}
		expect(avatars.size).toBe(31);
		await player.introduce();
		await page.goto(`${lonely.url}/play/create?mode=default`);
		await player.press(createWords.everything);
		const drama = page.getByRole("checkbox", { name: "drama" });
		await expect.poll(() => drama.isEnabled()).toBe(true);
		expect(await page.getByText("The starred ones are for supporters.").count()).toBe(0);
	} finally {
		await lonely.stop();
	}
});

test("the play pages ask for a code and a player, and say why no room could be joined", async () => {
	const player = await visitor("/play/join", MIKA);
	const { page } = player;
	await player.press("Join");
	await alert(player, "WHERE IS YOUR ROOMID").waitFor();
	await look(player, "join-alert");
	await page.keyboard.press("Escape");
	await alert(player, "WHERE IS YOUR ROOMID").waitFor({ state: "detached" });

	await page.getByRole("textbox", { name: "Room code" }).fill("WXYZ");
	const joining = "**/rooms/WXYZ/players";
	await page.route(joining, (route) => route.abort());
	await player.press("Join");
	await alert(player, "FAILED TO JOIN LOBBY: The server isn’t answering.").waitFor();
	await player.press("All right");
	await page.unroute(joining);
	await page.route(joining, (route) =>
		route.fulfill({ status: 409, json: { error: "  The room is full\n", code: "full" } }),
	);
	await player.press("Join");
	const error = page.getByRole("alert").filter({ hasText: "The room is full" });
	await error.waitFor();
	expect(await error.textContent()).toBe("The room is full");
	expect(await page.getByRole("alertdialog").count()).toBe(0);
	await page.unroute(joining);
	const known = /status of 409|ERR_FAILED/;
	expect(player.complaints.filter((text) => !known.test(text))).toEqual([]);

	// Another tab removes the player.
	const creating = await page.context().newPage();
	await creating.goto(`${plotluck.url}/play/create?mode=default`);
	await creating.getByRole("button", { name: OPEN_ROOM }).waitFor();
	const other = await page.context().newPage();
	await other.goto(`${plotluck.url}/favicon.svg`);
	await other.evaluate(() => localStorage.clear());
	// A tab hears of it after a while, and keeps the player until then.
	for (const tab of [page, creating])
		await expect
			.poll(() => tab.evaluate(() => localStorage.getItem("playerName")), { timeout: 30_000 })
			.toBeNull();
	await page.getByRole("textbox", { name: "Room code" }).fill("WXYZ");
	await player.press("Join");
	await alert(player, "PLAYER NOT SET UP PROPERLY").waitFor();
	await creating.getByRole("button", { name: OPEN_ROOM }).click();
	await creating.getByRole("alertdialog", { name: "WHERE IS YOUR PLAYER?" }).waitFor();
	expect(player.complaints.filter((text) => !known.test(text))).toEqual([]);
});
