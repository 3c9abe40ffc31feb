import type { Game, WireStory } from "#game/wire/state.ts";

export interface WonAward {
	name: string;
	/** The number of the rule, which decides the rosette; -1 if the game has no such award. */
	rule: number;
}

/** Returns the awards that a story won. */
export function awardsWonBy(game: Game, story: WireStory): WonAward[] {
	const rules = new Map(Object.values(game.awards).map(({ meta }) => [meta.name, meta.rule]));
	return story.meta.awards.map((name) => ({ name, rule: rules.get(name) ?? -1 }));
}
