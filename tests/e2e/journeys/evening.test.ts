import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { boxFaults } from "../../players/browser/checks/boxes.ts";

withPlotluck();

const RULES = {
	num_switches: 2,
	faster_phases: true,
	write_duration: 600,
	show_instructions: false,
	read_together: true,
	forced_prompts: true,
	multi_prompt: true,
};
const NAMES = ["Gandalf", "Miss Piggy", "A Sad Toaster", "The Moon", "Batman"];
const PARTS = 2;
const STORIES = 4;
const SIZES = {
	Mika: { width: 1440, height: 900 },
	Boooo: { width: 390, height: 844 },
	Spuddy: { width: 320, height: 568 },
	Tanger: { width: 844, height: 390 },
	Watcher: { width: 1024, height: 768 },
	TV: { width: 1920, height: 1080 },
};

/** A phone whose keyboard is up while its player writes. */
const ABOVE_KEYBOARD = { width: 390, height: 450 };

const open = (name: keyof typeof SIZES) => BrowserPlayer.open(browser, name, SIZES[name]);

test("a whole evening on six screens, from the invitation to another round", {
	timeout: 400_000,
}, async () => {
	const host = await open("Mika");
	const code = await host.createRoom(plotluck.url, "default", RULES);
	const guests = await Promise.all(
		(["Boooo", "Spuddy", "Tanger"] as const).map(async (name) => {
			const guest = await open(name);
			await guest.page.goto(`${plotluck.url}/game/${code}`);
			await guest.sees("You’re expected at");
			await guest.introduce();
			await guest.sees("Waiting for Mika");
			return guest;
		}),
	);
	const [boo, spud, tanger] = guests as [BrowserPlayer, BrowserPlayer, BrowserPlayer];
	const viewer = await open("Watcher");
	await viewer.page.goto(`${plotluck.url}/game/${code}`);
	await viewer.page.getByRole("textbox", { name: "Name" }).fill("Watcher");
	await viewer.page.getByText("yes", { exact: true }).click();
	await viewer.press("Just watch");
	const tv = await open("TV");
	await tv.page.goto(`${plotluck.url}/tv?code=${code}`);
	await tv.sees("4 at the table");

	const players = [host, ...guests];
	const people = [...players, viewer];
	const all = [...people, tv];
	const everybody = <T>(work: (player: BrowserPlayer) => Promise<T>, of = players) =>
		Promise.all(of.map(work));

	await boo.page.getByRole("button", { name: /^Mika, host/ }).click();
	await boo.press("Throw a heart");
	await host.press("Open the book with 4");
	await everybody(async (player) => {
		await player.submitCharacters(NAMES.map((name) => `${name} of ${player.name}`));
		await player.chooseCharacters(2);
	});
	await boo.page.setViewportSize(ABOVE_KEYBOARD);
	await everybody((player) => player.write(1, `${player.name} opened the door. It was a door.`));
	await tv.sees(/Shh\./);
	await everybody((player) => player.done());
	await boo.textBox.waitFor({ timeout: 40_000 });
	await boo.page.getByRole("button", { name: "Re-read" }).waitFor();
	expect(await boxFaults(boo.page, [ABOVE_KEYBOARD])).toEqual([]);
	for (const place of [1, 2, 3, 1]) {
		const prompt = boo.prompts.nth(place - 1).locator("[dir=auto]");
		const turn = boo.page.getByRole("button", { name: `${place} of 3` });
		expect(await turn.textContent()).toContain(await prompt.textContent());
		expect(await prompt.isVisible()).toBe(false);
		await turn.click();
	}
	await everybody((player) => player.write(2, `${player.name} closed it again. The end.`));
	expect(await boxFaults(boo.page, [ABOVE_KEYBOARD])).toEqual([]);
	await everybody((player) => player.done());
	await boo.page.setViewportSize(SIZES.Boooo);
	await everybody((player) => player.nameStory(`The ${player.name} affair`));

	for (let story = 1; story <= STORIES; story++) {
		await tv.sees(`Story ${story} of ${STORIES}`);
		for (let part = 1; part <= PARTS; part++) {
			await everybody((player) => player.sees(`Part ${part} of ${PARTS}.`), people);
			await everybody(react, people);
			if (part < PARTS) await host.press("Next part");
			else if (story < STORIES) await host.press("Next story");
		}
	}
	await tv.page
		.getByText(/marked/)
		.first()
		.waitFor();
	await everybody((player) => player.sees("On to the awards"), guests);
	await host.press("Take everyone to the awards");
	await viewer.vote(); // first, because the vote does not wait for the audience
	await everybody((player) => player.vote());

	await everybody((player) => player.sees(/Award \d of 5/), [tv, boo]);
	// A busy machine needs longer for a page than the reveal for an award.
	await host.press("Host’s desk");
	await host.press("Pause the game");
	await tanger.page.reload();
	// Who comes back is on the step that runs, which the others see too.
	await expect
		.poll(
			async () => {
				const [seen, back] = await Promise.all([awardOn(tv), awardOn(tanger)]);
				return seen !== null && seen === back;
			},
			{ timeout: 30_000 },
		)
		.toBe(true);
	await host.press("Resume");
	await host.press("Skip to the winner");
	await tv.sees("What a library");
	await everybody(async ({ page }) => {
		await page.getByRole("button", { name: "To the library" }).click({ timeout: 60_000 });
		await page.getByText("What a").first().waitFor();
	}, people);

	await host.press("Again, same friends");
	await boo.press(/^Join$/);
	await spud.press(/^Join$/);
	await tanger.press("Stay with the stories");
	await host.sees("Open the book with 3");
	await tanger.sees("The Mika affair");
	await host.press("Open the book with 3");
	await everybody((player) => player.sees("Who’s in it?"), [host, boo, spud]);
	await tanger.sees("The Mika affair");
	for (const player of all) expect([player.name, player.complaints]).toEqual([player.name, []]);
});

/** Returns the number of the award that is on a screen; null without one. */
async function awardOn({ page }: BrowserPlayer): Promise<string | null> {
	const text = await page.locator("body").textContent();
	return /Award (\d) of 5/.exec(text ?? "")?.[1] ?? null;
}

/** Gives a heart to the open part and marks its first sentence, unless the reader wrote it. */
async function react({ page }: BrowserPlayer): Promise<void> {
	const heart = page.getByRole("button", { name: /^heart/ });
	const star = page.getByRole("heading", { name: "They’re reading you" });
	await heart.or(star).first().waitFor();
	if (await star.isVisible()) return;
	await heart.click();
	await page.getByRole("button", { name: /^heart, \d so far/, pressed: true }).waitFor();
	await page.locator("article").first().getByRole("button").first().click();
	await page
		.getByText("Your marker’s on it.")
		.or(page.getByText(/others? marked this one/))
		.waitFor();
}
