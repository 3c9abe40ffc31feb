import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead, playTo } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const RULES = {
	num_switches: 2,
	faster_phases: true,
	write_duration: 300,
	show_instructions: false,
	read_together: true,
};
const SIZE = { width: 390, height: 844 };

test("the host locks, pauses, turns the pages for everybody, passes the crown, and all play again", {
	timeout: 240_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", SIZE);
	const code = await host.createRoom(plotluck.url, "default", RULES);
	const guest = await BrowserPlayer.open(browser, "Boooo", SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees("Waiting for Mika");
	const friend = await WirePlayer.join(plotluck.url, code, "Spuddy");

	await atDesk(host, "Lock the room");
	await guest.sees("The room is locked");
	await look(guest, "desk-locked");
	await look(host, "desk-lobby");
	const { status } = await call(plotluck.url, "PUT", `/rooms/${code}/players`, {
		name: "Late",
		meta: { sprite_id: 1, mature: true },
	});
	expect(status).toBeGreaterThanOrEqual(400);

	await host.press("Open the book");
	const friendIsThrough = playTo([friend], STATUS.reacting);
	const both = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
		Promise.all([host, guest].map(work));
	await both((player) =>
		player.submitCharacters(["A", "B", "C", "D", "E"].map((name) => `${name} of ${player.name}`)),
	);
	await both((player) => player.chooseCharacters(2));
	await guest.write(1, "Typed before the break.");
	await host.textBox.waitFor();
	await atDesk(host, "Pause the game");
	await guest.sees("Paused by the host");
	await look(guest, "desk-paused-guest");
	await look(host, "desk-paused-host");
	expect(await guest.textBox.isEditable()).toBe(false);
	expect(await guest.textBox.inputValue()).toBe("Typed before the break.");
	await host.press("Go on");
	await guest.page.getByText("Paused by the host").waitFor({ state: "detached" });
	await guest.textBox.pressSequentially(" And after it.");
	await openDesk(host);
	await host.sees(`The room code is ${code}.`);
	await look(host, "desk-open");
	await host.press("One more minute");
	await host.sees(/5:[3-5]\d/);
	await both((player) => player.done());
	await both((player) => player.write(2, "The end."));
	await both((player) => player.done());
	await both((player) => player.nameStory(`The ${player.name} affair`));
	await friendIsThrough;

	await guest.sees("Mika turns the pages");
	const friendVotes = playTo([friend], STATUS.results);
	for (const story of [1, 2, 3]) await readTogether(host, guest, story);
	await guest.sees("On to the awards");
	await look(host, "together-end");
	await host.press("All of us, to the awards");
	await guest.sees("Stick them");
	await guest.page.reload();
	await both((player) => player.vote());
	await friendVotes;
	await both((player) => player.toLibrary());
	await guest.sees("FANFICS");

	await openDesk(host);
	await host.confirm("Crown Boooo", "Boooo it is?");
	await guest.press("Again, same friends");
	await host.press(/^Join$/);
	await host.sees("Waiting for Boooo");
	await friend.act("game/again");
	await guest.sees("The room is locked");
	await guest.press("Open the book");
	await guest.sees("Who should be in it?");
	expect(await guest.page.getByRole("textbox").first().inputValue()).toBe("");
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

const openDesk = (host: BrowserPlayer) => host.press("Host's desk");

async function atDesk(host: BrowserPlayer, order: string): Promise<void> {
	await openDesk(host);
	await host.press(order);
}

/** Lets host and guest read both parts of a story. The host opens the next one. */
async function readTogether(
	host: BrowserPlayer,
	guest: BrowserPlayer,
	story: number,
): Promise<void> {
	for (const part of [1, 2]) {
		for (const player of [host, guest]) {
			await player.sees(`Part ${part} of 2.`);
			await react(player);
			if (story === 2) await look(player, `together-${player.name}-${part}`);
		}
		if (part === 1) await host.press("Next part");
		else if (story < 3) await host.press("Next story");
	}
}

/**
 * Gives a heart to the open part and marks its first sentence, unless the reader wrote it. Its
 * writer sees how the others take it.
 */
async function react({ page }: BrowserPlayer): Promise<void> {
	const heart = page.getByRole("button", { name: /^heart/ });
	const star = page.getByText("Look up. Act surprised.");
	await heart.or(star).first().waitFor();
	if (await star.isVisible()) return;
	await heart.click();
	await page.getByRole("button", { name: /^heart, \d so far/, pressed: true }).waitFor();
	// A part can be blank.
	const sentence = page.locator("article").first().getByRole("button").first();
	if ((await sentence.count()) === 0) return;
	await sentence.click();
	await page
		.getByText("Your marker is on it.")
		.or(page.getByText(/others? marked this one/))
		.waitFor();
}

test("who only listened gives the stickers on one page at the awards, two taps from the vote", {
	timeout: 180_000,
}, async () => {
	const [leader, listener, friend] = await roomAt(plotluck, STATUS.reacting, {
		settings: { read_together: true },
	});
	const host = await inSeatOf(leader);
	const guest = await inSeatOf(listener);
	await guest.page.setViewportSize({ width: 1280, height: 800 });
	const both = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
		Promise.all([host, guest].map(work));
	const room = `${plotluck.url}/game/${leader.seat.room_code}`;
	await both(({ page }) => page.goto(room));
	for (const story of [1, 2, 3]) {
		await both((player) => player.sees(`${story} of 3`));
		const own = guest.page.getByText("Look up. Act surprised.");
		await own.or(guest.page.getByText("Tap the line that got you.")).first().waitFor();
		if (!(await own.isVisible())) await guest.sees("One sticker before we turn the page.");
		await host.sees(/^[12] still owes? a sticker\.$/);
		if (story === 1) {
			await look(host, "together-owing-host");
			await look(guest, "together-owing");
		}
		if (story < 3) await host.press("Next story");
	}
	const friendVotes = playAhead(friend, STATUS.postReading);
	await host.press("All of us, to the awards");
	for (const player of [guest, host]) {
		await player.sees("2 stories went by without one from you.");
		const rows = player.page.getByRole("group", { name: /^Stickers for Title by / });
		await look(player, `stickers-owed-${player.name}`);
		expect(await rows.count()).toBe(2);
		await rows.nth(0).getByRole("button", { name: "heart" }).click();
		await player.sees("1 story left to react to");
		await rows.nth(1).getByRole("button", { name: "star" }).click();
		await player.press("On to the awards");
		await player.sees("Stick them");
	}
	await friendVotes;
	const crowd = host.page.getByRole("region", { name: "Who is at the awards" });
	await crowd.getByText("handed in").waitFor();
	await crowd.getByText("voting").waitFor();
	await look(host, "award-vote-crowd");
	expect(await guest.page.getByText("Who is at the awards").count()).toBe(0);
	await host.confirm("Go on without Player2", "Really without Player2?");
	await guest.sees("One vote still out");
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});
