import type { siteWords as english } from "../../en/site/site.ts";
import { PRODUCT } from "../../product.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords: Words<typeof english> = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "lädt…",
	back: "Zurück",
	close: "Schließen",
	dismiss: "Wegklicken",
	yes: "ja",
	no: "nein",
	tryAgain: "Noch mal",

	sound: {
		menu: "Ton und Bewegung",
		on: "Der Ton ist an. Ton und Bewegung",
		off: "Der Ton ist aus. Ton und Bewegung",
	},

	code: {
		hide: (code: string) => `Raumcode ${code}. Tarnen`,
		show: "Der Raumcode ist getarnt. Zeigen",
		masked: "****",
		watching: (count: number) => (count === 1 ? "1 schaut zu" : `${count} schauen zu`),
	},

	home: {
		heading: ["Komm mit einer Figur.", "Geh mit einer ", "Saga."],
		nameless: "Jemand an der Tür",
		/** What the game is. */
		what: "Ihr schreibt reihum an einer Geschichte, lest sie vor und lacht euch schlapp.",
		gotCode: "Code dabei?",
		codeHint: "Vier Buchstaben, vom Bildschirm oder von nebenan. Nach dem vierten bist du drin.",
		join: "Rein",
		start: "Eigenen Raum öffnen",
		otherWays: "Mehr Wege ins Spiel",
		name: "Name",
		editName: "Name ändern",
		pill: (name: string) => `${name}, deine Karte`,
		howToPlay: "So geht’s",
		smallPrint: "Kleingedrucktes",
		facts: ["3 bis 12 Leute", "10 bis 60 Minuten", "ohne App, ohne Konto"],
		visits: (count: number) => many(count, "Besuch", "Besuche"),
		maintenance: "Die Küche ist kurz zu. Gleich geht’s weiter!",
		blocked: "Bis dahin kann kein Spiel anfangen.",
		latestEntry: (day: string) => `Aus der Küche, ${day}`,
		streams: "Live auf Twitch",
		footer: "Über diese Seite",
	},

	card: { label: "Du", guest: "Gast", loading: "Lädt" },
	menu: {
		supporter: { guest: "Warum unterstützen?", signedIn: "Supporter-Club" },
		bug: "Fehler melden",
	},

	language: "Sprache",
	links: {
		about: "Über uns",
		conduct: "Regeln",
		contact: "Kontakt",
		terms: "Bedingungen",
		privacy: "Datenschutz",
		drawing: "Kritzeln",
	},

	errorPage: {
		heading: "Uns ist der Topf runtergefallen",
		text: "Auf dieser Seite ist was zu Bruch gegangen. Was du geschrieben hast, ist heil: Lade neu, und du sitzt wieder auf deinem Platz.",
		reload: "Neu laden",
	},

	errors: {
		badMessage: "Der Server hat etwas Unverständliches gemurmelt",
		timeout: "Das hat zu lange gedauert. Bitte prüfe deine Verbindung.",
		unreachable: "Der Server antwortet nicht. Bitte prüfe deine Verbindung.",
		notInRoom: "Du bist in keinem Raum",
		noPlayer: "WO IST DEINE SPIELFIGUR?",
	},
};
