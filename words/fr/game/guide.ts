import { capital } from "../../capital.ts";
import type { guideWords as english, GuideFacts } from "../../en/game/guide.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

type Step = { title: string; text: string };

const read: Step = {
	title: "Lire, s’étouffer, réagir",
	text: "Lisez ce que tout ça est devenu, et collez une gommette sur chaque bonne phrase. À partir de trois convives, il y a des prix.",
};

const title = ({ onePart }: GuideFacts): Step => ({
	title: "Trouve un titre",
	text: onePart
		? "L’histoire est toute à toi. Trouve-lui un titre qui prévienne les gens."
		: "À la fin, ton histoire rentre à la maison. Lis ce qu’on lui a fait et trouve un titre qui prévienne les gens.",
});

const bring: Step = {
	title: "Apporte des personnages",
	text: "Des sorciers, des tantes, des robots de cuisine. Tout va dans une grande marmite, et on t’en ressert une poignée.",
};

const write = ({ timed, onePart }: GuideFacts): Step =>
	onePart
		? {
				title: "Écris tout d’un trait",
				text: `Un chapitre par tête, du premier au dernier mot${timed ? ", contre la montre" : ", sans chrono"}. Personne ne passera réparer derrière toi.`,
			}
		: {
				title: "Écris un chapitre, fais passer",
				text: `${timed ? "Le chrono tourne, tu écris" : "On écrit jusqu’à ce que tout le monde ait fini"}, puis l’histoire passe à la chaise d’à côté. Ce qu’on t’a laissé, c’est ton problème maintenant.`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts): Step => ({
	title: onePart ? "Écris-la d’un trait" : "Écris-la chapitre par chapitre",
	text: `${onePart ? "L’unique chapitre" : "Chaque chapitre"} arrive avec une idée ${timed ? "et un chrono" : "et sans chrono"}. ${
		watched
			? "Personne ne lit avant la fin, alors lâche-toi."
			: "Personne ne regarde, alors lâche-toi."
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords: Words<typeof english> = {
	default: (facts) => ({
		header: "Le principe de la marmite",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "Un grand amour, plein de mauvaises idées",
		steps: [
			facts.pair === 2
				? {
						title: "Nomme ton duo",
						text: "Deux personnages faits l’un pour l’autre. Ou alors vraiment, vraiment pas.",
					}
				: {
						title: facts.pair === 1 ? "Nomme ton chouchou" : `Nomme ces ${counted(facts.pair)}-là`,
						text:
							facts.pair === 1
								? "Un seul nom, aucune issue. Toute l’histoire tient là-dessus."
								: `${capital(counted(facts.pair))} personnages faits pour être ensemble. Ou alors vraiment, vraiment pas.`,
					},
			facts.onePart
				? {
						title: "Écris leur histoire",
						text: "Du premier regard à la dernière ligne, en un seul chapitre. Bonne chance à eux.",
					}
				: {
						title: "Ouvre leur histoire, puis lâche prise",
						text: "Tu écris le premier chapitre. Après, quelqu’un d’autre s’en occupe. Bonne chance à eux.",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "Cette fois, ça parle de vous",
		steps: [
			{
				title: "Tu es dans la marmite",
				text: "Tout le monde ici est déjà un personnage. Ajoute de la compagnie, célèbre ou toute fraîche.",
			},
			{
				title: "Mets la bande dans le pétrin",
				text: "Dans chaque main, il y a au moins quelqu’un d’ici. Traite la bande comme tu voudrais qu’on te traite. À peu près.",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "Attends, il s’est passé quoi avant ?",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "Tu vois un chapitre, pas plus",
						text: "Seul le chapitre juste avant le tien est sur la page. Le reste est une rumeur. Continue avec aplomb.",
					},
			title(facts),
			{
				...read,
				title: "Tout découvrir ensemble",
				text: "À la fin, on lit tout d’une traite. Des gommettes pour les pires virages, et des prix si vous êtes au moins trois.",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "Table pour une personne",
		steps: [
			{
				title: "Remplis la marmite de noms",
				text:
					facts.drawn === 1
						? "Donne une poignée de personnages. Un seul est repêché, et l’histoire ne parle que de lui."
						: `Donne une poignée de personnages. On en repêche ${counted(facts.drawn)}, qui devront partager une histoire.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Relis une fois, donne-lui un titre et salue discrètement." },
		],
	}),
	soloOtp: (facts) => ({
		header:
			facts.pair === 1
				? "Rien que toi et ton chouchou"
				: `Rien que toi et ces ${counted(facts.pair)}-là`,
		steps: [
			{
				title: facts.pair === 2 ? "Choisis ton duo" : "Choisis ton casting",
				text:
					facts.pair === 1
						? "Un nom. Tu sais lequel. On ne posera pas de questions."
						: `${capital(counted(facts.pair))} noms. Tu sais lesquels. On ne posera pas de questions.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Relis une fois, donne-lui un titre et encadre-la." },
		],
	}),
	audience: () => ({
		header: "Les meilleures places",
		steps: [
			{
				title: "Cale-toi bien",
				text: "Les autres écrivent. Tu peux mâcher bruyamment, deviner qui a écrit quoi et refuser ton aide.",
			},
			{
				title: "Ensuite, à toi",
				text: "Une fois les histoires finies, tu les lis toutes et tu réagis à chaque chapitre. S’il y a des prix, tu votes aussi.",
			},
		],
	}),
	soloAudience: () => ({
		header: "Les meilleures places",
		steps: [
			{
				title: "Cale-toi bien",
				text: "Une personne écrit. Tu peux mâcher bruyamment, respirer en silence et refuser ton aide.",
			},
			{
				title: "Ensuite, lis",
				text: "L’histoire apparaît une fois finie, titre compris. Applaudis où tu veux.",
			},
		],
	}),
};
