import { afterAll, beforeAll, expect, test } from "vitest";
import { WirePlayer } from "../../../players/wire/player.ts";
import { startTwoGateways, type TwoGateways } from "../../../support/cluster/two-gateways.ts";
import { received, spark, waved } from "./sparking.ts";

let both: TwoGateways;
beforeAll(async () => {
	both = await startTwoGateways();
});
afterAll(() => both.stop());

test("a spark reaches everybody in the room once, over whichever gateway they play", async () => {
	const [one, other] = both.urls;
	const host = await WirePlayer.host(one);
	const near = await WirePlayer.join(one, host.seat.room_code, "Near");
	const far = await WirePlayer.join(other, host.seat.room_code, "Far");
	spark(host, { kind: "poke", to: far.id });
	spark(far, { kind: "hop" });
	for (const who of [host, near, far]) {
		await who.until(() => received(who).length >= 2);
		await waved(who, host, 1);
		await waved(who, far, 2);
		const poke = { kind: "poke", from: host.id, to: far.id, count: 1 };
		const hop = { kind: "hop", from: far.id, count: 1 };
		expect(received(who)).toEqual(expect.arrayContaining([poke, hop]));
		expect(received(who).filter(({ kind }) => kind === "poke" || kind === "hop")).toHaveLength(2);
	}
});
