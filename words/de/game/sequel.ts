import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "Wie geht es weiter?",
	of: (title: string) => `Die Fortsetzung von ${inQuotes(title)}`,
	end: (title: string) => `So endete ${inQuotes(title)}`,
	read: "Das Ende nachlesen",
	intro: "und so geht es weiter.",
	next: "So geht es weiter",
	onlyEnd: "Nur das Ende ist noch da.",
	lobby: (names: readonly string[]) => `Alle schreiben nach dem Ende weiter, mit ${listed(names)}.`,
});
