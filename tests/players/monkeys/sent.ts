import type { ServerMessage } from "../../../gateway/protocol.ts";

/** A text that was sent for a part. */
interface Sent {
	id: string;
	text: string;
}

/**
 * The possible texts of a part: the last acknowledged one, or one that was sent after it and has no
 * answer yet.
 */
export class SentTexts {
	private acknowledged = "";
	private later: Sent[] = [];

	/** The texts that may be the part's, each once. */
	get possible(): string[] {
		return [...new Set([this.acknowledged, ...this.later.map(({ text }) => text)])];
	}

	send(id: string, text: string): void {
		if (!this.later.some((sent) => sent.id === id)) this.later.push({ id, text });
	}

	/** Every earlier text was overwritten or lost on its way, because a seat's saves are in order. */
	acknowledge(id: string): void {
		const at = this.later.findIndex((sent) => sent.id === id);
		if (at < 0) return;
		this.acknowledged = this.later[at]?.text ?? "";
		this.later = this.later.slice(at + 1);
	}

	/**
	 * A refused text is not stored, because a stored one is acknowledged. Above the budget of actions
	 * only the done mark and the flags are refused, and the text may be stored.
	 */
	refuse(id: string, code: ServerMessage["code"]): void {
		if (code === "tooManyActions") return;
		this.later = this.later.filter((sent) => sent.id !== id);
	}
}
