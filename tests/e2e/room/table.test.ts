import { expect, test } from "vitest";
import { ENGLISH } from "#game/settings/languages.ts";
import { STATUS } from "#game/status.ts";
import { createWords } from "#words/game/create.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { takeTurn, twoPlayers } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { spark } from "../../server/gateway/sparks/sparking.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** How long a busy machine may take, in ms. */
const SOON = { timeout: 15_000 };
const RULES = {
	...{ num_switches: 1, write_duration: 0, show_instructions: false, forced_prompts: false },
	...{ num_characters_submit: 5, auto_sync_parts_to_players: false },
};

/** Takes a seat by the invitation. */
async function join(player: BrowserPlayer, code: string): Promise<BrowserPlayer> {
	await player.page.addInitScript((name) => {
		localStorage.playerName = name;
		localStorage.playerMature = "true";
	}, player.name);
	await player.page.goto(`${plotluck.url}/game/${code}`);
	await player.press("Sit down");
	await player.sees(/Waiting for \w+ to open the book/);
	return player;
}

const seatOf = (player: BrowserPlayer, name: string) =>
	player.page.getByRole("list", { name: "At the table" }).getByRole("button", { name });

/** The text about sparks for screen readers. */
const news = (player: BrowserPlayer) => player.page.locator("[data-sparks]").textContent();

/** Returns in how many places something flies over the page, and 1 for something that is still. */
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

