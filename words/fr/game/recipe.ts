import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"Ce lien livre tes règles, tes boîtes et ton casting, prêts à servir. Il ne mène à aucune salle, et on n’en garde pas de copie.",
	link: "Le lien",
	qr: "QR code de cette recette",
	left: (names: string[]) => `Le lien est plein. Il y manque : ${listed(names)}.`,

	title: "Recette",
	heading: "Une recette pour toi",
	own: "Recette maison",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "Ça dure le temps qu’il faut.";
		return alone ? `Environ ${minutes} min.` : `Environ ${minutes} min pour six personnes.`;
	},
	differs: "Ce qui change du Plat du jour",
	same: "Rien. C’est le Plat du jour, tout droit sorti de la marmite.",
	usual: (text: string) => `Plat du jour : ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "Fuseau horaire",
	cast: "Le casting",
	castNote: "Ces noms seront déjà tapés quand le jeu demandera des personnages.",
	packs: "Idées maison",
	missingPacks: (names: string[]) =>
		`Tu n’as pas de boîte de ce nom : ${listed(names)}. La salle jouera sans.`,
	lost: (rules: string[]) =>
		`Laissé de côté, car ce serveur ou ton profil ne le permet pas : ${listed(rules)}.`,
	take: "La cuisiner",
	takeNote: "Le formulaire s’ouvre avec ces règles. Change ce que tu veux, puis ouvre une salle.",
	failed: "Pas de recette là-dedans",
	classic: "Cuisiner autre chose",
	faults: {
		empty: "Le lien s’arrête avant la recette. Demande le lien entier.",
		unreadable:
			"Ce lien n’est pas une recette, ou il s’est abîmé en route. Demande-le encore une fois.",
		newerVersion: "Cette recette demande une version du jeu plus récente que celle de ce serveur.",
		incomplete: "Il manque un bout de ce lien. Voici ce qu’on peut encore lire.",
		newerRules:
			"Cette recette a des règles que ce serveur ne connaît pas. On les a laissées de côté.",
		badRules:
			"Certaines règles de cette recette sont impossibles ici. On a mis celles du Plat du jour.",
		badNames: "Certains noms de cette recette ne conviennent pas. On les a laissés de côté.",
	},
});
