import type { Server } from "node:http";
import { countedAs, isLoopback } from "./client.ts";

/** Counts the connections that each address holds open. */
export class OpenSockets {
	private readonly counts = new Map<string, number>();
	private readonly most: number;

	/** `most` connections are allowed to one address. */
	constructor(most: number) {
		this.most = most;
	}

	/** Counts one more; false when the address has too many already. */
	enter(address: string): boolean {
		const count = this.counts.get(address) ?? 0;
		if (count >= this.most) return false;
		this.counts.set(address, count + 1);
		return true;
	}

	/** Counts one less. */
	leave(address: string): void {
		const count = this.counts.get(address) ?? 0;
		if (count > 1) this.counts.set(address, count - 1);
		else this.counts.delete(address);
	}
}

/**
 * Closes connections beyond `most` of one address as they come. This machine's own are not counted,
 * because a proxy may run here.
 */
export function limitSockets(
	server: Server,
	most: number,
	addressOf: (remote: string | undefined) => string | null = countedAs,
): void {
	const open = new OpenSockets(most);
	server.on("connection", (socket) => {
		const address = addressOf(socket.remoteAddress);
		if (address === null || isLoopback(address)) return;
		if (!open.enter(address)) return void socket.destroy();
		socket.once("close", () => open.leave(address));
	});
}
