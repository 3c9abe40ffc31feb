import { expect, onTestFinished, test } from "vitest";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { readConfig } from "../../../gateway/config.ts";
import { GuessGuard } from "../../../gateway/front/guess-guard.ts";
import { CLIENT_HEADER, makeToken } from "../../../gateway/front/inner-port.ts";
import { RateLimits } from "../../../gateway/front/rate-limits.ts";
import { listenSockets } from "../../../gateway/socket/socket.ts";
import { goPastFront } from "../../attack/front/upgrade-smuggling.ts";
import { tempDatabase } from "../../db/temp-database.ts";

test("the inner port of the room connections refuses requests that do not come from the upgrade proxy", async () => {
	const config = readConfig({});
	if ("refuse" in config) throw new Error(config.refuse);
	const db = await tempDatabase();
	const guard = new GuessGuard(new RateLimits(config.allowances));
	const inner = await listenSockets({
		db,
		bus: memoryBus(),
		guard,
		rooms: () => {
			throw new Error("nobody gets so far");
		},
	});
	onTestFinished(() => inner.close());
	const past = async (header?: string) =>
		(
			await goPastFront({
				port: inner.port,
				headers: header === undefined ? {} : { [CLIENT_HEADER]: header },
			})
		).statuses;
	expect(await past()).toEqual([403]);
	expect(await past("free 127.0.0.1")).toEqual([403]);
	expect(await past(`${makeToken()} free 127.0.0.1`)).toEqual([403]);
	expect(await past(`${inner.token.slice(1)} free 127.0.0.1`)).toEqual([403]);
	expect(await past(`${inner.token} free 127.0.0.1`)).toEqual([101]);
});
