import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser } from "../../players/browser/browser-set-up.ts";
import {
	ADMIN_KEY,
	ADMIN_PAGE,
	plotluck,
	provider,
	TEMPORAL_UI,
	withMembers,
} from "../../players/browser/members-set-up.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";

const PHONE = { width: 390, height: 844 };

withMembers();

/** Opens the admin page with the key in its address. */
async function backstage(): Promise<BrowserPlayer> {
	const admin = await BrowserPlayer.open(browser, "Moira", PHONE);
	await admin.page.goto(`${plotluck.url}/${ADMIN_PAGE}#key=${encodeURIComponent(ADMIN_KEY)}`);
	await admin.page.getByRole("heading", { name: "Backstage" }).waitFor();
	return admin;
}

const go = ({ page }: BrowserPlayer, section: string) =>
	page.getByText(section, { exact: true }).first().click();
const item = ({ page }: BrowserPlayer, text: string) =>
	page.getByRole("listitem").filter({ hasText: text });

test("an admin's evening", { timeout: 240_000 }, async () => {
	const admin = await backstage();
	const { page } = admin;
	expect(page.url()).toBe(`${plotluck.url}/${ADMIN_PAGE}`);
	await page.reload();
	await admin.page.getByRole("heading", { name: "Backstage" }).waitFor();
	await admin.sees("No backup yet.");
	const live = await WirePlayer.host(plotluck.url, {}, "Player1");

	// Maintenance: seen on home, and refused by the server.
	const submit = page.getByRole("button", { name: "Submit" });
	await submit.waitFor();
	await page.getByText("yes", { exact: true }).click();
	await page.getByRole("textbox", { name: "Maintenance message" }).fill("Back at nine, with cake.");
	await page.getByRole("textbox", { name: "Notice message" }).fill("Tonight: a competition!");
	await submit.click();
	await admin.sees("Saved.");
	await lookInEveryTheme(admin, "admin-messages");
	const guest = await BrowserPlayer.open(browser, "Guest", PHONE);
	await guest.page.goto(plotluck.url);
	await guest.sees("Back at nine, with cake.");
	await guest.sees("Tonight: a competition!");
	expect(await guest.page.getByRole("button", { name: "Start" }).isDisabled()).toBe(true);
	await guest.page.goto(`${plotluck.url}/play/create?mode=default`);
	await guest.introduce();
	await guest.openRoom();
	await guest.page.getByRole("alert").getByText("Back at nine, with cake.").waitFor();
	expect(guest.complaints.filter((text) => !text.includes("503"))).toEqual([]);

	// A tester's browser opens a room all the same.
	await go(admin, "This device");
	await page.getByRole("switch", { name: "Start games during maintenance" }).click();
	await lookInEveryTheme(admin, "admin-device");
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await admin.introduce();
	await admin.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	const tested = page.url().slice(-4);
	await page.goto(`${plotluck.url}/${ADMIN_PAGE}`);

	// The live rooms, one of which is closed.
	await go(admin, "Rooms");
	const code = live.seat.room_code;
	await item(admin, code).getByText("1 player").waitFor();
	await item(admin, tested).getByText("lobby").waitFor();
	expect(
		await item(admin, code).getByRole("link", { name: "Temporal UI" }).getAttribute("href"),
	).toBe(`${TEMPORAL_UI}/namespaces/default/workflows/room-${code}`);
	await lookInEveryTheme(admin, "admin-rooms");
	await page.getByRole("button", { name: `Close room ${code}` }).click();
	await page.getByRole("button", { name: `Close room ${code}` }).click();
	await item(admin, code).getByText(`Room ${code} is closed.`).waitFor();
	await live.until(() => live.closed !== null);
	expect(live.goodbye).toBe("The people who run this site have closed this room");
	// The engine's list of rooms is a moment late.
	const listed = async () => {
		await admin.press("Look again");
		await page.locator('[aria-busy="false"]').waitFor();
		return item(admin, code).count();
	};
	await expect.poll(listed, { timeout: 60_000 }).toBe(0);
	await page.getByRole("textbox", { name: "Room code" }).fill("zzzz");
	await admin.press("Search");
	await admin.sees("No rooms are open.");

	// Maintenance ends, a player shares a story, and a visitor reports it.
	await go(admin, "Messages");
	await submit.waitFor();
	await page.getByText("no", { exact: true }).click();
	await submit.click();
	await admin.sees("Saved.");
	const writer = await WirePlayer.host(plotluck.url, { ...QUICK, game_mode: "solo_mode" });
	await playTo([writer], STATUS.results);
	const { shortcut } = (
		await call(plotluck.url, "PUT", `/stories/${writer.player.own_stories[0]}`, {
			secret: writer.seat.secret,
		})
	).body;
	const reader = await BrowserPlayer.open(browser, "Reader", PHONE);
	await reader.page.goto(`${plotluck.url}/view/${shortcut}`);
	await reader.press("Report this story");
	expect(await reader.page.getByRole("button", { name: "Send report" }).isDisabled()).toBe(true);
	await reader.page.getByRole("radio", { name: "Hate or threats" }).check();
	await look(reader, "shared-story-report");
	await reader.press("Send report");
	await reader.sees("Thank you. Someone will look at this story.");
	await go(admin, "Stories");
	await item(admin, "Title by Hosty").getByText("Hate or threats").waitFor();
	await lookInEveryTheme(admin, "admin-stories");
	await page.getByRole("button", { name: "Take down Title by Hosty" }).click();
	await page.getByRole("button", { name: "Take down Title by Hosty" }).click();
	await admin.sees("Taken down.");
	await item(admin, "A story that’s gone").getByText("taken down").waitFor();
	await reader.page.reload();
	await reader.sees("This story was taken down");
	await look(reader, "shared-story-taken-down");
	expect(reader.complaints.filter((text) => !text.includes("410"))).toEqual([]);

	// A bug report is read.
	await call(
		plotluck.url,
		"POST",
		"/bugReport/",
		{ summary: "The potato winked", date: "today", frequency: "every time", otherDevice: true },
		await provider.bearer("auth0|ann"),
	);
	await go(admin, "Bugs");
	await item(admin, "The potato winked").getByText("every time").waitFor();
	await admin.press("Mark as read");
	await item(admin, "The potato winked").getByText("read", { exact: true }).waitFor();
	await lookInEveryTheme(admin, "admin-bugs");
	const download = page.waitForEvent("download");
	await admin.press("Save as CSV");
	expect((await download).suggestedFilename()).toBe("bug-reports.csv");

	// Ann becomes a supporter.
	await go(admin, "Accounts");
	await page.getByRole("searchbox", { name: "Name or id" }).fill("ann");
	await admin.press("Search");
	await page.getByRole("button", { name: "Give premium to auth0|ann", exact: true }).click();
	await admin.sees("auth0|ann is a supporter now.");
	await item(admin, "auth0|ann").getByText("supporter", { exact: true }).waitFor();
	await lookInEveryTheme(admin, "admin-accounts");
	const { body } = await call(
		plotluck.url,
		"GET",
		"/users",
		undefined,
		await provider.bearer("auth0|ann"),
	);
	expect(body.premium).toBe(true);

	// All of it is in the log.
	await go(admin, "Log");
	for (const line of [
		"gave premium to auth0|ann",
		"exported the bug reports as csv",
		"marked as read: bug report 1",
		"took down story",
		"turned maintenance off",
		`closed room ${code}`,
		"opened a room during maintenance",
		"turned maintenance on",
	])
		await item(admin, line).first().getByText("by admin").waitFor();
	await lookInEveryTheme(admin, "admin-log");
	expect(admin.complaints).toEqual([]);

	// Without the key there is nothing to see.
	await go(admin, "This device");
	await admin.confirm("Forget the key on this device", "Are you sure?");
	await page.waitForURL(`${plotluck.url}/`);
	await page.goto(`${plotluck.url}/${ADMIN_PAGE}`);
	await page.waitForLoadState("networkidle");
	expect(await page.locator("#app").textContent()).toBe("");
	expect(new URL(page.url()).pathname).toBe(`/${ADMIN_PAGE}`);
	await page.goto(`${plotluck.url}/behind-another-curtain#key=guess`);
	await page.waitForURL(`${plotluck.url}/`);
	expect(await page.evaluate(() => localStorage.getItem("adminKey"))).toBeNull();
});

