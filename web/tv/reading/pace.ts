import { countWords } from "#game/lines/words-count.ts";

/** The pace at which people read along, in words a minute. */
const PACE = 170;
const MINUTE = 60_000;

/** Returns the milliseconds in which people read a text along on the big screen. */
export const readingTime = (text: string): number => (countWords(text) / PACE) * MINUTE;
