import { describe, expect, it } from "vitest";
import {
	afterClose,
	MAX_ATTEMPTS,
	reconnectDelay,
} from "../../../web/room/connection/reconnect.ts";

describe("the reconnect schedule", () => {
	it("doubles from one second to half a minute, ten attempts long", () => {
		const delays = Array.from({ length: MAX_ATTEMPTS }, (_, failed) => reconnectDelay(failed));
		const most = Array(5).fill(30_000);
		expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, ...most]);
		expect(reconnectDelay(MAX_ATTEMPTS)).toBeNull();
	});

	it("stays away after a clean end", () => {
		expect(afterClose(1000, 0)).toEqual({ do: "stay" });
		expect(afterClose(1000, 4)).toEqual({ do: "stay" });
	});

	it("comes back at once when the server restarts, and patiently when it does not come up again", () => {
		expect(afterClose(1012, 0)).toEqual({ do: "connect", after: 0 });
		expect(afterClose(1012, 3)).toEqual({ do: "connect", after: 8000 });
	});

	it("waits longer when the server has too much to send", () => {
		expect(afterClose(1013, 0)).toEqual({ do: "connect", after: 5000 });
		expect(afterClose(1013, 4)).toEqual({ do: "connect", after: 16_000 });
		expect(afterClose(1013, MAX_ATTEMPTS)).toEqual({ do: "give-up" });
	});

	it.each([1001, 1005, 1006, 1008, 1011, 4000])("takes code %i for a lost network", (code) => {
		expect(afterClose(code, 0)).toEqual({ do: "connect", after: 1000 });
		expect(afterClose(code, MAX_ATTEMPTS)).toEqual({ do: "give-up" });
	});
});
