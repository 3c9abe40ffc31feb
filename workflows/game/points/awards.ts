import type { Submission } from "../room.ts";

/**
 * The rule of an award: the parts that it honours, and the recipients of its bonus
 * (docs/game.md "Awards and points").
 */
interface AwardRule {
	name: string;
	subtitle: string;
	/**
	 * Returns the parts of a story that the award honours. `isBest` returns whether a part has the
	 * most reactions.
	 */
	honours: (
		parts: Submission[],
		captain: number,
		isBest: (part: Submission) => boolean,
	) => Submission[];
	/** Its bonus goes to the captain and not to the writers of these parts. */
	forCaptain?: true;
	/** The writers divide its bonus. */
	divided?: true;
	/** It is revealed after all others. */
	last?: true;
}

/** The awards of a room, in the order of their rules' numbers on the wire. */
export const AWARDS = {
	crowdFavourite: {
		name: "Crowd favourite",
		subtitle: "The story you’ll still be quoting next week",
		honours: (parts) => parts,
		last: true,
	},
	bestTitle: {
		name: "Best title",
		subtitle: "You’d have picked it up at the airport",
		honours: (parts, captain) => parts.filter(({ player }) => player === captain),
		forCaptain: true,
	},
	bestOpening: {
		name: "Best opening",
		subtitle: "It had you from the first line",
		honours: (parts) => parts.slice(0, 1),
	},
	bestEnding: {
		name: "Best ending",
		subtitle: "Someone really brought that home",
		honours: (parts) => parts.slice(-1),
	},
	mostUnhinged: {
		name: "Most unhinged part",
		subtitle: "Who is responsible for this",
		honours: (parts, _captain, isBest) => parts.filter(isBest),
		divided: true,
	},
} as const satisfies Record<string, AwardRule>;
export type AwardName = keyof typeof AWARDS;

/** The rules by their numbers; pages that need none of them leave them out. */
export const AWARD_RULES: readonly AwardRule[] = /* @__PURE__ */ Object.values(AWARDS);

/** Returns the rule with a number; undefined for one of another build. */
export const awardRule = (rule: number): AwardRule | undefined => AWARD_RULES[rule];
