import { LIMITS } from "#game/limits.ts";
import type { Spark } from "#game/wire/sparks.ts";
import { isAimed, isSparkKind } from "./spark-rules.ts";

/** A spark as `JSON.stringify` writes it, with its keys in the order of docs/protocol.md. */
const USUAL = /^\{"spark":\{"kind":"([a-z]+)"(?:,"to":([1-9]\d{0,14}))?(?:,"emoji":(\d))?\}\}$/;

/**
 * Returns the spark of a message in the usual form. Returns null for all other messages, which may
 * be sparks too; the schema decides about them. Sparks are most of a lively room's messages, and
 * this costs a fraction of what JSON and schema do.
 */
export function readSpark(text: string): Spark | null {
	const found = USUAL.exec(text);
	if (!found) return null;
	const [, kind = "", to, emoji] = found;
	if (!isSparkKind(kind) || (to === undefined && isAimed(kind))) return null;
	const spark: Spark = { kind };
	if (to !== undefined) spark.to = Number(to);
	if (emoji === undefined) return spark;
	spark.emoji = Number(emoji);
	return spark.emoji < LIMITS.emojis ? spark : null;
}
