import { randomUUID } from "node:crypto";
import WebSocket from "ws";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import type { WireSeat } from "../../../players/wire/player.ts";

/** The data to play a seat that is writing. */
export interface WritingSeat extends Pick<WireSeat, "id" | "secret" | "game_id"> {
	/** Absent on the floor, which has no codes. */
	room_code?: string;
	/** The player's running part. */
	submission: number;
}

/** A mask of zeros saves the load generator the masking. The server unmasks as usual. */
const generateMask = (mask: Buffer) => void mask.fill(0);

const SPARKS = Buffer.from('"sparks":[');

/** A cheap room connection: it keeps no state and passes on every message. */
export class Line {
	/** Called with every message and its size in bytes. */
	onMessage: (message: ServerMessage, bytes: number) => void = () => {};
	/** Number of messages with sparks, which are not read because that would load this process. */
	sparks = 0;
	/** Called with the code when the connection closes. */
	onClose: (code: number) => void = () => {};
	readonly writer: WritingSeat;
	private readonly url: string;
	private readonly head: string;
	private socket: WebSocket | null = null;
	/**
	 * Makes ids unique per connection, because a room treats a known id of a seat as a repetition.
	 */
	private readonly prefix = randomUUID().slice(0, 8);
	private made = 0;

	/** `url` is the server's http address. */
	constructor(url: string, writer: WritingSeat) {
		const { id, secret, game_id } = writer;
		this.writer = writer;
		this.url = `${url.replace("http", "ws")}/rooms?${new URLSearchParams({ player_id: `${id}`, player_secret: secret, game_id: `${game_id}` })}`;
		this.head = JSON.stringify({
			game_id,
			player_id: id,
			player_secret: secret,
			player_action: "story/submit",
		}).slice(0, -1);
	}

	/** Resolves when the snapshot has arrived. Rejects when the connection closes before. */
	connect(): Promise<void> {
		return new Promise((resolve, reject) => {
			const socket = new WebSocket(this.url, {
				perMessageDeflate: false,
				skipUTF8Validation: true,
				generateMask,
			});
			let open = false;
			this.socket = socket;
			socket.on("message", (data: Buffer) => {
				if (data.indexOf(SPARKS) >= 0) {
					this.sparks++;
					return;
				}
				const message: ServerMessage = JSON.parse(data.toString());
				if (!open && message.game) {
					open = true;
					resolve();
				}
				this.onMessage(message, data.length);
			});
			socket.on("error", () => {}); // the close event follows
			socket.on("close", (code) => {
				if (open) this.onClose(code);
				else reject(new Error(`a line closed with ${code} before it was open`));
			});
		});
	}

	/** Saves a JSON-encoded text of the part and sets `done`, if given. Returns the message's id. */
	submit(content: string, done?: boolean): string {
		const id = `${this.prefix}-${++this.made}`;
		const toggle = done === undefined ? "" : `,"done_submission":${done}`;
		this.socket?.send(
			`${this.head},"id":"${id}","submission":{"id":${this.writer.submission},"content":${content}}${toggle}}`,
		);
		return id;
	}

	/** Sends a JSON-encoded spark. */
	spark(encoded: string): void {
		this.socket?.send(`{"spark":${encoded}}`);
	}

	close(): void {
		this.onClose = () => {};
		this.socket?.terminate();
	}
}
