import { expect, test } from "vitest";
import type { Language } from "#game/settings/languages.ts";
import { SEED_PACKS } from "../../../db/seeds/index.ts";
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

/** What a player of each language is called and writes. */
const PEOPLE: Record<
	Language,
	{ name: string; names: [string, string]; title: string; part: string }
> = {
	en: {
		name: "Dot",
		names: ["A Sad Toaster", "The Owl"],
		title: "The owl affair",
		part: "It rained noodles. Nobody had a spoon.",
	},
	de: {
		name: "Käthe",
		names: ["Das Sams", "Ein Toaster"],
		title: "Die Nudelflut",
		part: "„Es regnet“, sagte das Sams. Niemand hatte einen Löffel.",
	},
	es: {
		name: "Íñigo",
		names: ["El ratón", "Una lámpara"],
		title: "El año de la sopa",
		part: "¿Llovía? Llovía. «Vámonos», dijo el ratón.",
	},
	fr: {
		name: "Zoé",
		names: ["Le préfet", "Une bassine"],
		title: "L'œuf et la bassine",
		part: "Il pleuvait des nouilles. « Et alors ? » dit le préfet.",
	},
	"pt-BR": {
		name: "João",
		names: ["A capivara", "O fogão"],
		title: "A capivara no fogão",
		part: "Choveu macarrão. Ninguém trouxe colher, não.",
	},
	ja: {
		name: "さくら",
		names: ["くま先生", "傘おばけ"],
		title: "傘の帰り道",
		part: "雨がやんだ。だれも傘を返さなかった。",
	},
};

test.each<[Language, Language]>([
	["de", "ja"],
	["es", "fr"],
	["pt-BR", "en"],
])(
	"a host in %s and a guest in %s play a game, each in their own language",
	{ timeout: 300_000 },
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
		for (const part of [1, 2]) {
			await host.write(part, hosts.part);
			await guest.write(part, others.part);
			const prompts = await guest.prompts.allTextContents();
			const pack = SEED_PACKS[tables].basic ?? [];
			expect(pack.some((one) => prompts.some((text) => text.includes(one)))).toBe(true);
			expect(await guest.textBox.getAttribute("lang")).toBe(tables);
			await all((player) => player.done());
		}
		await all((player) => player.sees(player.say.screenWords.title.heading));
		await host.nameStory(hosts.title);
		await guest.nameStory(others.title);
		await all((player) => player.sees(player.say.readingWords.read.heading));
		await host.readStories([others.title], false);
		await guest.readStories([hosts.title], false);
		await all((player) => player.toLibrary());
		await all((player) => player.sees(player.say.readingWords.results.heading[1]));
		for (const player of [host, guest]) {
			for (const { title } of [hosts, others]) await player.sees(title);
			await look(player, `results-${tables}`);
			expect(player.complaints).toEqual([]);
		}
	},
);
