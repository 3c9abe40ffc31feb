import type { Room } from "#game/room.ts";
import type { Spark, SparkCount, SparkKind } from "#game/wire/sparks.ts";
import type { Bus } from "../bus/bus.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import type { ServerMessage } from "../protocol.ts";
import { GatherTime } from "./gather-time.ts";
import { Heat, hiddenPart } from "./heat.ts";
import { SparkLimits } from "./spark-limits.ts";
import { isAnonymous, maySpark } from "./spark-rules.ts";

/**
 * A gathered spark. All have the same keys, because the JavaScript engine reads such objects
 * faster.
 */
interface Gathered {
	kind: SparkKind;
	from: number;
	to: number | undefined;
	emoji: number | undefined;
	count: number;
}

/** The sparks of one room: from the players of this process to all clients in the room. */
export class Sparks {
	private readonly limits = new SparkLimits();
	/**
	 * The sparks since the last message to the bus. There are few, so a search is faster than a map,
	 * which would need a key for each spark.
	 */
	private gathered: Gathered[] = [];
	private readonly time = new GatherTime();
	private timer: NodeJS.Timeout | null = null;
	private readonly heat = new Heat();
	private heating: NodeJS.Timeout | null = null;
	/** The seats of this process that have pressed since the last batch of the heat. */
	private warm = new Set<number>();
	private readonly room: () => Room;
	private readonly send: (text: string) => void;
	private readonly bus: Pick<Bus, "publish">;
	private readonly connected: (player: number) => boolean;

	/** `send` sends to the connections of this process that have the room's state and keep up. */
	constructor(
		room: () => Room,
		send: (text: string) => void,
		bus: Pick<Bus, "publish">,
		connected: (player: number) => boolean,
	) {
		this.room = room;
		this.send = send;
		this.bus = bus;
		this.connected = connected;
	}

	/** Takes a player's spark. Drops it when the room or a limit forbids it. */
	take(from: number, spark: Spark): void {
		if (!maySpark(this.room(), from, spark)) return;
		const now = performance.now();
		if (!this.limits.take(from, spark, now)) return;
		if (isAnonymous(this.room(), spark.kind)) {
			if (this.warm.has(from)) return;
			this.warm.add(from);
			this.bus.publish({ kind: "heat", game: this.room().id, player: from });
			return;
		}
		this.count(from, spark);
		this.timer ??= setTimeout(() => this.publish(), this.time.left(now)).unref();
	}

	/** Sends the sparks that a process has gathered. */
	deliver(sparks: readonly SparkCount[]): void {
		this.send(JSON.stringify({ now: engineNow(), sparks } satisfies ServerMessage));
	}

	/** Takes a press that shows without its player (docs/game.md "Hidden authors"). */
	warmUp(player: number): void {
		this.heat.press(player);
		this.heating ??= setInterval(() => this.endBatch(), WIRE_LIMITS.heatBatch).unref();
	}

	close(): void {
		if (this.timer) clearTimeout(this.timer);
		if (this.heating) clearInterval(this.heating);
	}

	private endBatch(): void {
		this.warm = new Set();
		const heat = this.heat.next(this.room(), this.connected);
		if (heat !== null)
			this.send(JSON.stringify({ now: engineNow(), heat } satisfies ServerMessage));
		else if (this.heating && hiddenPart(this.room()) === null) {
			clearInterval(this.heating);
			this.heating = null;
		}
	}

	private count(from: number, { kind, to, emoji }: Spark): void {
		for (const one of this.gathered)
			if (one.from === from && one.kind === kind && one.to === to && one.emoji === emoji)
				return void one.count++;
		if (this.gathered.length < WIRE_LIMITS.sparksAtOnce)
			this.gathered.push({ kind, from, to, emoji, count: 1 });
	}

	private publish(): void {
		this.timer = null;
		const sparks = this.gathered.map(toCount);
		this.gathered = [];
		this.bus.publish({ kind: "sparks", game: this.room().id, sparks });
	}
}

const toCount = ({ kind, from, to, emoji, count }: Gathered): SparkCount => ({
	kind,
	from,
	...(to !== undefined && { to }),
	...(emoji !== undefined && { emoji }),
	count,
});
