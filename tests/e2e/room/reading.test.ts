import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead, takeTurn } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { partText } from "../../players/wire/turn.ts";

withPlotluck();

test("a reader without reactions gives the stickers on one page at the awards, two taps from the vote", {
	timeout: 180_000,
}, async () => {
	const settings = { read_together: true, num_switches: 2 };
	const [leader, listener, friend] = await roomAt(plotluck, STATUS.reacting, { settings });
	const [host, guest] = [await enterSeatOf(leader), await enterSeatOf(listener)];
	await guest.page.setViewportSize({ width: 1280, height: 800 });
	await guest.sees("Player1 turns the pages");
	for (const story of [1, 2, 3]) {
		for (const player of [host, guest]) await player.sees(`${story} of 3`);
		const own = guest.page.getByRole("heading", { name: "They’re reading you" });
		await own.or(guest.page.getByText("Tap the line that got you.")).first().waitFor();
		if (!(await own.isVisible())) await guest.sees("One sticker before we turn the page.");
		await host.sees(/^[12] still owes? a sticker\.$/);
		await host.page.getByRole("button", { name: "Next part" }).press("Enter");
		await guest.sees("Part 2 of 2.");
		if (story === 3) break;
		await host.sees("Next story");
		// The focus stays on a pressed button.
		expect(await host.page.evaluate(() => document.activeElement?.textContent)).toBe("Next story");
		await host.press("Next story");
	}
	const friendVotes = playAhead(friend, STATUS.postReading);
	await host.press("Take everyone to the awards");
	for (const player of [guest, host]) {
		await player.sees("stories went by without one from you.");
		const rows = player.page.getByRole("group", { name: /^Stickers for Title by / });
		expect(await rows.count()).toBe(2);
		await rows.nth(0).getByRole("button", { name: "heart" }).click();
		await player.sees("1 story left to react to");
		await rows.nth(1).getByRole("button", { name: "star" }).click();
		await player.press("On to the awards");
		await player.sees("Stick them");
	}
	await friendVotes;
	const crowd = host.page.getByRole("region", { name: "Who’s at the awards" });
	await crowd.getByText("handed in").waitFor();
	await crowd.getByText("voting").waitFor();
	expect(await guest.page.getByText("Who’s at the awards").count()).toBe(0);
	await host.confirm("Go on without Player2", "Really without Player2?");
	await guest.sees("One vote still out");
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

/** Returns the title of the story with a censored part. */
function titleOfCensored({ game }: WirePlayer): RegExp {
	const isCensored = ({ submissions }: WireStory) =>
		Object.values(submissions).some(({ meta }) => meta.censored);
	const story = Object.values(game.stories).find(isCensored);
	return new RegExp(story?.meta.title ?? "no story has one");
}

test("a flagged part is blacked out by the host, for the players and the audience", {
	timeout: 240_000,
}, async () => {
	const [leader, ...friends] = await roomAt(plotluck, STATUS.storyWrite, {
		...{ players: 3, part: 1, settings: { num_switches: 2, moderation: true } },
	});
	const { room_code: code } = leader.seat;
	const watcher = await BrowserPlayer.open(browser, "Crowd", { width: 390, height: 844 });
	await watcher.page.goto(`${plotluck.url}/play/join?audience=true`);
	await watcher.introduce();
	await watcher.page.getByRole("textbox", { name: "Room code" }).fill(code);
	await watcher.press("Watch");
	await watcher.sees("Three pencils still going");
	const host = await enterSeatOf(leader);
	await host.press("Flag part one for the host");
	await host.write(2, "Another one.");
	await host.done();
	await Promise.all(friends.map((friend) => playAhead(friend, STATUS.postStoryTitle)));
	await watcher.sees("Titles, please");
	await host.nameStory("The Mika affair");

	await host.sees("flagged by 1");
	await watcher.sees("Player1 is making sure");
	const flagged = host.page.locator("article", { hasText: "flagged by 1" });
	const removed = (await flagged.getByRole("paragraph").first().textContent()) ?? "";
	await flagged.getByRole("switch").click();
	await host.press("Black out 1 part and start");

	const [friend] = friends as [WirePlayer, ...WirePlayer[]];
	await friend.reached(STATUS.reacting);
	const title = titleOfCensored(friend);
	for (const player of [host, watcher]) {
		await player.sees("Story time");
		await player.press(title);
		await player.sees("TEXT REMOVED");
		expect(await player.page.getByText(removed).count()).toBe(0);
	}
	expect(await watcher.page.getByRole("button", { name: /^(Flag|Black out)/ }).count()).toBe(0);
	await host.page.getByRole("button", { name: /^Black out/, pressed: false }).click();
	for (const player of [host, watcher])
		await player.page.getByText("TEXT REMOVED").nth(1).waitFor();
	await host.sees("flagged by 1");
	await host.page.getByRole("button", { name: /^Flag/, pressed: true }).click();
	await host.page.getByText("flagged by 1").waitFor({ state: "detached" });
	await watcher.press("Back to the stories");
	await watcher.readStories(["The Mika affair", "Title by Player2", "Title by Player3"]);
	await watcher.press("On to the awards");
	await watcher.sees("Stick them");

	await Promise.all(friends.map((player) => playAhead(player, STATUS.postReading)));
	await host.press("Back to the stories");
	await host.readStories(["Title by Player2", "Title by Player3"]);
	await host.voteForAll();
	for (const player of [host, watcher]) {
		await player.toLibrary();
		await player.sees("FANFICS");
		await player.page.locator("#game-stats > summary").click();
		await player.sees("Audience Stats");
		expect(player.complaints).toEqual([]);
	}
});

/** Returns the middle of what a locator finds. */
async function middle(of: ReturnType<BrowserPlayer["page"]["locator"]>) {
	const box = await of.boundingBox();
	if (!box) throw new Error("it is not on the screen");
	return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test("a voter gives rosettes by a press, by keys and by dragging, and finds them after a reload", async () => {
	const part = (who: Parameters<typeof partText>[0]) => `${partText(who)} <b>It rained</b>.`;
	const [host, boooo, friend] = await roomAt(plotluck, STATUS.reacting, { texts: { part } });
	await Promise.all([host, friend].map((player) => playAhead(player, STATUS.voting)));
	const voter = await enterSeatOf(boooo);
	const { page, rosettes, choices } = voter;
	const titles = ["Title by Player1", "Title by Player3"];
	await page.setViewportSize({ width: 1280, height: 800 });
	await voter.press(titles[0] ?? "");
	await voter.sees(/and then it rained\. <b>It rained<\/b>\./);
	await voter.press("Back to the stories");
	await voter.readStories(titles);
	await voter.press("On to the awards");
	await voter.sees("Stick them");
	await voter.press("Back to the stories");
	await voter.press("On to the awards");
	const story = (i: number) => page.locator("label[data-story]", { hasText: titles[i] ?? "" });
	await voter.sees("yours, hands off");
	await voter.press("Hand in, 0 of 5 given");
	await voter.sees("YOU NEED TO VOTE FOR A STORY!");
	await voter.press("All right");

	// A press on each.
	await page.locator("label", { hasText: "Best title" }).click();
	await story(0).click();
	await voter.sees(`Best title goes to ${titles[0]}.`);
	// Only keys: along the rosettes, and then into the stories.
	await rosettes.nth(1).focus();
	await page.keyboard.press("ArrowRight");
	await page.getByRole("heading", { name: "Best opening" }).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await voter.sees(/Best opening goes to/);
	// Dragging, in steps because a press is no drag.
	const crowd = page.locator("label", { hasText: "Crowd favourite" });
	await page.mouse.move(...(await middle(crowd)));
	await page.mouse.down();
	const goal = story(1);
	await page.mouse.move(...(await middle(goal)), { steps: 6 });
	await page.mouse.up();
	await voter.sees(`Crowd favourite goes to ${titles[1]}.`);
	await voter.press("Hand in, 3 of 5 given");
	await voter.sees("YOU NEED TO VOTE FOR A STORY!");
	await voter.sees("Best ending and Most unhinged part");
	await voter.press("All right");
	await page.getByRole("heading", { name: "Best ending" }).waitFor();

	for (const award of [3, 4]) {
		await rosettes.nth(award).check({ force: true });
		await choices.first().check();
	}
	// The last vote would end the voting, so the room has four, and the tab keeps five.
	await page.getByRole("button", { name: "Hand in, 5 of 5 given" }).waitFor();
	await page.reload();
	await voter.press("Hand in, 5 of 5 given");
	await voter.sees(/votes? still out/);
	expect(voter.complaints).toEqual([]);
});

test("a captain draws by keys and mouse, and the others see the cover with the story", {
	timeout: 240_000,
}, async () => {
	const settings = { write_duration: 60 };
	const [host, second, third] = await roomAt(plotluck, STATUS.storyTitle, { settings });
	const story = third.player.own_stories[0] ?? 0;
	const artist = await enterSeatOf(third);
	const { page } = artist;
	await page.getByRole("switch", { name: "Then draw the cover" }).click();
	await page.getByLabel("Title").fill("The painted potato");
	await artist.press("That’s the title");
	await page.getByRole("heading", { name: "Draw the cover" }).waitFor();
	// The others wait for the cover only.
	for (const other of [host, second]) await takeTurn(other);
	await host.until(() => host.game.drawing === true);
	const sheet = page.getByRole("application");
	await sheet.focus();
	for (const key of ["Space", "ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key);
	await page.getByRole("radio", { name: "loud" }).check();
	const box = await sheet.boundingBox();
	if (!box) throw new Error("the sheet is not there");
	await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 8 });
	await page.mouse.up();
	await page.getByRole("application", { name: "A drawing of 2 lines" }).waitFor();
	await artist.press("Hang it up");

	await host.reached(STATUS.reacting);
	const cover = host.game.stories[story]?.meta.cover ?? "";
	expect(cover).toMatch(/^ink 14 500,500 525,500 525,525;hot 14 /);
	// A straight line has two points.
	expect(cover.split(";")[1]?.split(" ")).toHaveLength(4);

	const reader = await enterSeatOf(second);
	await reader.press("The painted potato");
	const picture = reader.page.getByRole("img", { name: `A cover drawn by ${third.player.name}` });
	await picture.waitFor();
	expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
		0,
	);

	expect(await host.act("game/vip", { vip_action: { remove_cover: story } })).toBeNull();
	await picture.waitFor({ state: "detached" });
});

test("a reader names the writers by keys and presses, and all screens reveal them part by part", {
	timeout: 240_000,
}, async () => {
	const settings = { num_switches: 3, guess_authors: true };
	const [host, second, third] = await roomAt(plotluck, STATUS.reacting, { settings });
	await playAhead(third, STATUS.voting);
	const { guessing } = third.game;
	const parts = guessing?.submissions ?? [];
	const others = parts.filter((id) => !third.player.own_submissions.includes(id));
	expect([parts.length, others.length]).toEqual([3, 2]);
	const reader = await enterSeatOf(third);
	const { page } = reader;
	await reader.sees("who wrote it?");
	await reader.press("On to the awards");
	await page.getByRole("heading", { name: "Who wrote it?" }).waitFor();
	// There is a way on without a guess, and one with it once somebody is named.
	expect(await page.getByRole("button", { name: "No idea" }).isEnabled()).toBe(true);
	expect(await page.getByRole("button", { name: "That’s my guess" }).isEnabled()).toBe(false);
	const chips = page.locator("main ol button");
	/** The buttons of the parts that others wrote. */
	const chip = (row: number) => chips.nth(parts.indexOf(others[row] ?? 0));
	await chips.nth(parts.findIndex((id) => !others.includes(id))).click();
	await reader.sees("That was you.");
	const tray = page.getByRole("group", { name: /^Who wrote part/ });
	expect(await tray.count()).toBe(0);
	const face = (name: string) => tray.getByRole("button", { name });
	const isNamed = async (row: number, name: string) => {
		await chip(row).click();
		return face(name).getAttribute("aria-pressed");
	};
	// By keys, which lead on to the next part, with a second thought.
	await chip(0).press("Enter");
	expect(await tray.getByRole("button").count()).toBe(2);
	await face("Player1").focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => chip(1).getAttribute("aria-current")).toBe("step");
	expect(await chip(0).textContent()).toContain("Player1");
	expect(await isNamed(0, "Player1")).toBe("true");
	await face("Player2").press("Space");
	await expect.poll(() => isNamed(0, "Player2")).toBe("true");
	expect(await isNamed(0, "Player1")).toBe("false");
	await chip(1).click();
	await face("Player1").click();
	await reader.press("That’s my guess");
	await reader.sees("Stick them");
	await page.reload();
	await reader.press("Guess who wrote it");
	await expect.poll(() => isNamed(1, "Player1")).toBe("true");
	expect(await isNamed(0, "Player2")).toBe("true");

	// Nobody else is told: the others vote, and the host goes on without the reader.
	expect(JSON.stringify(host.messages)).not.toContain('"guesses"');
	const tv = await BrowserPlayer.open(browser, "TV", { width: 1280, height: 800 });
	await tv.page.goto(`${plotluck.url}/tv?code=${host.seat.room_code}`);
	await tv.page.locator("h1").waitFor();
	await Promise.all([host, second].map((player) => playAhead(player, STATUS.postReading)));
	await host.act("game/vip", { vip_action: { skip_player: third.id } });
	await reader.sees("Back to waiting");
	await host.until(() => Object.keys(host.game.reveal?.authors ?? {}).length === 1);
	expect(Object.values(host.game.stories).some(({ captain }) => captain)).toBe(false);
	await host.act("game/vip", { vip_action: { pause: true } });
	for (const screen of [reader, tv]) await screen.sees("Who wrote it? Part 1 of 3");
	const [author] = Object.values(host.game.reveal?.authors ?? {});
	await tv.sees(host.game.players[author?.writer ?? 0]?.name ?? "nobody");
	await host.act("game/vip", { vip_action: { pause: false } });
	await tv.sees("Who wrote it? Part 3 of 3");
	for (const part of [2, 3]) {
		await reader.press("Next part");
		await reader.sees(`Who wrote it? Part ${part} of 3`);
	}
	const found = Object.values(host.game.reveal?.authors ?? {}).filter(
		({ writer, guesses }) => guesses[third.id] === writer,
	).length;
	await host.act("reveal/skip");
	await host.reached(STATUS.results);
	expect(host.game.fame ?? {}).toEqual(found > 0 ? { [third.id]: found * 10 } : {});
	await reader.toLibrary();
	await reader.sees(found > 0 ? `+${found * 10} fame` : "WRITERS");
	for (const { complaints } of [reader, tv]) expect(complaints).toEqual([]);
});
