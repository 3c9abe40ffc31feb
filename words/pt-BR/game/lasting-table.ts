import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "Mesma mesa semana que vem?",
		text: "Guardem esta mesa: um link pra turma toda e uma estante com as noites de vocês e a história campeã de cada uma.",
		name: "Nome da mesa",
		usual: (name: string) => `Mesa de ${name}`,
		button: "Guardar esta mesa",
		kept: (table: string) => `Guardada: ${table}.`,
		found: "A partir de agora, quem jogou acha a mesa na página inicial.",
		go: "Ir pra mesa",
	},
	page: {
		title: "Mesa",
		open: "Abrir a mesa",
		openText: "Abre uma sala com as regras da última vez, e o pessoal vê na página inicial.",
		sit: "Sentar à mesa",
		isOpen: (count: number) =>
			count === 1
				? "A mesa está aberta, com uma pessoa."
				: `A mesa está aberta, com ${count} pessoas.`,
		adults: "Da última vez a mesa era 18+. Quem abre precisa ter 18 anos ou mais.",
		foreign: "Nessa sala não tem ninguém da mesa, só gente que tem o link.",
		close: "Fechar essa sala",
		closeSure: "Todo mundo sai de lá. Tem certeza?",
		link: "O link desta mesa",
		linkHint:
			"Quem tem o link pode abrir a mesa e sentar. Ele só muda se quem criou a mesa criar outro.",
		qr: "QR code desta mesa",
		failed: "Não tem mesa aqui",
	},
	shelf: {
		heading: "A estante",
		strangers:
			"Só quem é da mesa vê a estante. Jogue uma noite até o fim com alguém daqui e pronto, você é da mesa.",
		empty: "Nenhuma noite ainda. A estante já levou um paninho.",
		note: "A história vencedora fica aqui um ano, com título, capa e a melhor frase; as outras, enquanto alguém da mesa tiver na biblioteca. A data fica de qualquer jeito.",
		winner: "ganhou a noite",
		untitled: "Uma história sem título",
		tidy: "Arrumar a estante",
		down: "Tirar da estante",
		downSure: "Ela some daqui, pra todo mundo. Tem certeza?",
		nothing: "Desta noite, ninguém guardou história.",
		won: (awards: readonly string[]) => `ganhou ${listed(awards)}`,
		by: (name: string) => `começada por ${name}`,
		mature: "Uma história 18+",
		read: (time: string) => `Ler e guardar as histórias, até ${time}`,
	},
	weekly: {
		heading: "Toda semana",
		first: "A primeira noite",
		get: "Pôr no calendário",
		hint: "Um arquivo pro seu calendário, com o link dentro. Ele segue o seu relógio, com ou sem horário de verão.",
	},
	away: {
		heading: "Sair da mesa ou mudar",
		renew: "Criar um link novo",
		renewSure: "O antigo para de funcionar. Tem certeza?",
		alone: "Link novo, só pra mim",
		aloneSure: "O resto do pessoal sai da mesa. Tem certeza?",
		leave: "Sair desta mesa",
		leaveSure: "Sair mesmo?",
		delete: "Apagar esta mesa",
		deleteSure: "Some pra todo mundo. Tem certeza?",
		kept: "Fica guardada por um ano depois da última noite; com conta, pelo tempo que você quiser.",
	},
});
