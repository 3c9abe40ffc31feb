import Zip from "jszip";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { utcDate } from "#game/settings/first-line.ts";
import { STATUS } from "#game/status.ts";
import { firstLineOf } from "../../../content/first-lines/index.ts";
import { CLASSIC, RECIPE_PATH } from "../../../web/recipe/recipe.ts";
import { recipeText } from "../../../web/recipe/write-recipe.ts";
import type { BrowserEngine } from "../../players/engines/engine.ts";
import { EnginePlayer } from "../../players/engines/engine-player.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { REPORTED, serveFaultyPage } from "./faulty-page.ts";
import { playOverDays } from "./over-days.ts";
import { CAST, fitsAboveKeyboard, reload, valueIn } from "./steps.ts";

const RECIPE = { settings: CLASSIC, packs: [], cast: ["Gräfin Käse", "The Duck"] };
const PARTS = [1, 2, 3].map((part) => `Mika wrote part ${part}. <b>It rained</b>.`);
/** Each step may need a minute on a busy machine. */
const LONG = { timeout: 300_000 };

/** Declares the tests of an evening in an engine, which the tests play one after the other. */
export function playDefaultEvening(start: () => Promise<BrowserEngine>): void {
	let engine: BrowserEngine;
	let plotluck: Plotluck;
	let host: EnginePlayer;
	let screen: EnginePlayer;
	let guests: WirePlayer[];
	let code: string;

	beforeAll(async () => {
		[engine, plotluck] = await Promise.all([start(), startPlotluck()]);
		host = new EnginePlayer(engine.first);
	});
	afterAll(async () => {
		await engine?.stop();
		await plotluck?.stop();
	});
	afterEach(async () => expect(await engine.complaints()).toEqual([]));

	test("the console reports errors, uncaught ones and violations of the policy", async () => {
		const page = await serveFaultyPage();
		await host.tab.goto(page.url);
		const reports: string[] = [];
		for (const fault of REPORTED)
			await host.until(`notice ${fault}`, async () => {
				reports.push(...(await engine.complaints()));
				return reports.join().includes(fault);
			});
		page.stop();
	});

	test("somebody signs up in a window, signs out, and signs in again", LONG, async () => {
		const name = "Mika_Heron";
		await host.tab.goto(`${plotluck.url}/user`);
		const signUp = await signInWindow(host);
		await signUp.click({ role: "text", name: /^I’m new$/ });
		await signUp.write(/^Name/, name);
		await signUp.write(/^Password/, "a heron in the rain");
		await signUp.press("Make my account");
		await signUp.sees("Your spare keys");
		await signUp.press("I’ve kept them");
		await host.sees(`Signed in as ${name}.`);
		await closed(signUp);
		await host.tab.reload();
		await host.sees(`Signed in as ${name}.`);

		await host.press("Sign out");
		const signIn = await signInWindow(host);
		await signIn.write(/^Name/, name.toLowerCase());
		await signIn.write(/^Password/, "a heron in the rain");
		await signIn.press(/^Sign in$/);
		await host.sees(`Signed in as ${name}.`);
		await closed(signIn);
	});

	test("home leads to a room, to which friends and a big screen come", LONG, async () => {
		await host.tab.goto(`${plotluck.url}${RECIPE_PATH}${recipeText(RECIPE)}`);
		for (const name of RECIPE.cast) await host.sees(name);
		await host.tab.goto(plotluck.url);
		await host.sees("Take home a saga.");
		await host.sees(firstLineOf(utcDate(Date.now()), "en").opening);
		await host.press("Start a room");
		await host.write("Your name", "Mika");
		await host.click({ role: "text", name: /^yes$/ });
		await host.press("Open a room");
		await host.sees("Friends join with this code");
		code = (await host.tab.url()).slice(-4);
		guests = await Promise.all(
			["Boooo", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
		);
		await reload(host, "Spuddy");
		screen = new EnginePlayer(await engine.open());
		await screen.tab.goto(`${plotluck.url}/tv`);
		await screen.write("Room code", code.toLowerCase());
		await screen.press("Curtain up");
		await screen.sees("3 at the table");
	});

	test(
		"a host writes, loses the server for a while, and goes on after each reload",
		LONG,
		async () => {
			await host.press("Open the book");
			// The device has never played.
			await host.press("I’m ready");
			await host.sees("Who’s in it?");
			await host.write(/^/, CAST[0] ?? "");
			await reload(host, "Who’s in it?");
			expect(await valueIn(host, "main input")).toBe(CAST[0]);
			for (const [i, name] of CAST.entries()) if (i > 0) await host.write(/^/, name, i);
			await host.press("Into the pot");
			await playTo(guests, STATUS.storyCreate);

			await reload(host, "Your cast");
			for (const nth of [0, 1]) await host.click({ role: "checkbox", name: /^/, nth });
			await host.press("Select");
			await playTo(guests, STATUS.storyWrite);
			await screen.sees(/Shh\./);

			await host.write(/^/, PARTS[0] ?? "");
			await host.sees("saved");
			await reload(host, /^Part 1$/);
			expect(await valueIn(host, "main textarea")).toBe(PARTS[0]);
			await loseServer();
			await host.click({ role: "switch", name: /^/ });
			const written = playTo(guests, STATUS.storyTitle);
			for (const [i, part] of PARTS.entries()) {
				if (i === 0) continue;
				await host.sees(new RegExp(`^Part ${i + 1}$`));
				await host.write(/^/, part);
				if (i === 1) await fitsAboveKeyboard(host);
				await host.click({ role: "switch", name: /^/ });
			}
			await written;

			await reload(host, "What’s it called?");
			await host.write("Title", "The Mika affair");
			await host.press("That’s the title");
			await playTo(guests, STATUS.reacting);
		},
	);

	/** Stops the server while the host writes. The page shows it, and goes on by itself. */
	async function loseServer(): Promise<void> {
		await plotluck.server.stop();
		await host.sees(/connection lost|reconnecting|connection error/);
		await host.tab.reload();
		await host.sees("The line to the kitchen’s gone dead");
		await plotluck.startAgain();
		await host.sees(/^Part 1$/);
		expect(await valueIn(host, "main textarea")).toBe(PARTS[0]);
		await host.sees(/^player connected$/);
		await screen.sees(/Shh\./);
		await Promise.all(guests.map((guest) => guest.connect()));
		// The browser reports every call that the server did not answer.
		await engine.complaints();
	}

	test(
		"the stories are read, the votes are counted, and the reveal leads to the library",
		LONG,
		async () => {
			const over = playTo(guests, STATUS.results);
			for (const story of [1, 2, 3])
				for (const part of [1, 2, 3]) {
					await host.sees(`Part ${part} of 3.`);
					if (story === 1 && part === 2) await reload(host, "Part 2 of 3.");
					await host.until(
						"react",
						async () =>
							(await host.tab.click({ role: "button", name: /^heart/ })) ||
							(await host.tab.shows({ role: "text", name: "Look up. Act surprised." })),
					);
					if (part < 3) await host.press("Next part");
					else if (story < 3) await host.press("Next story");
				}
			await screen.sees("Story 3 of 3");
			await screen.until("see the faces of the writers at the foot of the stage", async () => {
				const wide = await screen.tab.evaluate(() => {
					const faces = [...document.querySelectorAll("[data-face] img")];
					return faces.filter((face) => face.getBoundingClientRect().width > 15).length;
				}, null);
				return wide === 3;
			});
			await host.press("Take everyone to the awards");
			await reload(host, "Stick them");
			for (let award = 0; award < 5; award++) {
				await host.click({ role: "radio", name: /^/, nth: award });
				await host.click({ role: "radio", name: /^Title by Boooo/ });
			}
			await host.press("Hand in, 5 of 5 given");
			await reload(host, /Award \d of 5/);
			await host.press("Skip to the winner");
			await screen.sees("What a library");
			await over;
			await host.press("To the library");
			await reload(host, "FANFICS");
		},
	);

	test("the stories are taken home, and one is shared by a permalink", LONG, async () => {
		const saved = async (button: string) => {
			const { name, content } = await host.tab.download(() => host.press(button));
			return { name, files: Object.values((await Zip.loadAsync(content)).files) };
		};
		await host.click({ role: "text", name: /^Take them home$/ });
		const texts = await saved("Texts .zip");
		expect(texts.name).toContain(`${code}_texts`);
		const written = await Promise.all(texts.files.map((file) => file.async("string")));
		for (const part of PARTS) expect(written.join()).toContain(part);
		const pictures = await saved("Pictures .zip");
		expect(pictures.files).toHaveLength(3);
		for (const file of pictures.files) expect((await file.async("string")).slice(1, 4)).toBe("PNG");
		const book = await saved("Book .epub");
		expect(book.files.map(({ name }) => name)).toContain("mimetype");

		await host.press(/The Mika affair/);
		await host.press("More");
		await host.press("Link");
		let link = "";
		await host.until("read the permalink", async () => {
			link = await valueIn(host, "dialog input");
			return link !== "";
		});
		await screen.tab.goto(link);
		await screen.sees("The Mika affair");
		await screen.sees(PARTS[0] ?? "");
		await host.tab.reload();
	});

	test("the same friends play another round", LONG, async () => {
		await host.press("Again, same friends");
		for (const guest of guests) {
			await guest.until(() => guest.game.status === STATUS.lobby);
			expect(await guest.act("game/again")).toBeNull();
		}
		await host.press("Open the book");
		await host.sees("Who’s in it?");
		expect(await valueIn(host, "main input")).toBe("");
	});

	test("a game over days is at home, and opens where it was left", LONG, () =>
		playOverDays(host, plotluck.url),
	);
}

/** Opens the window for signing in. */
async function signInWindow(player: EnginePlayer): Promise<EnginePlayer> {
	const popup = new EnginePlayer(await player.tab.popup(() => player.press(/^Sign in$/)));
	await popup.sees("Good to see you");
	return popup;
}

/** Waits until the page has closed the window. */
const closed = ({ tab }: EnginePlayer): Promise<void> =>
	expect.poll(() => tab.isClosed(), { timeout: 60_000 }).toBe(true);
