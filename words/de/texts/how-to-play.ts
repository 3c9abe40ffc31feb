import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "So wird gespielt",
	heading: "So wird gespielt",
	description:
		"So läuft eine Runde Plotluck: Figur mitbringen, Teil schreiben, Stift weiterreichen, lesen, was aus allen geworden ist.",
	lead: "Figuren mitbringen, Stift weiterreichen, Schaden begutachten. Ein Spiel dauert zehn Minuten bis eine Stunde, je nachdem, wie viele ihr seid und wie hungrig.",
	contents: true,
	sections: [
		{
			heading: "In aller Kürze",
			blocks: [
				[
					"Jemand von euch öffnet einen Raum und liest vier Buchstaben vor. Die anderen geben sie ein.",
					"Alle bringen Figuren mit: Filmstars, Zauberer, den Dackel von nebenan.",
					"Du bekommst die Figuren anderer Leute auf die Hand und suchst aus, um wen es in deiner Geschichte geht.",
					"Du schreibst den ersten Teil. Ist die Zeit um, wandert deine Geschichte weiter, und du setzt eine andere fort.",
					"Am Ende kommt jede Geschichte dorthin zurück, wo sie angefangen hat, und bekommt einen Titel.",
					"Ihr lest alles gemeinsam, klebt Sticker auf die guten Zeilen und stimmt über die Preise ab.",
				],
			],
		},
		{
			heading: "Was ihr braucht",
			blocks: [
				"Pro Person einen Browser; ein Handy genügt. Nichts zu installieren, kein Konto. Zu zweit geht es auch, aber eine Wahl bekommt ihr so nicht hin: Für einen richtigen Sieg braucht es drei. Ein Raum hat zwölf Plätze zum Schreiben. In den Hausregeln lassen sich daraus bis zu zweiunddreißig machen, und dreihundert weitere können zuschauen.",
				"Sitzt ihr im selben Zimmer, öffnet /tv auf dem Fernseher und tippt den Code ein. Wenn nicht, ruft euch an: Der halbe Spaß ist, die anderen lesen zu hören.",
			],
		},
		{
			heading: "Fürs Streamen",
			blocks: [
				"Bevor du live gehst. Leg zuerst dein Profil an, damit das Formular nicht deine erste Szene ist. Dann denk an die Buchstaben: Wer sie lesen kann, kann an der Tür rütteln.",
				[
					"Tarn den Code. Tipp ihn in der Lobby oder in der Kopfzeile an, oder nimm den Schalter dort, wo du sonst Codes eingibst. Er bleibt getarnt, bis du ihn zeigst.",
					"Setz das Overlay in deine Szene: eine Browserquelle mit der Adresse /tv?overlay=1&code= und dem Code. Es zeigt auf durchsichtigem Grund, was gelesen wird, die Sticker und die Preise. In einem Raum ab 18 zeigt es nur den Code, bis du an deinem Regiepult mehr erlaubst.",
					"Schließ den Raum ab, sobald alle sitzen, die mitschreiben. Dann kommt niemand Neues rein, und wer schon einen Platz hat, findet weiter zurück.",
					"Setz Leute vor die Tür, wenn es sein muss. Das gilt für diesen Raum: Dieselbe Person kommt auch unter anderem Namen nicht zurück, es sei denn, du lässt sie wieder rein. Auch das Werfen kannst du abstellen, für eine Person oder für alle.",
				],
				"Wer dir zuschaut. Ins Publikum kann man, bis gewählt wird, auch mitten im Spiel. Das Publikum liest, klebt und stimmt ab; seine Sticker zählen so viel wie deine; es hält das Spiel nie auf, und mitschreiben kann es nicht. Platz ist für dreihundert.",
				"Was vorgelesen wird. Schalt die Moderation ein, wenn du nicht alle kennst. Teile lassen sich melden, und du siehst alle Geschichten und Meldungen, bevor irgendwer liest. Was du schwärzt, bleibt schwarz, auch in allem, was ihr mitnehmt. Ein Raum für alle hält die scharfen Stichworte draußen. Was die Leute schreiben, bleibt ihre Sache, also sei mit den Augen immer eine Zeile weiter als mit der Stimme.",
				"Das Tempo. „Gemeinsam lesen“ blättert alle Bildschirme mit deinem um. Klingelt es an der Tür, hält die Pause jede Uhr an. Eine Minute mehr ist eine Minute mehr. Für eine schnelle Show nimm das Tempo Überschall oder Blitz und drei Teile; für eine langsame gar keine Uhr.",
			],
		},
		{
			heading: "Häufige Fragen",
			blocks: [
				{
					ask: "Mein Akku war leer.",
					answer:
						"Öffne auf demselben Gerät wieder dieselbe Adresse. Dein Platz, dein Text und dein Zug sind noch da.",
				},
				{
					ask: "Ich habe das Spiel in zwei Tabs offen.",
					answer: "Der neuere Tab hat den Platz. Der ältere bietet an, ihn zurückzuholen.",
				},
				{
					ask: "Kann ich meinen Text noch ändern, wenn ich auf Fertig gedrückt habe?",
					answer:
						"Ja: Drück auf „Weiterschreiben“. Erst wenn alle gleichzeitig fertig sind, ist der Teil zu.",
				},
				{
					ask: "Jemand ist gegangen.",
					answer:
						"Die Geschichten dieser Person bleiben im Spiel, und ihre Züge übernimmt, wer als Nächstes schreibt.",
				},
				{
					ask: "Der Host ist gegangen.",
					answer: "Nach einer Minute wandert die Krone zu der Person, die am längsten da ist.",
				},
				{
					ask: "Kann ich später dazukommen?",
					answer: "Ins Publikum ja, bis gewählt wird. An den Tisch nur in der Lobby.",
				},
				{
					ask: "Ich bin unter 18.",
					answer:
						"Du bist in jedem Raum willkommen, der für alle ist. Räume ab 18 lassen dich nicht rein.",
				},
				{
					ask: "Warum wurde der Name meiner Figur abgelehnt?",
					answer:
						"Darin steht ein Wort, das dieses Spiel nicht annimmt. Es sagt dir, um welchen Namen es geht. Nimm einen anderen, und weiter geht’s: Verloren ist nichts.",
				},
				{
					ask: "Wie lange haben wir zum Lesen?",
					answer:
						"Zwei Stunden. Sobald die Hälfte der Leute am Tisch fertig ist, bekommen die anderen noch drei Minuten.",
				},
				{
					ask: "Wo bleiben die Geschichten?",
					answer:
						"Beim Ergebnis kannst du sie als Bilder oder Texte herunterladen, eine über einen Link teilen, der einen Tag lang hält, oder sie in deinem Konto aufheben. Einen Tag nach dem Ergebnis vergisst der Server den Rest.",
				},
				{
					ask: "Was ist mein Rang?",
					answer:
						"Er zählt die Geschichten, an denen du angemeldet mitgeschrieben hast. Bei zehn hast du zwei Sterne, und mit 250 bist du Hoheit der Worte.",
				},
				{
					ask: "Brauche ich ein Konto?",
					answer:
						"Zum Spielen nicht. Mit einem hast du einen Rang, eine Bibliothek für deine Geschichten und eigene Stichwortpakete.",
				},
				{
					ask: "Was bekommen Supporter?",
					answer:
						"Sieben Stichwortpakete mehr, alle Designs und Gesichter, das Zine und keine Werbung. Ist der Host Supporter, spielt der ganze Tisch mit den Paketen.",
				},
				{
					ask: "Kann ich allein spielen?",
					answer:
						"Ja: Wähl Solo. Dann schreibst du jeden Teil selbst, und die Stichworte stellen dir ein Bein.",
				},
			],
		},
		{
			heading: "In aller Länge",
			blocks: [
				"Die Spielarten.",
				[
					"Reihum: Figuren von allen, zufällig verteilt.",
					"Traumpaar: Du nennst das Paar, von dem deine Geschichte handelt.",
					"Über euch: Die Figuren seid ihr selbst.",
					"Gedächtnislücke: Du siehst nur den Teil vor deinem.",
					"Solo: Eine Person, eine Geschichte.",
				],
				"Die Lobby. Wer den Raum geöffnet hat, trägt die Krone, startet das Spiel, kann Leute vor die Tür setzen und wieder reinlassen und die Krone weitergeben. Die Regeln lassen sich bis zum Start ändern. Tipp dein Gesicht an, um zu hüpfen, und ein anderes, um etwas Weiches zu werfen.",
				"Die große Leinwand. /tv mit dem Code zeigt den Raum auf einem Fernseher, ohne Platz: bis zu vier Bildschirme, und einer mehr für den Host. Dort läuft die Show: der Vorhang, die Teile, die Preise. Für alles andere behaltet ihr eure Handys in der Hand.",
				"Figuren. Schreib in jedes Feld einen Namen. Denselben Namen zweimal gibt es nur, wenn die Hausregeln es erlauben. Wird die Zeit knapp, füllen sich die fehlenden Namen von selbst.",
				"Die Besetzung. Such auf deiner Hand die Figuren aus, die deine Geschichte braucht. Nimmst du zu viele, steht die erste wieder auf und geht.",
				"Schreiben. Du siehst, was vor dir geschrieben wurde, um wen es geht, und die Uhr. Während du tippst, wird alles gespeichert, auch wenn dein Zug durch einen Tunnel fährt. Drück auf „Fertig“, wenn du so weit bist; solange noch jemand schreibt, kannst auch du weiterschreiben. Sind alle fertig, geht das Spiel früher weiter. Gibt es vorher viel zu lesen, bekommst du dafür Extrazeit.",
				"Stichworte. Keine Idee? Der Stichwortknopf reicht dir eine. Manche Räume geben allen von Anfang an Stichworte. Pro Teil kannst du eins tauschen, das dir nicht passt.",
				"Titel. Deine eigene Geschichte kommt zurück, voller fremder Fingerabdrücke. Sechzig Zeichen, um das zusammenzufassen.",
				"Moderation. Gibt es sie im Raum, schaut sich der Host jetzt die gemeldeten Teile an und kann sie schwärzen. Alle anderen strecken sich.",
				`Lesen. Geh die Geschichten durch und kleb, was passt: Es gibt ${counted(LIMITS.emojis)} Sticker, jeder kostet dich einen Tipp. Jede Geschichte außer deiner braucht mindestens einen Sticker von dir, bevor es weitergeht. Blättert der Host für alle um, tipp einen Satz an, um ihn anzustreichen: Angestrichenes wird später zitiert.`,
				"Preise. Eine Stimme für jeden Preis. Für die Geschichte, die du angefangen hast, kannst du nicht stimmen.",
				"Ergebnis. Das Podest, die Geschichten, wer die meisten Wörter verbraucht hat und wessen Figuren am meisten zu tun hatten. Danach vielleicht noch eine Runde: Raum, Code und Regeln bleiben.",
			],
		},
		{
			heading: "Punkte",
			blocks: [
				[
					`Jeder Sticker bringt ${LIMITS.pointsPerReaction} Punkte, für die Person, die den Teil geschrieben hat, und für die Geschichte: bis zu ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} pro Teil von jeder Person, die liest.`,
					"Jeder Preis bringt 1.000 Punkte. Manche gehen an alle, die an der Geschichte geschrieben haben, manche nur an eine Person. Bei Gleichstand wird geteilt.",
					"Wer gleich viele Punkte hat, teilt sich den Platz.",
				],
			],
		},
		{
			heading: "So wirst du gut darin",
			blocks: [
				[
					"Sag Ja zu dem, was da ist. Das Pferd hat jetzt eine Anwaltskanzlei; na schön.",
					"Lass am Ende deines Teils etwas offen. Wer nach dir schreibt, braucht eine Tür.",
					"Schreib fürs Ohr. Irgendwer wird es vorlesen.",
					"Wenn dir nichts einfällt, beschreib, was auf dem Tisch liegt, und dann lass es zucken.",
					"Sei nett zu der Person, die die Geschichte angefangen hat. Sie bekommt sie zurück.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Verhaltensregeln" },
		{ to: "/play", label: "Spielen" },
	],
} satisfies PageText;
