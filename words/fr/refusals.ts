import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";
import { many } from "./grammar.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "L’hôte t’a fait sortir de cette salle : on aurait dit que tu n’étais pas là",
	stranger: "L’hôte t’a fait sortir de cette salle, faute de savoir qui tu es",
	manners: "L’hôte t’a fait sortir de cette salle : pense au code de bonne conduite",
};

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "Le nom",
	"A character's name": "Le nom d’un personnage",
	"The title": "Le titre",
	"A part": "Un chapitre",
	"The text": "Le texte",
	"The name of a pack": "Le nom d’une boîte à idées",
	"The name of a table": "Le nom d’une table",
	"A prompt": "Une idée",
	"A name": "Un nom",
	"A password": "Un mot de passe",
	"The name of a passkey": "Le nom d’une clé d’accès",
};

/** The texts of all refusals by their codes (docs/protocol.md "Refusals"). */
export const refusalWords: Words<typeof english> = {
	notHere: "Tu n’es plus dans cette salle",
	over: "Cette salle est fermée",
	notNow: "Ce n’est pas possible à ce moment de la partie",
	hostOnly: "Seul l’hôte peut faire ça",
	playersOnly: "Le public regarde, réagit et vote ; pour le reste, il faut être à table",
	tooFewPlayers: (min: number) => `Il faut être au moins ${min} pour commencer`,
	alreadyDone: "C’est déjà fait",
	timeUp: "temps écoulé",
	started: "La partie a déjà commencé",
	full: "La salle est pleine",
	audienceFull: "Il n’y a plus de place dans le public",
	addressFull:
		"Cette salle n’accueille plus personne de ton réseau, sauf si l’hôte s’y trouve aussi",
	noAudience: "Cette salle n’accueille pas de public",
	votingStarted: "Le vote a déjà commencé",
	minors: "Cette salle est pour les personnes de 18 ans et plus",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "L’hôte t’a fait sortir de cette salle",
	characterCount: (wanted: number) =>
		`Cette salle demande ${many(wanted, "personnage")} à chaque convive`,
	duplicate: "Deux personnages portent le même nom, et il faut que chacun ait le sien",
	foreignCharacter: "Un de ces personnages n’est pas à toi, tu ne peux pas le changer",
	notYourStory: "Ce n’est pas ton histoire",
	notYourPart: "Ce n’est pas à toi d’écrire ce chapitre",
	notInHand: "Un de ces personnages n’est pas dans ta main",
	tooFewCharacters: (min: number) => `Choisis au moins ${many(min, "personnage")}`,
	tooManyCharacters: (max: number) => `Choisis au plus ${many(max, "personnage")}`,
	noModeration: "Cette salle n’a pas de modération : on n’y signale rien, on n’y caviarde rien",
	flagForeign: "Tu ne peux signaler que les chapitres d’avant, écrits par quelqu’un d’autre",
	noSuchStory: "Cette histoire n’existe pas dans cette salle",
	noSuchPart: "Ce chapitre n’existe pas dans cette salle",
	noSuchAward: "Ce prix n’existe pas dans cette salle",
	noSuchPlayer: "Cette personne n’est pas dans cette salle",
	ownPart: "Ton propre chapitre, tu ne peux que l’admirer : pas de gommette dessus",
	ownStory: "Tu ne peux pas voter pour ta propre histoire",
	reactionShape: "Il y a plus de gommettes que de chapitres dans cette histoire",
	foreignReaction: "Cette gommette n’est pas à toi, tu ne peux pas la changer",
	nothingToGuess: "Tu n’as rien à deviner dans ce chapitre",
	tooManyMarks: (max: number) =>
		`Tu peux surligner une phrase dans ${many(max, "chapitre")} au plus`,
	reactFirst: "Colle au moins une gommette sur chaque histoire avant de voter",
	kickNow:
		"Une fois l’écriture commencée, on ne met plus personne à la porte ; pour les titres et la lecture, on peut avancer sans la personne qui manque",
	kickSelf: "L’hôte ne se met pas à la porte : pars, ou ferme la salle",
	notShownOut: "Cette personne n’est pas à la porte, inutile de la faire revenir",
	promptSwapped: "On change une seule idée par chapitre, et c’est déjà fait",
	noSuchPrompt: "Cette idée n’existe pas dans ce chapitre",
	noOtherPrompt: "Il n’y a pas d’autre idée à donner à la place",
	noClock: "On ne peut pas toucher au chrono en ce moment",
	crownOwn: "Tu portes déjà la couronne",
	locked: "L’hôte a fermé cette salle à clé",
	tooFewSeats: (people: number) =>
		people === 1
			? "Il y a déjà 1 personne à table : il faut au moins autant de places"
			: `Il y a déjà ${people} personnes à table : il faut au moins autant de places`,
	minorsHere: "Quelqu’un ici a moins de 18 ans : la salle reste tout public",
	aloneOnly: "Une salle solo reste solo, et une autre ne peut pas le devenir",
	lobbyOnly: "On ne change de nom, d’avatar et de place qu’avant le début",
	crownFirst: "L’hôte joue ; passe la couronne avant de rejoindre le public",
	notTogether: "Dans cette salle, chaque personne lit de son côté",
	nudged: "Cette personne a déjà été relancée il y a moins d’un jour",
	skipNow:
		"On n’avance sans quelqu’un que si toute la salle l’attend, et jamais pendant l’écriture",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} doit avoir au moins ${many(least, "caractère")}`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} peut avoir au plus ${many(most, "caractère")}`,
	textBroken: (what: TextName) => `${TEXTS[what]} contient un caractère cassé`,
	textUnprintable: (what: TextName) => `${TEXTS[what]} contient un caractère impossible à afficher`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} doit avoir une lettre, un chiffre ou un signe visible`,
	nameTooShort: (least: number, missing: number) =>
		`Le nom doit avoir au moins ${many(least, "caractère")} : il en manque ${missing}`,
	characterNameless: "Chaque personnage a besoin d’un nom",
	titleMissing: "Il faut un titre à cette histoire",
	settingRange: (_key: string, value: number, low: number, high: number) =>
		`Un réglage est à ${value} : il lui faut un nombre entier de ${low} à ${high}`,
	settingRangeOr: (_key: string, value: number, low: number, high: number, also: number) =>
		`Un réglage est à ${value} : il lui faut un nombre entier de ${low} à ${high}, ou ${also}`,
	playersRange: (value: number, low: number, high: number) =>
		`Places : ${value}. Il en faut de ${low} à ${high}, ou une seule en solo`,
	castRange: (least: number, most: number) =>
		`Personnages par histoire : un minimum de ${least} ne tient pas dans un maximum de ${most}`,

	failed: "Quelque chose a mal tourné de notre côté. Réessaie.",
	notKept: "Le serveur n’a pas pu enregistrer ça. Réessaie.",
	blockedWord: (text: string) => `« ${text} » contient un mot que ce jeu n’accepte pas`,
	badBody: "Quelque chose là-dedans ne va pas. Change un détail, puis réessaie.",

	messageNotJson: "Ce message n’était pas du JSON",
	messageTooLong: (most: number) => `Seul un chapitre peut dépasser ${most} caractères`,
	badMessage: (complaint: string) => `Ce message est illisible : ${complaint}`,
	foreignMessage: "Ce message parle au nom de quelqu’un d’autre",
	noSuchAction: "Cette action n’existe pas",
	tooManyMessages: "Trop de messages à la fois. Attends un instant.",
	tooManyActions: "Ça faisait beaucoup à la fois. Attends un instant, puis réessaie.",
	heirAway: "La couronne ne va qu’à quelqu’un qui est en ligne en ce moment",
	openedElsewhere: "Cette place a été ouverte dans une autre fenêtre",
	noSuchSeat: "On ne connaît pas cette place",
	noSuchScreen: "On ne connaît pas cet écran",
	screensFull: (most: number) =>
		most === 1
			? "1 écran montre déjà cette salle. Ferme-le, puis réessaie dans une minute."
			: `${most} écrans montrent déjà cette salle. Fermes-en un, puis réessaie dans une minute.`,
	screensClosed: "L’hôte a fermé les écrans de cette salle",
	screensWatch: "Un écran regarde, et ne fait rien d’autre",
	closedByHost: "L’hôte a fermé cette salle",
	closedIdle: "Il ne se passait plus rien dans cette salle depuis longtemps : elle a fermé",
	closedEmpty: "Tout le monde a quitté cette salle",
	closedAbandoned: "Personne n’est venu dans cette salle de toute une journée : elle a fermé",
	closedByOperator: "Les responsables de ce site ont fermé cette salle",
	contentRemoved: "Cette partie est finie et ses histoires ont été effacées",

	noSuchCall: "Cette requête n’existe pas",
	wrongMethod: "Cette requête ne se fait pas comme ça",
	bodyNotJson: "Le corps n’est pas du JSON",
	bodyNotCalledJson: "Content-Type doit être application/json",
	bodyNotCalledForm: "Content-Type doit être application/x-www-form-urlencoded",
	bodyTooLong: (most: string) => `Une requête peut porter au plus ${most}`,
	addressTooLong: (most: number) => `Une adresse peut avoir au plus ${most} caractères`,
	bodyTooSlow: "C’est arrivé trop lentement",
	unknownEncoding: "On ne connaît pas cet encodage",
	unknownHost: "Ce serveur ne s’appelle pas comme ça. Utilise l’adresse qu’on t’a donnée.",
	adminOnly: "Pour ça, il faut la clé d’administration",
	operatorsOnly: "Les mesures sont réservées aux responsables du site",
	noSignIn: "On ne peut pas se connecter ici",
	signInFirst: "Connecte-toi pour faire ça",
	signInExpired: "Ta connexion a expiré. Reconnecte-toi.",
	signInAway: "La connexion ne peut pas être vérifiée en ce moment. Réessaie.",

	checkoutOff: "Rien n’est à vendre ici",
	checkoutAway: "La caisse ne répond pas. Rien n’a été débité. Réessaie dans un instant.",
	foreignForm: "Ce formulaire venait d’un autre site",
	alreadySupporter: "Ce compte est déjà mécène",
	unknownAccount: "Ce compte n’existe pas ici",
	badSignature: "La signature de cet événement manque, est fausse ou trop vieille",
	badEvent: "Cet événement est signé, mais il lui manque ce qu’il devrait contenir",

	maintenance: (message: string) =>
		message || "Pas de nouvelles parties pour l’instant, on nettoie la cuisine. À tout de suite !",
	signInElsewhere: "Les comptes de ce site vivent ailleurs",
	signInOver: "Cette connexion a trop attendu. Ferme la fenêtre et recommence.",
	foreignPage: "Seules les pages de ce site peuvent demander ça",
	wrongPassword: "Ce n’est pas le bon nom, ou pas le bon mot de passe",
	wrongOwnPassword: "Ce n’est pas ton mot de passe",
	wrongCode: "Ce n’est pas le bon nom, ou pas le bon code de secours",
	linkUsed:
		"Ce lien a déjà servi. Si ce n’était pas toi, reprends ta place sur l’appareil qui l’a créé.",
	linkOver:
		"Ce lien a expiré ou a été remplacé. Crées-en un autre sur l’appareil où se trouve ta place.",
	seatTakenBack: "Ta place a été reprise depuis un autre de tes appareils.",
	notYourSeat: "Cette place n’appartient pas à ton compte, ou sa salle est terminée.",
	resetOver: "Ce lien a déjà servi, ou a plus d’un jour. Demandes-en un autre.",
	wrongPasskey: "Cette clé d’accès n’ouvre aucun compte ici",
	passkeyKept: "Cette clé d’accès est déjà enregistrée, ou tu en as déjà le maximum",
	noSuchPasskey: "Tu n’as pas cette clé d’accès",
	nameTaken: "Quelqu’un a déjà ce nom. Essaies-en un autre.",
	weakPassword: "Ce mot de passe est trop facile à deviner",
	nameIsMail: "Un nom suffit : ici, personne n’envoie d’e-mails",
	nameSigns:
		"Un nom a des lettres et des chiffres, avec des points, des tirets ou des tirets bas entre eux",
	screenNameMissing: "Il faut bien que les autres sachent comment t’appeler",
	passkeyNameless: "Donne un nom à la clé d’accès, pour la reconnaître plus tard",

	serverFull: "Toutes les tables sont prises en ce moment. Réessaie un peu plus tard.",
	noSuchRoom: "Aucune salle avec ce code",
	avatarForSupporters: "Cet avatar est pour les mécènes",
	unknownPack: (name: string) =>
		`Aucune boîte à idées ne s’appelle ${name}, ni d’origine ni parmi les tiennes`,

	storyUnknown: "Cette histoire n’existe pas",
	readersOnly: "Seules les personnes présentes dans cette partie peuvent relire ses histoires",
	gameGoesOn: "Tu pourras emporter une histoire une fois la partie finie",
	firstLineOver:
		"La première phrase de ce jour-là est passée. Recharge la page pour celle d’aujourd’hui.",
	noSuchLine: "Cette phrase n’est plus là",
	noSuchTable:
		"Cette table n’existe pas. Elle a peut-être été supprimée, ou personne n’y est venu depuis un an.",
	tableOpen: "Quelqu’un a déjà ouvert votre table. Va t’asseoir.",
	tableOpening: "Quelqu’un est en train d’ouvrir votre table. Réessaie dans un instant.",
	memberSits: "Quelqu’un de la table est dans cette salle : elle reste ouverte.",
	tableOfPlayers: "Seules les personnes qui jouent dans une salle peuvent garder sa table",
	tableForOne: "Il faut être au moins deux pour garder une table",
	noMember: "Tu ne fais pas partie de cette table",
	makerStays:
		"La personne qui a créé la table y reste. Tu peux quand même la faire sortir de la salle.",
	makerOnly: "Seule la personne qui a créé cette table peut faire ça",
	sharersOnly: "Seules les personnes qui ont joué peuvent partager une histoire",
	notShared: "Cette histoire n’est plus partagée",
	storyTakenDown: "Cette histoire enfreignait le code de bonne conduite et a été retirée",
	saversOnly: "Seules les personnes présentes dans la partie peuvent en garder une histoire",
	notSaved: "Tu n’as pas gardé cette histoire",
	storiesGone: "Cette salle a fermé, et ses histoires sont parties avec elle",
	tooManyStories: (most: number) =>
		`Tu peux garder ${many(most, "histoire")} ; supprimes-en une avant d’en garder une autre`,

	badPushService: "Les notifications ne peuvent aller qu’au service push d’un navigateur",
	noSuchSubscription: "Cet appareil ne reçoit pas de notifications de cette salle",
	pushOff: "Il n’y a pas de notifications ici",

	noSuchPicture: "Cette image n’existe pas",

	noSuchPack: "Cette boîte ou cette idée n’existe pas",
	packTaken: (name: string) => `Une boîte à idées s’appelle déjà ${name}`,
	packNotBuiltIn: (names: string) =>
		`Les boîtes à idées d’origine sont ${names} ; les autres appartiennent à un compte`,
	builtInPack: "Les boîtes à idées d’origine restent comme elles sont",
	foreignPack: "Cette boîte à idées est à quelqu’un d’autre",
	tooManyPacks: (most: number) =>
		`Tu peux avoir ${many(most, "boîte")} à idées ; supprimes-en une avant d’en ajouter une autre`,
	promptTaken: "Cette idée est déjà dans cette boîte",
	tooManyPrompts: (most: number) =>
		`Une boîte peut contenir ${many(most, "idée")} ; supprimes-en une avant d’en ajouter une autre`,

	noSuchCalendar: "Ce calendrier est terminé, ou son adresse a changé",
	chatsOff: "Ici, on ne peut brancher aucun salon",
	noChat: "Aucun salon n’est branché ici, ou l’ancien n’accepte plus de messages",
	badChat:
		"Ce n’est pas l’adresse d’un webhook. Elle commence par https://, et son serveur est sur Internet.",
	chatRefused:
		"Le salon n’accepte pas de messages à cette adresse. Copies-en une nouvelle dans ses réglages.",
	chatAway: "Le salon ne répond pas. Réessaie dans un instant.",

	noSuchBugReport: "Ce signalement de bug n’existe pas",
	noSuchReport: "Personne n’a signalé cette histoire",
	engineAway: "Le moteur ne répond pas en ce moment. Réessaie.",

	zineForSupporters: "Le fanzine est pour les mécènes",
	noSuchPage: "Le fanzine n’a pas cette page",

	guessLimit: "Trop de mauvais codes. Attends une minute.",
	roomLimit:
		"Ça fait beaucoup de salles pour un seul endroit. Joue dans l’une d’elles, et ouvres-en d’autres plus tard.",
	joinLimit: "Que de monde à la fois ! Attends une minute, puis entre.",
	visitLimit: "Cette visite est déjà comptée.",
	storyLimit:
		"C’est toute une bibliothèque d’un coup. Attends une minute, puis prends l’histoire suivante.",
	changeLimit: "Quelle vitesse ! Attends une minute avant le prochain changement.",
	reportLimit: "Merci ! Ça faisait beaucoup de signalements. Attends une heure avant le prochain.",
	chatTestLimit: "Ça fait beaucoup de lignes d’essai. Attends une heure avant la prochaine.",
	pageLimit: "Trop de pages à la fois. Attends une minute.",
	callLimit: "Trop de requêtes à la fois. Attends une minute.",
	badBodyLimit: "Ça a raté trop de fois d’affilée. Attends une minute, puis réessaie.",
	checkoutLimit: "Ça fait beaucoup d’emplettes. Prends une tisane et réessaie dans une heure.",
	tooManyRequests: "Que de demandes à la fois de chez toi ! Attends un instant.",
	connectionLimit: "Trop de connexions à la fois. Attends une minute.",
	signInLimit: "Ça toque de partout. Attends une minute, puis connecte-toi.",
	signInStartLimit:
		"Beaucoup de gens viennent de se connecter de chez toi. Réessaie dans dix minutes.",
	signUpLimit: "Beaucoup de gens viennent de s’inscrire de chez toi. Réessaie dans une heure.",
	subscriptionLimit: "Ça fait beaucoup de notifications d’un coup. Réessaie dans une heure.",
	nameLimit:
		"Trop de mauvais mots de passe pour ce nom. Attends un quart d’heure, ou utilise une clé d’accès.",
};
