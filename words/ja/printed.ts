import type { printed as english } from "../en/printed.ts";
import type { Words } from "../words.ts";
import { coverWords as cover } from "./days/cover.ts";
import { sequelWords as sequel } from "./days/sequel.ts";
import { achievementWords as achievements } from "./evening/achievements.ts";
import { awardWords as awards } from "./evening/awards.ts";
import { bookWords as book } from "./evening/book.ts";
import { partName, untitled } from "./evening/ordinals.ts";
import { inQuotes } from "./evening/quote.ts";
import { reactionWords as reactions } from "./evening/reactions.ts";
import { exportWords as story } from "./exports.ts";
import { dayOf, grouped, listed } from "./grammar.ts";

/** The texts in files that leave the site, which are in the room's language (docs/languages.md). */
export const printed: Words<typeof english> = {
	...{ achievements, awards, book, cover, reactions, sequel, story },
	...{ dayOf, grouped, inQuotes, listed, partName, untitled },
};
