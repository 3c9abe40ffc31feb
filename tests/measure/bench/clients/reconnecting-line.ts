import { setTimeout as pause } from "node:timers/promises";
import { afterClose } from "../../../../web/room/connection/reconnect.ts";
import type { Line } from "./line.ts";

/** A connection that reconnects by the web app's schedule (docs/protocol.md "Connections"). */
export class ReconnectingLine {
	private readonly line: Line;
	private standing = true;
	private failed = 0;
	private listeners: (() => void)[] = [];
	/** Resolves when the connection is lost. */
	readonly lost: Promise<void>;

	constructor(line: Line) {
		this.line = line;
		this.lost = new Promise((resolve) => {
			line.onClose = (code) => {
				resolve();
				void this.comeBack(code);
			};
		});
	}

	/** Resolves when the connection is open. */
	async back(): Promise<void> {
		if (!this.standing) await new Promise<void>((resolve) => this.listeners.push(resolve));
	}

	private async comeBack(closed: number): Promise<void> {
		this.standing = false;
		let code = closed;
		for (;;) {
			const next = afterClose(code, this.failed);
			if (next.do !== "connect")
				throw new Error(`a line that closed with ${code} did not come back`);
			await pause(next.after);
			this.failed++;
			try {
				await this.line.connect();
				break;
			} catch {
				code = 1006;
			}
		}
		this.failed = 0;
		this.standing = true;
		for (const listener of this.listeners.splice(0)) listener();
	}
}
