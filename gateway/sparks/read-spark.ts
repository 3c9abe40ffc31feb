import { LIMITS } from "#game/limits.ts";
import { SPARKS, type Spark, type SparkKind } from "#game/wire/sparks.ts";

const isSparkKind = (kind: unknown): kind is SparkKind =>
	typeof kind === "string" && Object.hasOwn(SPARKS, kind);
const isPlayer = (to: unknown): to is number => Number.isSafeInteger(to) && Number(to) >= 1;
const isEmoji = (emoji: unknown): emoji is number =>
	Number.isInteger(emoji) && Number(emoji) >= 0 && Number(emoji) < LIMITS.emojis;

/**
 * Returns the spark of a parsed message; null when the protocol does not allow it
 * (docs/protocol.md "Sparks"). It uses no schema, because sparks are most of a lively room's messages.
 */
export function sparkOf(message: object): Spark | null {
	if (!("spark" in message) || Object.keys(message).length > 1) return null;
	const { spark } = message;
	if (typeof spark !== "object" || spark === null) return null;
	// Each key is checked below.
	const { kind, to, emoji, ...more } = spark as Record<string, unknown>;
	if (!isSparkKind(kind) || Object.keys(more).length > 0) return null;
	if (to === undefined ? SPARKS[kind].aimed || "to" in spark : !isPlayer(to)) return null;
	if (emoji === undefined ? "emoji" in spark : !isEmoji(emoji)) return null;
	return { kind, ...(isPlayer(to) && { to }), ...(isEmoji(emoji) && { emoji }) };
}

/** Returns the spark of a message; null for all other messages. */
export function readSpark(text: string): Spark | null {
	try {
		const message: unknown = JSON.parse(text);
		return typeof message === "object" && message !== null ? sparkOf(message) : null;
	} catch {
		return null;
	}
}
