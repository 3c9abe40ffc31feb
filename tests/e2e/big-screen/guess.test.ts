import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead } from "../../players/wire/game.ts";

withPlotluck();

test("the big screen shows the guessed story in paper bags, its clock, and who has guessed", async () => {
	const settings = {
		...{ num_switches: 3, write_duration: 60 },
		...{ guess_authors: true, read_together: true },
	};
	const [host, second, third] = await roomAt(plotluck, STATUS.reacting, { settings });
	await playAhead(third, STATUS.voting);
	const tv = await BrowserPlayer.open(browser, "TV", { width: 1920, height: 1080 });
	await tv.page.goto(`${plotluck.url}/tv?code=${host.seat.room_code}`);
	const last = Object.values(host.game.stories).sort((a, b) => b.meta.index - a.meta.index)[0];
	const end = { story_id: last?.id ?? 0, part: 2 };
	for (const more of [{}, { ended: true }])
		expect(await host.act("game/vip", { vip_action: { read_to: { ...end, ...more } } })).toBeNull();
	await tv.page.getByRole("heading", { name: "Who wrote it?" }).waitFor();
	await tv.sees("Argue out loud, then tap a face.");
	const bags = tv.page.locator("main ol li");
	expect(await bags.count()).toBe(3);
	for (const { content } of Object.values(last?.submissions ?? {})) await tv.sees(content.trim());
	expect(await tv.page.getByRole("timer").textContent()).toMatch(/^0:[345]|^1:00/);
	const states = () => tv.page.locator("main ul li").allInnerTexts();
	await expect.poll(async () => String(await states()).match(/thinking/g)).toHaveLength(3);

	const reader = await enterSeatOf(third);
	expect(await reader.page.getByRole("timer").textContent()).toMatch(/^00:[345]|^01:00/);
	await reader.page.getByRole("group").first().getByRole("button").first().click();
	await reader.press("That’s my guess");
	await expect.poll(async () => String(await states()).match(/thinking/g)).toHaveLength(2);
	expect(host.game.guessing?.in).toEqual([third.id]);
	for (const player of [host, second]) expect(await player.act("guess/done")).toBeNull();
	await tv.page.getByRole("heading", { name: "Who wrote it?" }).waitFor({ state: "detached" });
	expect(reader.complaints).toEqual([]);
});
