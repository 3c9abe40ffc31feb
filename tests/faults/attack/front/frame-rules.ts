import { FRAME_LIMIT, frame, OP } from "../senders/raw-socket.ts";

/**
 * The server's reaction to bytes: the connection stays open, is closed, or is closed with a valid
 * code.
 */
type Comes = "goes on" | "is closed" | "is closed in good order";

/** A rule of RFC 6455 with the bytes that test it. */
export interface FrameRule {
	name: string;
	bytes: Buffer[];
	comes: Comes;
	/** The payload that a pong must return. */
	pong?: string;
}

/** A message to which the room replies with a snapshot. */
const ASK = '{"resync":true}';
const half = ASK.length / 2;
const [begin, end] = [ASK.slice(0, half), ASK.slice(half)];
const emoji = Buffer.from('{"x":"🦊"}');
const text = (payload: string | Buffer, more: object = {}) =>
	frame({ opcode: OP.text, payload, ...more });
const rest = (payload: string | Buffer, more: object = {}) =>
	frame({ opcode: OP.continuation, payload, ...more });
const control = (opcode: number, payload: string | Buffer = "", more: object = {}) =>
	frame({ opcode, payload, ...more });
const closing = (code: number, reason: string | Buffer = "") => {
	const bytes = Buffer.alloc(2);
	bytes.writeUInt16BE(code);
	return control(OP.close, Buffer.concat([bytes, Buffer.from(reason)]));
};
/** Announces a forbidden length: the highest of its 64 bits is set. */
const endless = Buffer.from([0x81, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
const bytewise = (bytes: Buffer) => [...bytes].map((byte) => Buffer.from([byte]));

const rule = (name: string, comes: Comes, ...bytes: Buffer[]): FrameRule => ({
	name,
	comes,
	bytes,
});

/**
 * The rules that concern room connections. After a protocol error the server may send a close frame
 * or only close (RFC 6455 section 7.1.7).
 */
export const FRAME_RULES: FrameRule[] = [
	rule("a whole message", "goes on", text(ASK)),
	rule("a message byte by byte", "goes on", ...bytewise(text(ASK))),
	rule("a message in two fragments", "goes on", text(begin, { fin: false }), rest(end)),
	rule(
		"a message with empty fragments",
		"goes on",
		text("", { fin: false }),
		rest(ASK, { fin: false }),
		rest(""),
	),
	rule("an empty message", "goes on", text("")),
	rule(
		"a binary message",
		"goes on",
		frame({ opcode: OP.binary, payload: Buffer.from([0, 255, 254]) }),
	),
	rule(
		"a character across two fragments",
		"goes on",
		text(emoji.subarray(0, 8), { fin: false }),
		rest(emoji.subarray(8)),
	),
	rule("the longest message", "goes on", text("x".repeat(FRAME_LIMIT))),
	{ ...rule("an empty ping", "goes on", control(OP.ping)), pong: "" },
	{
		...rule("a ping of 125 bytes", "goes on", control(OP.ping, "p".repeat(125))),
		pong: "p".repeat(125),
	},
	{
		...rule(
			"a ping between fragments",
			"goes on",
			text(begin, { fin: false }),
			control(OP.ping, "mid"),
			rest(end),
		),
		pong: "mid",
	},
	rule("a pong that nobody asked for", "goes on", control(OP.pong, "hello")),
	rule(
		"ten pings at once",
		"goes on",
		...Array.from({ length: 10 }, (_, i) => control(OP.ping, `${i}`)),
	),

	rule("a ping of 126 bytes", "is closed", control(OP.ping, "p".repeat(126))),
	rule("a close of 126 bytes", "is closed", control(OP.close, "p".repeat(126))),
	rule("a ping in fragments", "is closed", control(OP.ping, "p", { fin: false }), rest("q")),
	rule("a close in fragments", "is closed", control(OP.close, "", { fin: false })),
	rule("a fragment without a beginning", "is closed", rest(ASK)),
	rule("a message within a message", "is closed", text(begin, { fin: false }), text(ASK)),
	...[1, 2, 4, 7].map((reserved) =>
		rule(`reserved bits ${reserved}`, "is closed", text(ASK, { reserved })),
	),
	rule("a ping with a reserved bit", "is closed", control(OP.ping, "", { reserved: 4 })),
	...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) =>
		rule(`reserved opcode ${opcode}`, "is closed", frame({ opcode })),
	),
	rule("text that is no UTF-8", "is closed", text(Buffer.from([0x7b, 0xc3, 0x28, 0x7d]))),
	rule("a surrogate in UTF-8", "is closed", text(Buffer.from([0xed, 0xa0, 0x80]))),
	rule("an overlong slash in UTF-8", "is closed", text(Buffer.from([0xc0, 0xaf]))),
	rule("half a character at the end", "is closed", text(Buffer.from([0xf0, 0x9f, 0xa6]))),
	rule("a message that is too long", "is closed", text("x".repeat(FRAME_LIMIT + 1))),
	rule(
		"fragments that are too long together",
		"is closed",
		text("x".repeat(FRAME_LIMIT), { fin: false }),
		rest("xx"),
	),
	rule("an endless length", "is closed", endless),
	rule("a frame without a mask", "is closed", text(ASK, { masked: false })),
	rule("a ping without a mask", "is closed", control(OP.ping, "p", { masked: false })),

	rule("a close without a code", "is closed in good order", control(OP.close)),
	...[1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 4999].map((code) =>
		rule(`a close with ${code}`, "is closed in good order", closing(code, "bye")),
	),
	rule(
		"a close with the longest reason",
		"is closed in good order",
		closing(1000, "r".repeat(123)),
	),
	...[0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2999, 65_535].map((code) =>
		rule(`a close with the forbidden ${code}`, "is closed", closing(code)),
	),
	rule("a close of one byte", "is closed", control(OP.close, "x")),
	rule("a close whose reason is no UTF-8", "is closed", closing(1000, Buffer.from([0xc3, 0x28]))),
];
