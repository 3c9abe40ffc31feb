import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "Tag", "Tage") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) => (hours === 24 ? "ein Teil pro Tag" : `${slowTime(hours)} pro Teil`),
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return `etwa ${many(days, "Tag", "Tage")}`;
		return weeks === 1 ? "etwa eine Woche" : `etwa ${weeks} Wochen`;
	},
	quiet: "Ruhezeit",
	quietHours: (from: number, until: number) => `${from} bis ${until} Uhr`,
	noQuiet: "keine",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `Dann läuft keine Frist ab. Zeitzone: ${zone}.`,
	/** With a time as above. */
	chip: (time: string) => `Tag für Tag, ${time} pro Teil`,
	day: "Ein Tag mehr",
	together: "Gemeinsam lesen",
	togetherNote: "Seid ihr gerade alle da? Dann lest zusammen, und du blätterst um.",
	wake: { short: "Wecken", label: (name: string) => `${name} wecken (hat zwei Teile verschlafen)` },
	messages: "Mitteilungen",
	messagesTitle: "Mitteilungen auf diesem Gerät",
	leave: "Du kannst diese Seite ruhig schließen. Die Startseite zeigt, wann du dran bist.",
});
