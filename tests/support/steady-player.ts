import { setTimeout as pause } from "node:timers/promises";
import { call, type Seat, WirePlayer } from "./wire-player.ts";

/** A player whose client does what protocol.md asks of it: comes back after a lost connection and sends again what was not acknowledged. */
export class SteadyPlayer extends WirePlayer {
	/** How often the line was lost. */
	losses = 0;
	private returning: Promise<void> | null = null;

	/** Seats players in a new room; the first one is its host. */
	static async gather(url: string, players: number, settings: object): Promise<SteadyPlayer[]> {
		const meta = { sprite_id: 1, mature: true, accessibility2: "classic" };
		const { body } = await call(url, "POST", "/rooms/", { settings, host: { name: "Player1", meta } });
		const seats = [body.host as Seat];
		for (let i = 2; i <= players; i++) {
			const joined = await call(url, "PUT", `/rooms/${body.code}/players`, { name: `Player${i}`, meta });
			seats.push(joined.body as unknown as Seat);
		}
		return Promise.all(seats.map((seat) => new SteadyPlayer(url, seat).connect()));
	}

	override async act(action: string, body: object = {}, id = this.nextId()): Promise<string | null> {
		for (;;) {
			await this.back();
			const answer = await super.act(action, body, id);
			if (answer !== "closed") return answer;
		}
	}

	/** Waits for the state, over however many connections. */
	override async until(test: () => boolean, patience = 60_000): Promise<void> {
		await super.until(() => {
			if (this.closed !== null && this.closed !== 1000 && this.player !== undefined) void this.back();
			return test();
		}, patience);
	}

	/** Resolves when the line stands again. */
	private back(): Promise<void> {
		this.returning ??= this.dial().finally(() => {
			this.returning = null;
		});
		return this.returning;
	}

	private async dial(): Promise<void> {
		if (this.closed === null) return;
		this.losses++;
		while (this.closed !== null) {
			if (this.closed === 1000) throw new Error(`sent home: ${this.goodbye}`);
			await pause(200);
			await this.connect();
		}
	}
}
