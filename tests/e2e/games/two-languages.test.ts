import { expect, test } from "vitest";
import { german } from "../../../db/seeds/de/index.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const RULES = {
	show_instructions: false,
	num_switches: 2,
	num_characters_submit: 2,
	faster_phases: true,
	forced_prompts: true,
};

test("a German host and a Japanese guest play a game, each in their own language", {
	timeout: 300_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Käthe", PHONE, {}, "de");
	const guest = await BrowserPlayer.open(browser, "さくらこ", PHONE, {}, "ja");
	const all = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
		Promise.all([host, guest].map(work));

	const code = await host.createRoom(plotluck.url, "default", RULES);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.sees("このテーブルではドイツ語で書きます。");
	await guest.introduce();
	await guest.sees("ドイツ語の物語");
	await host.press(host.say.tableWords.lobby.start(2));
	await all((player) => player.sees(player.say.screenWords.characters.heading));
	await host.submitCharacters(["Das Sams", "Ein Toaster"]);
	await guest.submitCharacters(["くま先生", "A Sad Lamp"]);
	await all((player) => player.sees(player.say.screenWords.create.heading));
	expect(await guest.page.getByText("Das Sams").first().getAttribute("lang")).toBe("de");
	await all((player) => player.chooseCharacters(2));
	for (const part of [1, 2]) {
		await host.write(part, `Es regnete Nudeln im ${part}. Kapitel. Niemand hatte einen Löffel.`);
		await guest.write(part, `第${part}章で雨がやんだ。だれも傘を返さなかった。`);
		const prompts = await guest.prompts.allTextContents();
		expect(german.basic.filter((one) => prompts.some((text) => text.includes(one)))).not.toEqual(
			[],
		);
		await expect(guest.textBox.getAttribute("lang")).resolves.toBe("de");
		await all((player) => player.done());
	}
	await all((player) => player.sees(player.say.screenWords.title.heading));
	await host.nameStory("Die Nudelflut");
	await guest.nameStory("傘の帰り道");
	await all((player) => player.sees(player.say.readingWords.read.heading));
	await host.readStories(["傘の帰り道"], false);
	await guest.readStories(["Die Nudelflut"], false);
	await all((player) => player.toLibrary());
	await all((player) => player.sees(player.say.readingWords.results.heading[1]));
	for (const player of [host, guest]) {
		await player.sees("Die Nudelflut");
		await player.sees("傘の帰り道");
		await look(player, "results");
		expect(player.complaints).toEqual([]);
	}
});
