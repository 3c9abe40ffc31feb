/** The first byte of a text message with a single frame. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
/** The length of a longer payload is in further bytes. */
const SHORT = 125;
const MASK_AT = 2;
const PAYLOAD_AT = 6;

const unmasked = Buffer.alloc(SHORT);

/**
 * Returns the text of a client's bytes that are exactly one short text message and begin with
 * `start`, which is ASCII. Returns null for all others.
 */
export function shortText(chunk: Buffer, start: Buffer): string | null {
	const length = chunk.length - PAYLOAD_AT;
	if (length < start.length || length > SHORT) return null;
	if (chunk[0] !== WHOLE_TEXT || chunk[1] !== (MASKED | length)) return null;
	for (let i = 0; i < length; i++) {
		const byte = (chunk[PAYLOAD_AT + i] ?? 0) ^ (chunk[MASK_AT + (i & 3)] ?? 0);
		if (i < start.length && byte !== start[i]) return null;
		unmasked[i] = byte;
	}
	return unmasked.toString("utf8", 0, length);
}

/** Returns the frame of a server's text message of less than 64 KiB. */
export function textFrame(text: string): Buffer {
	const length = Buffer.byteLength(text);
	const head = length > SHORT ? 4 : 2;
	const frame = Buffer.allocUnsafe(head + length);
	frame[0] = WHOLE_TEXT;
	frame[1] = length > SHORT ? 126 : length;
	if (length > SHORT) frame.writeUInt16BE(length, 2);
	frame.write(text, head);
	return frame;
}
