import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "sem hora pra acabar";
	return seconds % 60 === 0 ? `${seconds / 60}\u00A0min cada` : `${seconds}\u00A0s cada`;
};

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Criar jogo",
	pickHeading: "Qual vai ser a encrenca?",
	heading: "Qual o tamanho da fome?",
	openAtOnce: "Abrir uma sala",
	inTheLobby: (kind: string, shape: string) =>
		`No cardápio: ${kind} (${shape}). Na sala dá pra mudar tudo até a hora de começar.`,

	presets: { quick: "Lanchinho", classic: "Clássico", dinner: "Domingão", days: "Por vários dias" },
	own: "Receita sua",
	backTo: (preset: string) => `Voltar: ${preset}`,
	shape: (count: number | null, seconds: number) =>
		`${count === null ? "uma parte por pessoa" : many(count, "parte", "partes")}, ${each(seconds)}`,
	minutes: (minutes: number | null) => (minutes === null ? "sem relógio" : `${minutes} min`),
	length(minutes: number | null) {
		if (minutes === null) return "sem relógio";
		return minutes >= 55 && minutes <= 65 ? "mais ou menos uma hora" : `uns ${minutes} minutos`;
	},
	reckoned: {
		for: "Pra",
		name: "Pra quantas pessoas",
		people: (count: number) => many(count, "pessoa", "pessoas"),
		together: ", lendo tudo em voz alta",
		apart: ", cada pessoa lendo na sua",
	},
	create: (alone: boolean, length: string) =>
		`${alone ? "Abrir mesa solo" : "Abrir uma sala"}, ${length}`,

	rules: "Regras da casa",
	saveRules: "Pronto",
	everything: "Todo o resto",
	changes: (count: number) => many(count, "mudança", "mudanças"),
	putBack: "Desfazer",
	putBackRule: (label: string) => `Desfazer: ${label}`,
	mode: "Como se joga",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low: number, high: number) =>
		low === high ? many(low, "pessoa", "pessoas") : `de ${low} a ${high} pessoas`,
	somethingBad: (what: string) => `aconteceu uma coisa ruim: ${what}`,

	modes: {
		default: {
			name: "Rodízio",
			text: "Cada pessoa começa uma história, e aí as histórias vão rodando.",
		},
		otp: {
			name: "Par perfeito",
			text: "Você diz quem nasceu pra ficar junto. O resto da mesa atrapalha.",
		},
		self_insert: {
			name: "Com vocês",
			text: "Os nomes de vocês também vão pra panela.",
		},
		broken_telephone: {
			name: "Telefone sem fio",
			text: "Você só vê a última parte. Boa sorte com o enredo.",
		},
		solo_mode: { name: "Solo", text: "Uma pessoa, uma história, ninguém pra levar a culpa." },
	},

	time: "Tempo de escrita",
	custom: "outro",
	noTimer: "sem relógio",
	noTimerNote: "sem hora pra acabar",
	seconds: "Segundos por parte",
	secondsHint: (low: number, high: number) => `de ${low} a ${high}, ou 0 pra ficar sem relógio`,
	speeds: {
		sonic: "supersônico",
		lightning: "relâmpago",
		frantic: "correria",
		brisk: "passo firme",
		leisurely: "sossego",
	},
	secondsName: (name: string | null) =>
		name ? `Ritmo: ${name}.` : "Sem relógio: cada parte leva o tempo que levar.",
	maturity: "Quem vai ler?",
	ratings: { ALL_AGES: "livre", MATURE: "18+" },
	matureHint: "Deixas picantes, só pra maiores de 18.",
	allAgesOnly:
		"Seu perfil diz que você tem menos de 18 anos, então a sala é livre pra todas as idades.",

	pair: "Sobre quem é",
	pairWay: "Seus personagens",
	pairNamed: "eu escolho",
	pairDrawn: "da panela",
	pairDrawnHint: "Você enche a panela de nomes, e a história fica com os que forem sorteados.",

	prompts: "Deixas",
	packs: "Pacotes de deixas",
	packNames: {
		basic: "básico",
		hardcore: "picante, 18+",
		drama: "drama",
		art: "arte",
		fantasy: "fantasia",
		fluff: "fofura",
		gamers: "gamers",
		hungry: "com fome",
		phrases: "frases",
	},
	supporterPacks: "Os que têm estrela são de mecenas.",
	supporterOnly: "só mecenas",
	adultsOnly: (pack: string) => `${pack}: só em salas 18+.`,

	settings: {
		show_instructions: { label: "Instruções no começo" },
		pace: {
			label: "Quando vocês jogam?",
			values: { tonight: "hoje mesmo", slow: "por vários dias" },
			hint: "Uma parte de cada vez, entre o ônibus e a louça.",
		},
		part_hours: { label: "Horas por parte" },
		phase_hours: { label: "Horas pra nomes, elenco e títulos" },
		moderation: {
			label: "Moderação",
			hint: "Quem joga pode sinalizar partes, e você pode tarjar antes da leitura.",
		},
		num_otp_characters: { label: "Nomes por história" },
		forced_prompts: {
			label: "Deixas pra todo mundo",
			hint: "Todo mundo recebe deixas desde o começo. Sem isso, tem um botão pra quem quiser uma.",
		},
		multi_prompt: {
			label: "Até três deixas por vez",
			hint: "Só com “Deixas pra todo mundo” ligado.",
		},
		max_players: { label: "Lugares à mesa" },
		num_characters_submit: { label: "Personagens por pessoa" },
		min_characters: { label: "Mínimo de personagens por história" },
		max_characters: { label: "Máximo de personagens por história" },
		character_maturity: {
			label: "Classificar cada personagem",
			hint: "Em salas 18+: com um personagem livre no elenco, a história fica comportada.",
		},
		self_shuffle: {
			label: "Seus personagens podem voltar",
			hint: "Pode cair na sua mão um personagem que você trouxe.",
		},
		allow_duplicate_characters: { label: "Vale personagem repetido" },
		num_switches: { label: "Partes por história" },
		auto_sync_parts_to_players: {
			label: "Uma parte por pessoa",
			hint: "Todo mundo escreve em todas as histórias.",
		},
		audiences: { label: "Pode ter plateia" },
		read_together: { label: "Ler em grupo", hint: "Você vira as páginas pra mesa toda." },
		no_extra_reading_time: {
			label: "Tempo a mais pra ler",
			hint: "O relógio espera um pouco quando tem muita coisa pra ler antes.",
		},
		hide_authors: { label: "Autoria secreta até os resultados" },
		guess_authors: {
			label: "Adivinhar quem escreveu o quê",
			hint: "Dá discussão antes dos prêmios.",
		},
		faster_phases: {
			label: "Apressar todo o resto",
			hint: "Corta pela metade todos os relógios, menos os de escrever e ler.",
		},
	},

	recipe: { share: "Passar a receita" },
	cast: {
		label: "O elenco que você traz",
		hint: (names: number, length: number) =>
			`Um nome por linha: até ${names} nomes de até ${length} caracteres. Quando o jogo pedir personagens, eles já vão estar nos campos.`,
	},
	timing: "Tempo e partes",
	players: "Participantes e personagens",
	room: "Sala e idioma",
	between: (low: number, high: number) => `de ${low} a ${high}`,
});
