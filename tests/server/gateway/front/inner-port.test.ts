import { expect, onTestFinished, test } from "vitest";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { readConfig } from "../../../../gateway/config.ts";
import { GuessGuard } from "../../../../gateway/front/guess-guard.ts";
import { RateLimits } from "../../../../gateway/front/rate-limits.ts";
import { SeatSecrets } from "../../../../gateway/front/seat-secrets.ts";
import { claimIn } from "../../../../gateway/session.ts";
import { listenSockets } from "../../../../gateway/socket/socket.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { goPastFront } from "../../../faults/attack/senders/connections.ts";

test("the inner port accepts only room connections that the upgrade proxy expects, each once", async () => {
	const config = readConfig({});
	if ("refuse" in config) throw new Error(config.refuse);
	const db = await tempDatabase();
	const guard = new GuessGuard(new RateLimits(config.allowances), new SeatSecrets(db));
	const inner = await listenSockets({
		db,
		bus: memoryBus(),
		guard,
		rooms: () => {
			throw new Error("nobody gets so far");
		},
	});
	onTestFinished(() => inner.close());
	const past = async (path: string) => (await goPastFront(inner.port, path)).statuses;
	inner.expected.set("/expected", {
		claim: claimIn(""),
		client: { address: "127.0.0.1", free: true },
		line: { take: () => false, write() {} },
	});
	expect(await past("/rooms?player_id=1&player_secret=x&game_id=1")).toEqual([403]);
	expect(await past("/expecte")).toEqual([403]);
	expect(await past("/expected")).toEqual([101]);
	expect(await past("/expected")).toEqual([403]);
});
