import { expect, test } from "vitest";
import type { Language } from "#game/settings/languages.ts";
import { STATUS } from "#game/status.ts";
import { SEED_PACKS } from "../../../db/seeds/index.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";

withPlotluck();

/** Opens the seat of somebody who plays alone, at a phase. */
async function alone(status: number, rules: object): Promise<BrowserPlayer> {
	const settings = { game_mode: "solo_mode", ...rules };
	const [solo] = await roomAt(plotluck, status, { players: 1, settings });
	return enterSeatOf(solo);
}

test("in solo a player names a pair of any age, with a dice button that can be undone", async () => {
	const player = await alone(STATUS.characters, { maturity: "MATURE" });
	await player.sees("Which two?");
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
	await player.press("These are the ones");
	await player.textBox.waitFor();
	await player.sees("18+");
	expect(player.complaints).toEqual([]);
});

test("in solo a player writes about two drawn characters, and closes the room", async () => {
	const player = await alone(STATUS.storyWrite, { self_shuffle: true });
	await player.textBox.waitFor();
	const drawn = /there were\s*Player1 (\d)\s*Player1 (\d)\s*and no one/;
	const [, first, second] =
		drawn.exec((await player.page.locator("main").textContent()) ?? "") ?? [];
	expect(new Set([first, second]).size).toBe(2);
	await player.write(1, "Nobody else will ever know.");
	await player.done();
	await player.nameStory("The only one");
	await player.toLibrary();
	await player.page.locator("#game-stats > summary").click();
	await player.sees("Words in an average part");
	await player.press("Host’s desk");
	await player.confirm("Close the room", "Are you sure?");
	await player.sees("The host has closed this room");
	expect(player.complaints).toEqual([]);
});

const PHONE = { width: 390, height: 844 };
const RULES = {
	show_instructions: false,
	num_characters_submit: 2,
	faster_phases: true,
	forced_prompts: true,
};

/** What a player of each language is called and writes. */
const PEOPLE: Record<Language, { name: string; names: [string, string]; part: string }> = {
	en: {
		name: "Dot",
		names: ["A Sad Toaster", "The Owl"],
		part: "It rained noodles. Nobody had a spoon.",
	},
	de: {
		name: "Käthe",
		names: ["Das Sams", "Ein Toaster"],
		part: "„Es regnet“, sagte das Sams. Niemand hatte einen Löffel.",
	},
	es: {
		name: "Íñigo",
		names: ["El ratón", "Una lámpara"],
		part: "¿Llovía? Llovía. «Vámonos», dijo el ratón.",
	},
	fr: {
		name: "Zoé",
		names: ["Le préfet", "Une bassine"],
		part: "Il pleuvait des nouilles. « Et alors ? » dit le préfet.",
	},
	"pt-BR": {
		name: "João",
		names: ["A capivara", "O fogão"],
		part: "Choveu macarrão. Ninguém trouxe colher, não.",
	},
	ja: {
		name: "さくら",
		names: ["くま先生", "傘おばけ"],
		part: "雨がやんだ。だれも傘を返さなかった。",
	},
};

test.each<[Language, Language]>([
	["de", "ja"],
	["es", "fr"],
	["pt-BR", "en"],
])(
	"a host in %s and a guest in %s write at one table, each with buttons of their own language",
	{ timeout: 180_000 },
	async (tables, guests) => {
		const open = (language: Language) =>
			BrowserPlayer.open(browser, PEOPLE[language].name, PHONE, {}, language);
		const [host, guest] = await Promise.all([open(tables), open(guests)]);
		const [hosts, others] = [PEOPLE[tables], PEOPLE[guests]];
		const all = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
			Promise.all([host, guest].map(work));

		const code = await host.createRoom(plotluck.url, "default", RULES);
		await guest.page.goto(`${plotluck.url}/game/${code}`);
		await guest.sees(guest.say.languageWords.table(tables));
		await guest.introduce();
		await guest.sees(guest.say.languageWords.chip(tables));
		await host.press(host.say.tableWords.lobby.start(2));
		await all((player) => player.sees(player.say.screenWords.characters.heading));
		await host.submitCharacters(hosts.names);
		await guest.submitCharacters(others.names);
		await all((player) => player.sees(player.say.screenWords.create.heading));
		// The guest was dealt what the host has submitted.
		const [dealt] = hosts.names;
		expect(await guest.page.getByText(dealt).first().getAttribute("lang")).toBe(tables);
		await all((player) => player.chooseCharacters(2));
		for (const [player, { part }] of [
			[host, hosts],
			[guest, others],
		] as const)
			await player.write(1, part);
		const prompts = await guest.prompts.allTextContents();
		const pack = SEED_PACKS[tables].basic ?? [];
		expect(pack.some((one) => prompts.some((text) => text.includes(one)))).toBe(true);
		expect(await guest.textBox.getAttribute("lang")).toBe(tables);
		for (const { complaints } of [host, guest]) expect(complaints).toEqual([]);
	},
);
