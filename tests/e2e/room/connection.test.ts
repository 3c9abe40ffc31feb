import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { openDatabase } from "../../../db/connection.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { TappedLine } from "../../players/browser/tapped-line.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead } from "../../players/wire/game.ts";

withPlotluck();

/** The text box of a game for one, which the tests use in turn. */
let writer: BrowserPlayer;
let line: TappedLine;

/** The footer's texts from the page's first one on: the connection, then the save state. */
const said = () =>
	writer.page.evaluate(() => (window as unknown as { said: [string, string][] }).said);
const footer = () => writer.page.getByRole("contentinfo").textContent();

beforeAll(async () => {
	const settings = { game_mode: "solo_mode" };
	const [solo] = await roomAt(plotluck, STATUS.storyWrite, { players: 1, settings });
	writer = await inSeatOf(solo);
	line = await TappedLine.tap(writer.page);
	await writer.page.goto(`${plotluck.url}/game/${solo.seat.room_code}`);
	await writer.write(1, "Once.");
	await writer.sees("saved");
	await writer.page.evaluate(() => {
		const said: [string, string][] = [];
		Object.assign(window, { said });
		const foot = document.querySelector("footer");
		if (!foot) throw new Error("the page has no footer");
		const note = () => {
			const states = foot.querySelectorAll("[data-connection], [data-save]");
			const [save = "", connection = ""] = Array.from(states, (state) => state.textContent ?? "");
			const last = said.at(-1);
			if (last?.[0] !== connection || last[1] !== save) said.push([connection, save]);
		};
		new MutationObserver(note).observe(foot, {
			subtree: true,
			childList: true,
			characterData: true,
		});
		note();
	});
});
afterAll(() => writer.page.context().close());

/** Expects that no state of the connection stood beside a note that says the opposite. */
async function expectAgreement(): Promise<void> {
	for (const [connection, save] of await said()) {
		if (save === "kept here") expect(connection).not.toBe("player connected");
		if (save === "saving…") expect(connection).toBe("player connected");
	}
}

test("a device without network says so once, keeps the text and sends it when it is back", async () => {
	const { page, textBox } = writer;
	await page.context().setOffline(true);
	await writer.sees("you’re offline");
	await textBox.pressSequentially(" In a tunnel.");
	await writer.sees("kept here");
	await page.waitForTimeout(9000); // longer than a save waits for its answer
	expect(await footer()).toContain("you’re offline");
	expect(await footer()).toContain("kept here");
	await page.context().setOffline(false);
	await writer.sees(/^player connected$/);
	await writer.sees("saved");
	await expectAgreement();
});

test("a room without an answer is not shown as connected, and the client reconnects", async () => {
	line.deaf = true;
	await writer.textBox.pressSequentially(" Hello?");
	await writer.sees("no answer yet, still trying");
	await writer.sees("kept here");
	const before = line.dialled;
	await expect.poll(() => line.dialled, { timeout: 30_000 }).toBeGreaterThan(before);
	line.deaf = false;
	line.cut();
	await writer.sees(/^player connected$/);
	await writer.sees("saved");
	await expectAgreement();
});

test("a server that goes away is lost everywhere on the page, until it is back", {
	timeout: 180_000,
}, async () => {
	await plotluck.server.stop();
	try {
		await writer.textBox.pressSequentially(" Anybody?");
		await writer.sees("kept here");
		await writer.page.waitForTimeout(6000); // longer than a save waits for its answer
		expect(await footer()).not.toMatch(/(?<!dis)connected/);
	} finally {
		await plotluck.startAgain();
	}
	await expect.poll(footer, { timeout: 60_000 }).toMatch(/saved[\s\S]*(?<!dis)connected/);
	await expectAgreement();
});

test("a seat taken by another tab is shown as such, and comes back with the text written there", async () => {
	const other = await writer.page.context().newPage();
	await other.goto(writer.page.url());
	await writer.sees("This seat is open in another tab");
	expect(await footer()).toContain("open elsewhere");
	const there = other.getByRole("textbox");
	// All that the tests before have written is there.
	await expect.poll(() => there.inputValue()).toBe("Once. In a tunnel. Hello? Anybody?");
	await there.pressSequentially(" There.");
	await expect.poll(() => other.getByRole("contentinfo").textContent()).toMatch(/saved/);
	await writer.press("Take the seat back");
	await writer.sees(/^player connected$/);
	await expect.poll(() => writer.textBox.inputValue()).toContain("There.");
});

