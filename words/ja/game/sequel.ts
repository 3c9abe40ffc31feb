import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "このあと、どうなる？",
	of: (title: string) => `${inQuotes(title)}のつづき`,
	end: (title: string) => `${inQuotes(title)}の終わり`,
	read: "終わりを読み返す",
	intro: "そして、つづきが始まります。",
	next: "つづき",
	onlyEnd: "残っているのは終わりだけです。",
	lobby: (names: readonly string[]) =>
		`みんながこの終わりから書きます。登場するのは${listed(names)}です。`,
});
