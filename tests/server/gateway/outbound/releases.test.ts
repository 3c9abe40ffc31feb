import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { RELEASES_LIMITS } from "../../../../gateway/limits/site.ts";
import { compareVersions, newestIn } from "../../../../gateway/releases/feed.ts";
import { Releases } from "../../../../gateway/releases/releases.ts";

const FEED = new URL("https://code.example/plotluck/releases.atom");

interface AtomEntry {
	title: string;
	id?: string;
	link?: string;
}

const entryOf = ({ title, id = "", link = "" }: AtomEntry) =>
	`<entry><id>${id}</id><updated>2026-11-28T10:00:00Z</updated>${link}<title>${title}</title>
	<content type="html">&lt;title&gt;9.9.9&lt;/title&gt; and 8.8.8</content></entry>`;
const atom = (...entries: AtomEntry[]) =>
	`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Releases of 7.7.7</title>
<link rel="self" href="/feed"/>${entries.map(entryOf).join("\n")}</feed>`;
const json = (...items: object[]) =>
	JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Releases", items });

test.each([
	["1.3.0", "1.3.0"],
	["v1.3.0", "1.3.0"],
	["Plotluck 1.3.0: the big one", "1.3.0"],
	["Plotluck 1.3.0 - the big one", "1.3.0"],
	["Plotluck 1.3.0, prettier than before.", "1.3.0"],
	["plotluck-1.12.0.", "1.12.0"],
	["<![CDATA[ v1.3.0 ]]>", "1.3.0"],
	["1.3.0-rc.1", null],
	["v1.3.0 beta 2", null],
	["1.3.0 RC1", null],
	["1.3.0-1", null],
])("the title %s names %s", (title, version) => {
	// A finished version before it, because a feed without any version is refused.
	const feed = atom({ title }, { title: "v0.0.1" });
	expect(newestIn(feed, FEED)?.version).toBe(version ?? "0.0.1");
});

test.each(["1.2.3.4", "2026.11.28", "1.3.0rc1", "1.3", "x1.2.3", "1.2.3456"])(
	"the title %s names no version",
	(title) => {
		expect(() => newestIn(atom({ title }), FEED)).toThrow("none of its entries names a version");
	},
);

test("the highest finished version of an Atom feed counts, with its page", () => {
	const link = (href: string) => `<link rel="alternate" type="text/html" href="${href}"/>`;
	const feed = atom(
		{ title: "1.2.9", link: link("https://code.example/1.2.9") },
		{ title: "v1.10.0", link: link("/plotluck/releases/v1.10.0?a=1&amp;b=2") },
		{ title: "Out now", id: "tag:code.example,2008:Repository/1/v1.9.9" },
		{ title: "The next one", id: "tag:code.example,2008:Repository/1/v2.0.0-rc.1" },
		{ title: "Plotluck 3.0.0", id: "tag:code.example,2008:Repository/1/v3.0.0-beta" },
	);
	expect(newestIn(feed, FEED)).toEqual({
		version: "1.10.0",
		address: "https://code.example/plotluck/releases/v1.10.0?a=1&b=2",
	});
	expect(newestIn(atom({ title: "2.0.0-rc.1" }), FEED)).toBeNull();
	expect(newestIn(atom(), FEED)).toBeNull();
});

test("a JSON feed is read alike", () => {
	const feed = json(
		{ id: 7, title: "v1.2.0", url: "https://code.example/a" },
		{ id: "https://code.example/v1.3.0", url: "b" },
		{ id: "x", title: "1.4.0 alpha" },
	);
	expect(newestIn(`\n ${feed}`, FEED)).toEqual({
		version: "1.3.0",
		address: "https://code.example/plotluck/b",
	});
	expect(newestIn(json(), FEED)).toBeNull();
});

test.each(["javascript:alert(1)", "data:text/html,x", "http://[", ""])(
	"the address %s is no link",
	(address) => {
		const read = (feed: string) => newestIn(feed, FEED)?.address ?? null;
		expect(read(json({ title: "1.0.0", url: address }))).toBeNull();
		const link = `<link href="${address}"/>`;
		// An empty reference of Atom is the feed itself.
		const own = address === "" ? FEED.href : null;
		expect(read(atom({ title: "1.0.0", link }))).toBe(own);
	},
);

test.each([
	["", "it is neither an Atom feed nor a JSON feed"],
	["<html><body>Sign in</body></html>", "it is neither an Atom feed nor a JSON feed"],
	[atom({ title: "v1.2.3" }).slice(0, -9), "its end is missing"],
	['{"items": [', "it is no JSON feed"],
	['{"items": 7}', "it is no JSON feed"],
	[json({ title: "Hello" }), "none of its entries names a version such as 1.2.3"],
])("a damaged feed is refused: %s", (feed, why) => {
	expect(() => newestIn(feed, FEED)).toThrow(why);
});

