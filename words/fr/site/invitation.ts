import type { invitationWords as english } from "../../en/site/invitation.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { de, many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating<Words<typeof english>>({
	title: "On t’invite",
	expected: "On t’attend à",
	table: (host: string) => `la table ${de(host)}`,
	someTable: "une table amie",
	story: {
		expected: "On t’attend dans",
		of: (host: string) => `l’histoire ${de(host)}`,
		some: "une drôle d’histoire",
		you: (name: string) => `Tu es ${name}`,
	},
	room: (code: string, here: number) =>
		`Salle ${code}, ${here === 0 ? "encore personne" : `${many(here, "personne")} ici`}`,
	/** For a game over days with the usual time for a part. */
	slow: "Un chapitre par jour, une semaine environ",
	host: (name: string) => `${name}, hôte`,
	others: (count: number) => `et ${many(count, "autre")}`,
	here: "À table",
	seat: "on t’a gardé une chaise",
	game: "Tout le monde commence une histoire. Puis les histoires avancent d’une chaise, et encore, et encore. À la fin, vous les lisez à voix haute.",
	you: (name: string) => `Ce soir, tu es ${name}`,
	other: "Quelqu’un d’autre",
	name: "Ton pseudo",
	age: "18 ans ou plus ?",
	sit: "À table !",
	watch: "Regarder",
	onlyWatch: "Juste regarder",
	look: "Ton style",
	lookDone: "C’est bon",
	full: "Toutes les chaises sont prises. Tu peux quand même regarder, et applaudir avec les autres.",
	playing: "Ça a déjà commencé. Tu peux regarder jusqu’au vote.",
	taken: { full: "Toutes les chaises sont prises.", playing: "Ça a déjà commencé." },
	closedToAll: "Et cette salle joue sans public.",
	locked: (host: string | null) => `${host ?? "L’hôte"} a fermé la salle à clé. On toque ?`,
	knock: "Toquer",
	stillLocked: (host: string | null) =>
		`Toujours fermé. Personne n’entend à travers la porte : demande à ${host ?? "l’hôte"} de rouvrir, et toque encore.`,
	adultsOnly: "Cette salle est pour les personnes de 18 ans et plus.",
	tooYoung:
		"Cette salle est pour les personnes de 18 ans et plus. Les salles tout public ont une chaise pour toi.",
	loading: "On regarde par le trou de la serrure…",
});
