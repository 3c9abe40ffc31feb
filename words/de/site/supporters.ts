import type { supporterWords as english } from "../../en/site/supporters.ts";
import type { Words } from "../../words.ts";

/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords: Words<typeof english> = {
	product: "Supporter",
	title: "Supporter",
	heading: ["Werde", "Supporter"],
	lead: "Fünf Dinge für dich und ein paar Abende mehr Strom für den Topf.",
	once: "4,99 CAD, einmal. Kein Abo, kein Kleingedrucktes, niemand an der Haustür.",
	perksTitle: "Das bekommen Supporter",
	perks: {
		packs: {
			title: "Alle Stichwortpakete",
			text: "Sieben weitere Schubladen voll schlechter Ideen, für jeden Raum, den du öffnest.",
		},
		themes: {
			title: "Alle Designs",
			text: "Zehn weitere Kostüme für die Seite, von Blüte bis Wurm.",
		},
		avatars: {
			title: "Supporter-Gesichter",
			text: "Sieben glänzende Verwandte und ein Wesen mit Geheimnis. Dazu ein Stern neben deinem Namen.",
		},
		zine: {
			title: "Das digitale Zine",
			text: "82 Seiten Geschichten, Comics und Krümel, auf Englisch.",
		},
		adverts: {
			title: "Keine Werbung",
			text: "Nur du, der Stift und das, was die anderen damit angerichtet haben.",
		},
	},
	zine: "Zine öffnen",
	zineLocked: "Das Zine öffnet sich für Supporter.",

	buy: "Supporter werden für 4,99",
	buying: "Ab zur Kasse…",
	bought: "Du bist Supporter",
	thanks: "Du bist es schon. Danke, ehrlich! Ohne dich wäre der Topf kalt.",
	loggedOut: ["Um Supporter zu werden, musst du angemeldet sein. ", "Hier anmelden."],
	off: "Auf diesem Server gibt es nichts zu kaufen. Frag die Leute, die ihn betreiben.",
	open: "Nichts zu kaufen: Hier haben alle alles",
	openText: "Auf diesem Server ist nichts weggeschlossen. Greif zu.",

	refused: {
		alreadySupporter: "Dieses Konto ist schon Supporter. Behalt deine Münzen!",
		checkoutAway:
			"Die Kasse hat nicht geantwortet. Es wurde nichts abgebucht; versuch es gleich noch mal.",
		checkoutLimit:
			"Das ist ein ziemlicher Großeinkauf. Trink einen Tee und versuch es in einer Stunde noch mal.",
		checkoutOff: "Hier gibt es gerade nichts zu kaufen. Es wurde nichts abgebucht.",
		other:
			"Die Kasse wollte das nicht annehmen. Es wurde nichts abgebucht; bitte versuch es noch mal.",
	},

	thankYou: {
		title: "Danke",
		heading: ["Danke", "dir!"],
		lead: "Du unterstützt ein sehr albernes Spiel. Ab jetzt hast du:",
		unlocked: {
			packs: "Stichwortpakete",
			themes: "alle Designs",
			zine: "das Zine",
			avatars: "Supporter-Gesichter",
			adverts: "nirgends mehr Werbung",
		},
		refresh: "Lade die Seite neu, damit es wirkt.",
		button: "Seite neu laden",
		waiting: "Wir warten, bis die Kasse nickt. Das dauert einen Moment.",
		here: "Die Kasse hat genickt: Alles gehört dir.",
		slow: "Die Kasse ist heute langsam. Deine Zahlung ist sicher; schau in ein paar Minuten noch mal.",
	},

	supportUs: {
		title: "Unterstützen",
		heading: ["Unterstütz", "uns"],
		lead: "Das Spiel kostet nichts, und das bleibt so. Wenn du es magst, hältst du so den Topf auf dem Herd.",
		supporter: {
			heading: "Supporter sein",
			text: "4,99 CAD, einmal, für fünf Extras.",
			button: "Zu den Extras",
		},
		merch: {
			heading: "Merch",
			text: "Trag den Waschbären. Man wird fragen, und du wirst es erklären müssen.",
			button: "Zum Laden",
			none: "Noch kein Laden hier. Mal einen Waschbären auf ein Hemd, wir schauen weg.",
		},
		zine: {
			heading: "Das Zine",
			text: "82 Seiten Handarbeit, mit Kleber am Ärmel.",
			button: "Zine öffnen",
			locked: "Supporter lesen es. Es ist eins der fünf Extras.",
		},
		tips: {
			heading: "Trinkgeld",
			text: "Aus Münzen im Glas werden neue Sachen für alle.",
			button: "Stimmt so",
			none: "Noch kein Glas hier. Erzähl stattdessen jemandem von dem Spiel: Das zählt doppelt.",
			goals: "Wofür das Glas gut ist",
			unlocked: "geschafft",
			locked: "noch nicht",
		},
		social: {
			heading: "Sag Hallo",
			text: "Neues, Fanart und wie es bei anderen ausging.",
			none: "Uns gibt es nur da, wo du spielst. Poste dein liebstes Ende, und erwähn den Dackel.",
		},
	},

	goals: [
		{ amount: 200, prize: "ein neues Gesicht", sprite: 20 },
		{ amount: 500, prize: "noch ein neues Gesicht", sprite: 21 },
		{ amount: 1000, prize: "ein neuer Spielmodus", sprite: null },
	],
};
