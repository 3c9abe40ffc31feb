import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";

const KICKED: Record<KickReason, string> = {
	away: "Der Host hat dich vor die Tür gesetzt: Es sah aus, als wärst du nicht da",
	stranger: "Der Host hat dich vor die Tür gesetzt: Niemand wusste, wer du bist",
	manners: "Der Host hat dich vor die Tür gesetzt: Bitte halte dich an die Verhaltensregeln",
};

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "Der Name",
	"A character's name": "Der Name einer Figur",
	"The title": "Der Titel",
	"A part": "Ein Teil",
	"The text": "Der Text",
	"The name of a pack": "Der Name eines Pakets",
	"The name of a table": "Der Name eines Stammtischs",
	"A prompt": "Ein Stichwort",
	"A name": "Ein Name",
	"A password": "Ein Passwort",
	"The name of a passkey": "Der Name eines Passkeys",
};

/** The texts of all refusals by their codes (docs/protocol.md "Refusals"). */
export const refusalWords: Words<typeof english> = {
	notHere: "Du bist nicht mehr in diesem Raum",
	over: "Dieser Raum ist geschlossen",
	notNow: "Das geht gerade nicht",
	hostOnly: "Das darf nur der Host",
	playersOnly: "Das geht nur am Tisch. Im Publikum schaust du zu, klebst Sticker und stimmst ab.",
	tooFewPlayers: (min: number) => `Los geht’s erst ab ${min} Leuten`,
	alreadyDone: "Das hast du schon gemacht",
	timeUp: "Die Zeit ist um",
	started: "Das Spiel hat schon angefangen",
	full: "Der Raum ist voll",
	audienceFull: "Im Publikum ist kein Platz mehr",
	addressFull:
		"Über deinen Anschluss sind schon genug Leute hier. Mehr werden es nur, wenn auch der Host ihn nutzt.",
	noAudience: "Dieser Raum hat kein Publikum",
	votingStarted: "Es wird schon gewählt",
	minors: "Dieser Raum ist für Leute ab 18",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "Der Host hat dich vor die Tür gesetzt",
	characterCount: (wanted: number) =>
		`In diesem Raum bringst du genau ${wanted === 1 ? "1 Figur" : `${wanted} Figuren`} mit`,
	duplicate: "Zwei Figuren heißen gleich. Gib einer davon einen anderen Namen.",
	foreignCharacter: "Eine dieser Figuren gehört dir nicht. Ändern kannst du nur deine eigenen.",
	notYourStory: "Das ist nicht deine Geschichte",
	notYourPart: "Diesen Teil schreibt jemand anders",
	notInHand: "Eine dieser Figuren hast du nicht auf der Hand",
	tooFewCharacters: (min: number) => `Wähl mindestens ${min === 1 ? "1 Figur" : `${min} Figuren`}`,
	tooManyCharacters: (max: number) => `Wähl höchstens ${max === 1 ? "1 Figur" : `${max} Figuren`}`,
	noModeration: "Melden und Schwärzen sind in diesem Raum abgeschaltet",
	flagForeign: "Melden kannst du nur einen früheren Teil, den jemand anders geschrieben hat",
	noSuchStory: "Diese Geschichte gibt es in diesem Raum nicht",
	noSuchPart: "Diesen Teil gibt es in diesem Raum nicht",
	noSuchAward: "Diesen Preis gibt es in diesem Raum nicht",
	noSuchPlayer: "Diese Person gibt es in diesem Raum nicht",
	ownPart: "Auf deinen eigenen Teil kannst du nichts kleben",
	ownStory: "Für deine eigene Geschichte kannst du nicht stimmen",
	reactionShape: "So viele Teile zum Bekleben hat diese Geschichte gar nicht",
	foreignReaction: "Dieser Sticker ist nicht von dir, also bleibt er kleben",
	nothingToGuess: "Bei diesem Teil gibt es für dich nichts zu raten",
	tooManyMarks: (max: number) =>
		`Du kannst in höchstens ${max === 1 ? "1 Teil" : `${max} Teilen`} eine Zeile anstreichen`,
	reactFirst: "Kleb erst auf jede Geschichte einen Sticker, dann wird gewählt",
	kickNow:
		"Sobald geschrieben wird, bleiben alle am Tisch. Überspringen kannst du sie später, bei den Titeln und beim Lesen.",
	kickSelf: "Dich selbst kannst du nicht rauswerfen. Geh einfach, oder schließ den Raum.",
	notShownOut: "Diese Person steht nicht vor der Tür",
	promptSwapped: "Ein Tausch pro Teil, und den hast du schon hinter dir",
	noSuchPrompt: "Dieses Stichwort gibt es in diesem Teil nicht",
	noOtherPrompt: "Zum Tauschen ist kein Stichwort mehr da",
	noClock: "Die Uhr lässt sich gerade nicht verstellen",
	crownOwn: "Du trägst die Krone schon",
	locked: "Der Host hat diesen Raum abgeschlossen",
	tooFewSeats: (people: number) =>
		people === 1
			? "Im Raum ist schon jemand. Mindestens ein Platz muss bleiben."
			: `Im Raum sind schon ${people} Leute. So viele Plätze müssen bleiben.`,
	minorsHere: "Jemand hier ist unter 18, also bleibt der Raum für alle",
	aloneOnly: "Solo bleibt solo, und aus einem anderen Spiel wird kein Solospiel mehr",
	lobbyOnly: "Namen, Gesichter und Plätze kannst du nur in der Lobby ändern",
	crownFirst: "Wer die Krone trägt, spielt mit. Gib sie weiter, dann darfst du ins Publikum.",
	notTogether: "In diesem Raum wird nicht gemeinsam gelesen",
	nudged: "Diese Person hat in den letzten 24 Stunden schon einen Stupser bekommen",
	skipNow: "Überspringen kannst du nur Leute, auf die alle warten, und nie, während sie schreiben",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} braucht mindestens ${least} Zeichen`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} darf höchstens ${most} Zeichen haben`,
	textBroken: (what: TextName) => `${TEXTS[what]} enthält ein kaputtes Zeichen`,
	textUnprintable: (what: TextName) =>
		`${TEXTS[what]} enthält ein Zeichen, das sich nicht anzeigen lässt`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} braucht mindestens einen Buchstaben, eine Ziffer oder ein Zeichen, das zu sehen ist`,
	nameTooShort: (least: number, missing: number) =>
		`Der Name braucht mindestens ${least} Zeichen: noch ${missing}`,
	characterNameless: "Jede Figur braucht einen Namen",
	titleMissing: "Die Geschichte braucht einen Titel",
	settingRange: (_key: string, value: number, low: number, high: number) =>
		`Eine der Hausregeln steht auf ${value}. Möglich sind ganze Zahlen von ${low} bis ${high}.`,
	settingRangeOr: (_key: string, value: number, low: number, high: number, also: number) =>
		`Eine der Hausregeln steht auf ${value}. Möglich sind ganze Zahlen von ${low} bis ${high}, oder ${also}.`,
	playersRange: (value: number, low: number, high: number) =>
		`Mit ${value} am Tisch geht es nicht. Möglich sind ${low} bis ${high}, und beim Solospiel 1.`,
	castRange: (least: number, most: number) =>
		`Figuren pro Geschichte: mindestens ${least} und höchstens ${most}, das geht nicht zusammen`,

	failed: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch mal.",
	notKept: "Der Server konnte das nicht speichern. Bitte versuch es noch mal.",
	blockedWord: (text: string) => `In „${text}“ steht ein Wort, das dieses Spiel nicht annimmt`,
	badBody: "Da drin passt etwas nicht. Ändere es ein bisschen, dann versuch es noch mal.",

	messageNotJson: "Diese Nachricht war kein JSON",
	messageTooLong: (most: number) =>
		`Das ist zu lang: Mehr als ${most} Zeichen darf nur ein Teil haben`,
	badMessage: (complaint: string) => `Diese Nachricht konnten wir nicht lesen: ${complaint}`,
	foreignMessage: "Diese Nachricht kam im Namen von jemand anderem",
	noSuchAction: "Diese Aktion gibt es nicht",
	tooManyMessages: "Zu viele Nachrichten auf einmal. Warte einen Moment.",
	tooManyActions: "Das war viel auf einmal. Warte einen Moment, dann versuch es noch mal.",
	heirAway: "Die Krone geht nur an jemanden, der gerade verbunden ist",
	openedElsewhere: "Dein Platz ist jetzt in einem anderen Fenster offen",
	noSuchSeat: "Diesen Platz gibt es hier nicht",
	noSuchScreen: "Diesen Bildschirm gibt es hier nicht",
	screensFull: (most: number) =>
		`Schon ${most} Bildschirme zeigen diesen Raum. Schließ einen, dann versuch es in einer Minute noch mal.`,
	screensClosed: "Der Host hat die Bildschirme dieses Raums abgeschaltet",
	screensWatch: "Ein Bildschirm kann nur zuschauen",
	closedByHost: "Der Host hat diesen Raum geschlossen",
	closedIdle: "In diesem Raum ist lange nichts passiert, darum wurde er geschlossen",
	closedEmpty: "Alle haben diesen Raum verlassen",
	closedAbandoned: "In diesem Raum war einen ganzen Tag niemand, darum wurde er geschlossen",
	closedByOperator: "Die Leute, die diese Seite betreiben, haben diesen Raum geschlossen",
	contentRemoved: "Dieses Spiel ist vorbei, und seine Geschichten sind weg",

	noSuchCall: "Diesen Aufruf gibt es nicht",
	wrongMethod: "Dieser Aufruf geht anders",
	bodyNotJson: "Der Inhalt ist kein JSON",
	bodyNotCalledJson: "Content-Type muss application/json sein",
	bodyNotCalledForm: "Content-Type muss application/x-www-form-urlencoded sein",
	bodyTooLong: (most: string) => `Ein Aufruf darf höchstens ${most} enthalten`,
	addressTooLong: (most: number) => `Eine Adresse darf höchstens ${most} Zeichen haben`,
	bodyTooSlow: "Das kam zu langsam an",
	unknownEncoding: "Diese Kodierung kennt der Server nicht",
	unknownHost:
		"Auf diesen Namen hört der Server nicht. Nimm bitte genau die Adresse, die du bekommen hast.",
	adminOnly: "Dafür braucht es den Admin-Schlüssel",
	operatorsOnly: "Die Messwerte sind für die Leute, die diesen Server betreiben",
	noSignIn: "Hier kann sich niemand anmelden",
	signInFirst: "Dafür musst du dich anmelden",
	signInExpired: "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
	signInAway: "Die Anmeldung lässt sich gerade nicht prüfen. Bitte versuch es noch mal.",

	checkoutOff: "Hier gibt es nichts zu kaufen",
	checkoutAway:
		"Die Kasse antwortet nicht. Es wurde nichts abgebucht; bitte versuch es gleich noch mal.",
	foreignForm: "Dieses Formular kam von einer anderen Seite",
	alreadySupporter: "Dieses Konto ist schon Supporter",
	unknownAccount: "Dieses Konto gibt es hier nicht",
	badSignature: "Die Signatur dieses Ereignisses fehlt, stimmt nicht oder ist zu alt",
	badEvent: "Dieses Ereignis ist signiert, aber ihm fehlt, was dazugehört",

	maintenance: (message: string) =>
		message || "Gerade gibt’s keine neuen Spiele, die Küche wird geputzt. Gleich geht’s weiter!",
	signInElsewhere:
		"Die Konten dieser Seite wohnen bei einem anderen Dienst. Anmelden und Ändern geht nur dort.",
	signInOver: "Diese Anmeldung hat zu lange gewartet. Mach das Fenster zu und fang neu an.",
	foreignPage: "Das dürfen nur die Seiten dieser Website abfragen",
	wrongPassword: "Name oder Passwort ist falsch",
	wrongOwnPassword: "Das ist nicht dein Passwort",
	wrongCode: "Name oder Ersatzcode ist falsch",
	linkUsed:
		"Dieser Link ist schon benutzt. Warst du das nicht? Dann hol dir deinen Platz auf dem Gerät zurück, von dem der Link kam.",
	linkOver:
		"Dieser Link ist abgelaufen oder wurde ersetzt. Hol dir einen neuen auf dem Gerät, auf dem dein Platz ist.",
	seatTakenBack: "Dein Platz wurde auf einem anderen deiner Geräte zurückgeholt.",
	notYourSeat: "Dieser Platz gehört nicht zu deinem Konto, oder sein Raum ist zu Ende.",
	resetOver: "Dieser Link ist schon benutzt oder älter als einen Tag. Lass dir einen neuen geben.",
	wrongPasskey: "Dieser Passkey öffnet hier kein Konto",
	passkeyKept: "Diesen Passkey hast du schon, oder für noch einen ist kein Platz mehr",
	noSuchPasskey: "Diesen Passkey hast du nicht",
	nameTaken: "Diesen Namen hat schon jemand. Nimm einen anderen.",
	weakPassword: "Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres, gern ein albernes.",
	nameIsMail: "Ein Name reicht: Hier schreibt niemand E-Mails",
	nameSigns:
		"Ein Name besteht aus Buchstaben und Ziffern. Punkte, Binde- und Unterstriche gehen nur dazwischen.",
	screenNameMissing: "Irgendwie müssen die anderen dich ja nennen",
	passkeyNameless: "Gib dem Passkey einen Namen, damit du ihn wiedererkennst",

	serverFull: "Gerade sind alle Tische besetzt. Bitte versuch es später noch mal.",
	noSuchRoom: "Kein Raum mit diesem Code",
	avatarForSupporters: "Dieses Gesicht ist für Supporter",
	unknownPack: (name: string) =>
		`Ein Paket namens ${name} gibt es weder unter den eingebauten noch unter deinen`,

	storyUnknown: "Diese Geschichte gibt es nicht",
	readersOnly: "Noch mal lesen kann die Geschichten nur, wer bei dem Spiel dabei war",
	gameGoesOn: "Mitnehmen kannst du eine Geschichte erst, wenn das Spiel vorbei ist",
	firstLineOver: "Dieser erste Satz ist von gestern. Lade die Seite neu, dann kommt der von heute.",
	noSuchLine: "Diesen Satz gibt es hier nicht mehr",
	noSuchTable:
		"Diesen Stammtisch gibt es nicht. Vielleicht wurde er aufgelöst, oder ein Jahr lang war niemand da.",
	tableOpen: "An eurem Stammtisch ist schon gedeckt. Setz dich dazu.",
	tableOpening: "Gerade deckt jemand euren Tisch. Versuch es gleich noch mal.",
	memberSits: "In diesem Raum sitzt jemand von eurem Stammtisch, deshalb bleibt er offen.",
	tableOfPlayers: "Einen Stammtisch gründen kann nur, wer mitspielt",
	tableForOne: "Zu einem Stammtisch gehören mindestens zwei",
	noMember: "Du gehörst nicht zu diesem Stammtisch",
	makerStays:
		"Wer euren Stammtisch gegründet hat, bleibt dabei. Rauswerfen kannst du die Person nur aus diesem Raum.",
	makerOnly: "Das darf nur, wer diesen Stammtisch gegründet hat",
	sharersOnly: "Teilen kann eine Geschichte nur, wer mitgespielt hat",
	notShared: "Diese Geschichte wird nicht mehr geteilt",
	storyTakenDown: "Diese Geschichte verstieß gegen die Verhaltensregeln und wurde entfernt",
	saversOnly: "Aufheben kann eine Geschichte nur, wer bei dem Spiel dabei war",
	notSaved: "Diese Geschichte hast du nicht aufgehoben",
	storiesGone: "Dieser Raum ist geschlossen, und seine Geschichten sind mit ihm gegangen",
	tooManyStories: (most: number) =>
		`Bei ${most} Geschichten ist deine Bibliothek voll. Lösch eine, dann passt die nächste rein.`,

	badPushService: "Mitteilungen gehen nur an den Push-Dienst eines Browsers",
	noSuchSubscription: "Dieses Gerät bekommt keine Mitteilungen aus diesem Raum",
	pushOff: "Hier gibt es keine Mitteilungen",

	noSuchPicture: "Dieses Bild gibt es nicht",

	noSuchPack: "Dieses Paket oder Stichwort gibt es nicht",
	packTaken: (name: string) => `Ein Paket namens ${name} gibt es schon`,
	packNotBuiltIn: (names: string) =>
		`Eingebaut sind die Pakete ${names}. Andere gehören zu einem Konto.`,
	builtInPack: "Die eingebauten Pakete bleiben, wie sie sind",
	foreignPack: "Dieses Paket gehört jemand anderem",
	tooManyPacks: (most: number) =>
		`Mehr als ${most} Pakete gehen nicht. Lösch eins, dann passt ein neues rein.`,
	promptTaken: "Dieses Stichwort ist schon in diesem Paket",
	tooManyPrompts: (most: number) =>
		`Mehr als ${most} Stichworte passen nicht in ein Paket. Lösch eins, dann passt ein neues rein.`,

	noSuchCalendar: "Diesen Kalender gibt es nicht mehr, oder seine Adresse wurde erneuert",
	chatsOff: "Diese Seite verbindet keine Chats",
	noChat: "Hier ist kein Chat verbunden, oder der alte nimmt nichts mehr an",
	badChat: "Das ist keine Webhook-Adresse. Die fangen mit https:// an und führen ins Internet.",
	chatRefused: "Der Chat nimmt an dieser Adresse nichts an. Kopier dort eine neue.",
	chatAway: "Der Chat hat nicht geantwortet. Versuch es gleich noch mal.",

	noSuchBugReport: "Diese Fehlermeldung gibt es nicht",
	noSuchReport: "Diese Geschichte hat niemand gemeldet",
	engineAway: "Die Engine antwortet gerade nicht. Bitte versuch es noch mal.",

	zineForSupporters: "Das Zine ist für Supporter",
	noSuchPage: "Das Zine hat keine solche Seite",

	guessLimit: "Zu viele falsche Codes. Warte eine Minute.",
	roomLimit:
		"So viele Räume für einen Anschluss! Spiel erst mal in einem davon, und öffne später mehr.",
	joinLimit: "So viele Leute auf einmal! Warte eine Minute, dann komm rein.",
	visitLimit: "Dieser Besuch ist schon gezählt.",
	storyLimit:
		"Das ist eine ganze Bibliothek auf einmal. Warte eine Minute, dann nimm die nächste Geschichte.",
	changeLimit: "Das war schnell! Warte eine Minute bis zur nächsten Änderung.",
	reportLimit: "Danke! Das waren viele Meldungen. Warte eine Stunde bis zur nächsten.",
	chatTestLimit: "Das waren viele Probezeilen. Warte eine Stunde bis zur nächsten.",
	pageLimit: "Zu viele Seiten auf einmal. Warte eine Minute.",
	callLimit: "Zu viele Aufrufe auf einmal. Warte eine Minute.",
	badBodyLimit: "Das ging ziemlich oft schief. Warte eine Minute, dann versuch es noch mal.",
	checkoutLimit:
		"Das ist ein ziemlicher Großeinkauf. Trink einen Tee und versuch es in einer Stunde noch mal.",
	tooManyRequests: "So viele Anfragen auf einmal von deinem Anschluss! Warte einen Moment.",
	connectionLimit: "Zu viele Verbindungen auf einmal. Warte eine Minute.",
	signInLimit: "Das war viel Geklopfe. Warte eine Minute, dann melde dich an.",
	signInStartLimit:
		"Von deinem Anschluss haben sich gerade viele angemeldet. Versuch es in zehn Minuten noch mal.",
	signUpLimit:
		"Über deinen Anschluss haben gerade viele ein Konto angelegt. Versuch es in einer Stunde noch mal.",
	subscriptionLimit: "So viele Mitteilungen auf einmal! Versuch es in einer Stunde noch mal.",
	nameLimit:
		"Zu viele falsche Passwörter für diesen Namen. Warte eine Viertelstunde, oder nimm einen Passkey.",
};
