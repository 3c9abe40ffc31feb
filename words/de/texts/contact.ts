import type { PageText } from "../../page-text.ts";

export default {
	title: "Kontakt",
	heading: "Kontakt",
	description: "Wie du die Leute hinter Plotluck erreichst.",
	lead: "Plotluck läuft überall, wo jemand es startet. Für dieses hier sind die Leute da, von denen du die Adresse hast.",
	operator: true,
	sections: [
		{
			heading: "Etwas ist kaputt",
			blocks: [
				"Wenn du angemeldet bist, füll die Fehlermeldung aus: Sie fragt genau nach dem, was wir brauchen. Wenn nicht, helfen diese vier Dinge mehr als alles andere:",
				[
					"was du gemacht hast, was du erwartet hast und was stattdessen passiert ist;",
					"der Raumcode und wann es ungefähr war;",
					"Gerät und Browser, und ob es auf einem anderen Gerät auch passiert;",
					"der Wortlaut der Fehlermeldung, falls es eine gab.",
				],
				"Lade aber zuerst die Seite neu. Dein Platz und dein Text überstehen das.",
			],
		},
		{
			heading: "Jemand hat sich danebenbenommen",
			blocks: [
				"Im Raum kann der Host die Person vor die Tür setzen und schwärzen, was sie geschrieben hat. Unter einer geteilten Geschichte ist ein Knopf, mit dem du sie meldest. Sag danach den Leuten Bescheid, die diesen Server betreiben, mit Raumcode und Uhrzeit. Warte damit nicht: Einen Tag später sind die Texte eines Spiels weg.",
			],
		},
		{
			heading: "Dein Konto und deine Daten",
			blocks: [
				"Hast du dein Konto hier angelegt, kannst du es ändern, herunterladen und löschen, ohne jemanden zu fragen. Geh dafür zu deinem Profil und von dort zur Kontoseite. Meldest du dich über einen anderen Dienst an, liegen Name und Passwort dort. Was von dir hier liegt, kannst du genauso herunterladen und löschen. Was wie lange gespeichert bleibt, steht auf der Datenschutzseite. Bleibt etwas unklar, frag.",
			],
		},
		{
			heading: "Geld",
			blocks: [
				"Du hast bezahlt, und nichts hat sich geöffnet? Lade zuerst die Seite neu. Immer noch nichts? Dann schreib uns, für welches Konto es war und wann du ungefähr bezahlt hast. Schick niemals irgendwem eine Kartennummer, auch uns nicht.",
			],
		},
		{
			heading: "Einfach mal Hallo sagen",
			blocks: ["Gern! Und verrate uns dabei die beste Zeile deines Abends."],
		},
	],
	next: [
		{ to: "/bugreport", label: "Fehler melden" },
		{ to: "/privacy", label: "Datenschutz" },
		{ to: "/codeofconduct", label: "Verhaltensregeln" },
	],
	community: true,
} satisfies PageText;
