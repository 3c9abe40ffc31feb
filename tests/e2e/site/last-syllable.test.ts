import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { type ComposingKeyboard, composingKeyboard } from "../../players/browser/composing.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { playTo, QUICK, takeTurn, threePlayers } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

/** Opens the page of a writer, and begins a text that ends in what a keyboard still composes. */
async function composeIn(player: WirePlayer, code: string, text: string) {
	player.leave();
	const writer = await inSeatOf(player);
	await writer.page.goto(`${plotluck.url}/game/${code}`);
	await writer.textBox.fill(text);
	const keyboard = await composingKeyboard(writer.page);
	return { ...writer, textBox: writer.textBox, keyboard };
}

test("the end of the time waits for a word that is composed, and hands in no half of one", {
	timeout: 120_000,
}, async (context) => {
	skipInFirefox(context, "a composing keyboard");
	const players = await threePlayers(plotluck.url, { ...QUICK, write_duration: 20 });
	await playTo(players, STATUS.storyCreate);
	await Promise.all(players.map(takeTurn));
	const [friend, quick, slow] = players;
	await friend.reached(STATUS.storyWrite);
	await takeTurn(friend);
	const { room_code: code } = friend.seat;
	const writers = await Promise.all([
		composeIn(quick, code, "It rained "),
		composeIn(slow, code, "It snowed "),
	]);
	const { limit } = friend.game.countdown;
	const until = (time: number) => new Promise((done) => setTimeout(done, time - Date.now()));
	const all = (work: (keyboard: ComposingKeyboard) => Promise<void>) =>
		Promise.all(writers.map(({ keyboard }) => work(keyboard)));
	const end = limit ?? 0;
	await until(end - 1000);
	await all(({ compose }) => compose("おお"));
	await until(end + 500);
	await all(({ compose }) => compose("おおあ"));
	await until(end + 1500);
	const [first, second] = writers;
	expect([friend.game.submission.part, await first.textBox.isEditable()]).toEqual([0, true]);
	await first.keyboard.commit("大雨");
	await expect.poll(() => first.textBox.isEditable()).toBe(false);
	await friend.reached(STATUS.storyTitle);
	// The grace period did not run out.
	expect(Date.now()).toBeLessThan(end + 5000);
	await first.page.getByText("It rained 大雨", { exact: true }).waitFor();
	await second.page.getByText("It snowed", { exact: true }).waitFor();
	expect(await second.page.getByText("おお").count()).toBe(0);
});
