import { setTimeout as pause } from "node:timers/promises";
import { isOpen } from "../ports.mjs";

/** How long a stop waits for a response of the engine, ms. */
const RESPONSE_MS = 2000;

/**
 * Stops the engine, and kills one that is away: a frozen engine takes no signal, and a starting one
 * only when it has started.
 */
export class EngineStop {
	#service;
	#ports;
	#isAway = false;
	/** Resolves when it is known whether the engine responds. */
	#known = Promise.resolve();

	/**
	 * @param {import("../server/process-supervisor.mjs").ProcessSupervisor} service of the engine
	 * @param {{port: number, uiPort: number}} ports
	 */
	constructor(service, ports) {
		this.#service = service;
		this.#ports = ports;
	}

	/**
	 * Looks whether an engine that once worked is there. Called when the server begins to stop, so
	 * that both look at the same time.
	 */
	async begin() {
		if (!(await isOpen(this.#ports.port))) return this.#service.stop(0);
		this.#isAway = true;
		const response = fetch(`http://127.0.0.1:${this.#ports.uiPort}/`, {
			method: "HEAD",
			redirect: "manual",
		}).then(
			() => {
				this.#isAway = false;
			},
			() => {}, // it ends while it is asked
		);
		this.#known = Promise.race([response, pause(RESPONSE_MS)]);
	}

	/** Called when the server has stopped. */
	async stop() {
		await this.#known;
		if (!this.#isAway) return this.#service.stop();
		console.error(
			"The Temporal engine does not respond. Killing it; nothing acknowledged is lost.",
		);
		await this.#service.stop(0);
	}
}
