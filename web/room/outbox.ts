import type { DraftInput, WireActionName, WireInput } from "#game/wire/bodies.ts";
import { siteWords } from "#words/site/site.ts";
import type { ServerMessage } from "../../gateway/protocol.ts";
import type { RoomSocket } from "./connection/socket.ts";
import type { SeatCredentials } from "./seats/seat.ts";

/** An action without an ack for this many milliseconds has failed. */
export const ACK_TIMEOUT = 5000;

/** The share of that time after which the page shows that it is still waiting. */
const SLOW = 0.4;

/** How late an answer is: expected by now, or so late that its action has failed. */
export type Lateness = "slow" | "overdue";

/** The reason why an action failed: the room refused it, did not answer, or the seat is gone. */
export class ActionError extends Error {
	readonly kind: "refused" | "timeout" | "gone";
	/** The code of the refusal; undefined for the other reasons, and where the room sent no code. */
	readonly code: ServerMessage["code"];
	constructor(kind: ActionError["kind"], text: string, code?: ServerMessage["code"]) {
		super(text);
		this.kind = kind;
		this.code = code;
	}
}

interface PendingAction {
	id: string;
	action: WireActionName;
	/** The whole message. */
	text: string;
	resolve: () => void;
	reject: (error: ActionError) => void;
	/** When it was sent first, by `performance.now()`. */
	sentAt: number;
	timers: ReturnType<typeof setTimeout>[];
	/** It has failed with a timeout. It is sent again, but its result has no effect. */
	overdue: boolean;
}

export interface Outbox {
	/**
	 * Sends the actions of this seat through this socket from now on. Calls `onLate` when an answer
	 * is late, and with null at the next answer.
	 */
	open(
		socket: Pick<RoomSocket, "send">,
		seat: SeatCredentials,
		onLate?: (late: Lateness | null) => void,
	): void;
	/** Resolves once the room has stored the action, rejects with an ActionError. */
	send<A extends WireActionName>(action: A, body: WireInput<A> | DraftInput): Promise<void>;
	/** Returns when a pending action was sent first, by `performance.now()`. */
	sentAt(id: ServerMessage["ack"]): number | undefined;
	acknowledge(id: string): void;
	refuse(id: string, text: string, code?: ServerMessage["code"]): void;
	/** Sends every pending action again. The ids stay, so the room counts each action once. */
	resend(): void;
	/** Rejects every pending action, and each new one until the next `open`. */
	close(): void;
}

const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");

/** Keeps actions until the room has answered them (docs/protocol.md "Messages from the client"). */
export function createOutbox(timeout = ACK_TIMEOUT): Outbox {
	const pending = new Map<string, PendingAction>();
	let connection: { socket: Pick<RoomSocket, "send">; seat: SeatCredentials } | null = null;
	let noteLate: (late: Lateness | null) => void = () => {};

	const take = (id: string): PendingAction | undefined => {
		const action = pending.get(id);
		for (const timer of action?.timers ?? []) clearTimeout(timer);
		pending.delete(id);
		return action;
	};

	/** A newer action of the same name replaces an overdue one, which must not undo it later. */
	const dropOverdue = (name: WireActionName) => {
		for (const { id, action, overdue } of pending.values())
			if (overdue && action === name) pending.delete(id);
	};

	const expire = (id: string) => {
		const action = pending.get(id);
		if (!action) return;
		action.overdue = true;
		noteLate("overdue");
		action.reject(new ActionError("timeout", siteWords.errors.timeout));
	};

	return {
		open(socket, seat, onLate = () => {}) {
			connection = { socket, seat };
			noteLate = onLate;
		},
		send(action, body) {
			if (!connection) return Promise.reject(new ActionError("gone", siteWords.errors.notInRoom));
			const { socket, seat } = connection;
			dropOverdue(action);
			return new Promise((resolve, reject) => {
				const id = newId();
				const text = JSON.stringify({
					...body,
					id,
					game_id: seat.gameId,
					player_id: seat.playerId,
					player_secret: seat.playerSecret,
					player_action: action,
				});
				const timers = [
					setTimeout(() => noteLate("slow"), timeout * SLOW),
					setTimeout(expire, timeout, id),
				];
				const sentAt = performance.now();
				pending.set(id, { id, action, text, resolve, reject, sentAt, timers, overdue: false });
				socket.send(text);
			});
		},
		sentAt: (id) => pending.get(String(id))?.sentAt,
		acknowledge(id) {
			noteLate(null);
			take(id)?.resolve();
		},
		refuse(id, text, code) {
			noteLate(null);
			take(id)?.reject(new ActionError("refused", text, code));
		},
		resend() {
			for (const { text } of pending.values()) connection?.socket.send(text);
		},
		close() {
			connection = null;
			for (const id of [...pending.keys()])
				take(id)?.reject(new ActionError("gone", siteWords.errors.notInRoom));
		},
	};
}

/** The outbox of the room that this page is in. */
export const outbox = createOutbox();
