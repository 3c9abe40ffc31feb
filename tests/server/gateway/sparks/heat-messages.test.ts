import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";
import { received, spark, waved } from "./sparking.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

/** Returns the messages to a player that have a heat, without their times. */
const heats = (who: WirePlayer) =>
	who.messages.flatMap((message) => {
		if (!("heat" in message)) return [];
		const { now: _now, ...rest } = message;
		return [rest as { heat: number }];
	});

test("with hidden authors stickers have no sender, no kind and no time on the wire, and are not recorded", async () => {
	const settings = { hide_authors: true, read_together: true, num_switches: 2 };
	const [host, second, third] = await roomAt(plotluck, STATUS.reacting, { settings });
	const players = [host, second, third];
	const before = await temporal.stateOf(host.seat.room_code);
	const press = () => {
		for (const [emoji, player] of players.entries()) spark(player, { kind: "react", emoji });
		spark(host, { kind: "bow" });
	};
	// The first part stays cold, and the second is warm.
	for (const part of [0, 1]) {
		const story_id = host.game.reading?.story_id ?? 0;
		if (part === 1)
			expect(
				await host.act("game/vip", { vip_action: { read_to: { story_id, part } } }),
			).toBeNull();
		const pressing = setInterval(press, 300);
		if (part === 0) await new Promise((resolve) => setTimeout(resolve, 5000));
		else await third.until(() => heats(third).length > 1);
		clearInterval(pressing);
		if (part === 0) expect(players.map((player) => heats(player).length)).toEqual([0, 0, 0]);
	}
	await waved(third, second);
	for (const player of players) {
		expect(received(player).filter(({ kind }) => kind === "react" || kind === "bow")).toEqual([]);
		for (const message of heats(player)) {
			expect(Object.keys(message)).toEqual(["heat"]);
			expect([0, 1, 2, 3]).toContain(message.heat);
		}
	}
	expect(heats(host)).toEqual(heats(third));
	const { reading: _open, version: _version, seats: _seats, ...state } = before;
	expect(await temporal.stateOf(host.seat.room_code)).toMatchObject({
		reactions: state.reactions,
		marks: state.marks,
	});
});
