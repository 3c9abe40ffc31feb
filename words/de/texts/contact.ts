import type { PageText } from "../../page-text.ts";

export default {
	title: "Kontakt",
	heading: "Kontakt",
	description: "Wie du die Leute hinter Plotluck erreichst.",
	lead: "Plotluck läuft überall, wo jemand es startet. Hinter dieser Adresse stehen die Leute, von denen du sie hast.",
	operator: true,
	sections: [
		{
			heading: "Etwas ist kaputt",
			blocks: [
				"Wenn du angemeldet bist, füll die Fehlermeldung aus: Sie fragt genau nach dem, was wir brauchen. Wenn nicht, helfen diese vier Dinge mehr als alles andere:",
				[
					"was du gemacht hast, was du erwartet hast und was stattdessen passiert ist;",
					"der Raumcode und ungefähr, wann es war;",
					"Gerät und Browser, und ob es auf einem anderen Gerät auch passiert;",
					"der Wortlaut der Fehlermeldung, falls es eine gab.",
				],
				"Bevor du gehst: Lade die Seite neu. Dein Platz und dein Text überstehen das.",
			],
		},
		{
			heading: "Jemand hat sich danebenbenommen",
			blocks: [
				"Im Raum kann der Host die Person vor die Tür setzen und schwärzen, was sie geschrieben hat. Unter einer geteilten Geschichte ist ein Knopf, mit dem du sie meldest. Sag danach denen Bescheid, die diesen Server betreiben, mit dem Raumcode und der Uhrzeit. Am besten noch am selben Abend: Einen Tag später sind die Texte eines Spiels weg.",
			],
		},
		{
			heading: "Dein Konto und deine Daten",
			blocks: [
				"Wurde dein Konto auf diesem Server angelegt, kannst du es auf der Kontoseite, zu der dein Profil führt, ändern, vollständig herunterladen und löschen, ohne jemanden zu fragen. Meldest du dich über einen fremden Dienst an, liegen Passwort und Name dort, und mit dem, was hier gespeichert ist, kannst du dasselbe tun. Auf der Datenschutzseite steht, was wie lange gespeichert bleibt. Fragen dazu gehen an dieselben Leute wie alles andere.",
			],
		},
		{
			heading: "Geld",
			blocks: [
				"Hast du bezahlt und es hat sich nichts geöffnet, lade zuerst die Seite neu. Dann schreib uns von dem Konto aus, für das du bezahlt hast, und sag, wann es ungefähr war. Schick niemals irgendwem eine Kartennummer, auch uns nicht.",
			],
		},
		{
			heading: "Einfach mal Hallo sagen",
			blocks: [
				"Bitte, gern. Verrate uns die beste Zeile deines Abends. Wir sammeln sie, auf Papier, in einer Schublade.",
			],
		},
	],
	next: [
		{ to: "/bugreport", label: "Fehler melden" },
		{ to: "/privacy", label: "Datenschutz" },
		{ to: "/codeofconduct", label: "Verhaltensregeln" },
	],
	community: true,
} satisfies PageText;
