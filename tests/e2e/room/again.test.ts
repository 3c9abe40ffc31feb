import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allowClipboard } from "../../players/browser/engine.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt, skipTo } from "../../players/rooms/room-at.ts";
import { playAhead, playTo, QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };

/**
 * Plays a game of three to the results: a host over the wire, a reader in a browser, and a guest
 * over the wire. The reader's pages find the seat in the browser's storage.
 */
async function playedGame(rules: object = {}): Promise<{
	host: WirePlayer;
	guest: WirePlayer;
	reader: BrowserPlayer;
	seat: WirePlayer;
	code: string;
}> {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, ...rules }, "Mika");
	const code = host.seat.room_code;
	const [seat, guest] = await Promise.all(
		["Ada", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	if (!seat || !guest) throw new Error("two guests must join");
	await skipTo(plotluck, [host, seat, guest], STATUS.results);
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
	await allowClipboard(reader.page.context());
	await reader.page.goto(`${plotluck.url}/game/${code}`);
	await reader.sees("FANFICS");
	return { host, guest, reader, seat, code };
}

const playAgain = (host: WirePlayer) => host.act("game/vip", { vip_action: { play_again: true } });

/** Shares the open story, and returns the text of its permalink's page. */
async function share({ page }: BrowserPlayer): Promise<void> {
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "More" }).click();
	await dialog.getByRole("button", { name: "Link" }).click();
	const link = await page.getByRole("textbox", { name: "The link" }).inputValue();
	expect(link).toContain("/view/");
}

test("a guest keeps reading while the host plays again, saves the stories, and joins later", {
	timeout: 240_000,
}, async () => {
	const { host, guest, reader } = await playedGame();
	const { page } = reader;
	await reader.press(/Title by Mika/);
	const dialog = page.getByRole("dialog", { name: "Title by Mika" });
	const sheet = page.getByRole("dialog", { name: "Mika wants another round" });
	await dialog.getByText("And then").or(dialog.getByText("and then it rained")).first().waitFor();
	await dialog.evaluate((element) => {
		element.dataset.same = "yes";
		element.scrollTop = 40;
	});
	const before = await dialog.evaluate((element) => element.scrollTop);

	await playAgain(host);
	await sheet.getByText("No one else is in yet. Starts when Mika says so.").waitFor();
	expect(await dialog.evaluate(({ dataset, scrollTop }) => [dataset.same, scrollTop])).toEqual([
		"yes",
		before,
	]);
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
		"Mika wants another round",
	);
	await look(reader, "again-sheet");
	await page.keyboard.press("Escape");
	await sheet.waitFor({ state: "hidden" });
	await host.until(
		() => Object.values(host.game.players).filter(({ data }) => data.asked).length === 2,
	);
	await share(reader);
	const file = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Save text" }).click();
	expect((await file).suggestedFilename()).toMatch(/^Plotluck_Title by Mika_/);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "hidden" });
	expect(await page.getByText("Open the book").count()).toBe(0);

	await page.reload();
	await reader.sees("FANFICS");
	await reader.sees("Mika wants another round");
	await sheet.getByText("Last game’s stories").waitFor();
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
	await reader.press("Last game’s stories");
	await reader.sees("FANFICS");
	await reader.press("Back to the lobby");
	await reader.sees("Waiting for Mika to open the book");
	await reader.press("Last game’s stories");
	await reader.sees("FANFICS");
	await host.act("game/start");
	await reader.sees("Who’s in it?");
	expect(Object.keys(host.game.players)).toHaveLength(3);

	// A second device of the same browser profile: home still leads to the stories.
	await page.goto(plotluck.url);
	await page
		.getByRole("link", { name: /^Last game’s stories Room [A-Z]{4}, until \w+day, \d\d:\d\d$/ })
		.click();
	await reader.sees("FANFICS");
	await reader.press(/Title by Mika/);
	await share(reader);
	expect(reader.complaints).toEqual([]);
});

