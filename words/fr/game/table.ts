import { capital } from "../../capital.ts";
import type { tableWords as english } from "../../en/game/table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many } from "../grammar.ts";

/** The texts of the table: its seats, the players' sparks there, and the waiting. */
export const tableWords = isolating<Words<typeof english>>({
	seats: "À table",
	host: "Hôte",
	you: (name: string) => `${name}, toi`,
	/** Under the own face where names are short. */
	me: "toi",
	hop: "Hop",
	throwSomething: "Lancer un truc mou",
	pokeSomebody: "Asticoter",
	justIn: (name: string) => `${name} vient d’arriver`,

	tray: {
		label: "De quoi lancer",
		at: (name: string) => `Sur ${name} :`,
		hint: (open: boolean) =>
			open
				? "Appuie sur ta tête pour bondir, sur une autre pour y lancer un truc mou."
				: "Appuie sur ta tête pour bondir.",
		watching: "Appuie sur une tête pour y lancer un truc mou.",
		off: "L’hôte t’a confisqué les trucs mous.",
		throw: (thing: string) => `Lancer ${thing}`,
		things: {
			heart: "un cœur",
			laugh: "un rire",
			fire: "une flamme",
			poop: "une crotte",
			wave: "un coucou",
		},
	},

	sparks: {
		somebody: "Quelqu’un",
		reactions: [
			"une prière",
			"une crotte",
			"une grimace",
			"un cœur",
			"une flamme",
			"un rire",
			"une étoile",
		],
		/** Participles, since `did` puts the verb for one or for many before them. */
		reacted: [
			"joint les mains",
			"lâché une crotte",
			"fait une grimace",
			"adoré",
			"mis le feu",
			"ri",
			"donné une étoile",
		],
		hopped: "bondi",
		bowed: "salué",
		waved: (atYou: boolean) => (atYou ? "fait coucou dans ta direction" : "fait coucou"),
		threw: (thing: string, atYou: boolean) => `lancé ${thing}${atYou ? " sur toi" : ""}`,
		did: (name: string, others: number, deed: string) =>
			others === 0 ? `${name} a ${deed}.` : `${name} et ${many(others, "autre")} ont ${deed}.`,
	},

	poke: {
		peeking: (name: string) => `${name} regarde en douce`,
		hint: "Appuie sur une tête pour l’asticoter.",
		again: (time: string) => `Prochaine fois dans ${time}.`,
		felt: (name: string) => `${name} l’a senti passer.`,
		off: "L’hôte t’interdit d’asticoter.",
		wanted: "On peut m’asticoter",
	},

	state: {
		done: "a fini",
		titled: "titre posé",
		asleep: "a fini, dort",
		writing: "écrit",
		busy: "cogite",
		away: "ailleurs",
		awayFor: (time: string) => `ailleurs, ${time}`,
	},

	waiting: {
		/** The words of the heading before and on the marker. */
		pencils: (count: number) =>
			count === 0
				? ["Plus un seul.", "On y va"]
				: count === 1
					? ["Un crayon", "gratte encore"]
					: [`${capital(counted(count))} crayons`, "grattent encore"],
		still: (names: string[], deed: string) =>
			`${listed(names)} ${names.length === 1 ? "est" : "sont"} ${deed}.`,
		manyStill: (count: number, deed: string) =>
			`${capital(counted(count, "une"))} ${count === 1 ? "personne est" : "personnes sont"} ${deed}.`,
		writing: "en train d’écrire",
		busy: "en pleine réflexion",
		manyOut: (count: number) =>
			`${capital(counted(count, "une"))} ${count === 1 ? "personne a décroché, mais peut" : "personnes ont décroché, mais peuvent"} revenir à tout instant.`,
		out: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "a décroché, mais peut" : "ont décroché, mais peuvent"} revenir à tout instant.`,
		for: (names: string[]) => `On attend ${listed(names)}`,
		forMany: (count: number) => `On en attend encore ${count}`,
		nobody: "Tout le monde a fini. C’est parti.",
		part: (n: number, of: number) => `Chapitre ${n} sur ${of}`,
		leftThem: "Tu leur laisses",
		clock: (name: string) => `${name} a le plus de temps`,
		yourClock: "C’est toi qui as le plus de temps",
		writeOn: "Continuer à écrire",
		minute: "Offrir 1 min",
		pause: "Pause",
		stories: "Ce qui mijote",
		untitled: "Pas encore de titre",
	},

	lobby: {
		atTable: (count: number) => `${count} à table`,
		room: (free: number, watching: number) =>
			[
				free > 0 ? `encore ${many(free, "chaise")}` : "complet, on peut regarder",
				...(watching > 0 ? [`${watching} dans le public`] : []),
			].join(", "),
		free: ["toi ?", "et toi ?"],
		type: "Scannez ici, ou tapez",
		share: "Partager",
		hideCode: "Masquer le code",
		showCode: "Voir le code",
		tv: "Mettre sur la télé",
		start: (count: number) => `Ouvrir le livre à ${count}`,
		startAlone: "Ouvrir le livre",
		oneMore: "Encore une personne et ça part",
		rules: "Règles maison",
		changed: (chips: string[]) => `Les règles ont changé : ${chips.join(", ")}.`,
		otherRules: "d’autres règles maison",
		chips: {
			own: "Ta recette",
			preset: (name: string, minutes: number | null) =>
				minutes === null ? `${name}, sans chrono` : `${name}, env. ${minutes} min`,
			partEach: "un chapitre par tête",
			/** With the name of the speed. */
			each: (speed: string, seconds: number) =>
				`${speed}, ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`} par chapitre`,
			together: "lecture commune",
			guide: (on: boolean) => (on ? "avec mode d’emploi" : "sans mode d’emploi"),
			moderated: "avec modération",
			secret: "plumes secrètes",
			guess: "c’est de qui ?",
			alone: "sans public",
		},
	},
});
