import type { ServerMessage } from "../../gateway/protocol.ts";
import { siteWords } from "../words/site.ts";

/** gameplay.md section 9: no ack within this many milliseconds is an error the player sees. */
export const ACK_TIMEOUT = 5000;

/** Why an action failed: refused by the room, unanswered, or given up because the seat is gone. */
export class ActionError extends Error {
	readonly kind: "refused" | "timeout" | "gone";
	/** Why the room refused it; undefined for the other kinds, and where the room sent no code. */
	readonly code: ServerMessage["code"];
	constructor(kind: ActionError["kind"], text: string, code?: ServerMessage["code"]) {
		super(text);
		this.kind = kind;
		this.code = code;
	}
}

interface Letter {
	id: string;
	action: string;
	body: object;
	resolve: () => void;
	reject: (error: ActionError) => void;
	timer: ReturnType<typeof setTimeout>;
	/**
	 * The player has been told that it timed out; it is still sent again, but its answer is nobody's
	 * news.
	 */
	overdue: boolean;
}

export interface Outbox {
	post(action: string, body: object): Promise<void>;
	acknowledge(id: string): void;
	refuse(id: string, text: string, code?: ServerMessage["code"]): void;
	/** Sends everything unanswered again, with the ids it had: the room counts an id once. */
	resend(): void;
	/** Fails everything: there is no room to send it to any more. */
	close(text: string): void;
}

const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");

/** Keeps actions until the room has answered them (protocol.md "Client to server"). */
export function createOutbox(
	send: (id: string, action: string, body: object) => void,
	timeout = ACK_TIMEOUT,
): Outbox {
	const letters = new Map<string, Letter>();

	const take = (id: string): Letter | undefined => {
		const letter = letters.get(id);
		if (letter) clearTimeout(letter.timer);
		letters.delete(id);
		return letter;
	};

	/**
	 * A newer action of the same name says what the player wants now; an overdue one must not undo it
	 * later.
	 */
	const dropOverdue = (action: string) => {
		for (const letter of letters.values())
			if (letter.overdue && letter.action === action) letters.delete(letter.id);
	};

	return {
		post(action, body) {
			dropOverdue(action);
			return new Promise((resolve, reject) => {
				const id = newId();
				const timer = setTimeout(() => {
					const letter = letters.get(id);
					if (letter) letter.overdue = true;
					reject(new ActionError("timeout", siteWords.errors.timeout));
				}, timeout);
				letters.set(id, { id, action, body, resolve, reject, timer, overdue: false });
				send(id, action, body);
			});
		},
		acknowledge(id) {
			take(id)?.resolve();
		},
		refuse(id, text, code) {
			take(id)?.reject(new ActionError("refused", text, code));
		},
		resend() {
			for (const letter of letters.values()) send(letter.id, letter.action, letter.body);
		},
		close(text) {
			for (const id of [...letters.keys()]) take(id)?.reject(new ActionError("gone", text));
		},
	};
}
