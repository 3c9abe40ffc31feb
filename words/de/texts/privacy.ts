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
				"Dein Browser speichert diese Dinge bei sich. Löschst du dort die Daten dieser Website, sind sie alle weg.",
				[
					"Dein Name, das gezeichnete Gesicht, das du am Tisch trägst, deine Altersangabe, deine Schrift und dein Design; bei Supportern auch das Aussehen, damit du es zurückbekommst, wenn du dich wieder anmeldest; und ob du das geheime Gesicht gefunden hast.",
					"Einen Tag lang, bei Spielen über mehrere Tage vier Wochen: die Codes deiner Räume mit den Geheimnissen, die dir deine Plätze zurückgeben, und dasselbe für das letzte Spiel jedes Raums.",
					"Eine Zufallszahl, die diesen Browser wiedererkennt, wenn ein Host dich vor die Tür gesetzt hat.",
					"Deine letzten Spielregeln, welche deiner eigenen Pakete du angekreuzt hast, die Schalter für den Ton und das Tarnen von Codes, welche Neuigkeiten eines Raums du gelesen hast und ob du die Anleitung kennst.",
					"Welche Mitteilungen du zu einem Spiel über mehrere Tage willst, und die Ruhezeit dieses Geräts.",
					"An welchen Tagen du den ersten Satz des Tages weitergeschrieben hast, und ob andere deinen Satz lesen dürfen: höchstens zwei Jahre solcher Tage.",
					"Die Geheimnisse, an denen deine Stammtische dieses Gerät erkennen, solange du dazugehörst.",
					"Getippter Text, den der Server noch nicht bestätigt hat, und deine Zeichnung auf dem Kritzelblock, die sonst niemand zu sehen bekommt. Außerdem eine angefangene Fehlermeldung, bis du sie abschickst oder den Tab schließt.",
					"Wann eine Seite zuletzt offen war, damit ein Abend als ein Besuch zählt.",
					"Wenn du dich anmeldest: der Nachweis davon und wer du bist, bis du dich abmeldest, und einen Tag lang die Notiz, dass sich hier jemand angemeldet hat.",
					"In einem Tab, bis er geschlossen wird: wie viele Stichworte du dir angesehen hast, ob das Konfetti schon geworfen wurde, der Raum hinter einer verborgenen Adresse, und die Seite, zu der es nach dem Abmelden zurückgeht.",
					"Auf Geräten von Admins: ihr Schlüssel.",
				],
				"Wo Browser es erlauben, werden auch die eigenen Dateien der Website gespeichert, für eine Seite, die ohne Verbindung funktioniert: niemals ein Raum, eine Geschichte oder Daten über eine Person.",
				"Wer eine Sprache auswählt oder über einen Link mit einer Sprache kommt, bekommt ein Cookie, in dem nichts als diese Sprache steht, für höchstens ein Jahr. Wer sich nicht anmeldet, bekommt kein anderes. Das Anmelden auf diesem Server setzt Cookies für die Anmeldung und für nichts anderes; sie halten bis 14 Tage, nachdem du zuletzt hier warst. Die Anmeldung eines anderen Dienstes setzt ihre eigenen, auf ihrer eigenen Website. Tracking-Cookies gibt es keine.",
			],
		},
		{
			heading: "Auf dem Server, wenn du spielst",
			blocks: [
				[
					"Dein Name, dein gezeichnetes Gesicht, deine Schrift und dein Design, ob du 18 bist und ob du Supporter bist, solange dein Raum besteht. Die Aufzeichnung der Engine über den Raum, in der dein Name steht, wird innerhalb von zwei Stunden gelöscht, nachdem der Raum weg ist.",
					"Zu welchem Konto ein Platz gehört, falls du angemeldet warst, solange es deinen Raum oder seine Geschichten gibt.",
					"Das Geheimnis deines Platzes auf jedem deiner Geräte und die Zufallszahl deines Browsers, alle so verwürfelt, dass niemand sie zurücklesen kann, solange es deinen Raum oder seine Geschichten gibt. Ein Link, der den Platz auf ein anderes Gerät bringt, bleibt 15 Minuten, ebenfalls verwürfelt. Die Zufallszahl wird in jedem Raum anders verwürfelt, sie kann dir also nicht folgen.",
					"Was du in einem Spiel schreibst oder auf ein Cover malst, worauf du Sticker klebst und wofür du stimmst. Es wird 24 Stunden nach dem Ergebnis entfernt, und nichts davon bleibt auf der Festplatte. Ein Raum, in dem 24 Stunden niemand verbunden war, wird ebenfalls entfernt, und eine Lobby nach einer Stunde, in der nichts passiert ist. Ein Spiel ohne Uhr wartet auf seine Leute; eine Pause endet nach zwei Stunden.",
					"Was zu einem Spiel über mehrere Tage gehört, bleibt länger: Seine Lobby wartet zwei Wochen, sein Ergebnis bleibt vier, und sein Raum höchstens 120 Tage, auch wenn niemand verbunden ist.",
					"Wenn du Mitteilungen zu einem Spiel über mehrere Tage willst: die Adresse, unter der der Push-Dienst deines Browsers sie annimmt, die Schlüssel, mit denen sie verschlüsselt werden, deine Sprache, deine Zeitzone und deine Ruhezeit, und wann eine Mitteilung verschickt wurde. Das alles verschwindet mit dem Spiel, wenn du die Mitteilungen ausschaltest oder gehst, und wenn dein Browser die Adresse aufgibt.",
					"Die Geschichten eines Spiels, nach dem der Raum noch einmal gespielt hat: 24 Stunden nach ihrem eigenen Ergebnis.",
					"Eine Geschichte, die jemand von euch teilt: 24 Stunden, nachdem sie zuletzt geteilt wurde.",
					"Dein bester Satz zum ersten Satz des Tages, wenn andere ihn lesen dürfen, bis zum Ende des nächsten Tages: ohne deinen Namen, mit deinem Konto oder der Zufallszahl deines Browsers, jeden Tag anders verwürfelt, sodass niemand sie zurücklesen kann.",
					"Wenn jemand von euch einen Stammtisch gründet: sein Name, sein Link, die Regeln und das Datum jedes Abends, und wer dazugehört, nach Konto oder nach einem verwürfelten Geheimnis eines Geräts. Er verschwindet ein Jahr nach eurem letzten Abend, wenn ihn auflöst, wer ihn gegründet hat, oder wenn alle gegangen sind; mit Konto bleibst du, solange du willst. Von jedem Abend behält das Regal ein Jahr lang Titel, Cover und besten Satz der Siegergeschichte, außer jemand von euch nimmt sie herunter; von anderen Geschichten zeigt es Titel und beste Sätze, solange jemand von euch sie in der eigenen Bibliothek hat. Das Regal sehen nur die Leute am Stammtisch.",
					"Meldungen einer geteilten Geschichte: die Gründe und wie oft jeder genannt wurde, nicht von wem, 30 Tage lang. Dass eine Geschichte entfernt wurde, bleibt vermerkt, mit ihrer Nummer und ihrem Link.",
					"Die Adresse deines Kalenders, so verwürfelt, dass niemand sie zurücklesen kann, und wenn du Host bist, die Adresse eures Gruppenchats: falls du sie eingerichtet hast, bis du sie entfernst, oder solange es deinen Raum gibt.",
					"Codes und Zeiten geschlossener Räume, und eine Zahl, die Besuche zählt. Sie kennen niemanden.",
					"Die Netzwerkadresse, von der aus du einen Platz eingenommen oder einen Bildschirm geöffnet hast, in jedem Raum anders verwürfelt, solange es deinen Raum oder seine Geschichten gibt, damit mit einer Person, die vor die Tür gesetzt wird, auch ihre Bildschirme gehen. Mit den Daten des Servers und Geduld ließe sich die Adresse herausfinden.",
					"Deine Netzwerkadresse selbst, nur im Arbeitsspeicher und höchstens eine Stunde lang, damit niemand auf den Server einhämmert. Das Spiel protokolliert sie nicht; was davor steht, etwa ein Proxy, tut es vielleicht.",
				],
			],
		},
		{
			heading: "Auf dem Server, mit einem Konto",
			blocks: [
				[
					"Wenn du das Konto hier angelegt hast: dein Anmeldename und dein angezeigter Name, ein Hash deines Passworts (argon2, sodass niemand es zurücklesen kann), die öffentlichen Schlüssel deiner Passkeys mit den Namen, die du ihnen gegeben hast, und wann sie angelegt und zuletzt benutzt wurden, Hashes deiner Ersatzcodes, wann das Konto angelegt wurde und wann sich zuletzt jemand damit angemeldet hat. Hat dir ein Admin einen Link für ein neues Passwort gemacht, dessen Hash, einen Tag lang. Nach einer E-Mail-Adresse fragen wir nicht. Eine Anmeldung endet, wenn du dich abmeldest, oder 14 Tage, nachdem du zuletzt hier warst. Ein Konto, zu dem sonst nichts auf dieser Liste gehört, kein Stammtisch und kein Platz, wird 90 Tage nach seiner letzten Anmeldung gelöscht.",
					"Wenn du dich über einen anderen Dienst anmeldest: die Kennung, unter der er dich führt. Seine Token werden bei jedem Aufruf geprüft und nie gespeichert.",
					"Wie viele Geschichten du geschrieben hast, also dein Rang, und in welchen Spielen, damit keine doppelt zählt.",
					"Geschichten, die du aufgehoben, und Stichwortpakete, die du angelegt hast, bis du sie löschst.",
					"Die Stammtische, zu denen du gehörst, bis du aussteigst.",
					"Was die Regale deiner Stammtische von dir behalten: Titel, Cover und Sätze, die einen Abend gewonnen haben, ein Jahr lang.",
					"Ob du Supporter bist: seit wann und bis wann, und die Nummer der Zahlung oder dass es von Hand gewährt wurde. Keine Karte, keine Anschrift. Dass eine Nachricht von Stripe bearbeitet wurde, bleibt ein Jahr lang mit ihrer Nummer vermerkt, die niemanden benennt.",
					"Fehlermeldungen, die du abschickst, mit der Kennung deines Kontos und dem, was du eingetragen hast, höchstens ein Jahr lang.",
					"Was die Leute, die diesen Server betreiben, an deinem Konto getan haben, etwa das Upgrade gewährt, ein Jahr lang.",
				],
				"Auf der Kontoseite kannst du all das herunterladen und löschen: Anmeldung, Passkeys, Codes, Rang, Bibliothek, Pakete, Fehlermeldungen und Supporter-Status. Plätze und die Vermerke dieser Leute vergessen dann, wem sie gehörten. Mit dem Konto eines anderen Dienstes kannst du dasselbe mit dem tun, was hier gespeichert ist; das Konto selbst bleibt dort.",
			],
		},
		{
			heading: "Wer sonst beteiligt sein kann",
			blocks: [
				"Der Push-Dienst des Herstellers deines Browsers, wenn du Mitteilungen zu einem Spiel über mehrere Tage willst, und nur dann. Dieser Server schickt ihm die Mitteilungen, so verschlüsselt, dass nur dein Browser sie lesen kann: Sie sagen, was in welchem Raum ansteht, ohne Text einer Geschichte und ohne Namen. Der Dienst erfährt, dass dein Browser Mitteilungen von diesem Server bekommt, und wann.",
				"Was hier folgt, gibt es nur dort, wo die Leute es eingerichtet haben, die diesen Server betreiben. Gibt es nichts davon, spricht dein Browser sonst nur mit diesem Server.",
				[
					"Ein fremder Anmeldedienst (OpenID Connect). Nutzt der Server einen statt eigener Konten, öffnet dein Browser beim Anmelden dessen Fenster und fragt ihn von Zeit zu Zeit, ob du es noch bist, auf Geräten, auf denen sich innerhalb eines Tages jemand angemeldet hat. Er erfährt, dass du dieses Spiel nutzt; wir erfahren deine Kennung, deinen Namen, wie du dich angemeldet hast und ob du Supporter bist.",
					"Stripe, oder eine andere Kasse, wenn dieser Server eine nennt. Drückst du den Knopf, der das Upgrade kauft, geht dein Browser zu dieser Kasse. Von uns bekommt sie die Kennung deines Kontos, und alles über die Zahlung von dir. Stripe sagt diesem Server, ob eine Zahlung erfolgt ist, erstattet oder angefochten wurde. Deine Karte sehen wir nie.",
					"Twitch (Helix API). Werden Livestreams aufgelistet, fragt dieser Server Twitch alle paar Minuten danach. Twitch erfährt etwas über den Server und nichts über dich: Auch die Bilder der Streams kommen über diesen Server. Ein Link zu einem Kanal führt zu Twitch, wenn du ihn antippst.",
					"Ein Werbeanbieter. Ist einer benannt, lädt ein Rahmen auf der Seite die Anzeige von diesem Anbieter, der dann deine Netzwerkadresse und deinen Browser sieht, wie jede Website. Von uns bekommt er nichts als die Größe des Rahmens. Supporter bekommen keine Werbung und damit auch keine solche Anfrage.",
					"Links zu einer Community, zu sozialen Netzwerken, Merch oder einem Trinkgeldglas, und wohin auch immer das Huhn führt, wenn du es antippst. Es sind Links: Bevor du einen antippst, wird nichts gesendet.",
				],
				"Noch einer ist nur dabei, wenn der Host eines Spiels über mehrere Tage ihn verbunden hat: euer Gruppenchat, zum Beispiel Discord, Slack oder Mattermost. Dieser Server schickt ihm die Namen der Mitspielenden, wer dran ist, wie viele Wörter abgegeben wurden, und den Code des Raums, niemals einen Text.",
			],
		},
		{
			heading: "Wer es sieht",
			blocks: [
				"Die Leute in deinem Raum sehen deinen Namen, dein gezeichnetes Gesicht, ob du Supporter bist und, wenn gelesen wird, deine Teile. Wer den Link zu einer geteilten Geschichte hat, kann sie öffnen. Alle mit einem Platz können die Geschichten mitnehmen. Wer diesen Server betreibt, kann seine Datenbank sehen, welche Räume laufen und wer darin ist, Meldungen und die Liste der Konten. Seine Protokolle vermerken, dass und wann etwas geschehen ist, nicht, was du geschrieben hast, und keine Passwörter, Schlüssel oder Geheimnisse.",
				"Sicherungskopien, falls es welche gibt, enthalten, was es gab, als sie gemacht wurden. Wir verkaufen nichts über dich an irgendwen.",
			],
		},
		{
			heading: "Was du zu sagen hast",
			blocks: [
				"Spiel als Gast, und das meiste davon betrifft dich nicht. Mit einem Konto findest du das Herunterladen und das Löschen auf der Kontoseite. Für alles andere frag die Leute, die diesen Server betreiben: Bitte sie, dir zu zeigen oder zu entfernen, was er über dich enthält. Meist ist es weg, bevor die Antwort kommt.",
				"Wer unter 18 ist, spielt in Räumen für alle. Wir fragen nach deiner Altersgruppe, nie nach deinem Geburtstag.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Nutzungsbedingungen" },
		{ to: "/contact", label: "Kontakt" },
	],
} satisfies PageText;
