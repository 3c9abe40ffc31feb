import type { Bus } from "./bus.ts";
import { Listeners } from "./listeners.ts";

/** Returns the bus of a single process, which calls every listener synchronously. */
export function memoryBus(): Bus {
	const listeners = new Listeners();
	return {
		shared: false,
		publish: (message) => listeners.deliver(message),
		follow: async (game, listener) => listeners.add(game, listener),
		isTurn: async () => true,
		healthy: async () => true,
		close: async () => listeners.clear(),
	};
}
