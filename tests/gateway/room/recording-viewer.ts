import type { ServerMessage } from "../../../gateway/protocol.ts";
import { noPendingTexts, type Viewer } from "../../../gateway/room/viewer.ts";

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

	close(): void {
		this.closed = true;
	}
}
