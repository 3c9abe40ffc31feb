import type { PageText } from "../../page-text.ts";

export default {
	title: "Datenschutzerklärung",
	heading: "Datenschutz",
	description: "Was Plotluck über dich speichert, wie lange, und was es nie speichert.",
	lead: "Am liebsten wüssten wir nichts. Was das Spiel braucht, um zu laufen, steht hier, und zwar alles.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "Auf deinem Gerät",
			blocks: [
				"Diese Dinge speichert dein Browser bei sich. Löschst du dort die Daten dieser Website, sind sie alle weg.",
				[
					"Dein Name, das gezeichnete Gesicht, das du am Tisch trägst, deine Altersangabe, deine Schrift und dein Design. Bei Supportern auch das Aussehen, damit du es zurückbekommst, wenn du dich wieder anmeldest. Und ob du das geheime Gesicht gefunden hast.",
					"Die Codes deiner Räume und die Geheimnisse, die dir deine Plätze zurückgeben, auch die vom letzten Spiel jedes Raums: einen Tag lang, bei Spielen über mehrere Tage vier Wochen.",
					"Eine Zufallszahl, an der dieser Browser zu erkennen ist, wenn ein Host dich vor die Tür gesetzt hat.",
					"Deine letzten Hausregeln, und welche deiner eigenen Pakete du angekreuzt hast. Die Schalter für den Ton und das Tarnen von Codes. Welche Neuigkeiten eines Raums du gelesen hast, und ob du die Anleitung kennst.",
					"Welche Mitteilungen du zu einem Spiel über mehrere Tage willst, und die Ruhezeit dieses Geräts.",
					"An welchen Tagen du den ersten Satz des Tages weitergeschrieben hast und ob andere deinen Satz lesen dürfen, für höchstens zwei Jahre solcher Tage.",
					"Die Geheimnisse, an denen deine Stammtische dieses Gerät erkennen, solange du dazugehörst.",
					"Getippter Text, den der Server noch nicht bestätigt hat. Deine Zeichnung auf dem Kritzelblock, die sonst niemand zu sehen bekommt. Eine angefangene Fehlermeldung, bis du sie abschickst oder den Tab schließt.",
					"Wann eine Seite zuletzt offen war, damit ein Abend als ein Besuch zählt.",
					"Wenn du dich anmeldest: der Nachweis davon und wer du bist, bis du dich abmeldest. Dazu einen Tag lang die Notiz, dass sich hier jemand angemeldet hat.",
					"In einem Tab, bis er geschlossen wird: wie viele Stichworte du dir angesehen hast, ob das Konfetti schon geworfen wurde, der Raum hinter einer verborgenen Adresse und die Seite, zu der es nach dem Abmelden zurückgeht.",
					"Auf Geräten von Admins: ihr Schlüssel.",
				],
				"Wo der Browser es erlaubt, speichert er auch Dateien der Website selbst, damit eine Seite ohne Verbindung funktioniert. Ein Raum, eine Geschichte oder Daten über eine Person sind nie dabei.",
				"Wählst du eine Sprache oder kommst du über einen Link mit einer Sprache, bekommst du ein Cookie. Darin steht nichts als diese Sprache, und es hält höchstens ein Jahr. Ohne Anmeldung bekommst du kein anderes. Meldest du dich auf diesem Server an, setzt er Cookies für die Anmeldung und für nichts anderes; sie halten bis 14 Tage, nachdem du zuletzt hier warst. Ein anderer Anmeldedienst setzt seine eigenen, auf seiner eigenen Website. Tracking-Cookies gibt es keine.",
			],
		},
		{
			heading: "Auf dem Server, wenn du spielst",
			blocks: [
				[
					"Dein Name, dein gezeichnetes Gesicht, deine Schrift und dein Design, ob du 18 bist und ob du Supporter bist, solange dein Raum besteht. Auch die Engine führt Buch über den Raum, und darin steht dein Name. Diese Aufzeichnung wird innerhalb von zwei Stunden gelöscht, nachdem der Raum weg ist.",
					"Zu welchem Konto ein Platz gehört, falls du angemeldet warst, solange es deinen Raum oder seine Geschichten gibt.",
					"Das Geheimnis deines Platzes auf jedem deiner Geräte und die Zufallszahl deines Browsers, solange es deinen Raum oder seine Geschichten gibt. Alle sind so verwürfelt, dass niemand sie zurücklesen kann. Ein Link, der den Platz auf ein anderes Gerät bringt, bleibt 15 Minuten, ebenfalls verwürfelt. Die Zufallszahl wird in jedem Raum anders verwürfelt, sie kann dir also nicht folgen.",
					"Was du in einem Spiel schreibst oder auf ein Cover malst, worauf du Sticker klebst und wofür du stimmst. Das alles wird 24 Stunden nach dem Ergebnis entfernt, und nichts davon bleibt auf der Festplatte. Ein Raum, in dem 24 Stunden lang niemand verbunden war, wird ebenfalls entfernt. Bei einer Lobby reicht dafür eine Stunde, in der nichts passiert. Ein Spiel ohne Uhr wartet auf seine Leute; eine Pause endet nach zwei Stunden.",
					"Was zu einem Spiel über mehrere Tage gehört, bleibt länger: Seine Lobby wartet zwei Wochen, sein Ergebnis bleibt vier Wochen und sein Raum höchstens 120 Tage, auch wenn niemand verbunden ist.",
					"Wenn du Mitteilungen zu einem Spiel über mehrere Tage willst: die Adresse, unter der der Push-Dienst deines Browsers sie annimmt, die Schlüssel, mit denen sie verschlüsselt werden, deine Sprache, deine Zeitzone, deine Ruhezeit und wann eine Mitteilung verschickt wurde. Das alles verschwindet mit dem Spiel. Es verschwindet auch, wenn du die Mitteilungen ausschaltest, wenn du gehst oder wenn dein Browser die Adresse aufgibt.",
					"Die Geschichten eines Spiels, nach dem der Raum noch einmal gespielt hat: 24 Stunden nach ihrem eigenen Ergebnis.",
					"Eine Geschichte, die jemand von euch teilt: 24 Stunden, nachdem sie zuletzt geteilt wurde.",
					"Dein bester Satz zum ersten Satz des Tages, wenn andere ihn lesen dürfen, bis zum Ende des nächsten Tages. Dein Name ist nicht dabei, nur dein Konto oder die Zufallszahl deines Browsers, jeden Tag anders verwürfelt, sodass niemand sie zurücklesen kann.",
					"Wenn jemand von euch einen Stammtisch gründet: sein Name, sein Link, Regeln und Datum jedes Abends und wer dazugehört, nach Konto oder nach einem verwürfelten Geheimnis eines Geräts. Der Stammtisch verschwindet ein Jahr nach eurem letzten Abend. Früher verschwindet er, wenn alle ausgestiegen sind oder wenn die Person ihn auflöst, die ihn gegründet hat. Mit Konto bleibst du, solange du willst. Das Regal behält von jedem Abend ein Jahr lang Titel, Cover und besten Satz der Siegergeschichte und die Gesichter derer, die sie geschrieben haben, ohne Namen, außer jemand von euch nimmt sie herunter. Von anderen Geschichten zeigt es Titel und beste Sätze, solange jemand von euch sie in der eigenen Bibliothek hat. Das Regal sehen nur die Leute vom Stammtisch.",
					"Meldungen einer geteilten Geschichte, 30 Tage lang: die Gründe und wie oft jeder genannt wurde, aber nicht, von wem. Dass eine Geschichte entfernt wurde, bleibt vermerkt, mit ihrer Nummer und ihrem Link.",
					"Falls du einen Kalender eingerichtet hast: seine Adresse, so verwürfelt, dass niemand sie zurücklesen kann. Falls du als Host einen Gruppenchat verbunden hast: dessen Adresse. Beide bleiben, bis du sie entfernst, oder solange es deinen Raum gibt.",
					"Codes und Zeiten geschlossener Räume, und eine Zahl, die Besuche zählt. Daran ist niemand zu erkennen.",
					"Die Netzwerkadresse, von der aus du einen Platz eingenommen oder einen Bildschirm geöffnet hast, in jedem Raum anders verwürfelt, solange es deinen Raum oder seine Geschichten gibt. Wird jemand vor die Tür gesetzt, lassen sich damit auch die Bildschirme dieser Person schließen. Mit den Daten des Servers und Geduld ließe sich die Adresse herausfinden.",
					"Deine Netzwerkadresse selbst, nur im Arbeitsspeicher und höchstens eine Stunde lang, damit niemand auf den Server einhämmert. Das Spiel protokolliert sie nicht; was davor steht, etwa ein Proxy, tut es vielleicht.",
				],
			],
		},
		{
			heading: "Auf dem Server, mit einem Konto",
			blocks: [
				[
					"Wenn du das Konto hier angelegt hast: dein Anmeldename und dein angezeigter Name, wann das Konto angelegt wurde und wann sich zuletzt jemand damit angemeldet hat. Von deinem Passwort und deinen Ersatzcodes nur Hashes (beim Passwort mit argon2), sodass niemand sie zurücklesen kann. Von deinen Passkeys die öffentlichen Schlüssel, die Namen, die du ihnen gegeben hast, und wann sie angelegt und zuletzt benutzt wurden. Von einem Link für ein neues Passwort, den dir ein Admin gibt, einen Tag lang der Hash. Nach einer E-Mail-Adresse fragen wir nicht. Eine Anmeldung endet, wenn du dich abmeldest, oder 14 Tage, nachdem du zuletzt hier warst. Ein Konto, zu dem sonst nichts auf dieser Liste gehört, kein Stammtisch und kein Platz, wird 90 Tage nach seiner letzten Anmeldung gelöscht.",
					"Wenn du dich über einen anderen Dienst anmeldest: die Kennung, unter der er dich führt. Seine Token werden bei jedem Aufruf geprüft und nie gespeichert.",
					"Wie viele Geschichten du geschrieben hast, also dein Rang, und in welchen Spielen, damit keine doppelt zählt.",
					"Geschichten, die du aufgehoben, und Stichwortpakete, die du angelegt hast, bis du sie löschst.",
					"Die Stammtische, zu denen du gehörst, bis du aussteigst.",
					"Was die Regale deiner Stammtische von dir behalten: Titel, Cover und Sätze, die einen Abend gewonnen haben, ein Jahr lang.",
					"Ob du Supporter bist, seit wann und bis wann, und die Nummer der Zahlung oder dass es von Hand gewährt wurde. Keine Karte, keine Anschrift. Dass eine Nachricht von Stripe bearbeitet wurde, bleibt ein Jahr lang vermerkt, nur mit ihrer Nummer. Daran ist niemand zu erkennen.",
					"Fehlermeldungen, die du abschickst, mit der Kennung deines Kontos und dem, was du eingetragen hast, höchstens ein Jahr lang.",
					"Was die Leute, die diesen Server betreiben, an deinem Konto geändert haben, ein Jahr lang: zum Beispiel, dass sie dir das Upgrade gewährt haben.",
				],
				"Auf der Kontoseite kannst du all das herunterladen und löschen: Anmeldung, Passkeys, Codes, Rang, Bibliothek, Pakete, Fehlermeldungen und Supporter-Status. Bei Plätzen und in den Vermerken dieser Leute steht dann nicht mehr, dass es um dich ging. Meldest du dich über einen anderen Dienst an, kannst du ebenso herunterladen und löschen, was hier gespeichert ist; das Konto selbst bleibt dort.",
			],
		},
		{
			heading: "Wer sonst beteiligt sein kann",
			blocks: [
				"Der Push-Dienst des Herstellers deines Browsers, wenn du Mitteilungen zu einem Spiel über mehrere Tage willst, und nur dann. Dieser Server schickt ihm die Mitteilungen, so verschlüsselt, dass nur dein Browser sie lesen kann: Sie sagen, was in welchem Raum ansteht, ohne Text einer Geschichte und ohne Namen. Der Dienst erfährt, dass dein Browser Mitteilungen von diesem Server bekommt, und wann.",
				"Was jetzt folgt, gibt es nur, wenn die Leute, die diesen Server betreiben, es eingerichtet haben. Ist nichts davon eingerichtet, spricht dein Browser sonst nur mit diesem Server.",
				[
					"Ein fremder Anmeldedienst (OpenID Connect). Nutzt der Server einen statt eigener Konten, öffnet dein Browser beim Anmelden dessen Fenster. Auf Geräten, auf denen sich im Lauf eines Tages jemand angemeldet hat, fragt dein Browser den Dienst von Zeit zu Zeit, ob du noch angemeldet bist. Der Dienst erfährt, dass du dieses Spiel nutzt. Wir erfahren deine Kennung, deinen Namen, wie du dich angemeldet hast und ob du Supporter bist.",
					"Stripe, oder eine andere Kasse, wenn dieser Server eine nennt. Drückst du den Knopf, der das Upgrade kauft, geht dein Browser zu dieser Kasse. Von uns bekommt sie die Kennung deines Kontos, von dir alles über die Zahlung. Stripe sagt diesem Server, ob eine Zahlung geklappt hat, erstattet oder angefochten wurde. Deine Karte sehen wir nie.",
					"Twitch (Helix API). Zeigt diese Website Livestreams an, fragt der Server alle paar Minuten bei Twitch danach. Twitch erfährt etwas über den Server und nichts über dich: Auch die Bilder der Streams kommen über diesen Server. Ein Link zu einem Kanal führt zu Twitch, wenn du ihn antippst.",
					"Ein Werbeanbieter. Gibt es einen, lädt ein Rahmen auf der Seite die Anzeige von ihm. Er sieht dann deine Netzwerkadresse und deinen Browser, wie jede Website. Von uns bekommt er nichts als die Größe des Rahmens. Bei Supportern gibt es keine Werbung und damit auch keine solche Anfrage.",
					"Links zu einer Community, zu sozialen Netzwerken, Merch oder einem Trinkgeldglas, und wohin auch immer das Huhn Henriette führt. Es sind nur Links: Bevor du einen antippst, wird nichts gesendet.",
				],
				"Bleibt euer Gruppenchat, zum Beispiel Discord, Slack oder Mattermost. Er ist nur dabei, wenn der Host eines Spiels über mehrere Tage ihn verbunden hat. Dieser Server schickt ihm die Namen aller, die mitspielen, wer dran ist, wie viele Wörter abgegeben wurden und den Code des Raums, aber niemals einen Text.",
			],
		},
		{
			heading: "Wer es sieht",
			blocks: [
				"Die Leute in deinem Raum sehen deinen Namen, dein gezeichnetes Gesicht, ob du Supporter bist und, wenn gelesen wird, deine Teile. Wer den Link zu einer geteilten Geschichte hat, kann sie öffnen. Alle mit einem Platz können die Geschichten mitnehmen. Die Leute, die diesen Server betreiben, können die Datenbank sehen, welche Räume laufen und wer darin ist, die Meldungen und die Liste der Konten. In den Protokollen des Servers steht, dass und wann etwas geschehen ist. Was du geschrieben hast, steht dort nicht, und auch keine Passwörter, Schlüssel oder Geheimnisse.",
				"Gibt es Sicherungskopien, enthalten sie, was beim Kopieren da war. Wir verkaufen niemandem etwas über dich.",
			],
		},
		{
			heading: "Was du zu sagen hast",
			blocks: [
				"Spiel als Gast, und das meiste davon betrifft dich nicht. Mit einem Konto findest du das Herunterladen und das Löschen auf der Kontoseite. Für alles andere bitte die Leute, die diesen Server betreiben, dir zu zeigen oder zu entfernen, was er über dich enthält.",
				"Wer unter 18 ist, spielt in Räumen für alle. Wir fragen nach deiner Altersgruppe, nie nach deinem Geburtstag.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Nutzungsbedingungen" },
		{ to: "/contact", label: "Kontakt" },
	],
} satisfies PageText;
