import type { Room } from "#game/room.ts";
import type { Spark, SparkCount } from "#game/wire/sparks.ts";
import type { Bus } from "../bus/bus.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import type { ServerMessage } from "../protocol.ts";
import { SparkLimits } from "./spark-limits.ts";
import { maySpark } from "./spark-rules.ts";

/** A connection that gets sparks. */
interface Receiver {
	/** Returns the unsent bytes. */
	buffered(): number;
	send(text: Uint8Array): void;
}

/** The sparks of one room: from the players of this process to everybody in the room. */
export class Sparks {
	private readonly limits = new SparkLimits();
	/** The sparks since the last message to the bus, by what makes them different. */
	private readonly gathered = new Map<string, SparkCount>();
	private timer: NodeJS.Timeout | null = null;
	private readonly room: () => Room;
	private readonly receivers: () => Iterable<Receiver>;
	private readonly bus: Pick<Bus, "publish">;

	/** `receivers` returns the connections of this process that have the room's state. */
	constructor(room: () => Room, receivers: () => Iterable<Receiver>, bus: Pick<Bus, "publish">) {
		this.room = room;
		this.receivers = receivers;
		this.bus = bus;
	}

	/** Takes a player's spark. Drops it when the room or a limit does not let it pass. */
	take(from: number, spark: Spark): void {
		if (!maySpark(this.room(), from, spark)) return;
		if (!this.limits.take(from, spark, performance.now())) return;
		const { kind, to, emoji } = spark;
		const key = [from, kind, to, emoji].join();
		const equal = this.gathered.get(key);
		if (!equal && this.gathered.size >= WIRE_LIMITS.sparksAtOnce) return;
		this.gathered.set(key, { ...spark, from, count: (equal?.count ?? 0) + 1 });
		this.timer ??= setTimeout(() => this.publish(), WIRE_LIMITS.sparksGathered).unref();
	}

	/** Sends what a process has gathered. A connection that does not keep up gets nothing. */
	deliver(sparks: readonly SparkCount[]): void {
		const text = JSON.stringify({ now: engineNow(), sparks } satisfies ServerMessage);
		const encoded = Buffer.from(text);
		for (const receiver of this.receivers()) if (receiver.buffered() === 0) receiver.send(encoded);
	}

	close(): void {
		if (this.timer) clearTimeout(this.timer);
	}

	private publish(): void {
		this.timer = null;
		const sparks = [...this.gathered.values()];
		this.gathered.clear();
		this.bus.publish({ kind: "sparks", game: this.room().id, sparks });
	}
}
