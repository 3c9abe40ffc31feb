import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";

const KICKED: Record<KickReason, string> = {
	away: "Der Host hat dich aus diesem Raum entfernt: Es sah aus, als wärst du nicht da",
	stranger: "Der Host hat dich aus diesem Raum entfernt: Dort wusste man nicht, wer du bist",
	manners: "Der Host hat dich aus diesem Raum entfernt: Bitte halte dich an die Verhaltensregeln",
};

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "Der Name",
	"A character's name": "Der Name einer Figur",
	"The title": "Der Titel",
	"A part": "Ein Teil",
	"The text": "Der Text",
	"The name of a pack": "Der Name eines Pakets",
	"The name of a table": "Der Name einer Runde",
	"A prompt": "Ein Stichwort",
	"A name": "Ein Name",
	"A password": "Ein Passwort",
	"The name of a passkey": "Der Name eines Passkeys",
};

/** The texts of all refusals by their codes (docs/protocol.md "Refusals"). */
export const refusalWords: Words<typeof english> = {
	notHere: "Du bist nicht mehr in diesem Raum",
	over: "Dieser Raum ist geschlossen",
	notNow: "Das geht an dieser Stelle des Spiels nicht",
	hostOnly: "Das darf nur der Host",
	playersOnly: "Das Publikum schaut zu, reagiert und stimmt ab; das hier geht nur am Tisch",
	tooFewPlayers: (min: number) => `Zum Start braucht es mindestens ${min} Leute`,
	alreadyDone: "Das hast du schon gemacht",
	timeUp: "Die Zeit ist um",
	started: "Das Spiel hat schon angefangen",
	full: "Der Raum ist voll",
	audienceFull: "Im Publikum ist kein Platz mehr",
	addressFull:
		"Aus deinem Netz nimmt dieser Raum niemanden mehr auf, außer der Host ist selbst darin",
	noAudience: "Dieser Raum hat kein Publikum",
	votingStarted: "Es wird schon gewählt",
	minors: "Dieser Raum ist für Leute ab 18",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "Der Host hat dich aus diesem Raum entfernt",
	characterCount: (wanted: number) =>
		`Dieser Raum will von allen ${wanted === 1 ? "1 Figur" : `${wanted} Figuren`}`,
	duplicate: "Zwei Figuren haben denselben Namen, und jede braucht einen anderen",
	foreignCharacter: "Eine dieser Figuren kannst du nicht ändern, weil sie nicht deine ist",
	notYourStory: "Das ist nicht deine Geschichte",
	notYourPart: "Diesen Teil schreibt jemand anders",
	notInHand: "Eine dieser Figuren hast du nicht auf der Hand",
	tooFewCharacters: (min: number) => `Wähl mindestens ${min === 1 ? "1 Figur" : `${min} Figuren`}`,
	tooManyCharacters: (max: number) => `Wähl höchstens ${max === 1 ? "1 Figur" : `${max} Figuren`}`,
	noModeration: "Melden und Schwärzen sind in diesem Raum abgeschaltet",
	flagForeign: "Melden lässt sich nur ein früherer Teil, den jemand anders geschrieben hat",
	noSuchStory: "Diese Geschichte gibt es in diesem Raum nicht",
	noSuchPart: "Diesen Teil gibt es in diesem Raum nicht",
	noSuchAward: "Diesen Preis gibt es in diesem Raum nicht",
	noSuchPlayer: "Diese Person gibt es in diesem Raum nicht",
	ownPart: "Auf einen Teil, den man selbst geschrieben hat, reagiert man nicht",
	ownStory: "Für die eigene Geschichte stimmt man nicht",
	reactionShape: "Das sind mehr Reaktionen, als diese Geschichte Teile hat",
	foreignReaction: "Diese Reaktion kannst du nicht ändern, weil sie nicht deine ist",
	nothingToGuess: "Bei diesem Teil gibt es für dich nichts zu raten",
	tooManyMarks: (max: number) =>
		`Du kannst in höchstens ${max === 1 ? "1 Teil" : `${max} Teilen`} eine Zeile anstreichen`,
	reactFirst: "Lass auf jeder Geschichte mindestens eine Reaktion da, bevor du wählst",
	kickNow:
		"Sobald geschrieben wird, bleiben alle am Tisch; bei den Titeln und beim Lesen kann man sie überspringen",
	kickSelf: "Der Host lässt sich nicht entfernen; verlass den Raum oder schließ ihn stattdessen",
	notShownOut: "Diese Person steht nicht auf der Liste derer, die du wieder reinlassen kannst",
	promptSwapped: "Pro Teil lässt sich ein Stichwort tauschen, und das hast du schon gemacht",
	noSuchPrompt: "Dieses Stichwort gibt es in diesem Teil nicht",
	noOtherPrompt: "Es gibt kein anderes Stichwort, das man dafür tauschen könnte",
	noClock: "Die Uhr lässt sich gerade nicht ändern",
	crownOwn: "Du trägst die Krone schon",
	locked: "Der Host hat diesen Raum abgeschlossen",
	tooFewSeats: (people: number) =>
		people === 1
			? "Im Raum ist schon 1 Person, also braucht er mindestens so viele Plätze"
			: `Im Raum sind schon ${people} Leute, also braucht er mindestens so viele Plätze`,
	minorsHere: "Jemand hier ist unter 18, also bleibt der Raum für alle",
	aloneOnly: "Ein Solospiel wird als solches eröffnet und wechselt den Modus später nicht",
	lobbyOnly: "Namen, Avatare und Plätze lassen sich nur in der Lobby ändern",
	crownFirst: "Der Host spielt mit; gib die Krone weiter, bevor du ins Publikum gehst",
	notTogether: "In diesem Raum wird nicht gemeinsam gelesen",
	nudged: "Diese Person wurde innerhalb des letzten Tages schon angestupst",
	skipNow:
		"Überspringen kann man Leute, wenn der Raum auf sie wartet, aber nicht, während sie schreiben",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} braucht mindestens ${least} Zeichen`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} darf höchstens ${most} Zeichen haben`,
	textBroken: (what: TextName) => `${TEXTS[what]} enthält ein kaputtes Zeichen`,
	textUnprintable: (what: TextName) =>
		`${TEXTS[what]} enthält ein Zeichen, das sich nicht anzeigen lässt`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} braucht einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht`,
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
	openedElsewhere: "Dieser Platz wurde in einem anderen Fenster geöffnet",
	noSuchSeat: "Dieser Platz ist hier nicht bekannt",
	noSuchScreen: "Dieser Bildschirm ist hier nicht bekannt",
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
	unknownEncoding: "Diese Kodierung ist hier nicht bekannt",
	unknownHost:
		"Unter diesem Namen ist der Server nicht bekannt. Bitte nimm die Adresse, die du bekommen hast.",
	adminOnly: "Dafür braucht es den Admin-Schlüssel",
	operatorsOnly: "Die Messwerte sind für den Betrieb",
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
	foreignPage: "Danach dürfen nur die eigenen Seiten dieser Website fragen",
	wrongPassword: "Name oder Passwort ist falsch",
	wrongOwnPassword: "Das ist nicht dein Passwort",
	wrongCode: "Name oder Ersatzcode ist falsch",
	linkUsed:
		"Dieser Link wurde schon benutzt. Warst du das nicht, dann hol dir deinen Platz auf dem Gerät zurück, das den Link gemacht hat.",
	linkOver:
		"Dieser Link ist abgelaufen oder wurde ersetzt. Mach einen neuen auf dem Gerät, auf dem du deinen Platz hast.",
	seatTakenBack: "Dein Platz wurde auf einem anderen deiner Geräte zurückgeholt.",
	notYourSeat: "Dieser Platz gehört nicht zu deinem Konto, oder sein Raum ist zu Ende.",
	resetOver: "Dieser Link ist schon benutzt oder älter als einen Tag. Bitte um einen neuen.",
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
	avatarForSupporters: "Dieser Avatar ist für Supporter",
	unknownPack: (name: string) =>
		`Ein Paket namens ${name} gibt es weder unter den eingebauten noch unter deinen`,

	storyUnknown: "Diese Geschichte gibt es nicht",
	readersOnly: "Noch einmal lesen können die Geschichten nur die, die in dem Spiel waren",
	gameGoesOn: "Mitnehmen kann man eine Geschichte, wenn das Spiel vorbei ist",
	firstLineOver:
		"Der erste Satz dieses Tages ist vorbei. Lade die Seite neu, dann kommt der von heute.",
	noSuchLine: "Diesen Satz gibt es hier nicht mehr",
	noSuchTable:
		"Diese Runde gibt es nicht. Vielleicht wurde sie gelöscht, oder ein Jahr lang war niemand da.",
	tableOpen: "Eure Runde hat schon jemand eröffnet. Setz dich dazu.",
	tableOpening: "Gerade eröffnet jemand eure Runde. Versuch es gleich noch einmal.",
	memberSits: "In diesem Raum sitzt jemand aus eurer Runde, deshalb bleibt er offen.",
	tableOfPlayers: "Eine Runde behalten können nur die, die mitspielen",
	tableForOne: "Zu einer Runde gehören mindestens zwei",
	noMember: "Du gehörst nicht zu dieser Runde",
	makerStays:
		"Wer eure Runde angelegt hat, bleibt dabei. Nur aus dem Raum rauswerfen geht trotzdem.",
	makerOnly: "Das kann nur, wer diese Runde angelegt hat",
	sharersOnly: "Eine Geschichte teilen können nur die, die mitgespielt haben",
	notShared: "Diese Geschichte wird nicht mehr geteilt",
	storyTakenDown: "Diese Geschichte verstieß gegen die Hausregeln und wurde entfernt",
	saversOnly: "Eine Geschichte sichern können nur die, die in dem Spiel waren",
	notSaved: "Diese Geschichte hast du nicht gesichert",
	storiesGone: "Dieser Raum ist geschlossen, und seine Geschichten sind mit ihm gegangen",
	tooManyStories: (most: number) =>
		`Du kannst ${most} Geschichten aufheben; lösch eine, bevor du noch eine sicherst`,

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
	badChat:
		"Das ist keine Adresse eines Webhooks. Sie beginnt mit https://, und ihr Server steht im Internet.",
	chatRefused: "Der Chat nimmt an dieser Adresse nichts an. Kopier dort eine neue.",
	chatAway: "Der Chat hat nicht geantwortet. Versuch es gleich noch mal.",

	noSuchBugReport: "Diese Fehlermeldung gibt es nicht",
	noSuchReport: "Eine solche Geschichte hat niemand gemeldet",
	engineAway: "Die Engine antwortet gerade nicht. Bitte versuch es noch mal.",

	zineForSupporters: "Das Zine ist für Supporter",
	noSuchPage: "Diese Seite hat das Zine nicht",

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
	subscriptionLimit: "Das waren viele Mitteilungen auf einmal. Versuch es in einer Stunde wieder.",
	nameLimit:
		"Zu viele falsche Passwörter für diesen Namen. Warte eine Viertelstunde, oder nimm einen Passkey.",
};