test("players in the lobby hop, throw, see changed rules and pass the crown", {
	timeout: 180_000,
}, async () => {
	const mika = await WirePlayer.host(plotluck.url, RULES, "Mika");
	const code = mika.seat.room_code;
	const host = await enterSeatOf(mika);
	const guest = await join(await BrowserPlayer.open(browser, "Boooo", DESKTOP), code);
	await host.sees("Boooo just sat down");
	await host.page.getByRole("button", { name: "Open the book with 2" }).waitFor();

	// By keys.
	await seatOf(guest, "Boooo, you").focus();
	await guest.page.keyboard.press("Enter");
	await expect.poll(() => news(host), SOON).toBe("Boooo hopped.");
	await guest.page.keyboard.press("ArrowLeft");
	await expect
		.poll(() => guest.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
		.toMatch(/^Mika, host/);
	await guest.page.keyboard.press("Enter");
	const kicks = (player: BrowserPlayer) =>
		player.page
			.getByRole("group", { name: /^Throw at/ })
			.getByRole("button")
			.last();
	expect(await kicks(guest).getAttribute("aria-label")).toMatch(/^Throw/);
	await guest.press("Throw a flame");
	await expect.poll(() => news(host), SOON).toBe("Boooo threw fire at you.");
	await seatOf(guest, "Mika, host").click();
	await expect.poll(() => news(host), SOON).toMatch(/Boooo threw fire at you\./);
	// Old news is removed from the page.
	await expect.poll(() => news(host), SOON).toBe("");
	await look(guest, "table-lobby-desktop");
	await look(host, "table-lobby-phone");

	// The host, and nobody else, may kick the player who was tapped, and is asked first.
	await seatOf(host, "Boooo").click();
	expect(await kicks(host).textContent()).toBe("Remove");
	await look(host, "table-lobby-kick");
	await kicks(host).click();
	await host.page.getByRole("dialog", { name: "Remove Boooo?" }).waitFor();
	await host.press("Let them stay");
	await host.page.getByRole("dialog").waitFor({ state: "detached" });
	expect(await seatOf(guest, "Boooo, you").count()).toBe(1);

	// A rule that the host changes, marked and in words.
	await host.press("House rules");
	await host.page.getByRole("radio", { name: /Long dinner/ }).click();
	await host.press("Done");
	await guest.page.locator("[data-changed]").first().waitFor();
	await guest.sees("5 parts");
	await guest.sees(/The rules have changed: Long dinner/);
	await guest.page.locator("[data-changed]").first().waitFor({ state: "detached" });
	await host.press("House rules");
	// Nobody here can be alone.
	await host.press(createWords.everything);
	await host.press(/^Pass the pen/);
	expect(await host.page.getByRole("radio", { name: /^Solo/ }).count()).toBe(0);
	await host.page.getByRole("dialog").getByRole("switch", { name: "18+" }).click();
	await host.press("Done");
	await host.page.getByRole("dialog").waitFor({ state: "detached" });
	await guest.sees("18+");

	await host.press("Host’s desk");
	await host.confirm("Crown Boooo", "Boooo, then?");
	const text = "Mika stepped down. The crown is yours.";
	await guest.sees(text);
	await guest.page.getByText(text).waitFor({ state: "detached" });

	// A device that has never played reads the guide once, in a room without it.
	const newcomer = await BrowserPlayer.open(browser, "Newie", PHONE, {}, ENGLISH, true);
	await join(newcomer, code);
	await guest.press("Open the book with 3");
	for (const player of [host, guest]) await player.sees("Who’s in it?");
	await newcomer.sees("Bring characters");
	await newcomer.press("I’m ready");
	await newcomer.sees("Who’s in it?");
	await newcomer.page.reload();
	await newcomer.sees("Who’s in it?");
	for (const { complaints } of [host, guest, newcomer]) expect(complaints).toEqual([]);
});

test("thrown things fly hidden from screen readers, and do not move with reduced motion", async (context) => {
	skipInFirefox(context, "motion");
	const [mika, boooo] = await twoPlayers(plotluck.url, RULES);
	const still = await enterSeatOf(mika);
	const lively = await BrowserPlayer.open(browser, "Spuddy", PHONE, {
		reducedMotion: "no-preference",
	});
	await join(lively, mika.seat.room_code);
	await still.sees("Spuddy just sat down");
	const seen = Promise.all([flying(lively), flying(still)]);
	spark(boooo, { kind: "throw", emoji: 1, to: mika.id });
	const [places, frames] = await seen;
	expect(places).toBeGreaterThan(5);
	expect(frames).toBe(1);
	for (const { complaints } of [still, lively]) expect(complaints).toEqual([]);
});

test("waiting players see how many still write, and can poke each other once in ten seconds", {
	timeout: 180_000,
}, async () => {
	const [mika, boooo] = await roomAt(plotluck, STATUS.characters);
	const [host, guest] = [await enterSeatOf(mika), await enterSeatOf(boooo)];
	await guest.page.setViewportSize(DESKTOP);
	await guest.submitCharacters(["A", "B", "C", "D", "E"]);
	await guest.sees("Player1 and Player3 are writing.");
	const poke = guest.page.getByRole("button", { name: /^Player1, host, writing. Poke/ });
	await host.page.getByRole("textbox").first().pressSequentially("Gan");
	await poke.click();
	await guest.sees("Player1 felt that.");
	await guest.sees(/Next poke in 0:\d\d/);
	const peeks = host.page.getByText("Player2 is peeking");
	await peeks.waitFor();
	// Typing goes on where it was.
	await host.page.keyboard.type("dalf");
	expect(await host.page.getByRole("textbox").first().inputValue()).toBe("Gandalf");
	await poke.click();
	await peeks.waitFor({ state: "detached" });
	await guest.page.setViewportSize(PHONE);
	await look(guest, "table-waiting-phone");

	expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test("the doodle pad opens for writers who are done, and gives way when the game goes on", {
	timeout: 180_000,
}, async () => {
	const [slow, done] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	await takeTurn(done);
	const guest = await enterSeatOf(done);
	await guest.press("Doodle while you wait");
	const { page } = guest;
	const pad = page.getByRole("application");
	await pad.hover();
	await page.mouse.down();
	await pad.hover({ position: { x: 20, y: 20 } });
	await page.mouse.up();
	await look(guest, "doodle-dialog");
	await takeTurn(slow);
	await page.locator("dialog[open]").waitFor({ state: "detached" });
	expect(guest.complaints).toEqual([]);
});
