import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { hostWords as german } from "../../../words/de/host.ts";
import { hostWords as english } from "../../../words/en/host.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { boxFaults } from "../../players/browser/checks/boxes.ts";
import { textFaults } from "../../players/browser/checks/text-checks.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes.ts";
import { look, takePictures } from "../../players/browser/screenshots.ts";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

withPlotluck();
servedScenes();
const trusting = ownPlotluck({ TRUST_PROXY: "true", PREMIUM_ENABLED: "false" });

const SMALLEST = { width: 320, height: 568 };
const WINDOWS = [SMALLEST, { width: 390, height: 844 }, { width: 1280, height: 800 }];
const HOME = { "x-forwarded-for": "203.0.113.7" };
const AWAY = { "x-forwarded-for": "198.51.100.9" };
const meta = { sprite_id: 1, mature: true, accessibility2: "classic" };

test.each([
	["en", english.kick],
	["de", german.kick],
] as const)("the question offers both rows on the smallest phone, in %s", async (language, say) => {
	const faults: string[] = [];
	const page = await openScenes(faults, language);
	await page.setViewportSize(SMALLEST);
	await show(page, "host-kick-all");
	for (const name of [say.lock, say.network(12), say.table]) {
		const row = page.getByRole("switch", { name, exact: true });
		await row.scrollIntoViewIfNeeded();
		await row.click();
		expect(await row.getAttribute("aria-checked"), name).toBe("true");
	}
	faults.push(...(await boxFaults(page, WINDOWS)), ...(await textFaults(page, WINDOWS)));
	await takePictures(page, `kick-along-${language}`, ...WINDOWS);
	expect(faults).toEqual([]);
	await page.context().close();
});

test("one press removes two people of one connection, from the room and from the table", async () => {
	const { url } = trusting;
	const ask = async (method: string, path: string, from: Record<string, string>, body?: object) =>
		(await call(url, method, path, body, from)).body;
	const seat = (given: unknown) => new WirePlayer(url, given as WireSeat).connect();
	const opening = { settings: { ...QUICK, max_players: 6 }, host: { name: "Alma", meta } };
	const host = await seat((await ask("POST", "/rooms", HOME, opening)).host);
	const { room_code: code, secret } = host.seat;
	const come = async (name: string, from: Record<string, string>) =>
		seat(await ask("PUT", `/rooms/${code}/players`, from, { name, meta }));
	const [boo, kit, friend] = [
		await come("Boooo", AWAY),
		await come("Kitty", AWAY),
		await come("Friend", HOME),
	];
	await playTo([host, boo, kit, friend], STATUS.results);
	await ask("PUT", `/rooms/${code}/table`, { "x-player-secret": secret }, { name: "Thursday" });
	await host.act("game/vip", { vip_action: { play_again: true } });

	const desk = await inSeatOf(host, { extraHTTPHeaders: HOME });
	const { page } = desk;
	await page.goto(`${url}/game/${code}`);
	await page.getByRole("button", { name: english.open }).click();
	// Neither has answered yet whether they play again.
	await page.getByRole("button", { name: english.kick.label("Boooo"), exact: true }).click();
	const dialog = page.getByRole("dialog").filter({ hasText: english.kick.heading("Boooo") });
	await dialog.getByRole("switch", { name: english.kick.network(1) }).click();
	await dialog.getByRole("switch", { name: english.kick.table }).click();
	await look(desk, "kick-along");
	await dialog.getByRole("button", { name: english.kick.label("Boooo"), exact: true }).click();
	for (const player of [boo, kit]) {
		await player.until(() => player.closed !== null);
		const secrets = { secrets: [player.seat.secret] };
		expect(await ask("POST", "/tables/mine", AWAY, secrets)).toEqual([]);
	}
	const kept = { secrets: [friend.seat.secret] };
	expect(await ask("POST", "/tables/mine", HOME, kept)).toMatchObject([{ name: "Thursday" }]);

	// The other one of the host's own connection is asked about alone.
	await page.getByRole("button", { name: english.open }).click();
	await page.getByRole("button", { name: english.kick.label("Friend"), exact: true }).click();
	const second = page.getByRole("dialog").filter({ hasText: english.kick.heading("Friend") });
	await second.getByRole("switch", { name: english.kick.table }).waitFor();
	expect(await second.getByRole("switch").count()).toBe(2);
	expect(desk.complaints).toEqual([]);
});
