import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";
import { many } from "./grammar.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "L’hôte t’a fait sortir de cette salle : ta chaise avait l’air vide. Fais-lui signe pour revenir.",
	stranger:
		"L’hôte t’a fait sortir de cette salle, faute de savoir qui tu es. Présente-toi pour revenir.",
	manners: "L’hôte t’a fait sortir de cette salle. Relis le code de bonne conduite.",
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
	notHere: "Tu n’as plus de place dans cette salle. Retape son code pour y rentrer.",
	over: "Cette salle a fermé. Ouvres-en une autre depuis l’accueil.",
	notNow: "Ce n’est pas le moment, la partie en est ailleurs",
	hostOnly: "Ça, c’est à l’hôte de le faire : demande-lui",
	playersOnly: "Le public regarde, réagit et vote. Pour le reste, il faut une place à table.",
	tooFewPlayers: (min: number) => `Il faut être au moins ${min} pour commencer. Appelle du monde !`,
	alreadyDone: "C’est déjà fait",
	timeUp: "temps écoulé",
	started: "La partie a déjà commencé. Reviens pour la prochaine.",
	full: "Toutes les chaises sont prises. Il en reste peut-être dans le public.",
	audienceFull: "Plus une place dans le public, même debout",
	addressFull:
		"Il y a déjà beaucoup de monde ici sur ta connexion. Passe par une autre, tes données mobiles par exemple.",
	noAudience: "Cette salle joue sans public",
	votingStarted: "Le vote a commencé, le public n’entre plus. Reviens pour la prochaine partie.",
	minors: "Cette salle est pour les personnes de 18 ans et plus",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "L’hôte t’a fait sortir de cette salle",
	characterCount: (wanted: number) => `Ici, chaque convive apporte ${many(wanted, "personnage")}`,
	duplicate: "Deux personnages portent le même nom : rebaptise l’un des deux",
	foreignCharacter: "Un de ces personnages n’est pas à toi : laisse-le comme il est",
	notYourStory: "Cette histoire n’est pas la tienne",
	notYourPart: "Ce chapitre est pour une autre plume que la tienne",
	notInHand: "Un de ces personnages n’est pas dans ta main : choisis parmi les tiens",
	tooFewCharacters: (min: number) => `Choisis au moins ${many(min, "personnage")}`,
	tooManyCharacters: (max: number) => `Choisis au plus ${many(max, "personnage")}`,
	noModeration: "Cette salle joue sans modération : on n’y signale rien, on n’y caviarde rien",
	flagForeign: "Tu peux signaler les chapitres qui précèdent, mais pas les tiens",
	noSuchStory: "Cette histoire n’est pas de cette salle",
	noSuchPart: "Ce chapitre n’est pas de cette salle",
	noSuchAward: "Ce prix n’est pas au programme de cette salle",
	noSuchPlayer: "Cette personne n’est pas dans cette salle",
	ownPart: "Ton propre chapitre, tu ne peux que l’admirer : pas de gommette dessus",
	ownStory: "Pas de voix pour ta propre histoire : choisis-en une autre",
	reactionShape: "Ça fait plus de gommettes que de chapitres. Recharge la page et recommence.",
	foreignReaction: "Cette gommette n’est pas à toi : laisse-la collée",
	nothingToGuess: "Dans ce chapitre, tu n’as personne à démasquer",
	tooManyMarks: (max: number) =>
		`Tu peux surligner une phrase dans ${many(max, "chapitre")} au plus. Efface d’abord un coup de surligneur.`,
	reactFirst: "Colle d’abord au moins une gommette sur chaque histoire, puis vote",
	kickNow:
		"Une fois qu’on écrit, plus personne ne sort. Aux titres et à la lecture, tu pourras avancer sans les retardataires.",
	kickSelf: "L’hôte ne se met pas à la porte : pars, ou ferme la salle",
	notShownOut: "Cette personne n’est pas à la porte : inutile de la faire revenir",
	promptSwapped: "Une seule idée se change par chapitre, et c’est déjà fait",
	noSuchPrompt: "Cette idée n’est pas de ce chapitre",
	noOtherPrompt: "La boîte n’a rien d’autre en réserve : il va falloir faire avec cette idée",
	noClock: "Pour l’instant, pas touche au chrono",
	crownOwn: "La couronne est déjà sur ta tête",
	locked: "L’hôte a fermé cette salle à clé. Demande-lui de rouvrir.",
	tooFewSeats: (people: number) =>
		people === 1
			? "Il y a déjà 1 personne à table : garde-lui une place"
			: `Il y a déjà ${people} personnes à table : garde une place à chacune`,
	minorsHere: "Quelqu’un ici a moins de 18 ans : la salle reste tout public",
	aloneOnly: "Le solo se choisit à l’ouverture. Pour changer d’avis, ouvre une autre salle.",
	lobbyOnly: "Le nom, l’avatar et la place se changent à l’apéro, avant le début",
	crownFirst: "Tu portes la couronne. Passe-la avant de rejoindre le public.",
	notTogether: "Dans cette salle, tout le monde lit à son rythme",
	nudged: "Cette personne a déjà reçu un coup de coude. Laisse-lui la journée.",
	skipNow:
		"On peut avancer sans quelqu’un quand toute la salle l’attend, mais jamais pendant l’écriture",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} doit avoir au moins ${many(least, "caractère")}`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} tient en ${many(most, "caractère")}, pas plus`,
	textBroken: (what: TextName) => `${TEXTS[what]} contient un caractère abîmé : retape-le`,
	textUnprintable: (what: TextName) =>
		`${TEXTS[what]} contient un caractère impossible à afficher : enlève-le`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} n’a rien de visible : ajoute une lettre, un chiffre ou un signe`,
	nameTooShort: (least: number, missing: number) =>
		`Le nom doit avoir au moins ${many(least, "caractère")} : il en manque ${missing}`,
	characterNameless: "Chaque personnage a besoin d’un nom. En panne ? Le dé en connaît.",
	titleMissing: "Il faut un titre à cette histoire",
	settingRange: (_key: string, value: number, low: number, high: number) =>
		`Un réglage est à ${value}, mais il va de ${low} à ${high}, sans virgule`,
	settingRangeOr: (_key: string, value: number, low: number, high: number, also: number) =>
		`Un réglage est à ${value}, mais il va de ${low} à ${high}, sans virgule ; ${also}, ça va aussi`,
	playersRange: (value: number, low: number, high: number) =>
		`${many(value, "chaise")}, ça ne va pas : il en faut de ${low} à ${high}, ou une seule en solo`,
	castRange: (least: number, most: number) =>
		`Personnages par histoire : « ${least} au moins » et « ${most} au plus », il faut choisir`,

	failed: "Quelque chose a mal tourné de notre côté. Réessaie.",
	notKept: "Le serveur n’a pas réussi à garder ça. Réessaie.",
	blockedWord: (text: string) =>
		`« ${text} » contient un mot que ce jeu n’accepte pas. Trouve autre chose.`,
	badBody: "Quelque chose cloche là-dedans. Change un détail, puis réessaie.",

	messageNotJson: "Ce message n’était pas du JSON",
	messageTooLong: (most: number) =>
		`C’est trop long : seul un chapitre peut dépasser ${most} caractères`,
	badMessage: (complaint: string) => `Ce message est illisible : ${complaint}`,
	foreignMessage: "Ce message parle au nom de quelqu’un d’autre",
	noSuchAction: "Cette action n’existe pas",
	tooManyMessages: "Trop de messages à la fois. Attends un instant.",
	tooManyActions: "Ça faisait beaucoup à la fois. Souffle un peu, puis réessaie.",
	heirAway: "La couronne ne tient que sur une tête présente. Choisis quelqu’un qui est en ligne.",
	openedElsewhere: "Cette place est maintenant dans une autre fenêtre",
	noSuchSeat: "On ne connaît pas cette place. Entre avec le code de la salle.",
	noSuchScreen: "On ne connaît pas cet écran. Rouvre-le avec le code de la salle.",
	screensFull: (most: number) =>
		most === 1
			? "1 écran montre déjà cette salle. Ferme-le, puis réessaie dans une minute."
			: `${most} écrans montrent déjà cette salle. Fermes-en un, puis réessaie dans une minute.`,
	screensClosed: "L’hôte a fermé les écrans de cette salle",
	screensWatch: "Un écran regarde, et ne fait rien d’autre",
	closedByHost: "L’hôte a fermé cette salle",
	closedIdle: "Il ne se passait plus rien ici depuis longtemps, alors la salle a fermé",
	closedEmpty: "Tout le monde est parti, alors la salle a fermé",
	closedAbandoned: "Personne n’est venu de toute une journée, alors la salle a fermé",
	closedByOperator: "Les responsables de ce site ont fermé cette salle",
	contentRemoved: "Cette partie est finie, et ses histoires sont effacées",

	noSuchCall: "Cette requête n’existe pas",
	wrongMethod: "Cette requête existe, mais pas avec cette méthode",
	bodyNotJson: "Le corps de la requête n’est pas du JSON",
	bodyNotCalledJson: "Content-Type doit être application/json",
	bodyNotCalledForm: "Content-Type doit être application/x-www-form-urlencoded",
	bodyTooLong: (most: string) => `Une requête porte ${most}, pas plus`,
	addressTooLong: (most: number) => `Une adresse tient en ${most} caractères, pas plus`,
	bodyTooSlow: "Ça a mis trop de temps à arriver. Vérifie ta connexion, puis réessaie.",
	unknownEncoding: "Le serveur ne connaît pas cet encodage",
	unknownHost: "Ce serveur ne s’appelle pas comme ça. Utilise l’adresse qu’on t’a donnée.",
	adminOnly: "Pour ça, il faut la clé d’administration",
	operatorsOnly: "Les mesures sont réservées aux responsables du site",
	noSignIn: "Ici, tout se joue sans compte : on ne se connecte pas",
	signInFirst: "Pour ça, connecte-toi d’abord",
	signInExpired: "Ta connexion a expiré. Reconnecte-toi.",
	signInAway: "On n’arrive pas à vérifier ton compte. Réessaie dans un instant.",

	checkoutOff: "Rien n’est à vendre ici",
	checkoutAway: "La caisse ne répond pas. Rien n’a été débité. Réessaie dans un instant.",
	foreignForm: "Ce formulaire vient d’un autre site. Recommence depuis celui-ci.",
	alreadySupporter: "Ce compte est déjà mécène",
	unknownAccount: "Ce compte n’existe pas ici",
	badSignature: "Cet événement n’a pas de signature, ou elle est fausse ou périmée",
	badEvent: "Cet événement est bien signé, mais il y manque quelque chose",

	maintenance: (message: string) =>
		message || "Pas de nouvelles parties pour l’instant, on nettoie la cuisine. À tout de suite !",
	signInElsewhere: "Les comptes de ce site vivent ailleurs",
	signInOver: "Cette connexion a trop attendu. Ferme la fenêtre et recommence.",
	foreignPage: "Seules les pages de ce site peuvent demander ça",
	wrongPassword:
		"Le nom ou le mot de passe n’est pas le bon. Réessaie, ou prends un code de secours.",
	wrongOwnPassword: "Ce n’est pas ton mot de passe. Réessaie.",
	wrongCode: "Le nom ou le code n’est pas le bon. Chaque code de secours ne sert qu’une fois.",
	linkUsed:
		"Ce lien a déjà servi. Si ce n’était pas toi, reprends ta place sur l’appareil qui l’a créé.",
	linkOver:
		"Ce lien a expiré ou a été remplacé. Crées-en un autre sur l’appareil où se trouve ta place.",
	seatTakenBack: "Ta place est repartie sur un autre de tes appareils.",
	notYourSeat: "Cette place n’est pas à ton compte, ou sa salle a fermé.",
	resetOver: "Ce lien a déjà servi, ou il a plus d’un jour. Demandes-en un autre.",
	wrongPasskey: "Cette clé d’accès n’ouvre aucun compte ici. Essaie avec ton mot de passe.",
	passkeyKept: "Cette clé d’accès est déjà là, ou ton trousseau est plein : oublies-en une",
	noSuchPasskey: "Tu n’as pas cette clé d’accès",
	nameTaken: "Quelqu’un a déjà ce nom. Essaies-en un autre.",
	weakPassword: "Ce mot de passe se devine trop vite. Essaie une phrase idiote.",
	nameIsMail: "Un nom suffit : ici, personne n’envoie d’e-mails",
	nameSigns:
		"Un nom est fait de lettres et de chiffres ; entre eux, un point, un tiret ou un tiret bas, ça va",
	screenNameMissing: "Il faut bien que les autres sachent comment t’appeler",
	passkeyNameless: "Donne un nom à la clé d’accès, pour la reconnaître plus tard",

	serverFull: "Toutes les tables sont prises en ce moment. Réessaie un peu plus tard.",
	noSuchRoom: "Aucune salle n’a ce code. Vérifie les quatre lettres.",
	avatarForSupporters: "Cet avatar est pour les mécènes. Prends-en un autre.",
	unknownPack: (name: string) =>
		`Aucune boîte à idées ne s’appelle ${name}, ni parmi les tiennes, ni d’origine`,

	storyUnknown: "Cette histoire n’existe pas",
	readersOnly: "Il faut avoir été de cette partie pour en relire les histoires",
	gameGoesOn: "La partie n’est pas finie : c’est à la fin qu’on emporte ses histoires",
	firstLineOver:
		"La première phrase de ce jour-là est passée. Recharge la page pour celle d’aujourd’hui.",
	noSuchLine: "Cette phrase n’est plus là",
	noSuchTable:
		"Cette table n’existe pas. Elle a peut-être été supprimée, ou personne n’y est venu depuis un an.",
	tableOpen: "Quelqu’un a déjà ouvert votre table. Va t’asseoir.",
	tableOpening: "Quelqu’un est en train d’ouvrir votre table. Réessaie dans un instant.",
	memberSits: "Quelqu’un de la table est dans cette salle, alors elle reste ouverte.",
	tableOfPlayers: "Pour garder la table d’une salle, il faut y jouer",
	tableForOne: "Il faut être au moins deux pour garder une table",
	noMember: "Tu ne fais pas partie de cette table",
	makerStays:
		"La personne qui a créé la table y reste. Tu peux quand même la mettre à la porte de la salle.",
	makerOnly: "Ça, c’est à la personne qui a créé la table : demande-lui",
	sharersOnly: "Il faut avoir joué pour partager une histoire",
	notShared: "Cette histoire n’est plus partagée",
	storyTakenDown: "Cette histoire enfreignait le code de bonne conduite et a été retirée",
	saversOnly: "Il faut avoir été de cette partie pour en garder une histoire",
	notSaved: "Cette histoire n’est pas dans ta bibliothèque",
	storiesGone: "Cette salle a fermé, et ses histoires sont parties avec elle",
	tooManyStories: (most: number) =>
		`Tu peux garder ${many(most, "histoire")} : supprimes-en une pour faire de la place`,

	badPushService: "Les notifications ne peuvent aller qu’au service push d’un navigateur",
	noSuchSubscription: "Cet appareil ne reçoit pas de notifications de cette salle",
	pushOff: "Ce site n’envoie pas de notifications",

	noSuchPicture: "Cette image n’existe pas",

	noSuchPack: "Cette boîte ou cette idée n’existe pas",
	packTaken: (name: string) => `Une boîte à idées s’appelle déjà ${name}. Trouve un autre nom.`,
	packNotBuiltIn: (names: string) =>
		`Les boîtes à idées d’origine sont ${names} ; les autres appartiennent à un compte`,
	builtInPack: "Les boîtes à idées d’origine restent comme elles sont",
	foreignPack: "Cette boîte à idées est à quelqu’un d’autre",
	tooManyPacks: (most: number) =>
		`Tu peux avoir ${many(most, "boîte")} à idées : supprimes-en une pour faire de la place`,
	promptTaken: "Cette idée est déjà dans cette boîte",
	tooManyPrompts: (most: number) =>
		`Une boîte contient ${many(most, "idée")} au plus : supprimes-en une pour faire de la place`,

	noSuchCalendar: "Ce calendrier est terminé, ou son adresse a changé",
	chatsOff: "Ici, on ne peut brancher aucun salon",
	noChat: "Aucun salon n’est branché, ou il n’accepte plus rien. Colle une nouvelle adresse.",
	badChat:
		"Ce n’est pas l’adresse d’un webhook : il en faut une en https:// dont le serveur est sur Internet.",
	chatRefused:
		"Le salon n’accepte pas de messages à cette adresse. Copies-en une nouvelle dans ses réglages.",
	chatAway: "Le salon ne répond pas. Réessaie dans un instant.",

	noSuchBugReport: "Ce signalement de bug n’existe pas",
	noSuchReport: "Personne n’a signalé cette histoire",
	engineAway: "Le moteur ne répond pas. Réessaie dans un instant.",

	zineForSupporters: "Le fanzine est pour les mécènes",
	noSuchPage: "Le fanzine n’a pas de page à ce numéro",

	guessLimit: "Trop de mauvais codes. Attends une minute, et fais-toi dicter les lettres.",
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
	tooManyRequests: "Que de requêtes d’un coup depuis chez toi ! Attends un instant.",
	connectionLimit: "Trop de connexions à la fois. Attends une minute.",
	signInLimit: "Ça toque de partout. Attends une minute, puis connecte-toi.",
	signInStartLimit:
		"Beaucoup de gens viennent de se connecter depuis chez toi. Réessaie dans dix minutes.",
	signUpLimit: "Beaucoup de gens viennent de s’inscrire depuis chez toi. Réessaie dans une heure.",
	subscriptionLimit: "Ça fait beaucoup de notifications d’un coup. Réessaie dans une heure.",
	nameLimit:
		"Trop de mauvais mots de passe pour ce nom. Attends un quart d’heure, ou utilise une clé d’accès.",
};
