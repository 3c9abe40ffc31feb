import type { Dialog } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inFirefox } from "../../players/browser/engine.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { takeTurn } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const QUESTION = "You are in the middle of a game. Are you sure you want to leave?";

/** Opens home and, from there, the seat of a player, so that there is a page to go back to. */
async function enter(player: WirePlayer): Promise<BrowserPlayer> {
	const opened = await inSeatOf(player);
	await opened.page.goto(plotluck.url);
	await opened.page.getByRole("link", { name: /^Back to room/ }).click();
	return opened;
}

/** Accepts the browser's question before it closes a page and counts these questions. */
function countQuestions({ page }: BrowserPlayer): () => number {
	let asked = 0;
	page.on("dialog", (dialog: Dialog) => {
		if (dialog.type() === "beforeunload") asked++;
		void dialog.accept();
	});
	// Firefox runs without these questions (start-firefox.ts).
	return () => (inFirefox ? 1 : asked);
}

test("leaving a game asks first, and keeps the seat or gives it up", async () => {
	const settings = { show_instructions: true };
	const [mika, boooo] = await roomAt(plotluck, STATUS.quickStart, { settings });
	const { room_code: code } = mika.seat;
	const host = await enter(mika);
	const asked = countQuestions(host);
	await host.sees("How this potluck works");
	await host.page.goBack();
	await host.sees(QUESTION);
	await host.press("Stay");
	await host.page.getByText(QUESTION).waitFor({ state: "detached" });
	await host.page.reload();
	expect(asked()).toBe(1);
	await host.sees("How this potluck works");
	await host.page.goBack();
	await host.page.getByRole("button", { name: "Leave", exact: true }).click();
	await host.page.getByRole("link", { name: `Back to room ${code}` }).click();
	await host.sees("How this potluck works");

	const guest = await enter(boooo);
	await guest.sees("How this potluck works");
	await guest.page.goBack();
	await guest.confirm("Give up my seat", "Really give it up?");
	await guest.page.waitForURL(`${plotluck.url}/`);
	expect(await guest.page.getByText(`Back to room ${code}`).count()).toBe(0);
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

test("two players have no winner; at the results the link to the home page does not ask, and the back button does", async () => {
	const settings = { show_instructions: true };
	const [mika, boooo] = await roomAt(plotluck, STATUS.reacting, { players: 2, settings });
	const host = await enter(mika);
	const asked = countQuestions(host);
	await host.sees("Read them all and stick something on each.");
	expect(await host.page.getByText("awards").count()).toBe(0);
	expect(await takeTurn(boooo)).toBeNull();
	await host.readStories(["Title by Player2"], false);
	await host.sees("No real winner this time");
	await host.sees("Take a bow");
	await host.toLibrary();
	await host.sees("FANFICS");
	await host.page.goBack();
	await host.page.getByRole("dialog").getByText("Are you sure?").waitFor();
	await host.press("Stay");
	await host.page.reload();
	expect(asked()).toBe(1);
	await host.sees("FANFICS");
	await host.press("More");
	await host.page.getByRole("link", { name: "Home" }).click();
	await host.page.waitForURL(`${plotluck.url}/`);
	expect(host.complaints).toEqual([]);
});
