import type { Engine } from "../engine/engine.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import type { LiveRoom } from "./live-room.ts";

/** Reports to the rooms of this process that their host has been disconnected for a minute. */
export class HostWatch {
	/** By game, while its host is disconnected. */
	private readonly timers = new Map<number, NodeJS.Timeout>();
	private readonly engine: Pick<Engine, "hostGone">;

	constructor(engine: Pick<Engine, "hostGone">) {
		this.engine = engine;
	}

	/** Starts or stops the room's timer. Called after every change of its host or presence. */
	check(live: LiveRoom): void {
		const { id: game, hostId: host, code } = live.room;
		const waiting = this.timers.has(game);
		const here = live.presence.connected(host);
		if (here === !waiting) return;
		this.forget(game);
		if (here) return;
		const timer = setTimeout(() => {
			this.timers.delete(game);
			if (live.room.hostId !== host || live.presence.connected(host)) return;
			this.engine
				.hostGone(code, { host, heirs: live.presence.successors() })
				.catch((error) =>
					log.warn({ err: error, game }, "cannot report a disconnected host to its room"),
				);
		}, WIRE_LIMITS.hostGone);
		this.timers.set(game, timer.unref());
	}

	/** Stops the timer of a room that this process no longer holds. */
	forget(game: number): void {
		clearTimeout(this.timers.get(game));
		this.timers.delete(game);
	}

	close(): void {
		for (const timer of this.timers.values()) clearTimeout(timer);
	}
}
