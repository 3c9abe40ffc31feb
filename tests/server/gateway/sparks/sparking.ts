import type { Spark, SparkCount } from "#game/wire/sparks.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";

/** Sends a spark; it may be one that no client would send. */
export const spark = (who: WirePlayer, sent: Spark | Record<string, unknown>): void =>
	who.raw({ spark: sent });

/** Returns the sparks that a player has received, in order. */
export const received = (who: WirePlayer): SparkCount[] =>
	who.messages.flatMap(({ sparks = [] }) => sparks);

/** Waits until a player has received another's wave, which arrives after all earlier sparks. */
export async function waved(to: WirePlayer, from: WirePlayer, emoji = 6): Promise<void> {
	spark(from, { kind: "wave", emoji });
	await to.until(() =>
		received(to).some((one) => one.kind === "wave" && one.from === from.id && one.emoji === emoji),
	);
}
