import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { noPendingTexts, type Viewer } from "../../../../gateway/room/viewer.ts";

/** A connection of a player that records what it is sent. */
export class RecordingViewer implements Viewer {
	readonly screen: number | null = null;
	readonly connectionNumber = 1;
	readonly sent: ServerMessage[] = [];
	readonly player: number;
	closed = false;
	view: Viewer["view"] = null;
	draft = null;
	entered = null;
	pendingTexts = noPendingTexts();
	buffered = () => 0;
	subscribe = () => {};
	unsubscribe = () => {};

	constructor(player: number) {
		this.player = player;
	}

	send(text: string | Uint8Array): void {
		this.sent.push(JSON.parse(String(text)));
	}

	sendPast(frame: Uint8Array): void {
		this.send(textOf(frame));
	}

	close(): void {
		this.closed = true;
	}
}

/** Returns the text of a server's frame, whose head has two or four bytes. */
const textOf = (frame: Uint8Array): string =>
	Buffer.from(frame).toString("utf8", frame[1] === 126 ? 4 : 2);
