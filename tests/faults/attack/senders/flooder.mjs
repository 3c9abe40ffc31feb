import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// A separate process, because what it sends and reads must not delay the measured calls. It speaks
// HTTP itself, because Node's client costs more than the server.

/**
 * @typedef {object} Flood
 * @property {string} url of the server
 * @property {string[]} paths asked for in turn
 * @property {Record<string, string>} headers
 * @property {boolean} fromMany whether each call comes from another address
 * @property {string} network the first half of those addresses, or the one address
 * @property {number} rate calls a second
 * @property {number} seconds
 */

/** How many connections stay open. Each sends one call at a time. */
const LINES = 16;
/** Milliseconds between two looks at how many calls are due. */
const TICK = 5;

/** @type {Flood} */
const { url, paths, headers, fromMany, network, rate, seconds } = JSON.parse(
	process.argv[2] ?? "{}",
);
const { hostname, port } = new URL(url);
/** @type {Record<string, number>} */
const statuses = {};
const since = performance.now();
let sent = 0;

const addressOf = (/** @type {number} */ n) =>
	fromMany ? `${network}.${(n >> 8) & 255}.${n & 255}` : `${network}.0.1`;

/** Returns the bytes of the next call. */
function nextCall() {
	const n = sent++;
	const all = {
		host: `${hostname}:${port}`,
		"accept-encoding": "gzip, deflate, br",
		...headers,
		// The last address counts, as behind a proxy.
		"x-forwarded-for": [headers["x-forwarded-for"], addressOf(n)].filter(Boolean).join(","),
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `GET ${paths[n % paths.length]} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** Returns whether an answer is whole. */
function isWhole(/** @type {string} */ answer) {
	const end = answer.indexOf("\r\n\r\n");
	if (end < 0) return false;
	const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end + 2))?.[1];
	if (length !== undefined) return answer.length >= end + 4 + Number(length);
	return answer.endsWith("\r\n0\r\n\r\n") || /^HTTP\/1.1 (204|304)/.test(answer);
}

/** Sends calls one after another over one connection while there are some due. */
async function sendCalls() {
	const socket = connect(Number(port), hostname);
	socket.setEncoding("latin1");
	socket.setNoDelay();
	while (performance.now() - since < seconds * 1000) {
		if (sent >= (rate * (performance.now() - since)) / 1000) {
			await pause(TICK);
			continue;
		}
		socket.write(nextCall());
		const answer = await answerOf(socket);
		const status = answer.slice(9, 12);
		statuses[status] = (statuses[status] ?? 0) + 1;
	}
	socket.destroy();
}

/** @returns {Promise<string>} */
const answerOf = (/** @type {import("node:net").Socket} */ socket) =>
	new Promise((resolve, reject) => {
		let answer = "";
		const read = (/** @type {string} */ text) => {
			answer += text;
			if (!isWhole(answer)) return;
			socket.off("data", read).off("close", lost);
			resolve(answer);
		};
		const lost = () => reject(new Error("The server closed a connection of the flood"));
		socket.on("data", read).on("close", lost);
	});

await Promise.all(Array.from({ length: LINES }, sendCalls));
process.stdout.write(JSON.stringify(statuses));
