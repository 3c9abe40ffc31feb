import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allowClipboard } from "../../players/browser/engine.ts";
import { look } from "../../players/browser/screenshots.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck({});

test("a host connects a chat, and gets the own deadlines as a calendar", {
	timeout: 120_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = host;
	await allowClipboard(page.context());
	const code = await host.createRoom(plotluck.url, "default", { pace: "slow" });
	await WirePlayer.join(plotluck.url, code, "Boooo");
	await host.press("Host's desk");
	const address = page.getByLabel("Address of the incoming webhook");
	await address.fill("https://169.254.169.254/latest");
	await host.press("Connect");
	await host.sees("That is not the address of a webhook.");
	const others = page.getByRole("radio", { name: "Mattermost, others" });
	expect(await others.isChecked()).toBe(true);
	await look(host, "desk-chat");
	await address.fill("https://hooks.slack.com/services/T/B/x");
	expect(await others.count()).toBe(0);
	await host.press("Connect");
	await host.sees("Connected: Slack");
	await look(host, "desk-chat-connected");
	expect(await page.content()).not.toContain("hooks.slack.com");
	await host.press("Disconnect");
	await host.press("Really disconnect?");
	await address.waitFor();
	await page.keyboard.press("Escape");

	const icon = page.locator('link[rel="icon"]');
	expect(await icon.getAttribute("href")).toBe("/favicon.svg");
	await host.press("Open the book");
	await expect.poll(() => icon.getAttribute("href")).toBe("/favicon-turn.svg");
	await host.submitCharacters(["A", "B", "C", "D", "E"]);
	await expect.poll(() => icon.getAttribute("href")).toMatch(/\/favicon\.svg$/);

	await host.press("Add to calendar");
	const link = page.getByRole("link", { name: "Subscribe in this device's calendar" });
	const webcal = (await link.getAttribute("href")) ?? "";
	expect(webcal).toMatch(/^webcal:\/\/[^/]+\/api\/v3\/calendars\/[\w-]{43}\.ics$/);
	await look(host, "calendar");
	await host.press("Copy the address");
	await host.sees("Copied");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(webcal.replace("webcal:", "http:"));
	expect(await (await fetch(copied)).text()).toContain("BEGIN:VCALENDAR");
	await host.press("Make a new address");
	await host.press("The old one stops working. Sure?");
	await host.sees("The old address no longer works.");
	expect((await fetch(copied)).status).toBe(404);
	// Chromium reports the refused address as an error of the page.
	expect(host.complaints.filter((text) => !text.includes("422"))).toEqual([]);
});
