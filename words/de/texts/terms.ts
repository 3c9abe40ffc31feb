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
				"„Wir“ sind die Leute, die den Server an dieser Adresse betreiben. „Du“ ist, wer ihn benutzt. Wenn du spielst, stimmst du dem zu, was hier steht. Willst du das nicht, ist das auch in Ordnung: Schließ den Tab, und du schuldest niemandem etwas.",
			],
		},
		{
			heading: "Was du bekommst",
			blocks: [
				"Ein Spiel in deinem Browser, so wie es ist. Wir freuen uns, wenn es läuft, und reparieren es, wenn nicht. Versprechen können wir das nicht: Es kann mal weg sein oder eine Geschichte verlieren. Lade herunter, was du behalten willst: Die Geschichten eines Spiels werden 24 Stunden nach seinem Ergebnis entfernt.",
			],
		},
		{
			heading: "Was du mitbringst",
			blocks: [
				"Was du schreibst, bleibt deins. Schreibst du es in einem Raum, erlaubst du diesem Server, es zu speichern und zu zeigen: den Leuten in diesem Raum, solange es ihn gibt; allen, die einen Link öffnen, den jemand von euch teilt; und allen, die die Geschichte in ihrer Bibliothek aufheben. Die Leute, mit denen du schreibst, dürfen eure gemeinsamen Geschichten behalten und zeigen, wie ein Foto von einer Feier.",
				"Du stehst für das ein, was du schreibst. Poste nichts, wozu du kein Recht hast, und halte dich an die Verhaltensregeln.",
			],
		},
		{
			heading: "Alter",
			blocks: [
				"Räume ab 18 sind für Leute, die mindestens 18 sind. Alle anderen spielen in Räumen für alle. Müssen nach dem Recht bei dir erst deine Eltern zustimmen, bevor du eine Seite wie diese nutzt? Dann hol dir vorher ihr Ja.",
			],
		},
		{
			heading: "Konten",
			blocks: [
				"Du kannst ohne Konto spielen. Legst du eins an, behalte sein Passwort und seine Ersatzcodes für dich. Was mit deinem Konto geschieht, gilt als von dir getan, bis du uns etwas anderes sagst. Löschen kannst du es jederzeit. Wir dürfen ein Konto schließen, das gegen diese Bedingungen verstößt.",
			],
		},
		{
			heading: "Supporter",
			blocks: [
				"Wo es das Supporter-Upgrade gibt, kostet es 4,99 kanadische Dollar, einmal. Es öffnet die Stichwortpakete, die Designs, die Gesichter und das Zine und nimmt die Werbung weg. Es gilt für ein Konto auf diesem Server, solange dieser Server das alles anbietet. Es ist kein Abo und lässt sich nicht weitergeben. Öffnet sich nichts, oder war der Kauf ein Versehen? Schreib uns bald, und du bekommst dein Geld zurück. Wird eine Zahlung erstattet oder angefochten, endet auch das Upgrade.",
			],
		},
		{
			heading: "Was du nicht darfst",
			blocks: [
				[
					"Einbrechen oder es versuchen: in fremde Plätze, Räume oder Konten oder in den Server.",
					"Den Server absichtlich überlasten oder Maschinen statt Menschen spielen lassen.",
					"Verkaufen, was dir nicht gehört. Auch die Teile anderer Leute gehören dir nicht.",
				],
			],
		},
		{
			heading: "Wie es endet",
			blocks: [
				"Du kannst jederzeit aufhören zu spielen; zu kündigen gibt es nichts. Wir dürfen einen Raum schließen. Wir dürfen auch Leute abweisen, die gegen diese Bedingungen verstoßen oder die Seite gefährden. Wir dürfen das Spiel, diese Bedingungen und die Öffnungszeiten des Servers ändern. Ist eine Änderung dieser Bedingungen wichtig, steht sie auf der Startseite, bevor sie gilt.",
			],
		},
		{
			heading: "Haftung und Recht",
			blocks: [
				(law) =>
					`Soweit das Recht es zulässt, haften wir nicht für Schäden, die entstehen, weil du das Spiel benutzt oder weil es nicht da ist. Für diese Bedingungen gilt das Recht von ${law ?? "Ontario, Kanada"}, und Streit darüber gehört vor die dortigen Gerichte. Rechte, die dir das Gesetz bei dir gibt und auf die du nicht verzichten kannst, behältst du.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Datenschutz" },
		{ to: "/codeofconduct", label: "Verhaltensregeln" },
	],
} satisfies PageText;
