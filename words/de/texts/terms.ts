import type { PageText } from "../../page-text.ts";

export default {
	title: "Nutzungsbedingungen",
	heading: "Nutzungs\u00ADbedingungen",
	description: "Die Nutzungsbedingungen von Plotluck, in Worten, die man lesen kann.",
	lead: "30. April 2021. Kurz, weil es ein Partyspiel ist.",
	operator: true,
	sections: [
		{
			heading: "Zwischen wem das gilt",
			blocks: [
				"„Wir“ sind die Leute, die den Server an dieser Adresse betreiben. „Du“ ist, wer ihn benutzt. Indem du spielst, stimmst du dem zu, was hier steht. Wenn nicht, ist das auch in Ordnung: Schließ den Tab, und niemand schuldet irgendwem etwas.",
			],
		},
		{
			heading: "Was du bekommst",
			blocks: [
				"Ein Spiel in deinem Browser, so wie es ist. Wir freuen uns, wenn es läuft, und reparieren es, wenn nicht. Wir versprechen aber weder, dass es immer da ist, noch, dass es nie eine Geschichte verliert. Lade herunter, was du behalten willst: Die Geschichten eines Spiels werden 24 Stunden nach seinem Ergebnis entfernt.",
			],
		},
		{
			heading: "Was du mitbringst",
			blocks: [
				"Was du schreibst, bleibt deins. Indem du es in einem Raum schreibst, erlaubst du diesem Server, es zu speichern und zu zeigen: den Leuten in diesem Raum, solange der Raum besteht, allen, die einem Link folgen, den jemand von euch teilt, und allen, die die Geschichte in ihrem Konto aufheben. Die Leute, mit denen du schreibst, dürfen die gemeinsam geschriebenen Geschichten behalten und zeigen, so wie man es mit einem Foto von einer Feier tut.",
				"Du stehst für das ein, was du schreibst. Poste nichts, wozu du kein Recht hast, und halte dich an die Verhaltensregeln.",
			],
		},
		{
			heading: "Alter",
			blocks: [
				"Räume ab 18 sind für Leute, die mindestens 18 sind. Alle anderen spielen in Räumen für alle. Verlangt das Recht bei dir die Einwilligung der Eltern, bevor du eine Seite wie diese nutzt, hol sie vorher ein.",
			],
		},
		{
			heading: "Konten",
			blocks: [
				"Du kannst ohne Konto spielen. Legst du eins an, behalte sein Passwort und seine Ersatzcodes für dich; was mit deinem Konto geschieht, gilt als von dir getan, bis du uns etwas anderes sagst. Du darfst es jederzeit löschen. Wir dürfen ein Konto schließen, das gegen diese Bedingungen verstößt.",
			],
		},
		{
			heading: "Supporter",
			blocks: [
				"Wo es angeboten wird, kostet das Supporter-Upgrade 4,99 kanadische Dollar, einmal. Es öffnet die Stichwortpakete, die Designs, die Gesichter und das Zine und nimmt die Werbung weg, für ein Konto auf diesem Server und solange dieser Server sie anbietet. Es ist kein Abo und lässt sich nicht weitergeben. Öffnet sich nichts, oder war es nicht so gemeint, schreib uns bald, und du bekommst dein Geld zurück; eine Zahlung, die erstattet oder angefochten wird, nimmt das Upgrade wieder mit.",
			],
		},
		{
			heading: "Was du nicht darfst",
			blocks: [
				[
					"Einbrechen oder es versuchen: in fremde Plätze, Räume oder Konten oder in den Server.",
					"Ihn absichtlich überlasten oder Maschinen statt Menschen spielen lassen.",
					"Verkaufen, was nicht dir gehört, und dazu zählen die Teile anderer Leute.",
				],
			],
		},
		{
			heading: "Wie es endet",
			blocks: [
				"Du kannst jederzeit aufhören zu spielen; zu kündigen gibt es nichts. Wir dürfen einen Raum schließen oder jemanden abweisen, wenn gegen diese Bedingungen verstoßen oder die Seite gefährdet wird. Wir dürfen das Spiel, diese Bedingungen oder die Öffnungszeiten des Servers ändern; eine wichtige Änderung dieser Bedingungen steht auf der Startseite, bevor sie gilt.",
			],
		},
		{
			heading: "Haftung und Recht",
			blocks: [
				(law) =>
					`Soweit das Recht es zulässt, haften wir nicht für Schäden, die daraus entstehen, dass man das Spiel benutzt oder dass es nicht da ist. Für diese Bedingungen gilt das Recht von ${law ?? "Ontario, Kanada"}, und Streit darüber gehört vor die dortigen Gerichte. Rechte, die dir dein eigenes Recht gibt und auf die man nicht verzichten kann, bleiben deine.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Datenschutz" },
		{ to: "/codeofconduct", label: "Verhaltensregeln" },
	],
} satisfies PageText;
