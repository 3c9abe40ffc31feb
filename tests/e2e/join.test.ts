import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer, OPEN_ROOM } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { look } from "../players/browser/screenshots.ts";
import { gather, playTo, QUICK } from "../players/wire/game.ts";

withPlotluck();

test("a newcomer mistypes everything once, and still gets a seat in the audience", async () => {
	const players = await gather(plotluck.url, 2, QUICK);
	const code = players[0]?.seat.room_code ?? "";
	await playTo(players, STATUS.characters);
	const late = await BrowserPlayer.open(browser, "Tardy", { width: 390, height: 844 });
	const { page } = late;

	await page.goto(`${plotluck.url}/play/join`);
	await late.press("Save");
	await page.getByRole("alertdialog", { name: "NO NAME?!" }).waitFor();
	await late.press("All right");
	await late.sees("Pick one: it decides where you can play.");
	await look(late, "join-no-name");
	await late.introduce();
	const field = page.getByRole("textbox", { name: "Room code" });
	await field.fill("ABIO");
	await late.press("Join");
	await late.sees("A room code has four letters, and never an I or an O.");
	await field.fill(code === "ZZZZ" ? "YYYY" : "zz-zz");
	await late.press("Join");
	await late.sees("No room with that code");
	await look(late, "join-wrong-code");

	await page.goto(`${plotluck.url}/game/${code.toLowerCase()}`);
	await late.sees("They have already started.");
	await look(late, "join-too-late");
	await late.press("Watch");
	await late.sees("You are in the audience");
	await page.context().setOffline(true);
	await page.context().setOffline(false);
	await page.reload();
	await late.sees("You are in the audience");
	expect(players[0]?.game.extra.num_audience).toBe(1);
	late.complaints.splice(
		0,
		Number.POSITIVE_INFINITY,
		...late.complaints.filter((text) => !/status of 40[49]/.test(text)),
	);
	expect(late.complaints).toEqual([]);
});

test("a game that cannot be created says why in a red strip, and a double click creates one room", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = host;
	let asked = 0;
	await page.route("**/api/v3/rooms/", async (route) => {
		asked++;
		if (asked === 1)
			await route.fulfill({ status: 422, json: { error: "write_duration is 7; allowed is more" } });
		else await route.continue();
	});
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await host.introduce();
	await host.openRoom();
	const alert = page.getByRole("alert").filter({ hasText: "write_duration is 7" });
	await alert.waitFor();
	await look(host, "create-error");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await alert.waitFor({ state: "detached" });
	await page.getByRole("button", { name: OPEN_ROOM }).dblclick();
	await host.sees("One more and we can start");
	expect(asked).toBe(2);
});
