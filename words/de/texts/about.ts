import type { PageText } from "../../page-text.ts";

export default {
	title: "Über uns",
	heading: "Über Plotluck",
	description:
		"Was Plotluck ist: ein Schreibspiel für Freundeskreise, mit erfundener Vorgeschichte.",
	lead: "Ein Mitbringabend für Geschichten: Alle steuern etwas bei, und zum Glück ist es nicht fünfmal Nudelsalat.",
	sections: [
		{
			heading: "Wo es herkommt",
			blocks: [
				"Es gibt da ein altes Spiel: eine Zeile schreiben, das Papier knicken, weitergeben. Manche kennen es als „Onkel Fritz sitzt in der Badewanne“. Am Ende faltet jemand alles auf, und vor Lachen kann niemand lesen. Ab hier ist alles erfunden, wie es sich für uns gehört: Zu dritt haben wir es auf einer Serviette gespielt, im Frühjahr 2021, beim Warten auf einen verspäteten Zug. Irgendwann war Schluss mit der Serviette, aber noch lange nicht mit der Geschichte.",
				"Also haben wir eine längere Serviette gebaut. Plotluck ist dieses Stück Papier, nur mit Platz für ganze Absätze, mit einer Uhr und mit Gästen, die du selbst nie eingeladen hättest. Erst hatte es einen Timer und bunte Kreise. Dann hatte es ein Gespenst, denn ein Gespenst ist ein Kreis, der aufgegeben hat, und nach dem Gespenst gab es kein Halten mehr.",
				"Gemacht ist es für Leute, die von sich sagen, dass sie nicht schreiben können. Du hast drei Minuten, einen Zauberer, einen Kopierer und eine Geschichte, die jemand anders schon ruiniert hat. Daran ist noch niemand gescheitert.",
			],
		},
		{
			heading: "Warum Fanfiction",
			blocks: [
				"Weil es beim Schreiben nirgends freundlicher zugeht. Du brauchst keine Erlaubnis und keinen Plan, nur zwei Figuren und die Worte „was wäre, wenn“. Was, wenn der Schurke einen Büchereiausweis hätte? Was, wenn der Leuchtturm antwortet? Alle am Tisch kennen jemanden, den man sich ausleihen könnte: einen Filmstar, eine Ritterin, den Dackel von nebenan.",
				"Die Gesichter am Tisch haben wir gezeichnet. Die Figuren in den Geschichten bringt ihr mit. Sie gehören denen, die sie erfunden haben, und sind hier nur zum Spaß zu Gast.",
			],
		},
		{
			heading: "Wie es sich anfühlt",
			blocks: [
				"Papier, Tinte und Textmarker. Laut in der Lobby, still beim Schreiben, wieder laut beim Lesen. Du kannst spielen, ohne ein Konto anzulegen, ohne zu zahlen und ohne etwas zu installieren, und für einen Abend mit deinen Leuten wird dir nie etwas fehlen.",
				"Dass hier das Licht brennt, liegt an den Leuten, die das Spiel so mögen, dass sie Supporter werden. Sie bekommen mehr Stichworte, mehr Farben, glänzendere Gesichter und ein Zine von zweiundachtzig Seiten. Sie bekommen nicht mehr Punkte.",
			],
		},
		{
			heading: "Was wir unterwegs gelernt haben",
			blocks: [
				[
					"Zum Schreiben braucht man weniger Zeit, als man denkt, und zum Lesen viel mehr.",
					"Ein Knopf, der sich zurücknehmen lässt, wird doppelt so gern gedrückt.",
					"Fremde brauchen jemanden, der hinschaut. Wir hatten einmal öffentliche Lobbys und haben sie wieder zugemacht.",
					"Eine Geschichte muss man nicht für immer aufheben, damit sie gut gewesen ist.",
					"Wenn du eine Achselhöhle zeichnest, wird irgendwer sie lieben.",
				],
				"Die lange Fassung, mit allen Irrwegen, ist genauso erfunden. Sie steht im Blog, auf Englisch.",
			],
		},
		{
			heading: "Was aus den Geschichten wird",
			blocks: [
				"Sie gehören euch. Nehmt sie beim Ergebnis mit: Einen Tag später wirft der Server sein Exemplar weg. Manche Geschichten werden als Erinnerung sowieso besser.",
			],
		},
	],
	next: [
		{ to: "/blog", label: "Blog" },
		{ to: "/howtoplay", label: "So wird gespielt" },
		{ to: "/contact", label: "Kontakt" },
	],
	community: true,
} satisfies PageText;
