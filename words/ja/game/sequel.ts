import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "このあと、どうなる？",
	of: (title: string) => `${inQuotes(title)}の続き`,
	end: (title: string) => `${inQuotes(title)}の結末`,
	read: "結末を読み返す",
	intro: "の、その後のお話です。",
	next: "続き",
	onlyEnd: "残っているのは結末だけです。",
	lobby: (names: readonly string[]) =>
		`みんなでこの結末から書きます。出るのは${listed(names)}です。`,
});
