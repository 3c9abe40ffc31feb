import type { Bus, BusMessage } from "./bus.ts";

/** Returns the bus of a single process, which calls every subscriber synchronously. */
export function memoryBus(): Bus {
	const listeners = new Set<(message: BusMessage) => void>();
	return {
		publish(message) {
			for (const listener of listeners) listener(message);
		},
		subscribe(listener) {
			listeners.add(listener);
		},
		async close() {
			listeners.clear();
		},
	};
}
