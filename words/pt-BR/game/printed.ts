import type { printed as english } from "../../en/game/printed.ts";
import type { Words } from "../../words.ts";
import { dayOf, grouped, listed, prose, space } from "../grammar.ts";
import { partName, untitled } from "../ordinals.ts";
import { inQuotes } from "../quote.ts";
import { achievementWords as achievements } from "./achievements.ts";
import { awardWords as awards } from "./awards.ts";
import { bookWords as book } from "./book.ts";
import { coverWords as cover } from "./cover.ts";
import { exportWords as story } from "./exports.ts";
import { firstLineWords } from "./first-line.ts";
import { reactionWords as reactions } from "./reactions.ts";
import { sequelWords as sequel } from "./sequel.ts";

/** The texts in files that leave the site, which are in the room's language (docs/languages.md). */
export const printed: Words<typeof english> = {
	...{ achievements, awards, book, cover, reactions, sequel, story },
	dayCard: firstLineWords.card,
	...{ dayOf, grouped, inQuotes, listed, partName, prose, space, untitled },
};
