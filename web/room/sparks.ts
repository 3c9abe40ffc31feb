import {
	SHARED_PER_SECOND,
	SPARKS,
	type Spark,
	type SparkCount,
	type SparkKind,
	sparkRule,
} from "#game/wire/sparks.ts";
import { store } from "../store.ts";

type Listener = (spark: SparkCount) => void;

interface Sparks {
	/** Sends the sparks of this player through `send` from now on. */
	open(send: (text: string) => boolean, player: number): void;
	close(): void;
	/** Sends a spark and shows it here at once. Returns false when it is one too many. */
	send(spark: Spark): boolean;
	/** Shows the sparks of others. A hidden page drops them. */
	receive(seen: readonly SparkCount[]): void;
	/** Calls a listener with each spark, or each of one kind, until the returned function is called. */
	listen(listener: Listener, kind?: SparkKind): () => void;
	/**
	 * Returns when this player may poke `player` again, by `performance.now()`; 0 without an earlier
	 * poke.
	 */
	pokeAgainAt(player: number): number;
}

/** The sender of stickers without a name. It is no player's id. */
export const NOBODY = 0;

const SECOND = 1000;

/** Sends and receives sparks. They are not acknowledged, so a lost one stays lost. */
export function createSparks(
	now: () => number = () => performance.now(),
	isHidden: () => boolean = () => document.visibilityState === "hidden",
): Sparks {
	const listeners = new Map<Listener, SparkKind | undefined>();
	const poked = new Map<number, number>();
	let line: { send: (text: string) => boolean; player: number } | null = null;
	/** The times of the last second, by the kind that has a separate limit, or "shared". */
	const sent = new Map<SparkKind | "shared", number[]>();

	const show = (spark: SparkCount) => {
		for (const [listener, kind] of [...listeners])
			if (kind === undefined || kind === spark.kind) listener(spark);
	};
	const pokeAgainAt = (player: number) => poked.get(player) ?? 0;

	/** Returns whether one more of this kind is within the limit, and counts it. */
	const isAllowed = ({ kind, to }: Spark): boolean => {
		const time = now();
		const { perSecond } = sparkRule(kind);
		const group = perSecond === undefined ? "shared" : kind;
		const latest = (sent.get(group) ?? []).filter((at) => time - at < SECOND);
		if (latest.length >= (perSecond ?? SHARED_PER_SECOND)) return false;
		if (kind === "poke" && to !== undefined) {
			if (pokeAgainAt(to) > time) return false;
			poked.set(to, time + SPARKS.poke.pause.ms);
		}
		sent.set(group, [...latest, time]);
		return true;
	};

	return {
		open(send, player) {
			line = { send, player };
			poked.clear();
		},
		close() {
			line = null;
		},
		send(spark) {
			if (!line || !isAllowed(spark)) return false;
			line.send(JSON.stringify({ spark }));
			show({ ...spark, from: line.player, count: 1 });
			return true;
		},
		receive(seen) {
			if (isHidden()) return;
			for (const spark of seen) if (spark.from !== line?.player) show(spark);
		},
		listen(listener, kind) {
			listeners.set(listener, kind);
			return () => listeners.delete(listener);
		},
		pokeAgainAt,
	};
}

/** The sparks of the room that this page is in. */
export const sparks = createSparks();

/** Returns whether the room has sparks: its host may have switched them off. */
export const hasSparks = (): boolean =>
	store.room.game?.sparks !== false && store.room.player?.sparks !== false;
