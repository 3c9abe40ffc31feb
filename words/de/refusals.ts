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
	playersOnly: "Das geht nur am Tisch; das Publikum schaut zu, klebt Sticker und stimmt ab",
	tooFewPlayers: (min: number) => `Los geht’s erst ab ${min} Leuten`,
	alreadyDone: "Das hast du schon gemacht",
	timeUp: "Die Zeit ist um",
	started: "Das Spiel hat schon angefangen",
	full: "Der Raum ist voll",
	audienceFull: "Im Publikum ist kein Platz mehr",
	addressFull:
		"An deinem Anschluss hängen hier schon genug Leute; mehr geht nur, wenn auch der Host daran hängt",
	noAudience: "Dieser Raum hat kein Publikum",
	votingStarted: "Es wird schon gewählt",
	minors: "Dieser Raum ist für Leute ab 18",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "Der Host hat dich vor die Tür gesetzt",
	characterCount: (wanted: number) =>
		`Dieser Raum will von allen ${wanted === 1 ? "1 Figur" : `${wanted} Figuren`}`,
	duplicate: "Zwei Figuren heißen gleich, und jede braucht ihren eigenen Namen",
	foreignCharacter: "Eine dieser Figuren gehört dir nicht, also kannst du sie nicht ändern",
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
	reactionShape: "Das sind Sticker für mehr Teile, als diese Geschichte hat",
	foreignReaction: "Dieser Sticker ist nicht von dir, also kannst du ihn nicht ändern",
	nothingToGuess: "Bei diesem Teil gibt es für dich nichts zu raten",
	tooManyMarks: (max: number) =>
		`Du kannst in höchstens ${max === 1 ? "1 Teil" : `${max} Teilen`} eine Zeile anstreichen`,
	reactFirst: "Kleb erst auf jede Geschichte einen Sticker, dann wird gewählt",
	kickNow:
		"Sobald geschrieben wird, bleiben alle am Tisch; bei den Titeln und beim Lesen kannst du sie überspringen",
	kickSelf: "Dich selbst kannst du nicht rauswerfen; verlass den Raum oder schließ ihn",
	notShownOut: "Diese Person steht nicht vor der Tür",
	promptSwapped: "Pro Teil kannst du ein Stichwort tauschen, und das hast du schon",
	noSuchPrompt: "Dieses Stichwort gibt es in diesem Teil nicht",
	noOtherPrompt: "Zum Tauschen ist kein anderes Stichwort da",
	noClock: "Die Uhr lässt sich gerade nicht verstellen",
	crownOwn: "Du trägst die Krone schon",
	locked: "Der Host hat diesen Raum abgeschlossen",
	tooFewSeats: (people: number) =>
		people === 1
			? "Im Raum ist schon jemand, also braucht er mindestens einen Platz"
			: `Im Raum sind schon ${people} Leute, und alle brauchen einen Platz`,
	minorsHere: "Jemand hier ist unter 18, also bleibt der Raum für alle",
	aloneOnly: "Solo bleibt solo, und aus einem anderen Spiel wird kein Solospiel mehr",
	lobbyOnly: "Namen, Gesichter und Plätze kannst du nur in der Lobby ändern",
	crownFirst: "Wer die Krone trägt, spielt mit; gib sie weiter, bevor du ins Publikum gehst",
	notTogether: "In diesem Raum wird nicht gemeinsam gelesen",
	nudged: "Diese Person hat in den letzten 24 Stunden schon einen Stupser bekommen",
	skipNow: "Überspringen kannst du Leute, auf die alle warten, aber nicht, während sie schreiben",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} braucht mindestens ${least} Zeichen`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} darf höchstens ${most} Zeichen haben`,
	textBroken: (what: TextName) => `${TEXTS[what]} enthält ein kaputtes Zeichen`,
	textUnprintable: (what: TextName) =>
		`${TEXTS[what]} enthält ein Zeichen, das sich nicht anzeigen lässt`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} braucht etwas, das zu sehen ist: einen Buchstaben, eine Ziffer, irgendein Zeichen`,
	nameTooShort: (least: number, missing: number) =>
		`Der Name braucht mindestens ${least} Zeichen: noch ${missing}`,
	characterNameless: "Jede Figur braucht einen Namen",
	titleMissing: "Die Geschichte braucht einen Titel",
	settingRange: (_key: string, value: number, low: number, high: number) =>
		`Eine Einstellung steht auf ${value}; möglich sind ganze Zahlen von ${low} bis ${high}`,
	settingRangeOr: (_key: string, value: number, low: number, high: number, also: number) =>
		`Eine Einstellung steht auf ${value}; möglich sind ganze Zahlen von ${low} bis ${high}, oder ${also}`,
	playersRange: (value: number, low: number, high: number) =>
		`Plätze: ${value}. Möglich sind ${low} bis ${high}, und beim Solospiel 1`,
	castRange: (least: number, most: number) =>
		`Figuren pro Geschichte: mindestens ${least} passt nicht zu höchstens ${most}`,

	failed: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch mal.",
	notKept: "Der Server konnte das nicht speichern. Bitte versuch es noch mal.",
	blockedWord: (text: string) => `In „${text}“ steht ein Wort, das dieses Spiel nicht annimmt`,
	badBody: "Irgendetwas daran passt nicht. Ändere es ein bisschen, dann versuch es noch mal.",

	messageNotJson: "Diese Nachricht war kein JSON",
	messageTooLong: (most: number) => `Mehr als ${most} Zeichen darf nur ein Teil haben`,
	badMessage: (complaint: string) => `Diese Nachricht war nicht lesbar: ${complaint}`,
	foreignMessage: "Diese Nachricht spricht für jemand anders",
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
	screensWatch: "Ein Bildschirm schaut zu, und sonst nichts",
	closedByHost: "Der Host hat diesen Raum geschlossen",
	closedIdle: "In diesem Raum ist lange nichts passiert, darum wurde er geschlossen",
	closedEmpty: "Alle haben diesen Raum verlassen",
	closedAbandoned: "In diesem Raum war einen ganzen Tag niemand, darum wurde er geschlossen",
	closedByOperator: "Wer diese Seite betreibt, hat diesen Raum geschlossen",
	contentRemoved: "Dieses Spiel ist vorbei, und seine Geschichten wurden entfernt",

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
		"Auf diesen Namen hört der Server nicht. Bitte nimm die Adresse, die du bekommen hast.",
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
	badSignature: "Die Signatur dieses Ereignisses fehlt, ist falsch oder zu alt",
	badEvent: "Dieses Ereignis ist signiert, aber ihm fehlt, was dazugehört",

	maintenance: (message: string) =>
		message || "Gerade gibt’s keine neuen Spiele, die Küche wird geputzt. Gleich geht’s weiter!",
	signInElsewhere: "Die Konten dieser Seite wohnen woanders",
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
	resetOver: "Dieser Link ist schon benutzt oder über einen Tag alt. Lass dir einen neuen geben.",
	wrongPasskey: "Dieser Passkey öffnet hier kein Konto",
	passkeyKept: "Dieser Passkey ist schon gespeichert, oder es passt keiner mehr rein",
	noSuchPasskey: "Diesen Passkey hast du nicht",
	nameTaken: "Diesen Namen hat schon jemand. Nimm einen anderen.",
	weakPassword: "Dieses Passwort ist zu leicht zu erraten",
	nameIsMail: "Ein Name reicht: Hier schreibt niemand E-Mails",
	nameSigns: "Ein Name hat Buchstaben und Ziffern, und dazwischen Punkte, Binde- oder Unterstriche",
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
		"Wer euren Stammtisch gegründet hat, bleibt dabei. Aus dem Raum kannst du die Person trotzdem werfen.",
	makerOnly: "Das kann nur, wer diesen Stammtisch gegründet hat",
	sharersOnly: "Teilen kann eine Geschichte nur, wer mitgespielt hat",
	notShared: "Diese Geschichte wird nicht mehr geteilt",
	storyTakenDown: "Diese Geschichte verstieß gegen die Verhaltensregeln und wurde entfernt",
	saversOnly: "Aufheben kann eine Geschichte nur, wer bei dem Spiel dabei war",
	notSaved: "Diese Geschichte hast du nicht aufgehoben",
	storiesGone: "Dieser Raum ist geschlossen, und seine Geschichten sind mit ihm gegangen",
	tooManyStories: (most: number) =>
		`Du kannst ${most} Geschichten aufheben; lösch eine, dann ist Platz für die nächste`,

	badPushService: "Mitteilungen gehen nur an den Push-Dienst eines Browsers",
	noSuchSubscription: "Dieses Gerät bekommt keine Mitteilungen aus diesem Raum",
	pushOff: "Hier gibt es keine Mitteilungen",

	noSuchPicture: "Dieses Bild gibt es nicht",

	noSuchPack: "Dieses Paket oder Stichwort gibt es nicht",
	packTaken: (name: string) => `Ein Paket namens ${name} gibt es schon`,
	packNotBuiltIn: (names: string) =>
		`Die eingebauten Pakete sind ${names}; andere gehören zu einem Konto`,
	builtInPack: "Die eingebauten Pakete bleiben, wie sie sind",
	foreignPack: "Dieses Paket gehört jemand anderem",
	tooManyPacks: (most: number) =>
		`Du kannst ${most} Pakete haben; lösch eins, bevor du noch eins anlegst`,
	promptTaken: "Dieses Stichwort ist schon in diesem Paket",
	tooManyPrompts: (most: number) =>
		`Ein Paket kann ${most} Stichworte haben; lösch eins, bevor du noch eins dazulegst`,

	noSuchCalendar: "Diesen Kalender gibt es nicht mehr, oder er hat eine neue Adresse",
	chatsOff: "Diese Seite verbindet keine Chats",
	noChat: "Hier ist kein Chat verbunden, oder der alte nimmt nichts mehr an",
	badChat: "Das ist keine Webhook-Adresse. So eine beginnt mit https:// und führt ins Internet.",
	chatRefused: "Der Chat nimmt an dieser Adresse nichts an. Kopier dort eine neue.",
	chatAway: "Der Chat hat nicht geantwortet. Versuch es gleich noch mal.",

	noSuchBugReport: "Diese Fehlermeldung gibt es nicht",
	noSuchReport: "Diese Geschichte hat niemand gemeldet",
	engineAway: "Die Engine antwortet gerade nicht. Bitte versuch es noch mal.",

	zineForSupporters: "Das Zine ist für Supporter",
	noSuchPage: "Das Zine hat keine solche Seite",

	guessLimit: "Zu viele falsche Codes. Warte eine Minute.",
	roomLimit:
		"Das sind viele Räume für einen Anschluss. Spiel erst mal in einem davon, und öffne später weitere.",
	joinLimit: "So viele Leute auf einmal! Warte eine Minute, dann komm rein.",
	visitLimit: "Dieser Besuch ist schon gezählt.",
	storyLimit:
		"Das ist eine ganze Bibliothek auf einmal. Warte eine Minute, dann nimm die nächste Geschichte.",
	changeLimit: "Das war schnell! Warte eine Minute bis zur nächsten Änderung.",
	reportLimit: "Danke! Das waren viele Meldungen. Warte eine Stunde bis zur nächsten.",
	chatTestLimit: "Das waren viele Probezeilen. Warte eine Stunde bis zur nächsten.",
	pageLimit: "Zu viele Seiten auf einmal. Warte eine Minute.",
	callLimit: "Zu viele Aufrufe auf einmal. Warte eine Minute.",
	badBodyLimit: "Das ging oft hintereinander schief. Warte eine Minute, dann versuch es noch mal.",
	checkoutLimit:
		"Das ist ein ziemlicher Großeinkauf. Trink einen Tee und versuch es in einer Stunde noch mal.",
	tooManyRequests: "So viele Anfragen auf einmal von deinem Anschluss! Warte einen Moment.",
	connectionLimit: "Zu viele Verbindungen auf einmal. Warte eine Minute.",
	signInLimit: "Das war viel Geklopfe. Warte eine Minute, dann melde dich an.",
	signInStartLimit:
		"Von deinem Anschluss haben sich gerade viele angemeldet. Versuch es in zehn Minuten noch mal.",
	signUpLimit:
		"Über deinen Anschluss haben gerade viele ein Konto angelegt. Versuch es in einer Stunde noch mal.",
	subscriptionLimit:
		"Das waren viele Mitteilungen auf einmal. Versuch es in einer Stunde noch mal.",
	nameLimit:
		"Zu viele falsche Passwörter für diesen Namen. Warte eine Viertelstunde, oder nimm einen Passkey.",
};
