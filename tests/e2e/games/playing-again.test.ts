import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };

/**
 * Plays a game of three to the results: a host over the wire, a reader in a browser, and a guest
 * over the wire. The pages of the reader know their seat from the device.
 */
async function playedGame(): Promise<{
	host: WirePlayer;
	guest: WirePlayer;
	reader: BrowserPlayer;
	seat: WirePlayer;
	code: string;
}> {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Mika");
	const code = host.seat.room_code;
	const [seat, guest] = await Promise.all(
		["Ada", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	if (!seat || !guest) throw new Error("two guests must join");
	await playTo([host, seat, guest], STATUS.results);
	const reader = await BrowserPlayer.open(browser, "Ada", PHONE);
	await reader.page.addInitScript(
		(kept) => {
			if (localStorage.seeded) return;
			Object.assign(localStorage, kept, { seeded: "yes" });
		},
		{
			playerName: "Ada",
			playerMature: "true",
			roomCode: code,
			playerSecret: seat.seat.secret,
			playerId: String(seat.id),
			gameId: String(seat.seat.game_id),
		},
	);
	await reader.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await reader.page.goto(`${plotluck.url}/game/${code}`);
	await reader.sees("FANFICS");
	return { host, guest, reader, seat, code };
}

const playAgain = (host: WirePlayer) => host.act("game/vip", { vip_action: { play_again: true } });

/** Shares the open story, and returns the text of its permalink's page. */
async function share({ page }: BrowserPlayer): Promise<void> {
	await page.getByRole("dialog").getByRole("button", { name: "Permalink" }).click();
	const link = await page.getByRole("textbox", { name: "The permalink" }).inputValue();
	expect(link).toContain("/view/");
}

test("a guest reads on while the host plays again, takes the stories along, and joins later", {
	timeout: 240_000,
}, async () => {
	const { host, guest, reader } = await playedGame();
	const { page } = reader;
	await reader.press(/Title by Mika/);
	const dialog = page.getByRole("dialog");
	await dialog.getByText("And then").or(dialog.getByText("and then it rained")).first().waitFor();
	await dialog.evaluate((element) => {
		element.dataset.same = "yes";
		element.scrollTop = 40;
	});
	const before = await dialog.evaluate((element) => element.scrollTop);

	await playAgain(host);
	await dialog.getByText("Mika wants another round").waitFor();
	expect(await dialog.evaluate(({ dataset, scrollTop }) => [dataset.same, scrollTop])).toEqual([
		"yes",
		before,
	]);
	await host.until(
		() => Object.values(host.game.players).filter(({ data }) => data.asked).length === 2,
	);
	await look(reader, "again-story");
	await share(reader);
	const file = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Save text" }).click();
	expect((await file).suggestedFilename()).toMatch(/^Plotluck_Title by Mika_/);
	await page.keyboard.press("Escape");
	await reader.sees("Mika wants another round");
	await look(reader, "again-results");
	expect(await page.getByText("Open the book").count()).toBe(0);

	await page.reload();
	await reader.sees("FANFICS");
	await reader.sees("Mika wants another round");
	await reader.press("Stay with the stories");
	await page.getByText("Mika wants another round").waitFor({ state: "detached" });
	await reader.press(/Title by Spuddy/);
	await share(reader);
	await page.keyboard.press("Escape");
	await look(reader, "again-staying");

	await guest.act("game/again");
	await reader.press("Join the next round");
	await reader.sees("Waiting for Mika to open the book");
	await host.until(
		() => Object.values(host.game.players).filter(({ data }) => data.asked).length === 0,
	);
	await look(reader, "again-lobby-guest");
	await reader.press("Last game's stories");
	await reader.sees("FANFICS");
	await look(reader, "again-from-lobby");
	await reader.press("Back to the lobby");
	await reader.sees("Waiting for Mika to open the book");
	await reader.press("Last game's stories");
	await reader.sees("FANFICS");
	await host.act("game/start");
	await reader.sees("Who should be in it?");
	expect(Object.keys(host.game.players)).toHaveLength(3);

	// A second device of the same browser profile: home still leads to the stories.
	await page.goto(plotluck.url);
	await page.getByRole("link", { name: /^Last game's stories, until \w+day, \d\d:\d\d$/ }).click();
	await reader.sees("FANFICS");
	await look(reader, "again-page");
	await reader.press(/Title by Mika/);
	await share(reader);
	expect(reader.complaints).toEqual([]);
});

test("who does not join is not in the next game, and keeps the stories", {
	timeout: 240_000,
}, async () => {
	const { host, guest, reader, seat, code } = await playedGame();
	const { page } = reader;
	await playAgain(host);
	await reader.sees("Mika wants another round");
	await guest.act("game/again");
	await reader.sees("Spuddy is in already.");
	await host.act("game/start");
	await reader.sees("The next round has started without you.");
	await reader.sees("FANFICS");
	expect(await page.getByText("player disconnected").count()).toBe(0);
	await look(reader, "again-without");
	expect(Object.keys(host.game.players)).not.toContain(String(seat.id));
	await reader.press(/Title by Mika/);
	await share(reader);
	await page.keyboard.press("Escape");

	await page.reload();
	await reader.sees("The game has already started");
	await page.getByRole("link", { name: "Last game's stories" }).click();
	await reader.sees("FANFICS");
	await page.goto(`${plotluck.url}/game/${code}`);
	await reader.press("Watch as audience");
	await host.until(() => host.game.extra.num_audience === 1);
	const known = reader.complaints.filter((complaint) => !complaint.includes("409"));
	expect(known).toEqual([]);
});

test("the host sees in the lobby who has joined and who still reads", {
	timeout: 240_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	const code = await host.createRoom(plotluck.url, "default", {
		num_switches: 1,
		faster_phases: true,
		write_duration: 0,
		show_instructions: false,
		num_characters_submit: 2,
		min_characters: 1,
	});
	const guests = await Promise.all(
		["Ada", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const [ada, spuddy] = guests as [WirePlayer, WirePlayer];
	await host.press("Open the book");
	const played = Promise.all(guests.map((guest) => playTo([guest], STATUS.results)));
	await host.submitCharacters(["Gandalf", "Miss Piggy"]);
	await host.chooseCharacters(1);
	await host.write(1, "It rained.");
	await host.done();
	await host.nameStory("The Mika affair");
	await host.readStories(["Title by Ada", "Title by Spuddy"]);
	await host.voteForAll();
	await played;
	await host.toLibrary();
	await host.press("Play again, same friends");
	await host.sees("Ada and Spuddy are still reading the stories.");
	await host.sees("One more and we can start");
	await look(host, "again-lobby-host");
	expect(await ada.act("game/again")).toBeNull();
	await host.sees("Spuddy is still reading the stories.");
	await host.press("Last game's stories");
	await host.sees("The Mika affair");
	await host.press("Back to the lobby");
	await host.press("Open the book");
	await host.sees("Who should be in it?");
	await spuddy.until(() => spuddy.closed !== null);
	expect(host.complaints).toEqual([]);
});

test("who is still congratulated is asked too, and stays with the stories or joins", {
	timeout: 240_000,
}, async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Ada");
	const code = host.seat.room_code;
	const guest = await BrowserPlayer.open(browser, "Mika", PHONE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees("Waiting for Ada");
	const friends = [host, await WirePlayer.join(plotluck.url, code, "Spuddy")];
	const played = playTo(friends, STATUS.results);
	await guest.submitCharacters(["A", "B", "C", "D", "E"]);
	await guest.chooseCharacters(2);
	await guest.write(1, "It rained.");
	await guest.done();
	await guest.nameStory("The Mika affair");
	await guest.readStories(["Title by Ada", "Title by Spuddy"]);
	await guest.voteForAll();
	await played;
	await guest.sees("Congratulations");
	await playAgain(host);
	await guest.sees("Ada wants another round");
	await guest.sees("Congratulations");
	await look(guest, "again-congratulations");
	await guest.press("Stay with the stories");
	await guest.sees("FANFICS");
	await guest.press("Join the next round");
	await guest.sees("Waiting for Ada");
	expect(guest.complaints).toEqual([]);
});
