import { expect, onTestFinished, test } from "vitest";
import { gather } from "../../../players/wire/game.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { WireScreen } from "../../../players/wire/screen.ts";
import { startPlotluck } from "../../../support/plotluck.ts";

test("a screen survives a restart of the server", { timeout: 60_000 }, async () => {
	const plotluck = await startPlotluck();
	onTestFinished(() => plotluck.stop());
	const [host] = (await gather(plotluck.url, 1)) as [WirePlayer];
	const screen = await WireScreen.open(plotluck.url, host.seat.room_code);
	await plotluck.server.stop();
	await screen.until(() => screen.closed !== null);
	expect(screen.closed).toBe(1012);
	await plotluck.startAgain();
	await screen.connect(plotluck.url);
	expect([screen.closed, screen.game.room_code]).toEqual([null, host.seat.room_code]);
	await host.connect();
	await screen.until(() => screen.game.players[host.id]?.data.connected === true);
});
