import type { personWords as english } from "../../en/site/person.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords: Words<typeof english> = {
	ranks: [
		"Erzählküken",
		"Schreibkraft in Zivil",
		"Kampferprobte Romanfeder",
		"Bestie der Schreibarena",
		"Koryphäe mit Pokal",
		"Hoheit der Worte",
	],
	stars: (count: number) => many(count, "Stern", "Sterne"),
	topClass: "S-Klasse",

	supporter: { active: "Supporter: ja", none: "Supporter: nein" },

	profile: {
		title: "Profil",
		heading: "Wer bist du heute Abend?",
		name: "Name",
		nameHint: "3 bis 10 Zeichen (auf Chinesisch, Japanisch oder Koreanisch ab 1)",
		nameFaults: {
			missing: "KEIN NAME?!",
			short: "Der Name braucht mindestens 3 Zeichen",
			long: "Der Name darf höchstens 10 Zeichen haben",
		},
		nameShortBy: (text: string, missing: number) => `${text}: noch ${missing}`,
		mature: "Ich bin 18 oder älter",
		matureHint: "Unter 18 spielst du in Räumen für alle.",
		noAge: "Eins von beiden, bitte: Davon hängt ab, wo du spielen kannst.",
		font: "Schrift",
		fonts: { classic: "klassisch", silly: "albern", accessible: "gut lesbar" },
		theme: "Design",
		deviceTheme: "wie das Gerät",
		themes: {
			classic: "Klassik",
			noir: "Nacht",
			sparkle: "Glitzer",
			neon: "Neon",
			blue: "Blau",
			nineties: "90er",
			petal: "Blüte",
			blood: "Blut",
			worm: "Wurm",
			goth: "Gothic",
			hacker: "Hacker",
			winter: "Winter",
		},
		avatar: "Gesicht",
		previous: "Voriges Gesicht",
		next: "Nächstes Gesicht",
		save: "Das bin ich",
	},

	play: {
		title: "Spielen",
		heading: "Was darf’s sein?",
		create: "Neues Spiel",
		createText: "Du trägst die Krone, wählst die Regeln und liest den Code vor.",
		enter: "Mitspielen",
		enterText: "Jemand hat dir vier Buchstaben gegeben? Dann rein mit dir.",
		audience: "Im Publikum zuschauen",
		audienceText: "Zuschauen, Sticker kleben, abstimmen. Nichts schreiben, alles besser wissen.",
	},

	join: {
		title: "Mitspielen",
		heading: "Vier Lettern, bitte",
		audienceHeading: "Ein Platz im Publikum",
		code: "Raumcode",
		hide: "Code tarnen",
		hideHint: "Falls das halbe Internet auf deinen Bildschirm schaut.",
		join: "Rein",
		joinAudience: "Zuschauen",
		as: (name: string) => `Du kommst als ${name}.`,
		badCode: "Ein Raumcode hat vier Buchstaben, aber nie ein I oder ein O.",
	},

	alerts: {
		player: "DEINE SPIELFIGUR IST NOCH NICHT FERTIG",
		roomCode: "WO IST DER RAUMCODE?",
		failed: (error: string) => `KEIN EINLASS IN DIE LOBBY: ${error}`,
		ok: "Na gut",
	},

	locked: {
		avatar: "Gesperrt. Das tragen nur Supporter.",
		secret:
			"Gesperrt. Das tragen nur Supporter und alle, die einen alten Cheatcode noch in den Fingern haben.",
		theme: "Die mit Schloss sind für Supporter.",
		unlock: "So geht es auf",
		keeps: (name: string) => `Du trägst weiter ${name}.`,
		mark: "gesperrt",
	},

	dog: { press: "Hund streicheln", barks: "Wuff!" },
	poulet: "Folge dem Huhn (öffnet einen neuen Tab)",
};
