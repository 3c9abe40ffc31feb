import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"Qui ouvre ce lien trouve tes règles, tes boîtes et ton casting dans son propre formulaire. Il ne mène dans aucune salle, et personne d'autre que lui ne s'en souvient.",
	link: "Le lien",
	qr: "QR code de cette recette",
	left: (names: string[]) => `Le lien est plein. Il y manque\u00A0: ${listed(names)}.`,

	title: "Recette",
	heading: "Une recette pour toi",
	own: "Recette maison",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "Ça dure le temps qu'il faut.";
		return alone
			? `Environ ${minutes}\u00A0min.`
			: `Environ ${minutes}\u00A0min pour six personnes.`;
	},
	differs: "Ce qui n'est pas comme dans le Plat du jour",
	same: "Rien. C'est le Plat du jour, tout droit sorti de la marmite.",
	usual: (text: string) => `Plat du jour\u00A0: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60}\u00A0min` : `${seconds}\u00A0s`,
	zone: "À l'horloge de",
	cast: "Le casting",
	castNote: "Ces noms t'attendent dans tes champs quand le jeu demande des personnages.",
	packs: "Idées maison",
	missingPacks: (names: string[]) =>
		`Tu n'as pas de boîte de ce nom\u00A0: ${listed(names)}. La salle joue sans.`,
	lost: (rules: string[]) =>
		`Ce serveur, ou ton profil, ne permet pas tout\u00A0: ${listed(rules)}.`,
	take: "La cuisiner",
	takeNote: "Ton formulaire s'ouvre avec ces règles. Change ce que tu veux, puis ouvre une salle.",
	failed: "Pas de recette là-dedans",
	classic: "Cuisiner autre chose",
	faults: {
		empty: "Le lien s'arrête avant la recette. Demande le lien entier.",
		unreadable:
			"Ce lien n'est pas une recette, ou il s'est abîmé en route. Demande-le encore une fois.",
		newerVersion:
			"Cette recette est faite pour une version du jeu plus récente que celle de ce serveur.",
		incomplete: "Il manque un bout de ce lien. Voici ce qu'on peut encore lire.",
		newerRules: "Cette recette a des règles que ce serveur ne connaît pas. Elles n'y sont pas.",
		badRules:
			"Certaines règles de cette recette sont impossibles ici. Elles sont comme dans le Plat du jour.",
		badNames: "Certains noms de cette recette ne conviennent pas. Ils n'y sont pas.",
	},
});
