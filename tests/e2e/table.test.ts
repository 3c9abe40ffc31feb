import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ENGLISH } from "#game/settings/languages.ts";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../players/browser/engine.ts";
import { look } from "../players/browser/screenshots.ts";
import { playTo } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** How long a busy machine may take, in ms. */
const SOON = { timeout: 15_000 };
const RULES = {
	...{ num_switches: 1, write_duration: 0, show_instructions: false, forced_prompts: false },
	...{ num_characters_submit: 5, auto_sync_parts_to_players: false },
};

let host: BrowserPlayer;
let guest: BrowserPlayer;
let code: string;
const opened: BrowserPlayer[] = [];

async function person(name: string, size = PHONE, options = {}): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, name, size, options);
	opened.push(player);
	return player;
}

/** Takes a seat by the invitation. */
async function join(player: BrowserPlayer): Promise<void> {
	await player.page.addInitScript((name) => {
		localStorage.playerName = name;
		localStorage.playerMature = "true";
	}, player.name);
	await player.page.goto(`${plotluck.url}/game/${code}`);
	const seat = player.page.getByRole("button", { name: "Sit down" });
	const lobby = player.page.getByText("to open the book");
	await seat.or(lobby).first().waitFor();
	if (await seat.isVisible()) await seat.click();
	await player.sees("Waiting for Mika to open the book");
}

const seatOf = (player: BrowserPlayer, name: string) =>
	player.page.getByRole("list", { name: "At the table" }).getByRole("button", { name });

/** The text about sparks for screen readers. */
const news = (player: BrowserPlayer) => player.page.locator("[data-sparks]").textContent();

beforeEach(async () => {
	host = await person("Mika");
	guest = await person("Boooo", DESKTOP);
	code = await host.createRoom(plotluck.url, "default", RULES);
	await join(guest);
});
afterEach(async () => {
	expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
	for (const player of opened.splice(0)) await player.page.context().close();
});