test("done stays as it was pressed while its answer is lost, and is sent later", async () => {
	const done = writer.page.getByRole("switch");
	line.deaf = true;
	await done.click();
	await writer.sees("no answer yet, still trying");
	await expect.poll(() => done.getAttribute("aria-busy"), { timeout: 30_000 }).toBeNull();
	expect(await done.getAttribute("aria-checked")).toBe("true");
	line.deaf = false;
	line.cut();
	await writer.sees("What’s it called?");
});

/** Removes the device's copies and reloads, so that everything comes from the server. */
async function reloadElsewhere({ page }: BrowserPlayer): Promise<void> {
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("draft:")) localStorage.removeItem(key);
	});
	await page.reload();
}

test("unsubmitted entries survive a reload, and count when the host moves on", {
	timeout: 240_000,
}, async () => {
	const [host, boooo] = await roomAt(plotluck, STATUS.characters, {
		...{ players: 2, settings: { write_duration: 300 } },
	});
	const skips = async (more: object) =>
		expect(await host.act("game/vip", { vip_action: more })).toBeNull();
	const guest = await inSeatOf(boooo);
	const { page } = guest;
	const db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
	onTestFinished(() => db.destroy());
	const fields = page.getByRole("textbox");

	await page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await fields.nth(0).fill("Boo");
	await fields.nth(1).fill("Fluff");
	await page.reload();
	await guest.sees("3 names to go");
	expect(await fields.nth(1).inputValue()).toBe("Fluff");
	await fields.nth(2).fill("Spuddy");
	await guest.sees("saving…");
	await guest.sees("saved");
	await reloadElsewhere(guest);
	await guest.sees("2 names to go");
	expect(await fields.nth(2).inputValue()).toBe("Spuddy");
	await playAhead(host, STATUS.postCharacters);
	await guest.submitCharacters(["A", "B", "C", "D", "E"]);

	const cards = page.getByRole("checkbox");
	await cards.nth(3).check();
	await guest.sees("saving…");
	await guest.sees("saved");
	await reloadElsewhere(guest);
	await guest.sees("1 more to pick");
	expect(await cards.nth(3).isChecked()).toBe(true);
	await cards.nth(0).check();
	await guest.press("Select");
	await playAhead(host, STATUS.storyWrite);

	await guest.textBox.fill("Typed just before the end.");
	await skips({ skip_submission: true });
	await guest.sees("What’s it called?");
	await guest.sees("Typed just before the end.");

	const title = page.getByRole("textbox", { name: "Title" });
	await title.fill("My great ti");
	await guest.sees("saving…");
	await page.reload();
	await title.waitFor();
	expect(await title.inputValue()).toBe("My great ti");
	await playAhead(host, STATUS.postStoryTitle);
	await title.fill("My great title");
	await guest.sees("saved");
	await skips({ skip_player: boooo.id });
	await guest.sees("Story time");
	await host.until(() =>
		Object.values(host.game.stories).some(({ meta }) => meta.title === "My great title"),
	);

	await guest.press(/Title by Player1/);
	const sticker = guest.stickers.first().getByRole("button").nth(4);
	await sticker.click();
	await page.reload();
	await guest.press(/Title by Player1/);
	expect(await sticker.getAttribute("aria-pressed")).toBe("true");
	const saved = { game_id: boooo.seat.game_id, action: "story/react" };
	await expect.poll(() => db("entries").where(saved).first()).toBeTruthy();
	await reloadElsewhere(guest);
	await guest.sees("1 story left to react to");
	await guest.press(/Title by Player1/);
	expect(await sticker.getAttribute("aria-pressed")).toBe("true");
	await guest.press("Save reactions");
	expect(await page.getByText("too late").count()).toBe(0);
	expect(guest.complaints).toEqual([]);
});
