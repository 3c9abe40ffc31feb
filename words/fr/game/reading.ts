import { capital } from "../../capital.ts";
import type { readingWords as english } from "../../en/game/reading.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, de, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

const placeName = (rank: number): string => `${rank === 1 ? "1re" : `${rank}e`} place`;

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating<Words<typeof english>>({
	read: {
		heading: "L’heure des histoires",
		text: "Lis-les toutes et colle au moins une gommette sur chacune. Après, place aux prix.",
		textWithoutAwards: "Lis-les toutes et colle au moins une gommette sur chacune.",
		bagged: "Les sacs tombent aux résultats.",
		states: { own: "la tienne", done: "lue", next: "à suivre", open: "pas encore" },
		by: (name: string) => `commencée par ${name}`,
		with: (names: string[]) => `avec ${listed(names)}`,
		progress: (done: number, of: number, voting: boolean) =>
			`${done} sur ${of} ${done < 2 ? "a" : "ont"} ${voting ? "voté" : "fini de lire"}`,
		left: (count: number) => `Encore ${many(count, "histoire")} sans gommette`,
		proceed: "Vers les prix",
		toWait: "Attendre la suite",
		back: "Retour aux histoires",
		saveBack: "Garder mes gommettes",
		needOne: "Une gommette. N’importe laquelle.",
		ownPart: "C’est le tien. Rougis en silence.",
		ownStory:
			"C’est toi qui l’as commencée. Colle sur les chapitres des autres, si le cœur t’en dit.",
		hurry: (minutes: number) =>
			`La moitié d’entre vous a fini. ${capital(counted(minutes, "une"))} ${minutes === 1 ? "minute" : "minutes"} pour les autres.`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time: string) => `La moitié d’entre vous a fini. Il reste ${time} aux autres.`,
		hurried: "La moitié d’entre vous a fini. Maintenant, ça presse.",
		stickers: (part: string) => `Gommettes du ${part}`,
	},

	together: {
		on: (writer: string) => `C’est le chapitre ${de(writer)}`,
		onUnknown: "C’est le chapitre de quelqu’un",
		tap: "Touche la phrase qui t’a fait craquer.",
		marked: (readers: number) => (readers > 0 ? `surlignée par ${readers}` : ""),
		markedToo: (others: number) =>
			others > 0
				? `Toi et ${many(others, "autre")} avez surligné celle-ci.`
				: "Ton surligneur est passé là.",
		reactions: (part: string) => `Gommettes du ${part}`,
		give: (emoji: string, count: number) => (count > 0 ? `${emoji}, déjà ${count}` : emoji),
		hop: "hop",
		often: "Appuie à chaque éclat de rire. Ça atterrit sur le grand écran.",
		takeBack: ["Appuie longtemps sur une gommette pour la reprendre", ", ou fais Suppr dessus"],
		earlier: (count: number) => `Relire, ${many(count, "chapitre")}`,
		beingRead: ["En ce moment,", "on te lit"],
		received: "Ce que récolte ton chapitre",
		markedBy: (readers: number) =>
			readers === 1 ? "Une personne a surligné" : `${readers} personnes ont surligné`,
		advice: "Lève les yeux. Prends l’air étonné.",
		showText: "Montrer le texte",
		hideText: "Cacher le texte",
		bow: "Saluer",
		bowed: "Quel panache.",
		bowNote: "Ton avatar salue sur le grand écran, une fois par chapitre.",
	},

	vote: {
		name: "Le vote",
		heading: ["À qui", "les cocardes ?"],
		hint: "Choisis une cocarde, puis une histoire. Ou fais-la glisser dessus.",
		awards: "Cocardes",
		worth: (subtitle: string, points: number) => `${subtitle}. ${many(points, "point")}.`,
		given: (award: string, story: string) => `${award}, à ${story}`,
		stuck: (award: string, story: string) => `${award} : c’est pour ${story}.`,
		own: "la tienne, pas touche",
		submit: (given: number, of: number) =>
			`Voter, ${given} sur ${of} ${given < 2 ? "collée" : "collées"}`,
		missing: (awards: string[]) => `Encore dans ta main : ${listed(awards)}.`,
		list: "Retour aux histoires",
		alert: "IL FAUT VOTER POUR UNE HISTOIRE !",
		alertText: "Même pour une mauvaise. Chacune est la préférée de quelqu’un.",
		alertClose: "Bon, d’accord",
		choices: (award: string) => `${award} : les histoires pour lesquelles tu peux voter`,
	},

	voters: {
		heading: "On attend tout le monde…",
		text: (left: number, voting: boolean) => {
			if (left === 0) return "Plus personne à attendre.";
			const votes =
				left === 1 ? "Un vote manque encore" : `${capital(counted(left))} votes manquent encore`;
			const readers =
				left === 1
					? "Une personne lit encore"
					: `${capital(counted(left))} personnes lisent encore`;
			return `${voting ? votes : readers}. Qui lit lentement aime longtemps.`;
		},
		again: "Relire les histoires",
	},

	reveal: {
		opening: "On baisse les lumières…",
		award: (n: number, of: number) => `Prix ${n} sur ${of}`,
		shared: (name: string, winners: number) =>
			winners < 2 ? name : `${name}, ${counted(winners)} fois`,
		nobody: "Personne n’a su trancher.",
		somebody: "quelqu’un",
		points: (points: number) => `+${grouped(points)}`,
		voted: (names: string[]) => `${listed(names)} ${names.length === 1 ? "a" : "ont"} voté pour`,
		andIs: "Et l’histoire de la soirée est…",
		storyOfTheNight: "L’histoire de la soirée",
		by: (names: string[]) => `de ${listed(names)}`,
		podium: (places: { place: number; title: string }[]) =>
			places.map(({ place, title }) => `${placeName(place)} : ${title}.`).join(" "),
		/** The announcement of a step, such as "Meilleure fin : La Chèvre, par Patate". */
		said: (what: string, stories: { title: string; by: string | null }[]) =>
			`${what} : ${stories
				.map(({ title, by }) => (by === null ? title : `${title}, par ${by}`))
				.join(" ; ")}`,
		saidNobody: (award: string) => `${award} : personne n’a su trancher`,
		places: { 2: "Deuxième place", 3: "Troisième place" },
		gallery: "Le poulailler",
		drum: "Tambour !",
		drumNote: "Ou la barre d’espace.",
		beats: (count: number, hands: number) =>
			`${many(count, "coup")}, ${many(hands, "paire")} de mains`,
		skip: "Voir qui gagne",
		skipCount: (skips: number, of: number) => `Passer (${skips} voix sur ${of})`,
		next: "Prix suivant",
		toPodium: "Au podium",
		envelope: "Ouvrir l’enveloppe",
		onward: "À la bibliothèque",
	},

	curtainCall: {
		heading: "Saluez !",
		line: "La phrase de la soirée",
		from: (title: string, writer: string | null) =>
			writer === null ? title : `${writer}, dans ${inQuotes(title)}`,
		onward: "À la bibliothèque",
	},

	congratulations: {
		heading: "Bravo",
		won: (names: string, count: number, points: number) =>
			count === 1
				? `${names} gagne avec ${many(points, "point")}.`
				: `${names} se partagent la victoire avec ${many(points, "point")}.`,
		best: (titles: string[]) =>
			`Au sommet de la bibliothèque : ${listed(titles.map((title) => inQuotes(title)))}.`,
		onward: "À la bibliothèque",
	},

	results: {
		heading: ["Quelle", "bibliothèque !"],
		fanfics: "FANFICS",
		further: "FANFICS, la suite du classement",
		writers: "PLUMES",
		points: (count: number) => many(count, "point"),
		pointsColumn: "points",
		none: "Pas de vraie victoire cette fois : il faut être trois. Tout le monde était adorable.",
		alone: (writer: string | null) => (writer === null ? "Toute à toi" : `Un solo ${de(writer)}`),
		stats: "Chiffres de la partie",
		inNumbers: (all: {
			stories: number;
			words: number | null;
			stickers: number;
			minutes: number | null;
		}) =>
			`${[
				many(all.stories, "histoire"),
				...(all.words === null ? [] : [many(all.words, "mot")]),
				...(all.stickers === 0 ? [] : [many(all.stickers, "gommette")]),
				...(all.minutes === null ? [] : [`${many(all.minutes, "minute")} de vos vies`]),
			].join(", ")}.`,
		category: "Catégorie",
		result: "Résultat",
		cast: "Tous les personnages proposés",
		player: "Qui",
		submitted: "Personnages",
		audience: "Chiffres du public",
		home: "Accueil",
		donate: "Tirelire",
		more: "Plus",
		keptUntil: (time: string) => `Gardées ici jusqu’à ${time}.`,
		anotherRound: (host: string) => `On remet ça ? ${host} a la couronne.`,
		place: placeName,
		quoted: inQuotes,
		favourites: (name: string) => `Ce que ${name} a le plus reçu`,
	},

	suspects: {
		heading: ["Les", "suspects habituels"],
		/** The own card. */
		you: (title: string) => `Toi : ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
	},
});
