import { connect, type Socket } from "node:net";
import type { WireSeat } from "../../../players/wire/player.ts";

/** The server's output on a raw connection. */
export interface RawOutput {
	text: string;
	/** Status codes of its HTTP responses, in order. */
	statuses: number[];
	/** Whether the server closed the connection. */
	closed: boolean;
	/** Milliseconds from connecting to the end. */
	time: number;
}

/** A TCP connection that sends any bytes. */
export class RawLine {
	private readonly began = performance.now();
	private text = "";
	private closed = false;
	private readonly socket: Socket;

	private constructor(socket: Socket) {
		this.socket = socket;
		socket.on("data", (bytes) => {
			this.text += bytes.toString("latin1");
		});
		socket.on("error", () => {}); // the close event follows
		socket.on("close", () => {
			this.closed = true;
		});
	}

	static async open(url: string): Promise<RawLine> {
		const { hostname, port } = new URL(url);
		const socket = connect(Number(port), hostname);
		const line = new RawLine(socket);
		await new Promise((resolve) => {
			socket.once("connect", resolve);
			socket.once("close", resolve);
		});
		return line;
	}

	/** Sends bytes over a connection of their own, and returns the output as `hear` does. */
	static async ask(
		url: string,
		bytes: string | Buffer,
		patience: number,
		enough?: (text: string) => boolean,
	): Promise<RawOutput> {
		const line = (await RawLine.open(url)).say(bytes);
		const heard = await line.hear(patience, enough);
		line.end();
		return heard;
	}

	say(bytes: string | Buffer): this {
		this.socket.write(bytes);
		return this;
	}

	stopReading(): this {
		this.socket.pause();
		return this;
	}

	/**
	 * Waits until the server has closed the connection or `enough` accepts its output, at most
	 * `patience` ms.
	 */
	async hear(
		patience: number,
		enough: (text: string) => boolean = () => false,
	): Promise<RawOutput> {
		const until = performance.now() + patience;
		while (!this.closed && !enough(this.text) && performance.now() < until)
			await new Promise((resolve) => setTimeout(resolve, 10));
		const statuses = [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
			Number(status),
		);
		return { text: this.text, statuses, closed: this.closed, time: performance.now() - this.began };
	}

	end(): void {
		this.socket.destroy();
	}
}

/** Returns the path of a seat's room connection. */
export const roomPath = ({ id, secret, game_id }: Pick<WireSeat, "id" | "secret" | "game_id">) =>
	`/rooms?${new URLSearchParams({ player_id: `${id}`, player_secret: secret, game_id: `${game_id}` })}`;

/** Returns the head of an upgrade to a room connection. Headers that are null are left out. */
export function upgradeHead(
	headers: Record<string, string | null> = {},
	path = "/rooms?player_id=1&player_secret=x&game_id=1",
	method = "GET",
): string {
	const all = {
		Host: "127.0.0.1",
		Connection: "Upgrade",
		Upgrade: "websocket",
		"Sec-WebSocket-Version": "13",
		"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
		...headers,
	};
	const lines = Object.entries(all).flatMap(([name, value]) =>
		value === null ? [] : [`${name}: ${value}\r\n`],
	);
	return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
