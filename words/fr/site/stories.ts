import type { storyWords as english } from "../../en/site/stories.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the story that writes itself at home. */
export const storyWords = isolating<Words<typeof english>>({
	heading: "Une histoire, trois coupables",
	now: "s’écrit toute seule, là, maintenant",
	next: "Histoire suivante",
	starts: (name: string) => `${name} commence`,
	goesOn: (name: string) => `${name} continue`,
	ends: (name: string) => `Plus que neuf secondes pour ${name}`,

	triples: [
		{
			writers: [7, 0, 8],
			parts: [
				"Au ministère du Goûter, on n’avait jamais vu un enchanteur faire l’appoint.",
				"…et c’est là que la machine à café s’est mise à chanter.",
				"Elle ne connaissait qu’une chanson, et c’était sur la mère de l’enchanteur.",
			],
		},
		{
			writers: [9, 22, 2],
			parts: [
				"L’inspecteur arriva en retard : le cheval avait voulu conduire.",
				"« C’est le majordome », dit le cheval, qui n’avait jamais aimé le majordome.",
				"Le majordome soupira, et rendit les onze selles.",
			],
		},
		{
			writers: [12, 4, 13],
			parts: [
				"Au troisième jour de mer, il n’y avait plus de biscuits, et le capitaine n’avait plus de blagues.",
				"On a donc fait demi-tour pour demander les deux à la baleine.",
				"La baleine connaît une blague. Elle dure neuf heures. On en est à la moitié.",
			],
		},
		{
			writers: [1, 20, 11],
			parts: [
				"La maison hantée avait d’excellents avis, tous signés à l’ectoplasme.",
				"Ma grand-mère lui a mis deux étoiles : surchauffée, et ça hurle faux.",
				"Depuis, elle y dirige la chorale. Le mardi, les vitres éclatent en harmonie.",
			],
		},
		{
			writers: [19, 10, 0],
			parts: [
				"Ce fut le coup de foudre, ce qui est rare entre gardiens de phare.",
				"Pendant quarante ans, d’une rive à l’autre, ils se firent des appels de phares.",
				"Puis on construisit un pont, et il apparut que les deux étaient mariés.",
			],
		},
		{
			writers: [8, 16, 7],
			parts: [
				"Le cuisinier du roi n’avait qu’une règle : ne jamais laisser la soupe vous regarder.",
				"Ce soir-là, elle fit mieux. Elle cligna de l’œil, et demanda la recette.",
				"Longue vie à la soupe, première du nom, qui règne à feu doux.",
			],
		},
		{
			writers: [2, 17, 9],
			parts: [
				"Cinq ratons laveurs dans un manteau ont postulé à la banque. On les a pris.",
				"Celui du haut a eu une promotion. Celui du bas a monté un syndicat.",
				"Personne n’a rien vu jusqu’au mois d’août, où chacun a pris un train différent.",
			],
		},
		{
			writers: [14, 21, 12],
			parts: [
				"Le robot avait été conçu pour ouvrir les bocaux, et rêvait d’opéra.",
				"À l’audition, il tint le contre-ut, et tous les bocaux de la ville s’ouvrirent.",
				"Les cornichons pleuraient. La critique, trempée de vinaigre, applaudit debout.",
			],
		},
		{
			writers: [15, 3, 22],
			parts: [
				"Notre village a un dragon, mais en semaine seulement, et jamais avant dix heures.",
				"Les chevaliers ont protesté par écrit. Le dragon a répondu, par le feu.",
				"Depuis, le vendredi, c’est pétanque. Le dragon garde le cochonnet.",
			],
		},
		{
			writers: [5, 18, 1],
			parts: [
				"La dernière bibliothèque de Mars prête un seul livre : la notice d’un grille-pain.",
				"Il y a deux ans d’attente, et il paraît que la fin en vaut la peine.",
				"Je l’ai eu aujourd’hui. À la dernière page, quelqu’un a dessiné la tartine.",
			],
		},
		{
			writers: [6, 8, 15],
			parts: [
				"L’agent Prune avait le permis de tuer, et neuf contraventions.",
				"La dixième était épinglée à une bombe : à régler sous quatre minutes.",
				"Elle paya en trois. Le contractuel referma le dossier, et son parapluie.",
			],
		},
		{
			writers: [13, 9, 20],
			parts: [
				"Chaque nuit, les nains de jardin changent de place, et on fait mine de rien.",
				"Hier, il y en avait un de plus. Il porte le chapeau de mon père.",
				"Papa dit que le jardin est calme, et qu’un coussin ne serait pas de refus.",
			],
		},
	],
});
