import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results, on home, and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "Mesma mesa semana que vem?",
		text: "Guardem esta mesa: um link para todo mundo e uma estante com as noites de vocês.",
		name: "O nome dela",
		usual: (name: string) => `Mesa de ${name}`,
		button: "Guardar esta mesa",
		kept: (table: string) => `Guardada: ${table}.`,
		found: "Quem jogou encontra a mesa na página inicial a partir de agora.",
		go: "Para a mesa",
	},
	home: {
		open: (table: string) => `Aberta: ${table}`,
		there: (count: number) => `${count} na mesa. Puxe uma cadeira!`,
	},
	page: {
		title: "Mesa",
		open: "Abrir a mesa",
		openText:
			"Abre uma sala com as regras da última vez, e os outros veem isso na página inicial deles.",
		sit: "Puxar uma cadeira",
		isOpen: (count: number) =>
			count === 1
				? "A mesa está aberta, com uma pessoa."
				: `A mesa está aberta, com ${count} pessoas.`,
		adults: "Da última vez era uma mesa para maiores de 18. Alguém dessa idade precisa abrir.",
		foreign: "Nessa sala não tem ninguém da mesa, só gente que tem o link.",
		close: "Fechar essa sala",
		closeSure: "Todo mundo sai de lá. Tem certeza?",
		link: "O link desta mesa",
		linkHint:
			"Quem tem o link pode abrir a mesa e sentar. Ele é o mesmo até quem criou a mesa fazer outro.",
		qr: "Código QR desta mesa",
		failed: "Não há mesa aqui",
	},
	shelf: {
		heading: "A estante",
		strangers:
			"Só quem é da mesa vê a estante. Jogue uma noite até o fim com alguém da mesa, e você faz parte.",
		empty: "Nenhuma noite ainda. A estante está sem pó, esperando.",
		note: "Uma história fica aqui enquanto alguém de vocês a guardar na biblioteca. As datas ficam.",
		nothing: "Ninguém guardou uma história desta noite.",
		won: (awards: readonly string[]) => `ganhou ${listed(awards)}`,
		by: (name: string) => `começada por ${name}`,
		mature: "Uma história para maiores de 18",
		read: (time: string) => `Ler e guardar as histórias, até ${time}`,
	},
	weekly: {
		heading: "Toda semana",
		first: "A primeira noite",
		get: "Pôr no calendário",
		hint: "Um arquivo para o seu calendário, com o link dentro. Ele segue o seu relógio, no verão e no inverno.",
	},
	away: {
		renew: "Criar um link novo",
		renewSure: "O antigo para de funcionar. Tem certeza?",
		alone: "Link novo, só pra mim",
		aloneSure: "O resto do pessoal sai da mesa. Tem certeza?",
		leave: "Sair desta mesa",
		leaveSure: "Sair mesmo?",
		delete: "Apagar esta mesa",
		deleteSure: "Some para todo mundo. Tem certeza?",
		kept: "Fica guardada por um ano depois da última noite e, para quem tem conta, por quanto tempo quiser.",
	},
});
