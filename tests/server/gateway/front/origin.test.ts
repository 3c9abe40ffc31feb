import { describe, expect, test } from "vitest";
import { originOf, sharedOriginOf } from "../../../../gateway/front/origin.ts";

describe("the origin that a browser uses", () => {
	const PUBLIC = "https://plotluck.example";
	const forwarded = { "x-forwarded-for": "203.0.113.9" };
	test.each([
		["of the Host header", {}, { host: "192.168.1.7:4000" }, "http://192.168.1.7:4000"],
		["of an IPv6 address", {}, { host: "[fd00::7]:4000" }, "http://[fd00::7]:4000"],
		["of the public address", { publicUrl: PUBLIC }, { host: "plotluck.example" }, PUBLIC],
		[
			"beside the public address",
			{ publicUrl: PUBLIC },
			{ host: "localhost:4000" },
			"http://localhost:4000",
		],
		[
			"behind a proxy that sends its own name",
			{ publicUrl: PUBLIC },
			{ host: "127.0.0.1:4000", ...forwarded },
			PUBLIC,
		],
		[
			"behind a proxy with a second name",
			{ publicUrl: PUBLIC },
			{ host: "game.example", ...forwarded },
			"https://game.example",
		],
		[
			"behind a trusted proxy without a public address",
			{ trustProxy: true },
			{ host: "game.example", "x-forwarded-proto": "https" },
			"https://game.example",
		],
		[
			"with a header that nobody vouches for",
			{},
			{ host: "game.example", "x-forwarded-proto": "https" },
			"http://game.example",
		],
		["without a usable header", {}, { host: "a b" }, "http://localhost"],
	])("is the one %s", (_what, options, headers, origin) => {
		expect(originOf({ trustProxy: false, ...options }, { headers })).toBe(origin);
	});
});

describe("the origin in addresses for others", () => {
	const headers = { host: "192.168.1.7:4000" };
	test.each([
		["the public one, whoever asks", { publicUrl: "https://plotluck.example/" }, headers],
		[
			"the one that a trusted proxy serves",
			{ trustProxy: true },
			{ host: "plotluck.example", "x-forwarded-proto": "https" },
		],
	])("is %s", (_what, options, sent) => {
		const origin = sharedOriginOf({ trustProxy: false, ...options }, { headers: sent });
		expect(origin).toBe("https://plotluck.example");
	});

	test("is that of the request without a public one", () => {
		expect(sharedOriginOf({ trustProxy: false }, { headers })).toBe("http://192.168.1.7:4000");
	});
});
