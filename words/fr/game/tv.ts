import { capital } from "../../capital.ts";
import type { tvWords as english } from "../../en/game/tv.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, de, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";
import { tableWords } from "./table.ts";

/** The texts of the screen without a seat, and of the overlay for streams. */
export const tvWords = isolating<Words<typeof english>>({
	heading: "Le grand écran",
	text: "Cette page ne prend la place de personne. Elle montre la salle à tout le canapé.",
	code: "Code de la salle",
	show: "En scène !",
	failed: "Ça n’a pas marché. C’est le bon code ?",
	elsewhere: "Cet écran est maintenant dans une autre fenêtre.",
	opening: "On baisse les lumières…",
	offline: "On cherche la salle…",
	foyer: "Scannez le code, ou ouvrez",
	qr: (code: string) => `QR code qui mène à la salle ${code}`,
	seated: (count: number, free: number, { locked, audiences }) => {
		const room = locked
			? "porte fermée à clé"
			: free > 0
				? `encore ${grouped(free)} ${free === 1 ? "chaise" : "chaises"}`
				: "complet";
		const watch = !locked && free <= 0 && audiences ? ", on peut regarder" : "";
		return `${grouped(count)} à table, ${room}${watch}`;
	},
	watch: "Regarder :",
	along: "Regarder aussi :",
	story: (n: number, of: number) => `Histoire ${n} sur ${of}`,
	with: (names: string[]) => (names.length > 0 ? `avec ${listed(names)}` : ""),
	next: "Lever le rideau",
	part: (n: number, of: number) => `Chapitre ${n} sur ${of}`,
	page: (n: number, of: number) => `Page ${n} sur ${of}`,
	wrote: (name: string | null) => `${name ?? "Quelqu’un"} a écrit ça`,
	marked: (readers: number) =>
		readers === 1
			? "1 personne a surligné une phrase"
			: `${many(readers, "personne")} ont surligné une phrase`,
	of: (name: string | null, part: number, title: string) =>
		`${name ?? "Quelqu’un"}, chapitre ${part} de ${inQuotes(title)}`,
	writtenBy: (names: string[]) => `écrite par ${listed(names)}`,
	gallery: "Au poulailler",
	menu: "Son, voix et mouvement",
	voice: "Lire à voix haute",
	voiceNote: "Chaque plume reçoit une des voix de cet appareil.",
	overlay: "Overlay de stream",
	winner: "L’histoire de la soirée",
	won: (titles: string[]) => (titles.length > 0 ? listed(titles) : "Personne n’a su trancher"),
	library: "Quelle bibliothèque !",
	stories: (count: number) => many(count, "histoire"),
	longest: (name: string) => `Le plus long chrono : celui ${de(name)}`,
	paused: "L’hôte a appuyé sur pause",
	poking: (state: string, name: string) => `${state}, asticote ${name}`,
	earlier: (title: string) => `${title}, de votre dernière partie`,
	/** The number of players who are still writing. */
	hush: (pencils: number) => {
		const said = tableWords.waiting.pencils(pencils).join(" ");
		return pencils === 0 ? said : `${said}. Chut.`;
	},
	still: (people: number) => {
		if (people === 0) return "Tout le monde a fini. C’est parti.";
		return people === 1
			? "Une personne n’a pas fini"
			: `${capital(counted(people))} personnes n’ont pas fini`;
	},
	votes: (people: number) => {
		if (people === 0) return "Tous les votes sont là.";
		return people === 1
			? "Un vote manque encore"
			: `${capital(counted(people))} votes manquent encore`;
	},
	/** The line while each reader reads at their own pace, and where the view has no more to show. */
	reading: {
		story: "L’heure des histoires",
		vote: "On vote",
		both: "Les histoires d’abord, le vote ensuite",
	},
	meanwhile: {
		lobby: "",
		"quick-start": "On lit les règles",
		minors: "Un instant, s’il vous plaît",
		characters: "On invite les personnages",
		"story-create": "On choisit les castings",
		write: "Chut. Ça écrit.",
		title: "Comment on appelle ça ?",
		censor: "L’hôte jette un œil",
		"read-vote": "",
		results: "On baisse les lumières…",
	},
});
