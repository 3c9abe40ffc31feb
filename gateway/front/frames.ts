const OPCODE = 0x0f;
const CLOSE = 8;
const MASK_BYTES = 4;

/**
 * Follows the WebSocket frames of one direction, and reads only their heads. A client's frames must
 * be masked, and a server's must not. RFC 6455, section 5.1, requires a server to close a
 * connection with unmasked frames, but uWebSockets.js accepts them.
 */
export class Frames {
	/** Bytes of the current frame's payload that have not arrived yet. */
	private left = 0;
	/** Bytes of the next frame's head that have arrived, and where its length and the head end. */
	private known = 0;
	private lengthEnd = 0;
	private headEnd = 0;
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
	take(chunk: Uint8Array): boolean {
		let at = 0;
		while (at < chunk.length) {
			if (this.known === 0 && this.left > 0) {
				const skipped = Math.min(this.left, chunk.length - at);
				this.left -= skipped;
				at += skipped;
			} else if (!this.takeOfHead(chunk[at++] ?? 0)) return false;
		}
		return true;
	}

	private takeOfHead(byte: number): boolean {
		this.known++;
		if (this.known === 1) {
			if ((byte & OPCODE) === CLOSE) this.closing = true;
			return true;
		}
		if (this.known === 2) {
			if (byte >= 0x80 !== this.masked) return false;
			const length = byte & 0x7f;
			this.lengthEnd = length === 127 ? 10 : length === 126 ? 4 : 2;
			this.headEnd = this.lengthEnd + (this.masked ? MASK_BYTES : 0);
			this.left = this.lengthEnd === 2 ? length : 0;
		} else if (this.known <= this.lengthEnd) this.left = this.left * 256 + byte;
		if (this.known === this.headEnd) this.known = 0;
		return true;
	}
}
