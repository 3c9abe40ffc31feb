import { call, type WireSeat } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { FRAME_RULES, type FrameRule } from "./frame-rules.ts";
import { OP, RawSocket } from "./raw-socket.ts";

const PERSON = { name: "Framer", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

/** Opens a room. Returns its host's seat. */
export async function openSeat(url: string): Promise<WireSeat> {
	const { status, body } = await call(url, "POST", "/rooms/", { host: PERSON });
	if (status !== 201)
		throw new Error(`a room could not be opened: ${status} ${JSON.stringify(body)}`);
	return body.host as WireSeat;
}

/** Tests RFC 6455 with raw bytes: valid frames keep the connection open, invalid ones close it. */
export const websocketFrames: AttackCase = {
	name: "frames of every kind",
	asked: `all ${FRAME_RULES.length} rules of RFC 6455 hold`,
	async run({ target }) {
		const seat = await openSeat(target.url);
		const broken: string[] = [];
		for (const rule of FRAME_RULES) {
			const fault = await tryRule(target.url, seat, rule);
			if (fault) broken.push(`${rule.name} ${fault}`);
		}
		return {
			figures: { rules: FRAME_RULES.length, broken: broken.join("; ") || "none" },
			passed: broken.length === 0,
		};
	},
};

/** Returns the fault, or null. */
async function tryRule(
	url: string,
	seat: WireSeat,
	{ bytes, comes, pong }: FrameRule,
): Promise<string | null> {
	const socket = await RawSocket.open(url, seat);
	try {
		if (!(await socket.seated()) || !socket.isOpen)
			return "could not be tried, because the seat was refused";
		for (const piece of bytes) socket.send(piece);
		if (comes === "goes on") {
			if (!(await socket.isAlive())) return `closes the connection with ${socket.closeCode}`;
			return pong === undefined ||
				socket.frames.some(({ opcode, payload }) => opcode === OP.pong && String(payload) === pong)
				? null
				: "gets no pong";
		}
		if (!(await socket.isClosed())) return "leaves the connection open";
		return comes === "is closed in good order" && socket.closeCode === null
			? "gets no close back"
			: null;
	} finally {
		socket.drop();
	}
}
