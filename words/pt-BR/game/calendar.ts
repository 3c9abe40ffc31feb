import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "Pôr no calendário",
	note: "Seus prazos deste jogo no calendário do celular ou do computador. Ele se atualiza sozinho.",
	subscribe: "Assinar no calendário deste aparelho",
	address: "Endereço pra outros calendários",
	hint: "É só seu: quem tem o endereço vê os seus prazos e mais nada.",
	copy: "Copiar o endereço",
	copied: "Copiado",
	notCopied: "Não copiou",
	renew: "Criar outro endereço",
	renewSure: "O antigo para de funcionar. Certeza?",
	renewed: "O endereço antigo não funciona mais.",
	missing: "O calendário não carregou. Tente de novo.",
};
