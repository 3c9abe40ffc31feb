import { expect, test } from "vitest";
import { callByName, type Named } from "../../faults/attack/senders/connections.ts";
import { RawLine } from "../../faults/attack/senders/raw-line.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck({
	PUBLIC_URL: "https://plotluck.example",
	ALLOWED_ORIGINS: "https://friend.example:8443",
	ALLOWED_HOSTS: "party.example, Other.Example",
});

const served = (names: string[]): Record<string, Named> =>
	Object.fromEntries(names.map((name) => [name, { call: 200, page: 200, upgrade: 101 }]));

test("addresses, names of the local network and configured names are served", async () => {
	const names = [
		"127.0.0.1",
		"127.0.0.1:4000",
		"192.168.1.20:4000",
		"[::1]:4000",
		"localhost",
		"localhost:1",
		"LOCALHOST",
		"box",
		"box.local",
	];
	names.push(
		"box.lan:4000",
		"box.home.arpa",
		"x.localhost",
		"plotluck.example",
		"plotluck.example:443",
		"PLOTLUCK.example.",
	);
	names.push("friend.example", "party.example:4000", "other.example");
	expect(await callByName(plotluck.url, names)).toEqual(served(names));
});

test("a foreign host name that resolves to this server is refused for calls, pages and room connections", async () => {
	const names = [
		"evil.example",
		"evil.example:4000",
		"127.0.0.1.evil.example",
		"localhost.evil.example",
		"notplotluck.example",
		"x.plotluck.example",
	];
	names.push("evil.example/.local", "user@localhost", "", "a b");
	const seen = await callByName(plotluck.url, names);
	for (const name of names) {
		const { call, page, upgrade } = seen[name] ?? {};
		expect([call, page, upgrade], name).toEqual([421, 421, 421]);
	}
});

test("the refusal of a page is readable text", async () => {
	const line = await RawLine.open(plotluck.url);
	line.say("GET /api/v3/config HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
	expect((await line.hear(5000)).text).toMatch(
		/\{"error":"This server doesn\S+t go by that name\./,
	);
});
