import type { Clipping } from "../../en/game/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `Dans le fanzine, courrier : ${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `Dans le fanzine, l’horoscope ${who}`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `Dans le fanzine, petite annonce : ${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"J’ai pris la patate : dernière place. J’ai pris le fantôme : dernière place. Ça vient de moi ?",
		"Deux fois bon dernier, sous les toits",
		"Les deux fois, vous avez écrit la phrase que tout le monde cite encore.",
	),
	stars("du fantôme", "Un mur vous laissera passer. Frappez quand même."),
	advert(
		"trous de scénario rebouchés",
		"Les petits, sous vos yeux. Les gros, dès que vous les tournez.",
		"À partir d’une ficelle, même grosse",
	),
	stars("du chat", "Vous aurez raison. Ça ne fera plaisir à personne."),
	letter(
		"Ma femme appuie sur J’AI FINI après une phrase, puis me regarde. C’est un regard très silencieux.",
		"Toujours en train de taper",
		"Écrivez à votre tour un chapitre d’une phrase, sur elle. Et regardez-la.",
	),
	stars("du dinosaure", "Cette semaine, ne levez pas les yeux."),
	advert(
		"suspense d’occasion",
		"N’a tenu en haleine qu’une fois. Quelques traces d’ongles.",
		"Deux pour un « oh ! »",
	),
	stars("du raton laveur", "Ce que vous cherchez est à la poubelle. Comme toujours."),
	letter(
		"Je suis un chien et j’adore quand c’est mon tour. Est-ce que ce sera encore mon tour ?",
		"Biscuit (un chien)",
		"Ce sera TOUJOURS encore ton tour.",
	),
	stars("de la patate", "Une vague de chaleur approche. Prévoyez du beurre."),
	advert(
		"la muscu de minuit de Biscoto",
		"Douze semaines de musculation. Aucun miroir : on n’y verrait rien de toute façon.",
		"Première nuit offerte",
	),
	stars("du lapin", "Vous serez en avance pour une chose en retard."),
	advert(
		"la lune, à l’heure",
		"Éclaire les balcons, retourne les loups-garous, améliore d’un tiers les adieux.",
		"Demi-tarif en croissant",
	),
	stars("du chien", "Balle."),
];
