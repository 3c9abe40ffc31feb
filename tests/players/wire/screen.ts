import WebSocket from "ws";
import type { Game } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { call, merged } from "./player.ts";

/** The answer of PUT /rooms/{code}/screens. */
export interface ScreenSeat {
	id: number;
	secret: string;
	game_id: number;
	room_code: string;
}

/** The proof of who opens a screen; empty for a browser that has only the code. */
export interface Opener {
	device?: string;
	/** The secret of a seat. */
	secret?: string;
	/** The address, as a trusted proxy forwards it. */
	address?: string;
}

/** Asks for a screen of a room. */
export const askForScreen = (
	url: string,
	code: string,
	{ device, secret, address }: Opener = {},
): ReturnType<typeof call> =>
	call(url, "PUT", `/rooms/${code}/screens`, device === undefined ? undefined : { device }, {
		...(secret !== undefined && { "x-player-secret": secret }),
		...(address !== undefined && { "x-forwarded-for": address }),
	});

/** A screen written from docs/protocol.md alone. */
export class WireScreen {
	game!: Game;
	seq = -1;
	closed: number | null = null;
	readonly messages: ServerMessage[] = [];
	readonly seat: ScreenSeat;
	private socket: WebSocket | null = null;
	private listeners: (() => void)[] = [];
	private readonly quiet: boolean;

	/** A `quiet` screen plays no sounds. */
	constructor(seat: ScreenSeat, { quiet = false } = {}) {
		this.seat = seat;
		this.quiet = quiet;
	}

	/** Opens a screen of a room and connects it. Throws when the room refuses it. */
	static async open(
		url: string,
		code: string,
		{ quiet = false, ...opener }: Opener & { quiet?: boolean } = {},
	): Promise<WireScreen> {
		const { status, body } = await askForScreen(url, code, opener);
		if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
		return new WireScreen(body as unknown as ScreenSeat, { quiet }).connect(url);
	}

	/** Connects, and waits for the snapshot or the end. */
	async connect(url: string): Promise<this> {
		const { id, secret, game_id } = this.seat;
		const query = new URLSearchParams({
			screen_id: String(id),
			screen_secret: secret,
			game_id: String(game_id),
			...(this.quiet && { screen_quiet: "true" }),
		});
		const socket = new WebSocket(`${url.replace("http", "ws")}/rooms?${query}`);
		this.socket = socket;
		this.closed = null;
		this.seq = -1;
		socket.on("message", (data) => this.hear(JSON.parse(String(data))));
		socket.on("error", () => {}); // the close event follows
		socket.on("close", (code) => {
			if (this.socket === socket) this.closed = code;
			this.wake();
		});
		await this.until(() => this.seq >= 0 || this.closed !== null);
		return this;
	}

	send(message: unknown): void {
		this.socket?.send(typeof message === "string" ? message : JSON.stringify(message));
	}

	leave(): void {
		this.socket?.close(1000);
	}

	/** Waits until what the screen shows meets the condition. */
	async until(test: () => boolean, patience = 30_000): Promise<void> {
		const giveUp = Date.now() + patience;
		while (!test()) {
			if (Date.now() > giveUp)
				throw new Error(`waited in vain: ${test} (line ${this.closed ?? "open"})`);
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, 200);
				this.listeners.push(() => {
					clearTimeout(timer);
					resolve();
				});
			});
		}
	}

	private hear(message: ServerMessage): void {
		this.messages.push(message);
		const { seq, prev, game } = message;
		if (seq !== undefined) {
			if (prev === undefined) this.game = game as Game;
			else if (prev !== this.seq) throw new Error(`a patch for ${prev} came at ${this.seq}`);
			else if (game) this.game = merged(this.game, game);
			this.seq = seq;
		}
		this.wake();
	}

	private wake(): void {
		for (const listener of this.listeners.splice(0)) listener();
	}
}
