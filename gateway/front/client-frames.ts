/** The longest head of a masked frame: two bytes, eight for the length, four for the mask. */
const LONGEST_HEAD = 14;

/**
 * Follows the frames that a client sends, by their heads alone. RFC 6455, section 5.1, has a server
 * close a connection whose frames are
 * not masked; uWebSockets.js takes their first four bytes for a mask instead.
 */
export class ClientFrames {
	/** Bytes of the present frame that are still to come. */
	private left = 0;
	/** The head of the next frame, where a chunk ended within it. */
	private readonly head = Buffer.alloc(LONGEST_HEAD);
	private known = 0;

	/** Takes in the next bytes; false as soon as a frame in them is not masked. */
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
			if (this.known === 1 && byte < 0x80) return false;
			this.head[this.known++] = byte;
			this.endHead();
		}
		return true;
	}

	private endHead(): void {
		if (this.known < 2) return;
		const length = (this.head[1] ?? 0) & 0x7f;
		const bytes = length === 127 ? 14 : length === 126 ? 8 : 6;
		if (this.known < bytes) return;
		this.left =
			length === 127
				? Number(this.head.readBigUInt64BE(2))
				: length === 126
					? this.head.readUInt16BE(2)
					: length;
		this.known = 0;
	}
}
