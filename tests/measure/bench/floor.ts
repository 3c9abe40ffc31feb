import { App, type WebSocket } from "uWebSockets.js";
import { join } from "node:path";
import { STATUS } from "#game/status.ts";
import { FloorStore } from "./floor-store.ts";

/**
 * The floor: the cost of the benchmark's messages on plain uWebSockets and SQLite, without engine,
 * rules and REST. It sends the same messages to the same clients, and nothing before it is durable.
 * Run it with `node floor.js PORT FOLDER`.
 */
interface Guest {
	player: number;
	game: number;
}

interface Message {
	player_id: number;
	id: string;
	submission: { id: number; content: string };
	done_submission?: boolean;
}

interface FloorRoom {
	seq: number;
	players: Record<number, { status: number }>;
}

const [port, folder] = process.argv.slice(2);
const store = await FloorStore.open(join(folder ?? ".", "floor.db"));
const rooms = new Map<number, FloorRoom>();
const app = App();

function roomOf(game: number): FloorRoom {
	const room = rooms.get(game) ?? { seq: 1, players: {} };
	rooms.set(game, room);
	return room;
}

app.ws<Guest>("/rooms", {
	maxPayloadLength: 128 * 1024,
	upgrade(res, req, context) {
		const query = new URLSearchParams(req.getQuery());
		const guest = { player: Number(query.get("player_id")), game: Number(query.get("game_id")) };
		res.upgrade(
			guest,
			req.getHeader("sec-websocket-key"),
			req.getHeader("sec-websocket-protocol"),
			req.getHeader("sec-websocket-extensions"),
			context,
		);
	},
	open(ws) {
		const { player, game } = ws.getUserData();
		const room = roomOf(game);
		room.players[player] ??= { status: STATUS.storyWrite };
		ws.subscribe(`game/${game}`);
		say(ws, {
			seq: room.seq,
			game: { id: game, players: room.players },
			player: { id: player, ...room.players[player] },
		});
	},
	message(ws, data) {
		const { player, game } = ws.getUserData();
		const {
			player_id,
			id,
			submission,
			done_submission: done,
		}: Message = JSON.parse(Buffer.from(data).toString());
		if (player_id !== player) return void ws.close();
		const status = done === undefined ? null : done ? STATUS.postStoryWrite : STATUS.storyWrite;
		store.keep({ player, submission: submission.id, content: submission.content, status }, () => {
			if (status !== null) show(ws, roomOf(game), game, player, status);
			say(ws, { ack: id });
		});
	},
	close(ws) {
		left.add(ws);
	},
});

const left = new WeakSet<WebSocket<Guest>>();

function show(
	ws: WebSocket<Guest>,
	room: FloorRoom,
	game: number,
	player: number,
	status: number,
): void {
	const prev = room.seq++;
	room.players[player] = { status };
	app.publish(
		`game/${game}`,
		JSON.stringify({
			now: Date.now(),
			seq: room.seq,
			prev,
			game: { players: { [player]: { status } } },
		}),
	);
	const own = { status, current_submission: { meta: { done: status === STATUS.postStoryWrite } } };
	say(ws, { seq: room.seq, prev: room.seq, player: own });
}

function say(ws: WebSocket<Guest>, message: object): void {
	if (!left.has(ws)) ws.send(JSON.stringify({ now: Date.now(), ...message }));
}

app.listen("127.0.0.1", Number(port), (listening) => {
	if (!listening) process.exit(1);
});
