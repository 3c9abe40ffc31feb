import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "día", "días") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) => (hours === 24 ? "una parte al día" : `${slowTime(hours)} por parte`),
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return days === 1 ? "cerca de un día" : `unos ${days} días`;
		return weeks === 1 ? "unos 7 días" : `unas ${weeks} semanas`;
	},
	quiet: "Horas de silencio",
	quietHours: (from: number, until: number) => `de ${from}:00 a ${until}:00`,
	noQuiet: "ninguna",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `A esas horas no vence ningún plazo (${zone}).`,
	/** With a time as above. */
	chip: (time: string) => `varios días, ${time} por parte`,
	day: "Un día más",
	together: "Leer ya en grupo",
	togetherNote: "¿Hoy coincide la mesa entera? Pues a leer en voz alta, y tú pasas las páginas.",
	wake: {
		short: "Despertar",
		label: (name: string) => `Despertar a ${name}, que ya se saltó dos partes`,
	},
	messages: "Avisos",
	messagesTitle: "Avisos en este dispositivo",
	leave: "Puedes cerrar esta página: en la de inicio verás cuándo te toca.",
});