test("a bug report waits for its writer to log in, and is sent once", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.goto(`${plotluck.url}/bugreport`);
	await player.sees("you must be logged in to submit a bug report.");
	const submit = page.getByRole("button", { name: "Submit" });
	expect(await submit.isDisabled()).toBe(true);
	await page.getByRole("textbox", { name: "What happened?" }).fill("The door fell off");
	await page.getByText("occasionally", { exact: true }).click();
	await look(player, "bug-report-guest");
	provider.expect("auth0|mika", { screen_name: "Mika Writes" });
	await player.press("Sign in");
	await expect.poll(() => submit.isEnabled()).toBe(true);
	const when = page.getByRole("textbox", { name: "When?" });
	await when.fill("");
	await submit.click();
	await player.sees("We need this one");
	await when.fill("just now");
	await page.getByRole("group", { name: "Was an error message shown?" }).getByText("yes").click();
	await page.getByRole("group", { name: "another device" }).getByText("n/a").click();
	await lookInEveryTheme(player, "bug-report");
	await submit.click();
	await player.sees("Thank you for submitting a bug report!");
	expect(await submit.isDisabled()).toBe(true);
	await lookInEveryTheme(player, "bug-report-sent");
	expect(player.complaints).toEqual([]);
	const { body } = await call(plotluck.url, "GET", "/admin/bugReports", undefined, {
		"x-admin-key": ADMIN_KEY,
	});
	expect(body.rows).toContainEqual(
		expect.objectContaining({
			user_id: "auth0|mika",
			summary: "The door fell off",
			date: "just now",
			frequency: "occasionally",
			error_displayed: true,
			other_device: null,
		}),
	);
});
