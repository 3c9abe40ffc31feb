import type { Dialog } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { inFirefox } from "../players/browser/engine.ts";
import { look } from "../players/browser/screenshots.ts";
import { playTo } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
const QUESTION = "You are in the middle of a game. Are you sure you want to leave?";

async function join(code: string, name: string): Promise<BrowserPlayer> {
	const guest = await BrowserPlayer.open(browser, name, SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees("Waiting for Mika");
	return guest;
}

/** Accepts the browser's question before it closes a page and counts these questions. */
function countQuestions({ page }: BrowserPlayer): () => number {
	let asked = 0;
	page.on("dialog", (dialog: Dialog) => {
		if (dialog.type() === "beforeunload") asked++;
		void dialog.accept();
	});
	return () => asked;
}

test("who leaves is asked first, keeps the seat or gives it up, and may just go home from the results", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", SIZE);
	const code = await host.createRoom(plotluck.url, "default", {
		num_switches: 1,
		write_duration: 0,
		faster_phases: true,
	});
	const guest = await join(code, "Boooo");
	const friend = await WirePlayer.join(plotluck.url, code, "Spuddy");
	const asked = countQuestions(host);
	await host.page.reload();
	await host.sees("Open the book");
	expect(asked()).toBe(0);

	await host.press("Open the book");
	await host.sees("How this potluck works");
	await host.page.goBack();
	await host.sees(QUESTION);
	await look(host, "leave-question");
	await host.press("Stay");
	await host.page.getByText(QUESTION).waitFor({ state: "detached" });
	await host.page.reload();
	// Firefox runs without these questions (start-firefox.ts).
	expect(asked()).toBe(inFirefox ? 0 : 1);
	await host.sees("How this potluck works");
	await host.page.goBack();
	await host.page.getByRole("button", { name: "Leave", exact: true }).click();
	await host.sees("How hungry are you?");
	await host.page.goto(plotluck.url);
	await host.page.getByRole("link", { name: `Back to room ${code}` }).click();
	await host.sees("How this potluck works");

	await guest.sees("How this potluck works");
	await guest.page.goBack();
	await guest.confirm("Give up my seat", "Really give it up?");
	await guest.page.waitForURL(`${plotluck.url}/`);
	expect(await guest.page.getByText(`Back to room ${code}`).count()).toBe(0);

	const friendIsThrough = playTo([friend], STATUS.results);
	await host.press("I'm ready");
	await host.submitCharacters(["A", "B", "C", "D", "E"]);
	await host.chooseCharacters(2);
	await host.write(1, "Two of us are left.");
	await host.done();
	await host.nameStory("Down to two");
	await host.sees("Read them all and stick something on each.");
	expect(await host.page.getByText("awards").count()).toBe(0);
	await host.readStories(["Title by Spuddy"], false);
	await friendIsThrough;
	await host.sees("No real winner this time");
	await host.sees("Take a bow");
	await look(host, "curtain-call");
	await host.toLibrary();
	await host.sees("FANFICS");
	await host.page.goBack();
	await host.page.getByRole("dialog").getByText("Are you sure?").waitFor();
	await host.press("Stay");
	await host.page.reload();
	expect(asked()).toBe(inFirefox ? 0 : 2);
	await host.sees("FANFICS");
	await host.page.getByRole("link", { name: "Home" }).click();
	await host.page.waitForURL(`${plotluck.url}/`);
	expect(host.complaints).toEqual([]);
});

test("a double click kicks nobody, and leaving and closing take two presses", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", SIZE);
	const code = await host.createRoom(plotluck.url);
	const guest = await join(code, "Boooo");
	await host.press("Host's desk");
	await host.page.getByRole("button", { name: "Kick Boooo", exact: true }).dblclick();
	const dialog = host.page.getByRole("dialog");
	await dialog.getByText("Show Boooo out?").waitFor();
	await guest.sees("Waiting for Mika");
	await dialog.getByRole("button", { name: "Let them stay" }).click();
	await dialog.waitFor({ state: "detached" });
	await guest.sees("Waiting for Mika");

	const other = await join(code, "Spuddy");
	await other.confirm("Leave", "Are you sure?");
	await other.page.waitForURL(`${plotluck.url}/`);

	const third = await join(code, "Tanger");
	await host.confirm("Close game", "Are you sure?");
	for (const player of [host, third]) await player.page.waitForURL(`${plotluck.url}/`);
});
