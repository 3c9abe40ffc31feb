import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck({});

const NAMES = ["Mika", "Boooo", "Spuddy"];
const SIZES = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
	{ width: 320, height: 568 },
];

test("three friends play a default game from the profile to the results", {
	timeout: 300_000,
}, async () => {
	const players = await Promise.all(
		NAMES.map((name, i) =>
			BrowserPlayer.open(browser, name, SIZES[i] ?? { width: 390, height: 844 }),
		),
	);
	const [host, ...guests] = players as [BrowserPlayer, BrowserPlayer, BrowserPlayer];
	const all = <T>(work: (player: BrowserPlayer) => Promise<T>) => Promise.all(players.map(work));

	const code = await host.createRoom(plotluck.url);
	for (const guest of guests) {
		await guest.page.goto(`${plotluck.url}/game/${code.toLowerCase()}`);
		await guest.introduce();
		await guest.sees("Waiting for Mika");
	}
	await look(host, "lobby");
	await look(guests[0], "lobby-guest");
	await host.press("Open the book");
	await all((player) => player.sees("How this potluck works"));
	await look(host, "quick-start");
	await reload(guests[0], "I'm ready");
	await host.press("I'm ready");
	await host.sees("You look ready");
	await look(host, "quick-start-wait");
	await Promise.all(guests.map((guest) => guest.press("I'm ready")));
	await all((player) => player.sees("Who should be in it?"));
	await look(host, "characters");
	await guests[0].page.getByRole("textbox").first().fill("Typed before the reload");
	await reload(guests[0], "Who should be in it?");
	expect(await guests[0].page.getByRole("textbox").first().inputValue()).toBe(
		"Typed before the reload",
	);
	const submit = (player: BrowserPlayer) =>
		player.submitCharacters(
			["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"].map(
				(name) => `${name} ${player.name}`,
			),
		);
	await submit(host);
	await host.sees("In the pot they go");
	await look(host, "characters-wait");
	await Promise.all(guests.map(submit));
	await all((player) => player.sees("Your cast"));
	await look(host, "story-create");
	await reload(guests[0], "Your cast");
	await host.chooseCharacters(2);
	await host.sees("What a cast");
	await look(host, "story-create-wait");
	await Promise.all(guests.map((guest) => guest.chooseCharacters(2)));
	await all((player) => player.sees("Once upon a time"));
	await host.sees("and nobody has written a word yet.");
	await look(host, "intro");

	for (const part of [1, 2, 3]) {
		await all((player) =>
			player.write(part, `${player.name} wrote part ${part}. <b>It rained</b>.`),
		);
		if (part < 3) await look(host, `write-${part}`);
		if (part === 1) await reloadKeepsTheText(guests[0]);
		await all((player) => player.done());
	}

	await all((player) => player.sees("What is it called?"));
	await look(host, "title");
	await reload(guests[0], "What is it called?");
	await host.nameStory("The Mika affair");
	await host.sees("“The Mika affair” it is.");
	await look(host, "title-wait");
	await Promise.all(guests.map((guest) => guest.nameStory(`The ${guest.name} affair`)));
	await all((player) => player.sees("Story time"));
	await host.sees("Then come the awards");
	await look(host, "story-list");
	await reload(guests[0], "Story time");
	await host.press(/The Boooo affair/);
	await host.sees(/wrote part 2\. <b>It rained<\/b>\./);
	await look(host, "story-view");
	await host.press("Back to the stories");
	await all((player) =>
		player.readStories(
			NAMES.filter((name) => name !== player.name).map((name) => `The ${name} affair`),
		),
	);
	await reload(guests[0], "On to the awards");
	await host.press("On to the awards");
	await host.press("Hand in, 0 of 5 given");
	await host.sees("YOU NEED TO VOTE FOR A STORY!");
	await look(host, "award-alert");
	await host.press("All right");
	await look(host, "award");
	await host.press("Back to the stories");
	await host.voteForAll();
	await host.sees(/votes? still out/);
	await look(host, "reading-wait");
	await reload(host, /votes? still out/);
	await Promise.all(guests.map((guest) => guest.voteForAll()));
	await all((player) => player.sees("Best title"));
	await look(host, "reveal-award");
	await all((player) => player.toLibrary());
	await all((player) => player.sees("FANFICS"));
	await look(host, "results");
	await look(guests[0], "results-guest");
	await reload(guests[0], "FANFICS");
	for (const player of players) {
		for (const name of NAMES) await player.sees(`The ${name} affair`);
		expect(player.complaints).toEqual([]);
	}
	await host.press("Close the room");
});

/** Reloads the page and expects the same screen. */
async function reload({ page }: BrowserPlayer, screen: string | RegExp): Promise<void> {
	await page.reload();
	await page.getByText(screen).first().waitFor();
}

/** Reloads the page and expects the typed text and the same seat. */
async function reloadKeepsTheText(player: BrowserPlayer): Promise<void> {
	const text = await player.textBox.inputValue();
	await player.page.reload();
	await player.textBox.waitFor();
	expect(await player.textBox.inputValue()).toBe(text);
}
