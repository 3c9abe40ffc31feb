/** The longest head of a frame in bytes: two, eight for the length and four for the mask. */
const LONGEST_HEAD = 14;
const OPCODE = 0x0f;
const CLOSE = 8;

/**
 * Follows the WebSocket frames of one direction, and reads only their heads. A client's frames must
 * be masked, and a server's must not. RFC 6455, section 5.1, requires a server to close a
 * connection with unmasked frames, but uWebSockets.js accepts them.
 */
export class Frames {
	/** Bytes of the current frame that have not arrived yet. */
	private left = 0;
	/** The head of the next frame, as far as it has arrived. */
	private readonly head = Buffer.alloc(LONGEST_HEAD);
	private known = 0;
	private closing = false;
	private readonly masked: boolean;

	constructor(masked: boolean) {
		this.masked = masked;
	}

	/** Whether another frame may begin here: no frame is incomplete, and none was a close frame. */
	get between(): boolean {
		return this.left === 0 && this.known === 0 && !this.closing;
	}

	/** Reads the next bytes; returns false as soon as a frame is masked wrongly. */
	take(chunk: Buffer): boolean {
		let at = 0;
		while (at < chunk.length) {
			if (this.left > 0) {
				const skipped = Math.min(this.left, chunk.length - at);
				this.left -= skipped;
				at += skipped;
				continue;
			}
			const byte = chunk[at++] ?? 0;
			if (this.known === 1 && byte >= 0x80 !== this.masked) return false;
			this.head[this.known++] = byte;
			this.endHead();
		}
		return true;
	}

	private endHead(): void {
		if (this.known < 2) return;
		const length = (this.head[1] ?? 0) & 0x7f;
		const bytes = (length === 127 ? 10 : length === 126 ? 4 : 2) + (this.masked ? 4 : 0);
		if (this.known < bytes) return;
		this.left =
			length === 127
				? Number(this.head.readBigUInt64BE(2))
				: length === 126
					? this.head.readUInt16BE(2)
					: length;
		this.known = 0;
		if (((this.head[0] ?? 0) & OPCODE) === CLOSE) this.closing = true;
	}
}
