import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf, inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead, takeTurn } from "../../players/wire/game.ts";

withPlotluck();

test("a game without a timer has no limits, and its host moves on by skipping", async () => {
	const [mika, boooo] = await roomAt(plotluck, STATUS.characters, { players: 2 });
	const host = await enterSeatOf(mika);
	await host.sees("no rush");
	await host.submitCharacters(["A", "B", "C", "D", "E"]);
	await host.sees("Remove Player2");
	await host.sees("no rush");
	for (const next of [STATUS.storyCreate, STATUS.storyWrite]) {
		await host.confirm("Skip Player2", "Are you sure?");
		if (next === STATUS.storyCreate) await host.chooseCharacters(2);
		await boooo.until(() => boooo.player.status === next);
	}
	await host.write(1, "First of all. And that was the end of it.");
	await host.done();
	await host.sees("You left them with");
	await host.sees("And that was the end of it.");
	await host.press("Keep writing");
	await host.textBox.waitFor();
	expect(await host.textBox.inputValue()).toMatch(/the end of it\.$/);
	expect(host.complaints).toEqual([]);
});

test("done takes one press while its answer is due, and the host's pause and extra minute are for all", async () => {
	const settings = { num_switches: 2, write_duration: 300 };
	const [mika, boooo, witness] = await roomAt(plotluck, STATUS.storyWrite, { settings });
	const [host, guest] = await Promise.all([enterSeatOf(mika), enterSeatOf(boooo)]);
	const { textBox } = guest;
	await textBox.fill("Typed before the break.");
	const done = guest.page.getByRole("switch");
	await done.focus();
	// Both presses happen in one task of the page, so no answer can arrive between them.
	await done.evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await guest.sees("You left them with");
	await guest.press("Keep writing");
	await expect.poll(() => done.getAttribute("aria-checked"), { timeout: 30_000 }).toBe("false");
	await textBox.press("End");
	await textBox.pressSequentially(" More.");

	await host.press("Host’s desk");
	await host.sees(`The room code is ${mika.seat.room_code}.`);
	await host.press("Pause the game");
	await guest.sees("Paused by the host");
	for (const player of [host, guest]) await player.sees(/The game carries on at \d/);
	expect(await textBox.isEditable()).toBe(false);
	await host.press("Resume");
	for (const { page } of [host, guest])
		await page.getByText(/The game carries on at/).waitFor({ state: "detached" });
	expect(await textBox.inputValue()).toBe("Typed before the break. More.");
	await textBox.pressSequentially(" And after it.");
	const { limit } = witness.game.countdown;
	await host.press("Host’s desk");
	await host.press("One more minute");
	await witness.until(() => witness.game.countdown.limit === (limit ?? 0) + 60_000);
	await host.sees(/^05:\d\d$/);
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

test("a pause that is longer than the time left ends no part", { timeout: 180_000 }, async () => {
	const settings = { num_switches: 2, write_duration: 15 };
	const [host, boooo] = await roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });
	const pause = (on: boolean) => host.act("game/vip", { vip_action: { pause: on } });
	// A slow browser has all the time that it needs to open the page.
	expect(await pause(true)).toBeNull();
	const guest = await enterSeatOf(boooo);
	await guest.sees("Paused by the host");
	expect(await pause(false)).toBeNull();
	const paused = guest.page.getByText("Paused by the host");
	await paused.waitFor({ state: "detached" });
	await guest.textBox.pressSequentially("Before.");
	expect(await pause(true)).toBeNull();
	await paused.waitFor();
	const { limit } = host.game.countdown;
	await host.until(() => Date.now() > (limit ?? 0) + 1000);
	expect(await pause(false)).toBeNull();
	await paused.waitFor({ state: "detached" });
	await guest.page.waitForTimeout(2000); // the page would hand the part in within a second
	expect(await guest.page.getByText("Part 1", { exact: true }).count()).toBe(1);
	expect(await guest.page.getByRole("switch").isChecked()).toBe(false);
	await guest.textBox.pressSequentially(" After.");
	await guest.page.getByText("Part 2").waitFor({ timeout: 60_000 });
	await host.until(() => host.hasAllTexts);
	expect(JSON.stringify(host.player.current_story)).toContain("Before. After.");
	expect(guest.complaints).toEqual([]);
});