test("a guest who keeps reading when the next game starts can watch it, watch another, and join the one after", {
	timeout: 240_000,
}, async () => {
	const { host, guest, reader, seat } = await playedGame();
	const { page } = reader;
	await playAgain(host);
	await reader.sees("Mika wants another round");
	await guest.act("game/again");
	await reader.sees("Spuddy is in. Starts when Mika says so.");
	await page.keyboard.press("Escape");
	await host.act("game/start");
	await reader.sees("The next round started without you.");
	await reader.sees("FANFICS");
	await look(reader, "again-without");
	await host.until(() => host.game.players[seat.id]?.data.audience === true);
	await reader.press(/Title by Mika/);
	await share(reader);
	await page.keyboard.press("Escape");
	await reader.press("Watch it");
	await page.getByText("FANFICS").waitFor({ state: "detached" });

	// Somebody of the audience chooses between playing and watching.
	await playTo([host, guest], STATUS.results);
	await reader.sees("FANFICS");
	await playAgain(host);
	await reader.press("Watch again");
	await reader.sees("Waiting for Mika to open the book");
	expect(host.game.players[seat.id]?.data).toMatchObject({ audience: true });

	await guest.act("game/again");
	await host.act("game/start");
	await reader.press("Play next round");
	await page.getByRole("button", { name: "You’re in next round", pressed: true }).waitFor();
	await look(reader, "again-watching");
	await playTo([host, guest], STATUS.results);
	await playAgain(host);
	await reader.sees("Waiting for Mika to open the book");
	await host.until(() => host.game.players[seat.id]?.data.audience === false);
	expect(host.game.players[seat.id]?.data.asked).toBeUndefined();
	expect(reader.complaints).toEqual([]);
});

test("without an audience the seat of a guest who keeps reading is freed, and the stories stay", {
	timeout: 240_000,
}, async () => {
	const { host, guest, reader, seat, code } = await playedGame({ audiences: false });
	const { page } = reader;
	await playAgain(host);
	await reader.press("Stay with the stories");
	await guest.act("game/again");
	await host.act("game/start");
	await reader.sees("The next round started without you.");
	await reader.sees("FANFICS");
	expect(await page.getByText("disconnected").count()).toBe(0);
	expect(await page.getByRole("button", { name: "Watch it" }).count()).toBe(0);
	expect(Object.keys(host.game.players)).not.toContain(String(seat.id));
	await page.reload();
	await reader.sees("The game has already started");
	await page.goto(`${plotluck.url}/game/${code}`);
	await page.getByRole("link", { name: "Last game’s stories" }).click();
	await reader.sees("FANFICS");
	const known = reader.complaints.filter((complaint) => !complaint.includes("409"));
	expect(known).toEqual([]);
});

test("guests share the winner with one press, nudge the host once a minute, and see their own card in gold", {
	timeout: 240_000,
}, async () => {
	const { host, reader, seat } = await playedGame();
	const { page } = reader;
	const file = page.waitForEvent("download", { timeout: 120_000 });
	await reader.press("Share the winner");
	const picture = await file;
	expect(picture.suggestedFilename()).toMatch(/_story\.png$/);
	// The size of a PNG is in its first chunk.
	const head = readFileSync(await picture.path());
	expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1080, 1920]);

	const own = page.getByRole("listitem").filter({ hasText: /^\S.*You: / });
	await own.waitFor();
	const colour = (token: string) =>
		page.evaluate((name) => {
			const probe = document.body.appendChild(document.createElement("i"));
			probe.style.color = `var(${name})`;
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		}, token);
	expect(await own.evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
		await colour("--marker"),
	);

	const table = page.getByRole("table", { name: "Game stats" });
	expect(await table.isVisible()).toBe(false);
	await page.locator("#game-stats > summary").click();
	await table.waitFor();

	const nudges = () =>
		host.messages.flatMap(({ sparks = [] }) => sparks.filter(({ kind }) => kind === "nudge"));
	await reader.press("Nudge Mika");
	await host.until(() => nudges().length === 1);
	await page.getByRole("button", { name: "Mika felt that" }).click({ force: true });
	await reader.sees("Mika felt that");
	expect(nudges()).toMatchObject([{ from: seat.id, to: host.id, count: 1 }]);
});

