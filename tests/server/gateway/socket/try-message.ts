import type { ServerMessage } from "../../../../gateway/protocol.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import type { Temporal } from "../../../support/temporal.ts";

/**
 * The result of a message that should be refused: its answer, and whether the room's state has
 * changed.
 */
export interface MessageResult {
	answer: ServerMessage;
	changed: boolean;
}

/**
 * Sends a message and waits for the next error or acknowledgement; with a text it is sent as it is.
 */
export async function tryMessage(
	temporal: Temporal,
	who: WirePlayer,
	message: object | string,
): Promise<MessageResult> {
	const before = JSON.stringify(await temporal.stateOf(who.seat.room_code));
	const from = who.messages.length;
	who.raw(message);
	const isAnswer = ({ error, ack }: ServerMessage) => error !== undefined || ack !== undefined;
	await who.until(() => who.messages.slice(from).some(isAnswer));
	const answer = who.messages.slice(from).find(isAnswer) as ServerMessage;
	return { answer, changed: JSON.stringify(await temporal.stateOf(who.seat.room_code)) !== before };
}