test("a slow reader is told when the time becomes short", async () => {
	const settings = { write_duration: 300 };
	const [friend, boooo, other] = await roomAt(plotluck, STATUS.reacting, { settings });
	const reader = await enterSeatOf(boooo);
	await reader.sees(/have finished reading/);
	expect(await reader.page.getByRole("timer").count()).toBe(0); // two hours tell a reader nothing
	const news = "Half of you are done. The rest have three minutes.";
	expect(await reader.page.getByText(news).count()).toBe(0);
	const friends = [friend, other];
	await Promise.all(friends.map((player) => playAhead(player, STATUS.postReading)));
	await reader.page.getByRole("status").filter({ hasText: news }).waitFor();
	await reader.sees(/^0[12]:[0-5]\d$/);
	await reader.press("Dismiss");
	await reader.page.getByText(news).waitFor({ state: "detached" });
	expect(reader.complaints).toEqual([]);
});

test("no step of the device's clock hands the part in, and what is typed at the last moment counts", {
	timeout: 180_000,
}, async () => {
	const settings = { num_switches: 2, write_duration: 30 };
	const [friend, writer] = await roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });
	await takeTurn(friend);
	const { page, textBox } = await inSeatOf(writer);
	await page.addInitScript(() => {
		const clocks = [Date, performance];
		const real = clocks.map((clock) => clock.now.bind(clock));
		const steps = [0, 0];
		clocks.forEach((clock, i) => {
			clock.now = () => (real[i]?.() ?? 0) + (steps[i] ?? 0);
		});
		Object.assign(window, { steps });
	});
	const step = (...ms: number[]) =>
		page.evaluate((to) => Object.assign((window as unknown as { steps: object }).steps, to), ms);
	/** The page looks at its clock once a second. */
	const second = () => page.waitForTimeout(1000);
	const timerIsRight = async () => {
		const [minutes = 0, seconds = 0] =
			(await page.getByRole("timer").textContent())?.split(":").map(Number) ?? [];
		const left = ((friend.game.countdown.limit ?? 0) - Date.now()) / 1000;
		expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(2);
	};
	await page.goto(`${plotluck.url}/game/${friend.seat.room_code}`);
	await textBox.fill("It rained");
	for (const ms of [90_000, -600_000, 86_400_000]) {
		await step(ms);
		await second();
		await textBox.pressSequentially(" and");
		await timerIsRight();
	}
	expect([await textBox.inputValue(), friend.game.submission.part]).toEqual([
		"It rained and and and",
		0,
	]);

	// A clock that no one can set, and that jumps all the same: the server says that there is time.
	await step(0, 90_000);
	await second();
	await expect.poll(() => textBox.isEditable()).toBe(true);
	await timerIsRight();
	expect(await page.getByRole("switch").getAttribute("aria-checked")).toBe("false");
	expect(friend.game.submission.part).toBe(0);

	// Typing until the box is locked, which it is for less than a press lasts on a slow machine.
	const last = await page.evaluateHandle(() => {
		const box = document.querySelector("textarea");
		if (!box) throw new Error("The page has no text box.");
		const seen = { typed: "" };
		new MutationObserver(() => {
			if (box.readOnly) seen.typed = box.value;
		}).observe(box, { attributes: true, attributeFilter: ["readonly"] });
		return seen;
	});
	const typedAtLock = () => last.evaluate(({ typed }) => typed);
	while ((await typedAtLock()) === "") await page.keyboard.press("x");
	const typed = await typedAtLock();
	const { hard_limit } = friend.game.countdown;
	await friend.until(() => friend.game.submission.part === 1);
	// All were done, so the grace period did not run out.
	expect(Date.now()).toBeLessThan(hard_limit ?? 0);
	await friend.until(() => friend.hasAllTexts);
	expect(JSON.stringify(friend.player.current_story)).toContain(typed);
});
