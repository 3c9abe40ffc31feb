/**
 * The way of sparks between a client's connection and its room connection, past the loopback port.
 * The port is most of what a message costs, and a spark may be lost and belongs to no order.
 */
export interface DirectLine {
	/** Takes a client's spark. Returns false when the text must go through the port. */
	take(text: string): boolean;
	/** Writes a whole frame to the client. Drops it when the client has not taken everything before. */
	write(frame: Uint8Array): void;
}

/** The lines that the upgrade proxy has opened and no room connection has claimed yet. */
export class DirectLines {
	private readonly lines = new Map<string, DirectLine>();
	private opened = 0;

	/** Returns the name that the room connection claims the line with. */
	open(line: DirectLine): string {
		const name = String(++this.opened);
		this.lines.set(name, line);
		return name;
	}

	/** Returns a line and forgets it; null when there is none of this name. */
	claim(name: string): DirectLine | null {
		const line = this.lines.get(name) ?? null;
		this.lines.delete(name);
		return line;
	}
}
