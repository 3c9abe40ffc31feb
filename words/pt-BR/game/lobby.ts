import type { lobbyWords as english } from "../../en/game/lobby.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60
		? `${String(Math.round((seconds / 60) * 10) / 10).replace(".", ",")} min`
		: `${seconds} s`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating<Words<typeof english>>({
	heading: "A sala de espera",
	invite: "A turma entra com este código",
	inviteToWatch: "Mesa de um lugar só. Pra assistir, é com este código",
	alone: "Mesa de um lugar só",
	hidden: "O código está escondido",
	copy: "Copiar link",
	copied: "Copiado",
	copyFailed: "Não copiou",
	qr: "QR",
	qrHeading: "Aponte a câmera aqui",
	qrAlt: (code: string) => `QR code que leva à sala ${code}`,
	show: "Mostrar",
	host: "host",
	supporter: "mecenas",
	you: "você",
	away: "ausente",
	changeLabel: "Mudar seu nome, carinha ou lugar",
	changeHeading: "Quem é você?",
	noForm: "A porta do guarda-roupa emperrou. Recarregue a página.",
	side: "Onde você senta?",
	sides: { players: "à mesa", audience: "na plateia" },
	crownFirst: "A coroa está com você. Passe adiante antes de ir pra plateia.",
	tableFull: "A mesa está cheia no momento.",
	wornBy: (name: string) => `${name} veio com essa carinha também.`,
	save: "É isso aí",
	lookalike: (name: string) => `${name} veio com a mesma carinha. Par de vasos, que coisa linda!`,
	otherFace: "Outra carinha",
	keepFace: "Fica igual mesmo",
	reading: "lendo",
	stillReading: (names: string[]) =>
		`${listed(names)} ainda ${names.length === 1 ? "está" : "estão"} lendo as histórias.`,
	two: "Em dupla dá jogo. Vitória de verdade, só com três.",
	waitingFor: (host: string) => `Falta ${host} abrir o livro`,
	audience: (solo: boolean) =>
		solo
			? "Você está na plateia. Pegue um petisco: a história sai no fim."
			: "Você está na plateia. Pegue um petisco: mais tarde você reage e, se tiver prêmio, vota.",
	leave: "Sair",
	speed: (name: string, seconds: number) => `${name} (${minutes(seconds)})`,
	untimed: "sem relógio",
	parts: (count: number) => many(count, "parte", "partes"),
	watching: (count: number) => `${count} assistindo`,
	rating: { MATURE: "18+", ALL_AGES: "livre" },
	sure: "Tem certeza?",
});
