import { capital } from "../../capital.ts";
import type { guideWords as english, GuideFacts } from "../../en/game/guide.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** A step of a guide. Its picture is in web/screens/quick-start/guide.ts. */
interface GuideStep {
	title: string;
	text: string;
}

const read: GuideStep = {
	title: "Leia, engasgue, reaja",
	text: "Veja no que deu cada história e cole uma figurinha em toda frase boa. Com três pessoas ou mais, tem prêmios.",
};

const title = ({ onePart }: GuideFacts): GuideStep => ({
	title: "Dê um nome",
	text: onePart
		? "É toda sua e precisa de um título. Ache um que sirva de aviso."
		: "No fim, a sua história volta pra casa. Leia o que fizeram com ela e ache um título que sirva de aviso.",
});

const bring: GuideStep = {
	title: "Traga personagens",
	text: "Bruxos, tias, liquidificadores. Vai tudo pra uma panela só, e cada pessoa recebe uma mão cheia.",
};

const write = ({ timed, onePart }: GuideFacts): GuideStep =>
	onePart
		? {
				title: "Escreva a coisa toda",
				text: `Uma parte por pessoa, da primeira à última palavra, ${timed ? "contra o relógio" : "sem relógio"}. Depois, não tem quem conserte.`,
			}
		: {
				title: "Escreva uma parte e passe",
				text: `${timed ? "O relógio corre, você escreve" : "Você escreve até todo mundo terminar"} e a história anda um lugar. O que deixaram pra você agora é problema seu.`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts): GuideStep => ({
	title: onePart ? "Escreva de uma vez" : "Escreva parte por parte",
	text: `${onePart ? "A única parte" : "Cada parte"} vem com uma deixa ${timed ? "e um relógio" : "e sem relógio"}. ${
		watched
			? "Ninguém lê antes do fim, então perca a vergonha."
			: "Ninguém está olhando, então perca a vergonha."
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords: Words<typeof english> = {
	default: (facts) => ({
		header: "Como funciona este junta-panelas",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "Um par perfeito, muitas ideias ruins",
		steps: [
			facts.pair === 2
				? {
						title: "Forme o seu par",
						text: "Escolha duas figuras que nasceram uma pra outra. Ou que não se querem nem pintadas de ouro.",
					}
				: {
						title:
							facts.pair === 1
								? "Diga quem é seu xodó"
								: `Escolha as suas ${counted(facts.pair, "f")} figuras`,
						text:
							facts.pair === 1
								? "Um nome e nenhuma saída. A história inteira depende dele."
								: `Escolha ${counted(facts.pair, "f")} figuras que nasceram umas pras outras. Ou que não se querem nem pintadas de ouro.`,
					},
			facts.onePart
				? {
						title: "Escreva a história",
						text: "Da primeira troca de olhares à última linha, tudo numa parte só. Que Santo Antônio ajude.",
					}
				: {
						title: "Comece a história e solte",
						text: "A primeira parte é sua. Depois, a história fica nas mãos da turma. Que Santo Antônio ajude.",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "Desta vez, é sobre vocês",
		steps: [
			{
				title: "Você está na panela",
				text: "Cada pessoa aqui já é personagem. Traga mais gente, famosa ou inventada na hora.",
			},
			{
				title: "Meta a turma em encrenca",
				text: "Toda mão vem com pelo menos uma pessoa da mesa. Não faça com ela o que não quer que façam com você. Ou só um pouquinho.",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "Peraí, o que aconteceu antes?",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "Você vê uma parte e olhe lá",
						text: "Na página, só a parte logo antes da sua. O resto é boato. Continue com convicção.",
					},
			title(facts),
			{
				...read,
				title: "Descubram em grupo",
				text: "No fim, vocês leem tudo de uma vez. Figurinhas pras reviravoltas mais loucas e, com três pessoas ou mais, prêmios.",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "Mesa de um lugar só",
		steps: [
			{
				title: "Encha a panela de nomes",
				text:
					facts.drawn === 1
						? "Ponha um punhado de personagens. Sai um nome no sorteio, e a história é só sobre ele."
						: `Ponha um punhado de personagens. Saem ${counted(facts.drawn)} nomes no sorteio, e eles que dividam a história.`,
			},
			soloWrite(facts),
			{
				...title(facts),
				text: "Leia mais uma vez, dê um título e agradeça à plateia imaginária.",
			},
		],
	}),
	soloOtp: (facts) => ({
		header:
			facts.pair === 1
				? "Só você e seu xodó"
				: facts.pair === 2
					? "Só você e seu par preferido"
					: `Só você e suas ${counted(facts.pair, "f")} figuras`,
		steps: [
			{
				title: facts.pair === 2 ? "Escolha o seu par" : "Escolha o seu elenco",
				text:
					facts.pair === 1
						? "Um nome. Você sabe qual. A gente nem pergunta."
						: `${capital(counted(facts.pair))} nomes. Você sabe quais. A gente nem pergunta.`,
			},
			soloWrite(facts),
			{
				...title(facts),
				text: "Leia mais uma vez, dê um título e mande emoldurar.",
			},
		],
	}),
	audience: () => ({
		header: "De camarote",
		steps: [
			{
				title: "Fique à vontade",
				text: "A turma escreve. Você pode mastigar alto, adivinhar quem escreveu o quê e se recusar a ajudar.",
			},
			{
				title: "Aí chega a sua vez",
				text: "Com as histórias prontas, você lê tudo e reage a cada parte. Se tiver prêmio, você também vota.",
			},
		],
	}),
	soloAudience: () => ({
		header: "De camarote",
		steps: [
			{
				title: "Fique à vontade",
				text: "Uma pessoa escreve. Você pode mastigar alto, respirar baixinho e se recusar a ajudar.",
			},
			{
				title: "Depois, leia",
				text: "A história aparece quando fica pronta, com título e tudo. Aplauda onde quiser.",
			},
		],
	}),
};