test("the host sees in the lobby who has joined and who still reads", {
	timeout: 240_000,
}, async () => {
	const leader = await WirePlayer.host(plotluck.url, QUICK, "Mika");
	const code = leader.seat.room_code;
	const guests = await Promise.all(
		["Ada", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const [ada, spuddy] = guests as [WirePlayer, WirePlayer];
	await skipTo(plotluck, [leader, ...guests], STATUS.results);
	const host = await enterSeatOf(leader);
	await host.sees("FANFICS");
	ada.raw({ spark: { kind: "nudge", to: ada.game.host_id } });
	await host.sees("Ada wants another round");
	await look(host, "again-nudged");
	await host.press("Again, same friends");
	await host.sees("Ada and Spuddy are still reading the stories.");
	await host.sees("One more and we can start");
	expect(await ada.act("game/again")).toBeNull();
	await host.sees("Spuddy is still reading the stories.");
	await host.press("Last game’s stories");
	await host.sees("Title by Mika");
	await host.press("Back to the lobby");
	await host.press("Open the book");
	await host.sees("Who’s in it?");
	await spuddy.until(() => spuddy.player.data.audience);
	expect(host.complaints).toEqual([]);
});

test("a player who still watches the reveal is asked to play again too, and keeps the stories or joins", {
	timeout: 240_000,
}, async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Ada");
	const code = host.seat.room_code;
	const others = await Promise.all(
		["Mika", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const [mika, spuddy] = others as [WirePlayer, WirePlayer];
	await skipTo(plotluck, [host, ...others], STATUS.preResults);
	const guest = await enterSeatOf(mika);
	await guest.sees(/Award \d of 5/);
	await playTo([host, spuddy], STATUS.results);
	await guest.sees("To the library");
	await playAgain(host);
	await guest.sees("Ada wants another round");
	await guest.page.getByText("To the library").waitFor({ state: "attached" });
	await guest.press("Stay with the stories");
	await guest.sees("FANFICS");
	await guest.press("Join the next round");
	await guest.sees("Waiting for Ada");
	expect(guest.complaints).toEqual([]);
});

test("the host goes on with the winner by keys, all read how it ended, and files have both", {
	timeout: 240_000,
}, async () => {
	const [leader, guest] = await roomAt(plotluck, STATUS.results, { players: 2 });
	const won = leader.game.stories[leader.game.can_continue ?? 0];
	const [first] = Object.values(won?.submissions ?? {});
	if (!won?.meta.title || !first?.player) throw new Error("the first game has no winner");
	const sequel = `The sequel to “${won.meta.title}”`;
	const tv = await BrowserPlayer.open(browser, "TV", { width: 1280, height: 800 });
	await tv.page.goto(`${plotluck.url}/tv?code=${leader.seat.room_code}`);
	const host = await enterSeatOf(leader);
	const { page } = host;
	await host.sees("FANFICS");
	for (const name of ["More", "What happens next?"]) {
		await page.getByRole("button", { name }).focus();
		await page.keyboard.press("Enter");
	}
	await host.sees(sequel);
	await guest.until(() => guest.game.players[guest.id]?.data.asked === true);
	await guest.act("game/again");
	await page.getByText("Read how it ended").click();
	await host.sees(first.content);
	await tv.sees(sequel);

	await page.getByRole("button", { name: /^Open the book/ }).click();
	await host.write(1, "And it never stopped.");
	await host.sees(`How “${won.meta.title}” ended`);
	await host.sees(first.content);
	await tv.sees(sequel);
	await page.reload();
	await host.sees("And it never stopped.");
	await host.sees(first.content);
	await host.done();
	await playAhead(guest, STATUS.postStoryTitle);
	await host.nameStory("The flood");
	await playAhead(guest, STATUS.postReading);
	await host.sees(sequel);
	await host.readStories(["Title by Player2"], false);
	await host.toLibrary();
	await page.getByRole("button", { name: "The flood" }).click();
	await host.sees(sequel);
	const download = page.waitForEvent("download");
	for (const name of ["More", "Save text"])
		await page.getByRole("dialog").getByRole("button", { name }).click();
	const text = readFileSync(await (await download).path(), "utf8");
	const places = [first.content, "What happens next", "And it never stopped."];
	const found = places.map((place) => text.indexOf(place));
	expect(found).toEqual([...found].sort((a, b) => a - b));
	expect(found[0]).toBeGreaterThan(0);
	for (const { complaints } of [host, tv]) expect(complaints).toEqual([]);
	guest.leave();
});
