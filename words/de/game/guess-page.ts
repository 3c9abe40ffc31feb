import type { guessPageWords as english } from "../../en/game/guess-page.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

export const guessPageWords = isolating<Words<typeof english>>({
	heading: ["Wer", "war’s?"],
	text: "Streitet laut, und tipp bei jedem Teil das Gesicht an, das du verdächtigst. Umentscheiden geht, bis alle fertig sind.",
	aloud: "Erst laut streiten, dann ein Gesicht antippen.",
	done: "So tippe ich",
	skip: "Keine Ahnung",
	counted: (done: number, of: number) => `${done} von ${of} getippt`,
	in: "getippt",
	thinking: "grübelt",
	suspects: (part: string) => `Wer hat ${part} geschrieben?`,
	nobodyNamed: (part: string) => `${part}: niemand`,
	open: "noch niemand",
	own: "Das warst du. Lass dir nichts anmerken.",
});
