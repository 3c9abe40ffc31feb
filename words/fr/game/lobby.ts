import type { lobbyWords as english } from "../../en/game/lobby.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many, que } from "../grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60
		? `${String(Math.round((seconds / 60) * 10) / 10).replace(".", ",")} min`
		: `${seconds} s`;

/** The texts of the lobby. They are apart from those of the other screens, which load later. */
export const lobbyWords = isolating<Words<typeof english>>({
	heading: "L’apéro",
	invite: "On entre avec ce code",
	inviteToWatch: "Table pour une personne. Avec ce code, on peut regarder",
	alone: "Table pour une personne",
	hidden: "Le code est masqué",
	copy: "Copier le lien",
	copied: "Copié",
	copyFailed: "Copie ratée",
	qr: "QR",
	qrHeading: "À scanner ici",
	qrAlt: (code: string) => `QR code qui mène à la salle ${code}`,
	show: "Montrer",
	host: "hôte",
	supporter: "mécène",
	you: "toi",
	away: "ailleurs",
	changeLabel: "Changer de nom, d’avatar ou de place",
	changeHeading: "Qui seras-tu ?",
	noForm: "L’armoire à costumes est coincée. Recharge la page.",
	side: "Tu t’assois où ?",
	sides: { players: "à table", audience: "dans le public" },
	crownFirst: "Tu portes la couronne. Passe-la avant de rejoindre le public.",
	tableFull: "Il n’y a plus de place à table pour l’instant.",
	wornBy: (name: string) => `${name} porte aussi celui-ci.`,
	save: "C’est moi",
	lookalike: (name: string) => `${name} a mis la même tête que toi. Malaise, ou coup de foudre ?`,
	otherFace: "En mettre une autre",
	keepFace: "On la garde à deux",
	reading: "lit",
	stillReading: (names: string[]) =>
		names.length === 1
			? `${listed(names)} lit encore les histoires.`
			: `${listed(names)} lisent encore les histoires.`,
	two: "À deux, ça se joue. Pour un vrai podium, il faut être trois.",
	waitingFor: (host: string) => `On attend ${que(host)} ouvre le livre`,
	audience: (solo: boolean) =>
		solo
			? "Tu regardes. Prends de quoi grignoter : l’histoire est servie à la fin."
			: "Tu regardes. Prends de quoi grignoter : tu pourras réagir plus tard, et voter s’il y a des prix.",
	leave: "Partir",
	speed: (name: string, seconds: number) => `${name} (${minutes(seconds)})`,
	untimed: "sans chrono",
	parts: (count: number) => many(count, "chapitre"),
	watching: (count: number) => `public : ${count}`,
	rating: { MATURE: "18+", ALL_AGES: "tout public" },
	sure: "Vraiment ?",
});
