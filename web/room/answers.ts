import type { ServerMessage } from "../../gateway/protocol.ts";
import { refusalText } from "../refusal-text.ts";
import { store } from "../store.ts";
import { outbox } from "./outbox.ts";
import { followLastGame, resultsBefore } from "./seats/last-game.ts";

/**
 * Handles the parts of a message that are for this player: answers to their actions, refusals, and
 * the way from the results to the next game. Call the returned function after the message has
 * changed the state.
 */
export function noteAnswers(message: ServerMessage): (statusChanged: boolean) => void {
	const results = resultsBefore(message);
	return (statusChanged) => {
		followLastGame(results);
		if (message.ack !== undefined || statusChanged) store.room.error = null;
		if (typeof message.ack === "string") outbox.acknowledge(message.ack);
		if (message.error === undefined) return;
		const text = refusalText(message.error, message);
		if (message.id === undefined) store.room.error = text;
		else outbox.refuse(message.id, text, message.code);
	};
}
