import { setTimeout as pause } from "node:timers/promises";
import { call, WirePlayer, type WireSeat } from "./player.ts";

/** The reason why a player waits, and its start (performance.now). */
export interface PendingWait {
	what: string;
	since: number;
}

interface GatherOptions {
	waits?: Set<PendingWait>;
	enters?(player: SteadyPlayer): void;
}

/** The end of errors after which the same message may be sent again. */
const AGAIN = "Please try again.";
/** Milliseconds between two tries, so that those who wait do not load a server that starts. */
const PACE = { message: 500, line: 200 };

/**
 * A player whose client follows docs/protocol.md "Connections": it reconnects and sends
 * unacknowledged actions again.
 */
export class SteadyPlayer extends WirePlayer {
	/** How often the connection was lost against the player's will. */
	losses = 0;
	/** How often the server asked for a message again. */
	apologies = 0;
	/** The replies and connections that this player waits for. */
	readonly waits = new Set<PendingWait>();
	private returning: Promise<void> | null = null;
	private dropped = false;
	private lostForGood: unknown = null;

	/**
	 * Seats players in a new room, also while no server is there. The first one is its host. `enters`
	 * is called with each player before they connect, and `waits` lists the calls.
	 */
	static async gather(
		url: string,
		players: number,
		settings: object,
		{ waits = new Set(), enters = () => {} }: GatherOptions = {},
	): Promise<SteadyPlayer[]> {
		const meta = { sprite_id: 1, mature: true, accessibility2: "classic" };
		const person = (n: number) => ({ name: `Player${n}`, meta });
		const { body } = await callAgain(waits, url, "POST", "/rooms/", { settings, host: person(1) });
		const seats = [body.host as WireSeat];
		for (let n = 2; n <= players; n++) {
			// A repeated call with the same secret is the same player.
			const newcomer = { ...person(n), secret: crypto.randomUUID() };
			const path = `/rooms/${body.code}/players`;
			const joined = await callAgain(waits, url, "PUT", path, newcomer);
			seats.push(joined.body as unknown as WireSeat);
		}
		const seated = seats.map((seat) => new SteadyPlayer(url, seat));
		for (const player of seated) enters(player);
		return Promise.all(seated.map((player) => player.arrive()));
	}

	/** Connects for the first time. Retries until it succeeds. */
	async arrive(): Promise<this> {
		await this.connect();
		await this.back();
		return this;
	}

	override async act(
		action: string,
		body: object = {},
		id = this.nextId(),
	): Promise<string | null> {
		return waitingFor(this.waits, action, async () => {
			for (;;) {
				await this.back();
				const answer = await super.act(action, body, id);
				if (answer !== "closed" && !answer?.includes(AGAIN)) return answer;
				if (answer === "closed") continue;
				this.apologies++;
				await pause(PACE.message);
			}
		});
	}

	/** Waits for the state, across reconnections. */
	override async until(test: () => boolean, patience = 60_000): Promise<void> {
		await super.until(() => {
			if (this.lostForGood) throw this.lostForGood;
			const met = test(); // before reconnecting, so that a test can wait for the loss
			// kept in lostForGood
			if (this.closed !== null && this.player !== undefined) this.back().catch(() => {});
			return met;
		}, patience);
	}

	override drop(): void {
		this.dropped = true;
		super.drop();
	}

	/** Resolves when the connection is open again. */
	protected back(): Promise<void> {
		this.returning ??= this.dial()
			.catch((error) => {
				this.lostForGood = error;
				throw error;
			})
			.finally(() => {
				this.returning = null;
			});
		return this.returning;
	}

	private async dial(): Promise<void> {
		if (this.closed === null) return;
		// A player who hung up reconnects at once, to miss little.
		if (this.dropped) await this.connect();
		else this.losses++;
		this.dropped = false;
		await waitingFor(this.waits, "the line", async () => {
			while (this.closed !== null) {
				if (this.closed === 1000)
					throw new Error(`sent home: ${this.goodbye ?? this.messages.at(-1)?.error}`);
				await pause(PACE.line);
				if (this.closed !== null) await this.connect();
			}
		});
	}
}

/** Makes a REST call and repeats it until the server replies. */
export function callAgain(
	waits: Set<PendingWait>,
	url: string,
	method: string,
	path: string,
	body: object,
): ReturnType<typeof call> {
	return waitingFor(waits, `${method} ${path}`, async () => {
		for (;;) {
			const answer = await call(url, method, path, body).catch(() => null); // no server was there
			if (answer && answer.status < 500) return answer;
			await pause(PACE.line);
		}
	});
}

/** Runs `work` and lists it among the waits. */
async function waitingFor<T>(
	waits: Set<PendingWait>,
	what: string,
	work: () => Promise<T>,
): Promise<T> {
	const wait = { what, since: performance.now() };
	waits.add(wait);
	try {
		return await work();
	} finally {
		waits.delete(wait);
	}
}
