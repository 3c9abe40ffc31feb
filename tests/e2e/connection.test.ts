import { afterEach, beforeEach, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { BrowserPlayer } from "../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { inSeatOf } from "../players/browser/in-seat.ts";
import { look } from "../players/browser/screenshots.ts";
import { TappedLine } from "../players/browser/tapped-line.ts";
import { roomAt } from "../players/rooms/room-at.ts";

withPlotluck();

let writer: BrowserPlayer;
let line: TappedLine;

/** The footer's texts from the first change on: the connection, then the save state. */
const said = () =>
	writer.page.evaluate(() => (window as unknown as { said: [string, string][] }).said);
const footer = () => writer.page.getByRole("contentinfo").textContent();

/** Opens the text box of a game for one. */
beforeEach(async () => {
	const settings = { game_mode: "solo_mode" };
	const [solo] = await roomAt(plotluck, STATUS.storyWrite, { players: 1, settings });
	solo.leave();
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
afterEach(() => writer.page.context().close());

/** Expects that no state of the connection stood beside a note that says the opposite. */
async function expectAgreement(): Promise<void> {
	for (const [connection, save] of await said()) {
		if (save === "kept here") expect(connection).not.toBe("player connected");
		if (save === "saving...") expect(connection).toBe("player connected");
	}
}

test("a device without network says so once, keeps the text and sends it when it is back", async () => {
	const { page, textBox } = writer;
	await page.context().setOffline(true);
	await writer.sees("you are offline");
	await textBox.pressSequentially(" In a tunnel.");
	await writer.sees("kept here");
	await page.waitForTimeout(9000); // longer than a save waits for its answer
	expect(await footer()).toContain("you are offline");
	expect(await footer()).toContain("kept here");
	await look(writer, "write-offline");
	await page.context().setOffline(false);
	await writer.sees(/^player connected$/);
	await writer.sees("saved");
	await expectAgreement();
	await page.reload();
	await textBox.waitFor();
	expect(await textBox.inputValue()).toBe("Once. In a tunnel.");
});

test("a room that does not answer is not called connected, and is dialled again", async () => {
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

test("done stays as it was pressed while its answer is lost, and is sent later", async () => {
	const done = writer.page.getByRole("switch");
	line.deaf = true;
	await done.click();
	await writer.sees("no answer yet, still trying");
	await expect.poll(() => done.getAttribute("aria-busy"), { timeout: 30_000 }).toBeNull();
	expect(await done.getAttribute("aria-checked")).toBe("true");
	line.deaf = false;
	line.cut();
	await writer.sees("What is it called?");
});

test("a server that goes away is lost everywhere on the page, until it is back", {
	timeout: 180_000,
}, async () => {
	await plotluck.server.stop();
	try {
		await writer.textBox.pressSequentially(" Anybody?");
		await writer.sees("kept here");
		await writer.page.waitForTimeout(6000);
		expect(await footer()).not.toMatch(/(?<!dis)connected/);
	} finally {
		await plotluck.startAgain();
	}
	await expect.poll(footer, { timeout: 60_000 }).toMatch(/saved[\s\S]*(?<!dis)connected/);
	await expectAgreement();
});

test("a seat that went to another tab is said to be there, and comes back with what was written there", async () => {
	await writer.textBox.pressSequentially("Here.");
	await expect.poll(footer).toMatch(/saved/);
	const other = await writer.page.context().newPage();
	await other.goto(writer.page.url());
	await writer.sees("This seat is open in another tab");
	expect(await footer()).toContain("open elsewhere");
	const there = other.getByRole("textbox");
	await expect.poll(() => there.inputValue()).toContain("Here.");
	await there.pressSequentially(" There.");
	await expect.poll(() => other.getByRole("contentinfo").textContent()).toMatch(/saved/);
	await writer.press("Take the seat back");
	await writer.sees(/^player connected$/);
	await expect.poll(() => writer.textBox.inputValue()).toContain("There.");
});
