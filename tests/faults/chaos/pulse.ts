import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { playTo } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import type { Crowd } from "./crowd.ts";

const MINUTE = 60_000;
/** Milliseconds between two actions of the host. */
const PACE = 700;
const SETTINGS = {
	num_switches: 1,
	show_instructions: false,
	faster_phases: true,
	write_duration: 3600,
	no_extra_reading_time: true,
};

/**
 * A room whose host keeps adding a minute. Each acknowledged minute must be added once, and the
 * last ack shows that the way to the engine works.
 */
export class Pulse {
	/** When the last action that was acknowledged was first sent (performance.now). */
	last = 0;
	private minutes = 0;
	private readonly players: SteadyPlayer[];
	private readonly crowd: Crowd;

	private constructor(crowd: Crowd, players: SteadyPlayer[]) {
		this.crowd = crowd;
		this.players = players;
	}

	static async open(crowd: Crowd, url: string): Promise<Pulse> {
		const players = await SteadyPlayer.gather(url, 2, SETTINGS, {
			enters: (player) => crowd.enters(`${player.id} of the pulse`, player),
		});
		await playTo(players, STATUS.storyWrite);
		return new Pulse(crowd, players);
	}

	/** Adds minutes until aborted, then plays the game to its end. Returns the faults. */
	async beat(over: AbortSignal): Promise<string[]> {
		const [host] = this.players;
		if (!host) return ["the pulse has no host"];
		const start = host.game.countdown.limit ?? 0;
		const refused: string[] = [];
		while (!over.aborted) {
			const since = performance.now();
			const refusal = await host.act("game/vip", { vip_action: { add_minute: true } });
			if (refusal === null) this.minutes++;
			else refused.push(`one more minute is refused: ${refusal}`);
			this.last = since;
			await pause(PACE);
		}
		await host.connect();
		const given = ((host.game.countdown.limit ?? 0) - start) / MINUTE;
		const wrong =
			given === this.minutes
				? []
				: [`${this.minutes} minutes were acknowledged and ${given} are on the clock`];
		await playTo(this.players, STATUS.results);
		for (const player of this.players) this.crowd.leaves(player);
		for (const player of this.players) player.leave();
		return [...refused, ...wrong];
	}
}
