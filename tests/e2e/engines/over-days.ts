import { expect } from "vitest";
import { STATUS } from "#game/status.ts";
import type { EnginePlayer } from "../../players/engines/engine-player.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { CAST, fitsAboveKeyboard, reload, valueIn } from "./steps.ts";

const TEXT = "On Monday it rained, and on Tuesday nobody minded.";

/** Opens a game over days from home, plays into its first part, leaves it and comes back. */
export async function playOverDays(host: EnginePlayer, url: string): Promise<void> {
	await host.tab.goto(url);
	await host.press("Start a room");
	await host.click({ role: "radio", name: /^Over days/ });
	await host.press("Open a room");
	await host.sees("Friends join with this code");
	const code = (await host.tab.url()).slice(-4);
	const guests = await Promise.all(
		["Boooo", "Spuddy"].map((name) => WirePlayer.join(url, code, name)),
	);
	await reload(host, "Spuddy");
	await host.press("Open the book");
	await host.sees("Who’s in it?");
	for (const [i, name] of CAST.entries()) await host.write(/^/, name, i);
	await host.press("Into the pot");
	await playTo(guests, STATUS.storyCreate);
	await host.sees("Your cast");
	for (const nth of [0, 1]) await host.click({ role: "checkbox", name: /^/, nth });
	await host.press("Select");
	await playTo(guests, STATUS.storyWrite);

	await host.write(/^/, TEXT);
	await host.sees("saved");
	await fitsAboveKeyboard(host);
	await host.press("The game so far");
	await host.sees("Nothing handed in yet.");
	await host.tab.goto(url);
	await host.sees("Your evenings");
	await host.sees(/^until \w+day, /);
	await host.click({ role: "link", name: "Your turn in your own story" });
	await host.sees(/^Part 1$/);
	await expect.poll(() => valueIn(host, "main textarea"), { timeout: 60_000 }).toBe(TEXT);
	await host.click({ role: "switch", name: /^/ });
	await host.press("Add to calendar");
	await host.sees("Subscribe in this device’s calendar");
}
