import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "Tag", "Tage") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) => (hours === 24 ? "ein Teil pro Tag" : `${slowTime(hours)} je Teil`),
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return `etwa ${many(days, "Tag", "Tage")}`;
		return weeks === 1 ? "etwa eine Woche" : `etwa ${weeks} Wochen`;
	},
	quiet: "Ruhezeit",
	quietHours: (from: number, until: number) => `${from} bis ${until} Uhr`,
	noQuiet: "keine",
	/** With the IANA name of a time zone. */
	quietHint: (zone: string) => `Dann läuft keine Zeit ab, nach der Uhr von ${zone}.`,
	/** With a time as above. */
	chip: (time: string) => `über Tage, ${time} je Teil`,
	day: "Ein Tag mehr",
	together: "Jetzt zusammen lesen",
	togetherNote: "Seid ihr heute alle da? Dann lest gemeinsam, und du blätterst.",
	wake: { short: "Wecken", label: (name: string) => `${name} wecken, zwei Teile verschlafen` },
	messages: "Mitteilungen",
	messagesTitle: "Mitteilungen auf diesem Gerät",
});
