#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";

/** @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

/** Bytes of the longest message: a page's pictures go through it. */
const LONGEST = 1 << 30;

/**
 * Playwright starts this program in place of Firefox (FIREFOX_PATH), with Firefox's arguments. It
 * relays the WebDriver BiDi messages between the two, because Playwright expects two things that
 * Firefox ESR does not have.
 */
const firefox = spawn(process.env.FIREFOX_PATH ?? "", process.argv.slice(2), {
	stdio: ["ignore", "ignore", "pipe"],
});
killWithParent(firefox);
firefox.once("error", ({ message }) => print(message));
firefox.once("close", (code) => process.exit(code ?? 1));
process.once("SIGTERM", () => firefox.kill());

const LISTENING = /^WebDriver BiDi listening on (ws:\S+)/;
createInterface(firefox.stderr).on("line", (line) => {
	const [, address] = LISTENING.exec(line) ?? [];
	if (address === undefined) return print(line);
	const relay = new WebSocketServer({ port: 0, host: "127.0.0.1", maxPayload: LONGEST });
	relay.on("connection", (client, { url }) => connect(client, new WebSocket(address + url)));
	relay.once("listening", () => {
		const { port } = /** @type {import("node:net").AddressInfo} */ (relay.address());
		// Playwright waits for this line.
		print(line.replace(address, `ws://127.0.0.1:${port}`));
	});
});

/**
 * @param {WebSocket} client Playwright
 * @param {WebSocket} browser Firefox
 */
function connect(client, browser) {
	const opened = new Promise((resolve) => browser.once("open", resolve));
	client.on("message", async (data) => {
		const { id, method } = JSON.parse(String(data));
		// Playwright sends it for every window, also when a test asks for no media feature.
		if (method === "emulation.setMediaFeaturesOverride")
			return client.send(JSON.stringify({ type: "success", id, result: {} }));
		await opened;
		browser.send(String(data));
	});
	browser.on("message", (data) => {
		const message = JSON.parse(String(data));
		// Playwright ignores downloads without an id.
		if (message.method?.startsWith("browsingContext.download"))
			message.params.download ??= message.params.url;
		client.send(JSON.stringify(message));
	});
	browser.on("close", () => client.close());
	// The connection also ends when the tests are killed.
	client.on("close", () => firefox.kill());
}
