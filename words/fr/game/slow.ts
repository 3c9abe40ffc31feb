import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "jour") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) =>
		hours === 24 ? "un chapitre par jour" : `${slowTime(hours)} par chapitre`,
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return `environ ${many(days, "jour")}`;
		return weeks === 1 ? "environ 7 jours" : `environ ${weeks} semaines`;
	},
	quiet: "Heures calmes",
	quietHours: (from: number, until: number) => `de ${from} h à ${until} h`,
	noQuiet: "aucune",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `À ces heures-là, aucun délai n’expire. Fuseau horaire : ${zone}.`,
	/** With a time as above. */
	chip: (time: string) => `sur plusieurs jours, ${time} par chapitre`,
	day: "Un jour de plus",
	together: "Lire ensemble maintenant",
	togetherNote:
		"Tout le monde est là ce soir ? Alors lisez ensemble, et c’est toi qui tournes les pages.",
	wake: {
		short: "Réveiller",
		label: (name: string) => `Réveiller ${name}, qui a manqué deux chapitres`,
	},
	messages: "Notifications",
	messagesTitle: "Notifications sur cet appareil",
	leave: "Tu peux fermer cette page : l’accueil te montre quand c’est ton tour.",
});
