import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { WireSeat } from "../../../players/wire/player.ts";
import { roomPath, upgradeHead } from "./raw-line.ts";

/** Most bytes of a message (docs/protocol.md "Limits"). */
export const FRAME_LIMIT = 128 * 1024;

export const OP = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FrameParts {
	opcode: number;
	payload?: Buffer | string;
	/** False when more of the message follows. */
	fin?: boolean;
	/** The three reserved bits as a number. */
	reserved?: number;
	masked?: boolean;
}

/** Returns the bytes of a frame, also of an invalid one. */
export function frame({
	opcode,
	payload = "",
	fin = true,
	reserved = 0,
	masked = true,
}: FrameParts): Buffer {
	const body = Buffer.from(payload);
	const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
	const mask = randomBytes(4);
	const masks = masked ? 0x80 : 0;
	const content = masked ? body.map((byte, i) => byte ^ (mask[i % 4] ?? 0)) : body;
	return Buffer.concat([
		Buffer.from([first]),
		lengthOf(body.length, masks),
		...(masked ? [mask] : []),
		content,
	]);
}

function lengthOf(length: number, masks: number): Buffer {
	if (length < 126) return Buffer.from([masks | length]);
	if (length < 65_536) return Buffer.from([masks | 126, length >> 8, length & 255]);
	const long = Buffer.alloc(9);
	long[0] = masks | 127;
	long.writeBigUInt64BE(BigInt(length), 1);
	return long;
}

/** A room connection without a library. It sends any bytes and keeps the received frames. */
export class RawSocket {
	readonly frames: { opcode: number; payload: Buffer }[] = [];
	/** The code of the received close frame. */
	closeCode: number | null = null;
	private ended = false;
	private rest = Buffer.alloc(0);
	private readonly socket: Socket;

	private constructor(socket: Socket) {
		this.socket = socket;
		socket.on("error", () => {});
		socket.on("close", () => {
			this.ended = true;
		});
	}

	/**
	 * Opens a connection for a seat, also with a wrong secret. Throws when the upgrade is refused.
	 */
	static async open(
		url: string,
		seat: Pick<WireSeat, "id" | "secret" | "game_id">,
	): Promise<RawSocket> {
		const { hostname, port } = new URL(url);
		const socket = connect(Number(port), hostname);
		const raw = new RawSocket(socket);
		socket.write(upgradeHead({ Host: `${hostname}:${port}` }, roomPath(seat)));
		const head = await raw.head();
		if (!head.startsWith("HTTP/1.1 101"))
			throw new Error(`the upgrade is refused: ${head.split("\r\n")[0]}`);
		socket.on("data", (bytes) => raw.take(bytes));
		raw.take(Buffer.alloc(0));
		return raw;
	}

	get isOpen(): boolean {
		return !this.ended && this.closeCode === null;
	}

	send(...bytes: Buffer[]): void {
		if (!this.socket.destroyed) this.socket.write(Buffer.concat(bytes));
	}

	/** Resolves to whether the test succeeds within `patience` ms. */
	async sees(test: () => boolean, patience = 5000): Promise<boolean> {
		const giveUp = performance.now() + patience;
		while (!test() && performance.now() < giveUp) await pause(5);
		return test();
	}

	/** Resolves to whether a message with the state has arrived. */
	seated = (): Promise<boolean> =>
		this.sees(() => this.frames.some(({ payload }) => payload.includes('"game"')) || !this.isOpen);

	/** Resolves to whether the server closes this connection. */
	isClosed = (patience?: number): Promise<boolean> => this.sees(() => !this.isOpen, patience);

	/** Resolves to whether the server replies to a ping. */
	async isAlive(): Promise<boolean> {
		const payload = randomBytes(8);
		this.send(frame({ opcode: OP.ping, payload }));
		return this.sees(
			() =>
				this.frames.some((came) => came.opcode === OP.pong && came.payload.equals(payload)) ||
				!this.isOpen,
		).then(() => this.isOpen);
	}

	drop(): void {
		this.socket.destroy();
	}

	private async head(): Promise<string> {
		while (!this.rest.includes("\r\n\r\n") && !this.ended) {
			const [bytes] = (await Promise.race([
				once(this.socket, "data"),
				once(this.socket, "close"),
			])) as [Buffer | boolean];
			if (Buffer.isBuffer(bytes)) this.rest = Buffer.concat([this.rest, bytes]);
		}
		const end = this.rest.indexOf("\r\n\r\n");
		const head = this.rest.subarray(0, end).toString();
		this.rest = this.rest.subarray(end + 4);
		return head;
	}

	private take(bytes: Buffer): void {
		this.rest = Buffer.concat([this.rest, bytes]);
		for (let came = firstFrame(this.rest); came; came = firstFrame(this.rest)) {
			const { opcode, payload, size } = came;
			this.rest = this.rest.subarray(size);
			this.frames.push({ opcode, payload });
			if (opcode === OP.close)
				this.closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
		}
	}
}

/**
 * Returns the first frame of a server's output, which is unmasked, or null while it is incomplete.
 */
function firstFrame(bytes: Buffer): { opcode: number; payload: Buffer; size: number } | null {
	const short = (bytes[1] ?? 0) & 127;
	const start = short === 126 ? 4 : short === 127 ? 10 : 2;
	if (bytes.length < start) return null;
	const long = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
	const length = short === 126 ? bytes.readUInt16BE(2) : long;
	const size = start + length;
	return bytes.length < size
		? null
		: { opcode: (bytes[0] ?? 0) & 15, payload: bytes.subarray(start, size), size };
}
