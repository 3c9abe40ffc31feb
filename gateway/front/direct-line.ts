/**
 * Carries sparks between a client's connection and its room connection without the loopback port,
 * which causes most of a message's cost. Sparks may bypass it because they may be lost and need no
 * order.
 */
export interface DirectLine {
	/** Takes a client's spark. Returns false when the text must be sent through the port. */
	take(text: string): boolean;
	/** Writes a whole frame to the client. Drops it when the client has unsent bytes. */
	write(frame: Uint8Array): void;
}

/** The lines that the upgrade proxy has opened and no room connection has claimed yet. */
export class DirectLines {
	private readonly lines = new Map<string, DirectLine>();
	private opened = 0;

	/** Opens a line and returns the name by which the room connection claims it. */
	open(line: DirectLine): string {
		const name = String(++this.opened);
		this.lines.set(name, line);
		return name;
	}

	/** Returns and removes a line; null when there is none with this name. */
	claim(name: string): DirectLine | null {
		const line = this.lines.get(name) ?? null;
		this.lines.delete(name);
		return line;
	}
}
