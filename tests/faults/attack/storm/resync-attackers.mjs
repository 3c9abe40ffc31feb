import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import WebSocket from "ws";

// A separate thread, because what it receives must not delay the measured calls.

/** Milliseconds in which the last snapshots arrive. */
const LAST = 2000;
/** Milliseconds between two messages: the server accepts twenty a second of a connection. */
const PACE = 50;

/** @type {{ urls: string[], resyncs: number }} the room connections to open, and how many snapshots each asks for */
const { urls, resyncs } = workerData;

/** Asks for snapshots with one seat and discards them, or does not read at all. */
async function attack(/** @type {string} */ url, /** @type {boolean} */ reads) {
	let snapshots = 0;
	const socket = new WebSocket(url);
	socket.on("open", () => reads || socket.pause());
	socket.on("message", (/** @type {Buffer} */ data) => {
		if (!data.toString("latin1", 0, 100).includes('"prev":')) snapshots++;
	});
	socket.on("error", () => {}); // the close event follows
	await new Promise((resolve) => socket.once("open", resolve).once("close", resolve));
	for (let n = 0; n < resyncs && socket.readyState === WebSocket.OPEN; n++) {
		socket.send('{"resync":true}');
		await pause(PACE);
	}
	await pause(LAST);
	const result = { snapshots };
	socket.terminate();
	return result;
}

parentPort?.postMessage(await Promise.all(urls.map((url, n) => attack(url, n % 2 === 0))));
