import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck({});

const RULES = { num_switches: 1, faster_phases: true, write_duration: 0, num_characters_submit: 3 };

async function open(rules: object): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	await player.createRoom(plotluck.url, "solo", rules);
	await player.sees("A table for one");
	await look(player, "solo-lobby");
	await player.press("Open the book");
	return player;
}

/** Writes the only part, whose prompts are open from the start, and gives it a title. */
async function writeAndName(player: BrowserPlayer, form: string): Promise<void> {
	await player.write(1, "Nobody else will ever know.");
	expect(await player.prompts.count()).toBe(3);
	await look(player, `${form}-write`);
	await player.done();
	await player.nameStory("The only one");
	await player.sees("Take a bow");
	await player.page.locator("q", { hasText: "Nobody else will ever know." }).waitFor();
	await look(player, `${form}-curtain-call`);
	await player.toLibrary();
	await player.sees("All yours");
	await player.sees("Nobody else will ever know.");
	await player.page.getByText("All the numbers").click();
	await player.sees("Words in an average part");
	await look(player, `${form}-results`);
	expect(await player.page.getByText("WRITERS").count()).toBe(0);
	expect(player.complaints).toEqual([]);
}

test("alone, one names the pair, writes their story, and plays again", async () => {
	const player = await open({ ...RULES, maturity: "MATURE" });
	await player.sees("Just you and your favourite two");
	await player.press("I'm ready");
	await player.sees("Who are the two of them?");
	const fields = player.page.getByRole("textbox");
	await fields.nth(1).fill("the moon");
	const dice = player.page.getByRole("button", { name: "A random name for character 1" });
	await fields.nth(0).click();
	await player.page.keyboard.type("Grandma Wolf");
	await dice.click();
	await expect.poll(() => fields.nth(0).inputValue()).not.toBe("Grandma Wolf");
	await fields.nth(0).focus();
	await player.page.keyboard.press("Control+Z");
	expect(await fields.nth(0).inputValue()).toBe("Grandma Wolf");
	// The news is there for seconds only, so it is waited for from before a throw.
	const news = player.page.getByRole("status").getByText(/^Character 1 is .+\.$/);
	const said = news.waitFor();
	const names = new Set<string>();
	for (let throws = 0; throws < 5; throws++) {
		await dice.click();
		names.add(await fields.nth(0).inputValue());
	}
	expect(names.size).toBeGreaterThan(1);
	await said;
	await news.waitFor({ state: "detached" }); // who reads the page later would take it for new
	expect(await dice.boundingBox()).toMatchObject({ width: 50, height: 50 });
	await fields.nth(0).fill("A Sad Toaster");
	await fields.nth(1).fill("Gandalf");
	await player.page.getByText("18+", { exact: true }).click();
	await look(player, "solo-pair");
	await player.press("These are the ones");
	await player.textBox.waitFor();
	await player.sees("18+");
	await writeAndName(player, "solo-otp");
	await player.press("Play again");
	await player.sees("Open the book");
});

test("alone, one fills the pot with names and writes about the two that are drawn", async () => {
	const player = await open({ ...RULES, solo_self_shuffle: true });
	await player.sees("A table for one");
	await player.press("I'm ready");
	await player.submitCharacters(["Gandalf", "Miss Piggy", "Moby Dick"]);
	await player.sees("Once upon a time there were");
	const lines = player.page.locator("main").getByRole("status");
	const drawn = await lines.locator("bdi").allTextContents();
	expect(drawn).toHaveLength(2);
	await writeAndName(player, "solo-random");
	await player.confirm("Close the room", "Are you sure?");
	await player.sees("The host has closed this room");
});
