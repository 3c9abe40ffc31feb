import { Room, Server } from "@colyseus/core";
import { schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

/**
 * Rooms of eight on Colyseus with its default settings, so that a room sends its changes every
 * 50 ms. Run it with `node server.mjs PORT`.
 */
const PLAYERS = 8;

const Player = schema({ done: { type: "boolean", default: false } }, "Player");
const Writing = schema({ players: { map: Player } }, "Writing");

class WritingRoom extends Room {
	maxClients = PLAYERS;
	state = new Writing();
	/** By submission. No player sees them yet, so the state lacks them. */
	texts = new Map();

	onCreate() {
		this.onMessage("submit", (client, { id, submission, content, done }) => {
			this.texts.set(submission, content);
			if (done !== undefined) this.state.players.get(client.userData).done = done;
			client.send("ack", id);
		});
	}

	onJoin(client, { player }) {
		client.userData = String(player);
		this.state.players.set(client.userData, new Player());
	}
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("writing", WritingRoom);
await server.listen(Number(process.argv[2]), "127.0.0.1");