describe("the table of the lobby", () => {
	test("leads to the guide on a device that has never played, once, in a room without it", async () => {
		const newcomer = await BrowserPlayer.open(browser, "Newie", PHONE, {}, ENGLISH, true);
		opened.push(newcomer);
		await join(newcomer);
		await host.press("Open the book with 3");
		for (const player of [host, guest]) await player.sees("Who should be in it?");
		await newcomer.sees("Bring characters");
		await look(newcomer, "newcomer-guide");
		await newcomer.press("I'm ready");
		await newcomer.sees("Who should be in it?");
		await newcomer.page.reload();
		await newcomer.sees("Who should be in it?");
	});

	test("marks who has just come, counts them on the button, and has the QR code on a desktop", async () => {
		await host.sees("Boooo, just in");
		await host.press("Open the book with 2");
		await guest.page.getByText("Who should be in it?").waitFor();
	});

	test("lets people hop and throw by keyboard, and tells the others", async () => {
		await seatOf(guest, "Boooo, you").focus();
		await guest.page.keyboard.press("Enter");
		await expect.poll(() => news(host), SOON).toBe("Boooo hopped.");
		await guest.page.keyboard.press("ArrowLeft");
		await expect
			.poll(() => guest.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
			.toMatch(/^Mika, host/);
		await guest.page.keyboard.press("Enter");
		await guest.press("Throw a fire");
		await expect.poll(() => news(host), SOON).toBe("Boooo threw fire at you.");
		await seatOf(guest, "Mika, host").click();
		await expect.poll(() => news(host), SOON).toMatch(/Boooo threw fire at you\./);
		// Old news is removed from the page.
		await expect.poll(() => news(host), SOON).toBe("");
		await look(guest, "table-lobby-desktop");
		await look(host, "table-lobby-phone");
	});

	test("offers the host, and nobody else, to kick the player who was tapped, and asks first", async () => {
		const kicks = (player: BrowserPlayer) =>
			player.page
				.getByRole("group", { name: /^Throw at/ })
				.getByRole("button")
				.last();
		await seatOf(guest, "Mika, host").click();
		expect(await kicks(guest).getAttribute("aria-label")).toMatch(/^Throw/);
		await seatOf(host, "Boooo").click();
		expect(await kicks(host).textContent()).toBe("Kick");
		await look(host, "table-lobby-kick");
		await kicks(host).click();
		await host.page.getByRole("dialog", { name: "Show Boooo out?" }).waitFor();
		await look(host, "table-lobby-kick-asks");
		await host.press("Let them stay");
		await host.page.getByRole("dialog").waitFor({ state: "detached" });
		expect(await seatOf(guest, "Boooo, you").count()).toBe(1);
	});

	test("flies what is thrown, hidden from screen readers, and lets nothing fly with reduced motion", async (context) => {
		skipInFirefox(context, "motion");
		const lively = await person("Spuddy", PHONE, { reducedMotion: "no-preference" });
		await join(lively);
		const flying = (player: BrowserPlayer) =>
			player.page.evaluate(
				() =>
					new Promise<number>((done) => {
						const count = () => {
							const picture = document.querySelector('body [aria-hidden="true"] > img[alt=""]');
							const frames = picture
								?.getAnimations()
								.flatMap((one) => (one.effect as KeyframeEffect).getKeyframes());
							if (frames?.length) done(new Set(frames.map(({ transform }) => transform)).size);
							else requestAnimationFrame(count);
						};
						count();
					}),
			);
		const [moving, still] = [flying(lively), flying(host)];
		await guest.page.getByRole("list", { name: "At the table" }).waitFor();
		await seatOf(guest, "Mika, host").click();
		await guest.press("Throw a heart");
		expect(await moving).toBeGreaterThan(5);
		expect(await still).toBe(1);
	});

	test("shows guests a rule that the host changes, marked and in words", async () => {
		await host.page.getByRole("radio", { name: /Long dinner/ }).click({ force: true });
		await guest.page.locator("[data-changed]").first().waitFor();
		await guest.sees("4 parts");
		await guest.sees(/The rules have changed: Long dinner/);
		await guest.page.locator("[data-changed]").first().waitFor({ state: "detached" });
		await host.press("House rules");
		await look(host, "house-rules");
		await host.page.getByRole("dialog").getByRole("radio", { name: "18+" }).check({ force: true });
		await host.press("That's how we play");
		await host.page.getByRole("dialog").waitFor({ state: "detached" });
		await guest.sees("18+");
	});

	test("tells everybody for a moment who holds the crown", async () => {
		await host.press("Host's desk");
		await host.confirm("Crown Boooo", "Boooo it is?");
		const text = "Mika passed it on. You hold the crown.";
		await guest.sees(text);
		await guest.page.getByText(text).waitFor({ state: "detached" });
		await guest.sees("Open the book with 2");
	});
});

describe("the table while waiting", { timeout: 180_000 }, () => {
	test("counts the pencils and lets people poke each other once in ten seconds", async () => {
		const friend = await WirePlayer.join(plotluck.url, code, "Spuddy");
		await host.press("Open the book with 3");
		await guest.submitCharacters(["A", "B", "C", "D", "E"]);
		await guest.sees("Mika and Spuddy are writing.");
		const poke = guest.page.getByRole("button", { name: /^Mika, host, writing. Poke/ });
		await host.page.getByRole("textbox").first().pressSequentially("Gan");
		await poke.click();
		await guest.sees("Mika felt that.");
		await guest.sees(/Next poke in 0:\d\d/);
		const peeks = host.page.getByText("Boooo is peeking");
		await peeks.waitFor();
		// Typing goes on where it was.
		await host.page.keyboard.type("dalf");
		expect(await host.page.getByRole("textbox").first().inputValue()).toBe("Gandalf");
		await poke.click();
		await peeks.waitFor({ state: "detached" });
		await look(guest, "table-waiting-desktop");
		await guest.page.setViewportSize(PHONE);
		await look(guest, "table-waiting-phone");

		await guest.page.getByText("Others may poke me").click();
		const written = playTo([friend], STATUS.storyWrite);
		await host.submitCharacters(["F", "G", "H", "I", "J"]);
		for (const player of [host, guest]) await player.chooseCharacters(2);
		await written;
		await guest.write(1, "First of all. And that was the end of it.");
		await guest.done();
		await guest.sees("You left them with");
		await guest.sees("And that was the end of it.");
		await guest.press("Write on after all");
		await guest.textBox.waitFor();
		expect(await guest.textBox.inputValue()).toMatch(/the end of it\.$/);
	});
});
