import type { Bus, BusMessage } from "./bus.ts";

/** The bus of a server that is one process: every subscriber is called at once. */
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