test("versions are compared by their numbers", () => {
	const sorted = ["0.9.12", "1.0.0", "1.0.9", "1.0.10", "1.10.0", "2.0.0"];
	expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
	expect(compareVersions("1.2.3", "1.2.3")).toBe(0);
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a web server on this machine, and returns its address and the requests that came. */
async function serve(answer: Answer) {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		requests.push(request);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, requests };
}

const says = (body: string) => serve((_request, response) => response.end(body));
const NEWER = atom({ title: "v1.3.0" });
const FOUND = { newer: { version: "1.3.0", address: null }, problem: null };

/** Looks at a feed as a server of version 1.2.0 with the reach that operators have. */
const look = (feed: string | undefined, more: { patience?: number } = {}) =>
	new Releases({ feed, own: "1.2.0", reach: { ownMachine: false }, ...more }).look();
const refuses = async (answer: Answer) => {
	const { url } = await serve(answer);
	const { newer, problem } = await look(url);
	expect(newer).toBeNull();
	return problem;
};

test("a newer version is found where the operator says, also inside a network", async () => {
	const { url, requests } = await says(NEWER);
	expect(await look(url)).toEqual(FOUND);
	expect(requests.map(({ method, headers }) => [method, headers.cookie])).toEqual([
		["GET", undefined],
	]);
	for (const version of ["1.2.0", "1.1.99", "0.9.0", "1.3.0-rc.1"])
		expect(await look((await says(atom({ title: version }))).url)).toEqual({
			newer: null,
			problem: null,
		});
	expect(await look((await says(json({ title: "1.3.0" }))).url)).toEqual(FOUND);
});

test("without an address nothing is asked", async () => {
	expect(await look(undefined)).toEqual({ newer: null, problem: null });
});

test("a feed is asked once a day, also by two admins at once and after a failure", async () => {
	const { url, requests } = await serve((_request, response) =>
		requests.length === 1 ? response.writeHead(500).end() : response.end(NEWER),
	);
	let now = 1_000;
	const releases = new Releases({
		...{ feed: url, own: "1.2.0", reach: { ownMachine: false } },
		clock: () => now,
	});
	const both = await Promise.all([releases.look(), releases.look()]);
	now += RELEASES_LIMITS.pause - 1;
	for (const { problem } of [...both, await releases.look()])
		expect(problem).toBe("its status is 500");
	expect(requests).toHaveLength(1);
	now += 1;
	expect(await releases.look()).toEqual(FOUND);
	expect(requests).toHaveLength(2);
});

test("a body that never ends is left after 256 KB", async () => {
	let isClosed = () => {};
	const closed = new Promise<void>((resolve) => {
		isClosed = resolve;
	});
	const problem = await refuses((_request, response) => {
		response.on("close", isClosed);
		const more = () => {
			while (!response.destroyed && response.write("<feed>".repeat(1_000)));
		};
		response.on("drain", more);
		more();
	});
	expect(problem).toBe("it has more than 256 KB");
	await closed;
});

test("a packed body is refused, because it could be far larger", async () => {
	const problem = await refuses((_request, response) =>
		response.writeHead(200, { "content-encoding": "gzip" }).end("x"),
	);
	expect(problem).toBe("it has the encoding gzip");
});

test.each([
	["a server that says nothing", () => {}],
	["a body that stops", (_request, response) => response.write("<feed>")],
] satisfies [string, Answer][])("%s is left in time", async (_name, answer) => {
	const { url } = await serve(answer);
	expect((await look(url, { patience: 100 })).problem).toBe("it took too long");
});

test("an unreachable server, or one that closes early, is reported with the reason", async () => {
	expect(await refuses((request) => request.socket.destroy())).toBe("socket hang up");
	expect((await look("http://127.0.0.1:1/feed?token=secret")).problem).toBe(
		"connect ECONNREFUSED 127.0.0.1:1",
	);
});

test("a redirect at the same place is followed without its cookie, and a circle is left", async () => {
	const { url, requests } = await serve(({ url: path }, response) => {
		if (path === "/new/feed")
			return response.end(atom({ title: "1.3.0", link: '<link href="a"/>' }));
		const location = path === "/circle" ? "/circle" : "/new/feed";
		return response.writeHead(301, { location, "set-cookie": "a=b" }).end();
	});
	expect(await look(`${url}/feed`)).toEqual({
		newer: { version: "1.3.0", address: `${url}/new/a` },
		problem: null,
	});
	expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
	expect((await look(`${url}/circle`)).problem).toBe("it has more than 3 redirects");
});

test("a redirect into a network is not followed", async () => {
	const inner = await says(NEWER);
	const { port } = new URL(inner.url);
	const places = [
		inner.url,
		`http://localhost:${port}/`,
		"https://10.0.0.1/",
		"https://printer.local/",
	];
	for (const location of [...places, "file:///etc/passwd", "http://public.example/"])
		expect(
			await refuses((_request, response) => response.writeHead(302, { location }).end()),
			location,
		).toContain("must have public addresses only");
	expect(inner.requests).toEqual([]);
	const nowhere = (_request: IncomingMessage, response: ServerResponse) =>
		response.writeHead(302, { location: "http://[" }).end();
	expect(await refuses(nowhere)).toBe("it has a redirect to no address");
});
