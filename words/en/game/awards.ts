import { AWARDS, type AwardName } from "#game/points/awards.ts";

/** The awards; those in English are also on the wire. */
export const awardWords: Record<AwardName, { name: string; subtitle: string }> = AWARDS;
