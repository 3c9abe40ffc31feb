import type { Server } from "node:http";
import { countedAddress, isLoopback } from "./client.ts";

/** Counts the open connections of each address. */
export class OpenSockets {
	private readonly counts = new Map<string, number>();
	private readonly most: number;

	/** One address may hold `most` connections. */
	constructor(most: number) {
		this.most = most;
	}

	/** Counts one more; returns false when the address holds too many already. */
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
 * Closes new connections of an address that holds `most` already. Connections from this machine do
 * not count, because a proxy may run here.
 */
export function limitSockets(
	server: Server,
	most: number,
	addressOf: (remote: string | undefined) => string | null = countedAddress,
): void {
	const open = new OpenSockets(most);
	server.on("connection", (socket) => {
		const address = addressOf(socket.remoteAddress);
		if (address === null || isLoopback(address)) return;
		if (!open.enter(address)) return void socket.destroy();
		socket.once("close", () => open.leave(address));
	});
}
