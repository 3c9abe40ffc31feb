import type { sharingWords as english } from "../../en/game/sharing.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating<Words<typeof english>>({
	heading: "Leve pra viagem",
	winner: "Compartilhar a vencedora",
	film: {
		way: "Filme da vencedora",
		making: "Rodando o filme",
		cancel: "Cancelar",
		ready: "O filme está pronto. Toque em Enviar pra passar adiante.",
	},
	poster: "Imagem da vencedora",
	bookHeading: "Em livro",
	picturesZip: "Imagens .zip",
	pictures: "Imagens",
	share: "Enviar",
	drawn: "A imagem está pronta. Toque em Enviar pra passar adiante.",
	textsZip: "Textos .zip",
	book: { epub: "Livro .epub", html: "Livro pra imprimir" },
	bookHelp:
		"O livro tem tudo: elencos, histórias, prêmios, citações. O de imprimir abre no navegador.",
	binding: "Encadernando o livro…",
	savePicture: "Baixar imagem",
	saveText: "Baixar texto",
	downloadImage: "Baixar imagem",
	downloadText: "Baixar texto",
	teaser: "Imagem quadrada",
	dayCard: "Cartão do dia",
	permalink: "Link público",
	copyLink: "Copiar link",
	link: "O link público",
	copied: "Copiado. Quem tiver este link pode ler a história por 24 horas.",
	copyByHand: "Quem tiver este link pode ler a história por 24 horas. Copie daqui.",
	drawing: (n: number, of: number) => `Desenhando a imagem ${n} de ${of}…`,
	packing: "Embalando…",
	failed: "Não deu certo. Tente de novo.",
	noSeat: "Este navegador esqueceu o seu lugar, então não dá pra compartilhar daqui.",
	awards: "Prêmios",
	reactions: (part: string) => `Figurinhas na ${part}`,

	view: {
		loading: "Procurando na estante…",
		title: "Uma história compartilhada",
		gone: "Esta história já foi pra casa",
		goneText:
			"Histórias compartilhadas ficam por 24 horas. Talvez alguém ainda tenha uma imagem dela.",
		unreachable: "A história não chegou",
		until: (time: string) => `Esta página fica aqui até ${time}.`,
		mature: "Pra quem tem 18 anos ou mais",
		show: "Tenho 18 ou mais, pode mostrar",
		home: "Escrever uma com a turma",
		goHome: "Início",
	},
});
