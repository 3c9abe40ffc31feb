import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";

// A separate process, because what an attack sends and reads must not delay the measured calls.

/** Milliseconds between two calls. A seat may send 20 messages a second. */
const PACE = 60;

const url = process.argv[2] ?? "";

/** Opens a room and returns a function that locks or unlocks it and waits for the answer. */
async function hostOfRoom() {
	const opened = await fetch(`${url}/api/v3/rooms`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ host: { name: "Bystander", meta: { sprite_id: 2, mature: true } } }),
	});
	const { id, secret, game_id } = (await opened.json()).host;
	const query = `player_id=${id}&player_secret=${encodeURIComponent(secret)}&game_id=${game_id}`;
	const socket = new WebSocket(`${url.replace("http", "ws")}/rooms?${query}`);
	/** @type {Map<string, () => void>} */
	const waiting = new Map();
	socket.on("message", (data) => {
		const { ack, id: refused } = JSON.parse(String(data));
		waiting.get(ack ?? refused)?.();
	});
	await new Promise((resolve, reject) => socket.once("open", resolve).once("close", reject));
	let sent = 0;
	return () =>
		new Promise((/** @type {(value: void) => void} */ resolve) => {
			const action = `b${++sent}`;
			waiting.set(action, resolve);
			const order = { player_action: "game/vip", vip_action: { lock_room: sent % 2 === 0 } };
			const envelope = { game_id, player_id: id, player_secret: secret, id: action };
			socket.send(JSON.stringify({ ...envelope, ...order }));
		});
}

let longest = 0;
let over = false;

/** Repeats a call until the measurement is over, and keeps its longest time. */
async function repeat(/** @type {() => Promise<unknown>} */ call) {
	while (!over) {
		const since = performance.now();
		await call();
		longest = Math.max(longest, performance.now() - since);
		await pause(PACE);
	}
}

const act = await hostOfRoom();
process.once("message", () => {
	over = true;
});
process.once("disconnect", () => process.exit());
process.send?.("ready");
await Promise.all([
	repeat(() => fetch(`${url}/healthz`).then((answer) => answer.text())),
	repeat(act),
]);
process.send?.(longest);
