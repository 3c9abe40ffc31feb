import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import WebSocket from "ws";

// A separate thread, because what it receives must not delay the measured calls.

/** @type {{ urls: string[], resyncs: number }} the room connections to open, and how many snapshots each asks for */
const { urls, resyncs } = workerData;

/** Asks for snapshots with one seat and discards them, or does not read at all. */
async function attack(/** @type {string} */ url, /** @type {boolean} */ reads) {
	const figures = { snapshots: 0, bytes: 0, closed: /** @type {number | null} */ (null) };
	const socket = new WebSocket(url);
	socket.on("open", () => reads || socket.pause());
	socket.on("message", (/** @type {Buffer} */ data) => {
		figures.bytes += data.length;
		if (!data.toString("latin1", 0, 100).includes('"prev":')) figures.snapshots++;
	});
	socket.on("close", (code) => {
		figures.closed = code;
	});
	socket.on("error", () => {}); // the close event follows
	while (socket.readyState === WebSocket.CONNECTING) await pause(10);
	// The server accepts twenty messages per second of a connection.
	for (let n = 0; n < resyncs && socket.readyState === WebSocket.OPEN; n++) {
		socket.send('{"resync":true}');
		await pause(50);
	}
	await pause(2000);
	const result = { ...figures };
	socket.terminate();
	return result;
}

parentPort?.postMessage(await Promise.all(urls.map((url, n) => attack(url, n % 2 === 0))));
