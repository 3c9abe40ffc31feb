import { SPARKS, type Spark, type SparkCount } from "#game/wire/sparks.ts";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { sentences } from "#words/grammar.ts";
import { NOBODY } from "../../room/sparks.ts";

/**
 * Returns whether a spark with the name of its sender reveals who wrote a part, or did not, while
 * authors are hidden.
 */
export const betrays = (
	game: Pick<Game, "settings"> | null,
	{ kind, from }: Spark & { from?: number },
): boolean => game?.settings.hide_authors === true && SPARKS[kind].telling && from !== NOBODY;

/** Returns the words for the sparks of one kind; null for kinds that are announced elsewhere. */
function deedOf({ kind, to, emoji }: SparkCount, reader: number): string | null {
	const { hopped, waved, bowed, threw, reactions, reacted } = tableWords.sparks;
	if (kind === "hop") return hopped;
	if (kind === "bow") return bowed;
	if (kind === "react") return reacted[emoji ?? -1] ?? null;
	if (kind === "wave") return waved(to === reader);
	if (kind === "throw" && emoji !== undefined) return threw(reactions[emoji] ?? "", to === reader);
	return null;
}

/**
 * Returns one sentence for each thing that others have done, with the first name and the number of
 * the others. The reader's own sparks are left out.
 */
export function gathered(
	seen: readonly SparkCount[],
	reader: number,
	nameOf: (player: number) => string | undefined,
): string {
	const byDeed = new Map<string, Set<number>>();
	for (const spark of seen) {
		const deed = spark.from === reader || spark.from === NOBODY ? null : deedOf(spark, reader);
		if (deed === null) continue;
		byDeed.set(deed, (byDeed.get(deed) ?? new Set()).add(spark.from));
	}
	return sentences(
		[...byDeed].map(([deed, people]) => {
			const [first = 0] = people;
			const name = nameOf(first) ?? tableWords.sparks.somebody;
			return tableWords.sparks.did(name, people.size - 1, deed);
		}),
	);
}
