import { AWARDS, type AwardName } from "#game/points/awards.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { awardWords } from "#words/game/awards.ts";

/** The words of the awards in a language: screens have those of the page. */
type AwardWords = Readonly<Record<AwardName, Readonly<{ name: string; subtitle: string }>>>;

// The keys are exactly the awards.
const NAMES = Object.keys(AWARDS) as AwardName[];

/**
 * Returns the words of an award, which rooms and stories name in English; null for one of another
 * build.
 */
const wordsOf = (name: string, words: AwardWords) => {
	const known = NAMES.find((award) => AWARDS[award].name === name);
	return known ? words[known] : null;
};

/** Returns the name of an award that a room or a story names in English. */
export const awardName = (name: string, words: AwardWords = awardWords): string =>
	wordsOf(name, words)?.name ?? name;

/** Returns what an award of a room is for. */
export const awardSubtitle = (
	{ name, subtitle }: { name: string; subtitle: string },
	words: AwardWords = awardWords,
): string => wordsOf(name, words)?.subtitle ?? subtitle;

export interface WonAward {
	name: string;
	/** The number of the rule, which decides the rosette; -1 if the game has no such award. */
	rule: number;
}

/** Returns the awards that a story won. */
export function awardsWonBy(
	game: Game,
	story: WireStory,
	words: AwardWords = awardWords,
): WonAward[] {
	const rules = new Map(Object.values(game.awards).map(({ meta }) => [meta.name, meta.rule]));
	return story.meta.awards.map((name) => ({
		name: awardName(name, words),
		rule: rules.get(name) ?? -1,
	}));
}
