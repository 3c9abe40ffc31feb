import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { barriersOn } from "../../players/browser/checks/axe.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { takeTurn } from "../../players/wire/game.ts";

withPlotluck();

test("a captain draws by keys and mouse, and the others see the cover with the story", {
	timeout: 240_000,
}, async () => {
	const settings = { write_duration: 60 };
	const [host, second, third] = await roomAt(plotluck, STATUS.storyTitle, { settings });
	const story = third.player.own_stories[0] ?? 0;
	third.leave();

	const artist = await inSeatOf(third);
	const { page } = artist;
	await page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await page.getByRole("switch", { name: "Then draw the cover" }).click();
	await page.getByLabel("Title").fill("The painted potato");
	await artist.press("That's the title");
	await page.getByRole("heading", { name: "Draw the cover" }).waitFor();
	expect(await barriersOn(page)).toEqual([]);
	// The others wait for the cover only.
	for (const other of [host, second]) await takeTurn(other);
	await host.until(() => host.game.drawing === true);
	const sheet = page.getByRole("application");
	await sheet.focus();
	for (const key of ["Space", "ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key);
	await page.getByRole("radio", { name: "loud" }).check({ force: true });
	const box = await sheet.boundingBox();
	if (!box) throw new Error("the sheet is not there");
	await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 8 });
	await page.mouse.up();
	await page.getByRole("application", { name: "A drawing of 2 lines" }).waitFor();
	await look(artist, "cover-pad");
	await artist.press("Hang it up");

	await host.reached(STATUS.reacting);
	const cover = host.game.stories[story]?.meta.cover ?? "";
	expect(cover).toMatch(/^ink 14 500,500 525,500 525,525;hot 14 /);
	// A straight line has two points.
	expect(cover.split(";")[1]?.split(" ")).toHaveLength(4);

	second.leave();
	const reader = await inSeatOf(second);
	await reader.page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
	await reader.press("The painted potato");
	const picture = reader.page.getByRole("img", { name: `A cover drawn by ${third.player.name}` });
	await picture.waitFor();
	expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
		0,
	);
	await look(reader, "cover-read");
	expect(await barriersOn(reader.page)).toEqual([]);

	expect(await host.act("game/vip", { vip_action: { remove_cover: story } })).toBeNull();
	await picture.waitFor({ state: "detached" });
});
