import type { screenWords as english } from "../../en/game/screens.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating<Words<typeof english>>({
	rating: { MATURE: "18+", ALL_AGES: "TOUT PUBLIC" },

	header: {
		fanfic: "Fanfic",
		of: (n: number, of: number) => `${n}/${of}`,
		part: (n: number) => `Chap. ${n}`,
	},

	subheader: { show: "Comment ça marche ?", hide: "Compris, on range" },

	waiting: {
		heading: "Le temps d’une tisane",
		audience: "Tu es dans le public. Rien à faire, sinon attendre d’un air gourmand.",
		host: "Quelqu’un est bloqué ?",
		kick: (name: string) => `Sortir ${name}`,
		skip: (name: string) => `Avancer sans ${name}`,
	},

	guide: {
		ready: "C’est bon",
		readyHeading: "On voit que tu connais",
		readyText: "Quelqu’un lit encore le mode d’emploi. Il en faut.",
	},

	minors: {
		heading: "Un mot avant de commencer",
		text: "Quelqu’un à cette table a moins de 18 ans, donc la salle reste tout public : pas de sexe, pas de gore, rien que tu cacherais à ta mamie.",
		alone:
			"Si quelque chose te met mal à l’aise, dis-le ou pars. Tu n’as jamais à expliquer pourquoi.",
		link: "Lire le code de bonne conduite",
		newTab: "s’ouvre dans un nouvel onglet",
		ack: "Compris",
		waitText: "Autour de toi aussi, on promet de bien se tenir.",
	},

	characters: {
		heading: "Qui joue dedans ?",
		pairHeading: (count: number) =>
			count === 1 ? "De qui ça parle ?" : `Qui sont ces ${counted(count)}-là ?`,
		text: (solo: boolean) =>
			solo
				? "Célébrité, pure invention ou chat de la voisine. Ce qui sort de la marmite, tu l’écris."
				: "Célébrité, pure invention ou chat de la voisine. Tous les noms vont dans la marmite, et tout le monde y pêche son casting.",
		pairText: (count: number) =>
			count === 1
				? "Toute l’histoire repose sur ses épaules. Prends quelqu’un qui a les nerfs solides, ou au moins un plan."
				: "Toute l’histoire repose sur leur entente. Prends des gens faits l’un pour l’autre, ou au moins une vieille rancune.",
		label: (n: number) => `Personnage ${n}`,
		locked: "Aussi dans la marmite",
		ideas: [
			"un nom",
			"une célébrité",
			"un personnage de série",
			"quelqu’un d’inattendu",
			"un objet qui a du cœur",
			"ta bête noire",
		],
		ageOf: (name: string, mature: boolean) =>
			mature ? `${name} : 18+. Changer` : `${name} : tout public. Changer`,
		story: "Cette histoire est",
		twin: "Ce nom, tu l’as déjà",
		nameless: "Encore sans nom. Essaie le dé.",
		dice: (n: number) => `Un nom au hasard pour le personnage ${n}`,
		rolled: (n: number, name: string) => `Le personnage ${n} est ${name}.`,
		left: (count: number) => `Encore ${many(count, "nom")}`,
		submit: "Dans la marmite",
		unrated: "Tout public ou 18+ ?",
		submitPair: "Va pour ça",
		doneHeading: "Et plouf, dans la marmite",
		doneText: "Tu as apporté",
		donePair: "Dans ton histoire, il y a",
	},

	create: {
		heading: "Ton casting",
		text: (min: number, max: number) =>
			`Choisis-en ${min === max ? min : `${min} à ${max}`}. Tu commences leur histoire, les autres la continuent.`,
		hand: "Les personnages de ta main",
		rating: "Ton histoire est",
		forced: "Tout public, parce qu’un de tes choix l’est.",
		more: (count: number) => `Encore ${count} à choisir`,
		unrated: "Tout public ou 18+ ?",
		select: "Choisir",
		doneHeading: "Quel casting !",
		doneText: (names: string[]) => {
			if (names.length === 0) return "Tout ce petit monde est en loge.";
			return `${listed(names)} ${names.length === 1 ? "enfile son costume" : "enfilent leur costume"}.`;
		},
	},

	intro: {
		heading: "À vos marques",
		once: ["Il était une fois", "Il était une fois"],
		yours: (characters: number) =>
			characters === 1 ? "est à toi maintenant." : "sont à toi maintenant.",
		blind: "Tu ne vois que le dernier chapitre. Courage.",
		first: "et personne n’a encore écrit un mot.",
		footer: "échauffe tes doigts",
		go: "GO !",
	},

	write: {
		heading: "Écris ton chapitre",
		past: "L’histoire jusqu’ici",
		fold: "Replier",
		unfold: (count: number) => `Voir l’histoire jusqu’ici (${many(count, "chapitre")})`,
		follows: "L’encre n’est pas sèche…",
		unknown: "quelqu’un",
		cast: "avec",
		castFirst: "Invente une histoire avec",
		box: "Ton chapitre de l’histoire",
		placeholder: "Et là…",
		once: "Il était une fois…",
		promptFirst: "Donne-moi une idée",
		promptNext: "Une autre idée",
		promptNone: "Plus d’idées",
		promptSwapShort: "Changer, une seule fois",
		promptSwap: (prompt: string) => `Changer cette idée, une seule fois : ${prompt}`,
		done: "J’ai fini",
		words: (count: number) => many(count, "mot"),
		left: (count: number) => `encore ${count}`,
		longPaste: (most: number) =>
			`Avec tes petits doigts, s’il te plaît : on ne colle que ${most} caractères à la fois.`,
		saving: "On note…",
		over: "Temps écoulé",
		given: {
			by: (name: string | null) => `${name ?? "Quelqu’un"} t’a refilé ça.`,
			last: "C’est le dernier chapitre : trouve une fin.",
			once: () => "Il était une fois",
			blank: "et personne n’a encore écrit un mot.",
		},
		byline: (name: string, part: number) => `${name}, chapitre ${part}`,
		back: "Relire",
		backToText: "Reprendre",
		prompt: "Idée",
		faces: {
			sum: (done: number, all: number) => `${done}/${all} ${done < 2 ? "a" : "ont"} fini`,
			label: (done: number, all: number) =>
				`${done} sur ${all} ${done < 2 ? "a" : "ont"} fini. Qui fait quoi`,
			title: "À table",
		},
		forReading: "pour lire",
		down: {
			heading: "On pose les crayons !",
			handedIn: "rendu",
			still: (name: string) => `Il reste à ${name}`,
			moreToRead: "Il y avait plus à lire : la longue histoire, c’était pour sa pomme.",
			leftThem: "Tu leur laisses",
			readAll: "Tout relire",
			poke: (name: string) => `Asticoter ${name}`,
		},
		extra: (seconds: number) => `${seconds} s de plus pour lire ce qui précède`,
		skipSteps: ["Passer à la suite", "Vraiment ?", "Oui, on avance !"],
		waitText: (solo: boolean) =>
			solo
				? "Tu entends ? C’est quelqu’un qui se dispute avec une page blanche."
				: "Tu entends ? C’est l’amitié qui aggrave son cas.",
		flag: "Signaler",
		flagged: "Signalé",
		flagLabel: (part: string) => `Signaler le ${part} à l’hôte`,
	},

	title: {
		heading: "Ça s’appelle comment ?",
		text: (solo: boolean) =>
			solo
				? "Tout ça vient de toi, sans complice. Relis une fois, puis trouve un titre."
				: "C’est l’histoire que tu as commencée. Regarde ce qu’elle est devenue.",
		label: "Titre",
		placeholder: "Le Seigneur des Agneaux",
		submit: "Va pour ce titre",
		missing: "Une histoire sans titre ? Pas à cette table.",
		doneHeading: "Imprimé en couverture",
		doneText: (title: string) => `Désormais, ça s’appelle ${inQuotes(title)}.`,
		bare: "C’est sur la couverture, trop tard.",
		watchHeading: (solo: boolean) =>
			solo ? "Un titre, s’il vous plaît" : "Des titres, s’il vous plaît",
		watchText: (solo: boolean) =>
			solo
				? "Il faut un nom à tout ça. Ensuite, à toi de lire."
				: "Ces belles plumes cherchent un nom pour ce qu’elles ont fait. Ensuite, on lit.",
	},

	censor: {
		heading: "Quelque chose à caviarder ?",
		text: "Coche les chapitres que personne ne devrait lire. Ceux qu’on a signalés portent une note.",
		flags: (count: number) => `signalé par ${count}`,
		mark: "Caviarder",
		markLabel: (part: string) => `Caviarder le ${part}`,
		marked: "Caviardé",
		confirm: (count: number) =>
			count === 0 ? "Rien à redire, on lit" : `Caviarder ${many(count, "chapitre")} et lire`,
		waitHeading: "L’hôte jette un œil",
		waitText: (host: string) => `${host} vérifie que tout ça est sortable. Ce ne sera pas long.`,
	},
});
