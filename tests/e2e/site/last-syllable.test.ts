import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { type ComposingKeyboard, composingKeyboard } from "../../players/browser/composing.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playTo, QUICK, takeTurn, threePlayers } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { SHORT_INTROS } from "../../support/short-limits.ts";

/** Milliseconds for a title, which the faster phases halve. */
const TITLE = 24_000;

withPlotluck({ ...SHORT_INTROS, title: TITLE });

const until = (time: number) => new Promise((done) => setTimeout(done, time - Date.now()));

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

test("a title that is still composed at the end of the time has no half of a word", {
	timeout: 120_000,
}, async (context) => {
	skipInFirefox(context, "a composing keyboard");
	// Without a time for parts the title has none either.
	const settings = { write_duration: 600 };
	const [friend, quick, slow] = await roomAt(plotluck, STATUS.storyTitle, { settings });
	const end = friend.game.countdown.limit ?? 0;
	const titles = await Promise.all(
		[quick, slow].map(async (player) => {
			player.leave();
			const { page } = await inSeatOf(player);
			await page.goto(`${plotluck.url}/game/${friend.seat.room_code}`);
			const field = page.getByRole("textbox", { name: "Title" });
			await field.fill("Rain ");
			return composingKeyboard(page);
		}),
	);
	await until(end - 1000);
	await Promise.all(titles.map(({ compose }) => compose("おお")));
	await until(end + 500);
	await Promise.all(titles.map(({ compose }) => compose("おおあ")));
	await titles[0]?.commit("大雨");
	await friend.reached(STATUS.reacting);
	const titleOf = ({ id }: WirePlayer) =>
		Object.values(friend.game.stories).find(({ captain }) => captain?.id === id)?.meta.title;
	expect([titleOf(quick), titleOf(slow)]).toEqual(["Rain 大雨", "Rain"]);
});
