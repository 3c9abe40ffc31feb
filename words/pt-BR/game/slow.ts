import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "dia", "dias") : `${hours} h`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) =>
		hours === 24 ? "uma parte por dia" : `${slowTime(hours)} por parte`,
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return days === 1 ? "mais ou menos um dia" : `uns ${days} dias`;
		return weeks === 1 ? "uns 7 dias" : `umas ${weeks} semanas`;
	},
	quiet: "Horário de silêncio",
	quietHours: (from: number, until: number) =>
		`${from < 2 ? "da" : "das"} ${from}h ${until < 2 ? "à" : "às"} ${until}h`,
	noQuiet: "nenhum",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `Nenhum prazo acaba nesse horário (${zone}).`,
	/** With a time as above. */
	chip: (time: string) => `por vários dias, ${time} por parte`,
	day: "Mais um dia",
	together: "Ler em grupo",
	togetherNote: "Está todo mundo aqui hoje? Então leiam em grupo: você vira as páginas.",
	wake: {
		short: "Acordar",
		label: (name: string) => `Acordar ${name}, que já dormiu no ponto duas vezes`,
	},
	messages: "Notificações",
	messagesTitle: "Notificações neste aparelho",
	leave: "Pode fechar esta página: a inicial mostra quando for a sua vez.",
});
