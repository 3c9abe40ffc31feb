import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };

const open = (name: string) => BrowserPlayer.open(browser, name, PHONE);

test("a browser below the floor says so, also when the scripts of the page fail", async () => {
	const { page } = await open("Mika");
	await page.addInitScript(() => {
		window.RegExp = new Proxy(RegExp, {
			construct(target, [pattern, flags]) {
				if (String(pattern).includes("(?<=")) throw new SyntaxError("invalid group");
				return new target(pattern, flags);
			},
		});
	});
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto(plotluck.url);
	const note = page.getByRole("alert").filter({ hasText: "too old" });
	await expect.poll(() => note.textContent()).toMatch(/too old for Plotluck.*Safari 16\.4/);
	await page.unroute("**/assets/*.js");
	await page.reload();
	await note.waitFor();
	await page.getByRole("button", { name: "Start a room" }).waitFor();
});

test("a browser of today has no such note", async () => {
	const player = await open("Mika");
	await player.page.goto(plotluck.url);
	await player.page.getByRole("button", { name: "Start a room" }).waitFor();
	expect(await player.page.getByText("too old").count()).toBe(0);
});

test("the oldest supported browser, without later features, opens a room and animates avatars", async () => {
	const player = await open("Mika");
	const { page } = player;
	await page.addInitScript(() => {
		const later: [object, string[]][] = [
			[Element.prototype, ["checkVisibility"]],
			[URL, ["canParse", "parse"]],
			[Array, ["fromAsync"]],
			[Promise, ["withResolvers", "try"]],
			[Object, ["groupBy"]],
			[Map, ["groupBy"]],
			[Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
			[String.prototype, ["isWellFormed", "toWellFormed"]],
		];
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...how) {
			if (this.matches("[data-face]")) Object.assign(window, { moved: true });
			return animate.apply(this, how);
		};
		for (const [owner, names] of later)
			for (const name of names) Reflect.deleteProperty(owner, name);
	});
	await page.goto(`${plotluck.url}/user?then=/play/create?mode=default`);
	await player.introduce();
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await page
		.getByRole("list", { name: "At the table" })
		.getByRole("button", { name: "Mika" })
		.first()
		.click();
	await expect.poll(() => page.evaluate(() => "moved" in window)).toBe(true);
	expect(player.complaints).toEqual([]);
});
