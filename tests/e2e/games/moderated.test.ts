import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { playTo, takeTurn } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const RULES = {
	num_switches: 2,
	faster_phases: true,
	write_duration: 0,
	moderation: true,
	show_instructions: true,
};
const SIZE = { width: 390, height: 844 };

test("a flagged part is blacked out by the host, for the players and the audience", {
	timeout: 240_000,
}, async () => {
	const leader = await WirePlayer.host(plotluck.url, RULES, "Mika");
	const code = leader.seat.room_code;
	const friends = await Promise.all(
		["Boooo", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const watcher = await BrowserPlayer.open(browser, "Crowd", SIZE);
	await watcher.page.goto(`${plotluck.url}/play/join?audience=true`);
	await watcher.introduce();
	await watcher.page.getByRole("textbox", { name: "Room code" }).fill(code);
	await watcher.press("Watch");
	await watcher.sees("You are watching");
	await look(watcher, "audience-lobby");

	await leader.act("game/start");
	await watcher.sees("Best seats in the house");
	await look(watcher, "audience-guide");
	const players = [leader, ...friends];
	await playTo(players, STATUS.characters);
	await watcher.sees("You are in the audience");
	await playTo(players, STATUS.storyWrite);
	await look(watcher, "audience-write");
	for (const player of players) await takeTurn(player);
	await leader.until(() => leader.game.submission.part === 1);
	leader.leave();
	const friendsAreThrough = playTo(friends, STATUS.results);
	const host = await inSeatOf(leader);
	await host.page.goto(`${plotluck.url}/game/${code}`);
	await host.write(2, "Another one.");
	await host.press("Flag part one for the host");
	await look(host, "moderated-flag");
	await host.done();
	await watcher.sees("Titles, please");
	await host.nameStory("The Mika affair");

	await host.sees("flagged by 1");
	await watcher.sees("Mika is making sure");
	const flagged = host.page.locator("article", { hasText: "flagged by 1" });
	const removed = (await flagged.getByRole("paragraph").first().textContent()) ?? "";
	await flagged.getByRole("switch").click();
	await look(host, "moderated-desk");
	await host.press("Black out 1 part and start");

	const [friend] = friends as [WirePlayer, WirePlayer];
	await friend.reached(STATUS.reacting);
	for (const player of [host, watcher]) {
		await player.sees("Story time");
		await player.press(titleOfCensored(friend));
		await player.sees("TEXT REMOVED");
		expect(await player.page.getByText(removed).count()).toBe(0);
		await look(player, `moderated-read-${player.name}`);
		await player.press("Back to the stories");
	}
	await host.press(titleOfCensored(friend));
	await watcher.press(titleOfCensored(friend));
	expect(await watcher.page.getByRole("button", { name: /^(Flag|Black out)/ }).count()).toBe(0);
	await host.page.getByRole("button", { name: /^Black out/, pressed: false }).click();
	for (const player of [host, watcher])
		await player.page.getByText("TEXT REMOVED").nth(1).waitFor();
	await host.sees("flagged by 1");
	await look(host, "moderated-while-reading");
	await host.page.getByRole("button", { name: /^Flag/, pressed: true }).click();
	await host.page.getByText("flagged by 1").waitFor({ state: "detached" });
	for (const player of [host, watcher]) await player.press("Back to the stories");
	await watcher.readStories(["The Mika affair", "Title by Boooo", "Title by Spuddy"]);
	await watcher.press("On to the awards");
	await watcher.sees("Stick them");
	await look(watcher, "audience-vote");
	await host.readStories(["Title by Boooo", "Title by Spuddy"]);
	await host.voteForAll();
	await friendsAreThrough;
	await host.toLibrary();
	await watcher.toLibrary();
	for (const player of [host, watcher]) {
		await player.sees("FANFICS");
		await player.page.getByText("All the numbers").click();
		await player.sees("Audience Stats");
		expect(player.complaints).toEqual([]);
	}
	await look(watcher, "audience-results");
});

/** Returns the title of the story with a censored part. */
function titleOfCensored({ game }: WirePlayer): RegExp {
	const story = Object.values(game.stories).find(({ submissions }) =>
		Object.values(submissions).some(({ meta }) => meta.censored),
	);
	return new RegExp(story?.meta.title ?? "no story has one");
}
