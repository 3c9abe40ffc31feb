import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenEarly, type PublicPort } from "../../../../gateway/front/listener.ts";

let listener: PublicPort;
beforeEach(async () => {
	listener = await listenEarly({
		port: 0,
		host: "127.0.0.1",
		socketsPerAddress: 50,
		trustProxy: false,
	});
});
afterEach(() => {
	listener.server.closeAllConnections();
	listener.server.close();
});

const UPGRADE =
	"GET /rooms HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

/** Requests an upgrade, and waits until the listener has received it. */
async function requestUpgrade() {
	const heard = once(listener.server, "upgrade");
	const line = connect(listener.port, "127.0.0.1");
	line.write(UPGRADE);
	await heard;
	return line;
}

test("a call before the server is ready is answered when it is", async () => {
	const heard = once(listener.server, "request");
	const answer = fetch(`http://127.0.0.1:${listener.port}/healthz`);
	await heard;
	listener.server.on("request", (request, response) => response.end(`at last ${request.url}`));
	listener.open();
	expect(await (await answer).text()).toBe("at last /healthz");
});

test("an upgrade before the server is ready is served once when it is, and later ones at once", async () => {
	const early = await requestUpgrade();
	const urls: (string | undefined)[] = [];
	listener.server.on("upgrade", (request, socket) => {
		urls.push(request.url);
		socket.end("come in");
	});
	listener.open();
	expect(String((await once(early, "data"))[0])).toBe("come in");
	const late = await requestUpgrade();
	expect(String((await once(late, "data"))[0])).toBe("come in");
	expect(urls).toEqual(["/rooms", "/rooms"]);
});

test("a client that disconnects while waiting does no harm", async () => {
	const line = await requestUpgrade();
	line.destroy();
	await once(line, "close");
	const gone = new Promise((resolve) => {
		listener.server.on("upgrade", (_request, socket) => {
			socket.on("error", () => {});
			socket.on("close", resolve);
			socket.end("come in");
			socket.resume();
		});
	});
	listener.open();
	await gone;
});

test("a room connection to a server without a gateway is closed", async () => {
	const line = await requestUpgrade();
	listener.open();
	await once(line, "close");
});
