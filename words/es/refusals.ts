import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";
import { many } from "./grammar.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "La corona te echó de esta sala: parecía que no estabas",
	stranger: "La corona te echó de esta sala: no sabía quién eres",
	manners: "La corona te echó de esta sala: respeta el código de conducta",
};

const characters = (count: number): string => many(count, "personaje", "personajes");

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "El nombre",
	"A character's name": "El nombre de un personaje",
	"The title": "El título",
	"A part": "Una parte",
	"The text": "El texto",
	"The name of a pack": "El nombre de un paquete",
	"The name of a table": "El nombre de una mesa",
	"A prompt": "Una idea",
	"A name": "Un nombre",
	"A password": "Una contraseña",
	"The name of a passkey": "El nombre de una llave de acceso",
};

/** The texts of all refusals by their codes, in place of those in English on the wire. */
export const refusalWords: Words<typeof english> = {
	notHere: "Ya no estás en esta sala",
	over: "Esta sala está cerrada",
	notNow: "Ahora mismo la partida no está para eso",
	hostOnly: "Eso solo lo puede hacer la corona",
	playersOnly: "El público mira, reacciona y vota; eso solo lo puede hacer quien juega",
	tooFewPlayers: (min) => `Para empezar hacen falta al menos ${min} personas`,
	alreadyDone: "Eso ya lo hiciste",
	timeUp: "se acabó el tiempo",
	started: "La partida ya empezó",
	full: "La sala está llena",
	audienceFull: "Entre el público ya no cabe nadie más",
	addressFull:
		"En esta sala ya no cabe más gente de tu red, salvo que sea también la red de la corona",
	noAudience: "Esta sala no admite público",
	votingStarted: "La votación ya empezó",
	minors: "Esta sala es para personas de 18 años o más",
	kicked: (reason) => (reason ? KICKED[reason] : "La corona te echó de esta sala"),
	characterCount: (wanted) => `Esta sala pide ${characters(wanted)} por persona`,
	duplicate: "Dos personajes tienen el mismo nombre, y cada uno necesita el suyo",
	foreignCharacter: "Uno de estos personajes no es tuyo, así que no lo puedes cambiar",
	notYourStory: "Esa historia no es tuya",
	notYourPart: "Esa parte no te toca a ti",
	notInHand: "Uno de estos personajes no está en tu mano",
	tooFewCharacters: (min) => `Elige al menos ${characters(min)}`,
	tooManyCharacters: (max) => `Elige como máximo ${characters(max)}`,
	noModeration: "En esta sala no se puede señalar ni tachar",
	flagForeign: "Solo puedes señalar una parte anterior, escrita por otra persona",
	noSuchStory: "Esa historia no existe en esta sala",
	noSuchPart: "Esa parte no existe en esta sala",
	noSuchAward: "Ese premio no existe en esta sala",
	noSuchPlayer: "Esa persona no está en esta sala",
	ownPart: "En tu propia parte no puedes pegar stickers",
	ownStory: "No puedes votar por tu propia historia",
	reactionShape: "Esa historia no tiene tantas partes",
	foreignReaction: "Ese sticker no es tuyo, así que no lo puedes cambiar",
	nothingToGuess: "En esa parte no tienes nada que adivinar",
	tooManyMarks: (max) => `Puedes subrayar una frase en ${many(max, "parte", "partes")} como máximo`,
	reactFirst: "Pega al menos un sticker en cada historia antes de votar",
	kickNow:
		"Mientras se escribe no se echa a nadie; en los títulos y la lectura puedes seguir sin esa persona",
	kickSelf: "A la corona no la echa nadie; sal de la sala o ciérrala",
	notShownOut: "A esa persona no la echaron de esta sala",
	promptSwapped: "En cada parte se cambia una sola idea, y ya lo hiciste",
	noSuchPrompt: "Esa idea no está en esta parte",
	noOtherPrompt: "No hay otra idea por la que cambiarla",
	noClock: "Ahora mismo no se puede cambiar el reloj",
	crownOwn: "La corona ya la llevas tú",
	locked: "La corona cerró esta sala con llave",
	tooFewSeats: (people) =>
		`En la sala ya ${people === 1 ? "juega 1 persona" : `juegan ${people} personas`}: no puede haber menos sillas`,
	minorsHere:
		"Aquí hay alguien menor de 18 años, así que la sala sigue siendo para todas las edades",
	aloneOnly: "Una partida en solitario se abre como tal y después no cambia de modo",
	lobbyOnly: "Los nombres, las caras y las sillas solo se cambian en la antesala",
	crownFirst: "Llevas la corona. Pásala antes de irte con el público.",
	notTogether: "En esta sala no se lee en grupo",
	nudged: "A esta persona ya le dieron un codazo hoy",
	skipNow: "Puedes seguir sin alguien cuando la sala espera, pero no mientras se escribe",

	textTooShort: (what, least) =>
		`${TEXTS[what]} necesita al menos ${least === 1 ? "1 carácter" : `${least} caracteres`}`,
	textTooLong: (what, most) => `${TEXTS[what]} puede tener ${most} caracteres como máximo`,
	textBroken: (what) => `${TEXTS[what]} contiene un carácter roto`,
	textUnprintable: (what) => `${TEXTS[what]} contiene un carácter que no se puede mostrar`,
	textInvisible: (what) => `${TEXTS[what]} necesita una letra, una cifra o un signo que se vea`,
	nameTooShort: (least, missing) =>
		`El nombre necesita al menos ${least} caracteres: ${missing === 1 ? "falta" : "faltan"} ${missing}`,
	characterNameless: "Cada personaje necesita un nombre",
	titleMissing: "La historia necesita un título",
	settingRange: (_key, value, low, high) =>
		`Un ajuste está en ${value}; se admiten números enteros del ${low} al ${high}`,
	settingRangeOr: (_key, value, low, high, also) =>
		`Un ajuste está en ${value}; se admiten números enteros del ${low} al ${high}, o ${also}`,
	playersRange: (value, low, high) =>
		`Sillas: ${value}. Se admiten de ${low} a ${high}, o 1 en solitario`,
	castRange: (least, most) =>
		`Personajes por historia: un mínimo de ${least} no cabe en un máximo de ${most}`,

	failed: "Algo falló de nuestro lado. Inténtalo otra vez.",
	notKept: "El servidor no pudo guardarlo. Inténtalo otra vez.",
	blockedWord: (text) => `«${text}» contiene una palabra que este juego no acepta`,
	badBody: "Ahí hay algo que no encaja. Cámbialo un poco e inténtalo otra vez.",

	messageNotJson: "Ese mensaje no era JSON",
	messageTooLong: (most) => `Solo una parte puede pasar de ${most} caracteres`,
	badMessage: (complaint) => `No se pudo leer ese mensaje: ${complaint}`,
	foreignMessage: "Ese mensaje habla en nombre de otra persona",
	noSuchAction: "Esa acción no existe",
	tooManyMessages: "Demasiados mensajes a la vez. Espera un momento.",
	tooManyActions: "Eso fue mucho de golpe. Espera un momento e inténtalo otra vez.",
	heirAway: "La corona solo puede pasar a alguien que esté en línea",
	openedElsewhere: "Esta silla se abrió en otra ventana",
	noSuchSeat: "Aquí nadie conoce esa silla",
	noSuchScreen: "Aquí nadie conoce esa pantalla",
	screensFull: (most) =>
		`Ya hay ${most} pantallas mostrando esta sala. Cierra una e inténtalo otra vez en un minuto.`,
	screensClosed: "La corona cerró las pantallas de esta sala",
	screensWatch: "Una pantalla mira y nada más",
	closedByHost: "La corona cerró esta sala",
	closedIdle: "En esta sala no pasó nada durante mucho tiempo, así que se cerró",
	closedEmpty: "Ya no queda nadie en esta sala",
	closedAbandoned: "En esta sala no hubo nadie durante un día entero, así que se cerró",
	closedByOperator: "Quienes llevan este sitio cerraron esta sala",
	contentRemoved: "Esta partida terminó y sus historias se eliminaron",

	noSuchCall: "Esa llamada no existe",
	wrongMethod: "Esa llamada no se hace así",
	bodyNotJson: "El cuerpo no es JSON",
	bodyNotCalledJson: "Content-Type tiene que ser application/json",
	bodyNotCalledForm: "Content-Type tiene que ser application/x-www-form-urlencoded",
	bodyTooLong: (most) => `Una llamada puede llevar ${most} como máximo`,
	addressTooLong: (most) => `Una dirección puede tener ${most} caracteres como máximo`,
	bodyTooSlow: "Eso tardó demasiado en llegar",
	unknownEncoding: "Esa codificación aquí no se entiende",
	unknownHost: "Este servidor no responde a ese nombre. Usa la dirección que te dieron.",
	adminOnly: "Para eso hace falta la clave de administración",
	operatorsOnly: "Las métricas son para quienes llevan el sitio",
	noSignIn: "Aquí no se puede iniciar sesión",
	signInFirst: "Inicia sesión para hacer eso",
	signInExpired: "Tu sesión caducó. Vuelve a iniciarla.",
	signInAway: "Ahora mismo no se puede comprobar tu sesión. Inténtalo otra vez.",

	checkoutOff: "Aquí no se vende nada",
	checkoutAway: "La caja no contesta. No se cobró nada; inténtalo otra vez en un momento.",
	foreignForm: "Ese formulario venía de otro sitio",
	alreadySupporter: "Esa cuenta ya es mecenas",
	unknownAccount: "Aquí no existe esa cuenta",
	badSignature: "La firma de ese evento falta, es incorrecta o es demasiado antigua",
	badEvent: "Ese evento está firmado, pero le falta lo que un evento así lleva",

	maintenance: (message) =>
		message ||
		"Por un momento no hay partidas nuevas: se está limpiando la cocina. ¡Volvemos enseguida!",
	signInElsewhere: "Las cuentas de este sitio viven en otra parte",
	signInOver: "Este inicio de sesión se enfrió. Cierra la ventana y empieza otra vez.",
	foreignPage: "Eso solo lo pueden pedir las páginas de este sitio",
	wrongPassword: "El nombre o la contraseña no son correctos",
	wrongOwnPassword: "Esa no es tu contraseña",
	wrongCode: "El nombre o el código de recuperación no son correctos",
	linkUsed:
		"Este enlace ya se usó. Si no fuiste tú, recupera tu silla en el dispositivo que lo creó.",
	linkOver:
		"Este enlace caducó o fue reemplazado. Crea otro en el dispositivo donde tienes tu silla.",
	seatTakenBack: "Recuperaste tu silla desde otro de tus dispositivos.",
	notYourSeat: "Esa silla no pertenece a tu cuenta, o su sala ya terminó.",
	resetOver: "Este enlace ya se usó o tiene más de un día. Pide otro.",
	wrongPasskey: "Esa llave de acceso no abre ninguna cuenta aquí",
	passkeyKept: "Esa llave de acceso ya está guardada, o ya no te caben más",
	noSuchPasskey: "No tienes esa llave de acceso",
	nameTaken: "Alguien ya tiene ese nombre. Prueba con otro.",
	weakPassword: "Esa contraseña es demasiado fácil de adivinar",
	nameIsMail: "Con un nombre basta: aquí nadie manda correos",
	nameSigns: "Un nombre tiene letras y cifras, y entre ellas puntos, guiones o guiones bajos",
	screenNameMissing: "¿Y cómo te va a llamar el resto?",
	passkeyNameless: "Ponle un nombre a la llave de acceso para reconocerla después",

	serverFull: "Todas las mesas están ocupadas ahora mismo. Inténtalo dentro de un rato.",
	noSuchRoom: "No hay ninguna sala con ese código",
	avatarForSupporters: "Esa cara es para mecenas",
	unknownPack: (name) =>
		`No hay ningún paquete llamado ${name} entre los incluidos ni entre los tuyos`,

	storyUnknown: "Esa historia no existe",
	readersOnly: "Solo puede releer las historias quien estuvo en esa partida",
	gameGoesOn: "Las historias se pueden llevar a casa cuando la partida termina",
	firstLineOver: "La primera frase de ese día ya pasó. Recarga la página y verás la de hoy.",
	noSuchLine: "Esa frase ya no está aquí",
	noSuchTable: "Esa mesa no existe. Quizá la borraron, o nadie se sentó en un año.",
	tableOpen: "Alguien ya abrió la mesa. Acerca una silla.",
	tableOpening: "Alguien está abriendo la mesa ahora mismo. Prueba otra vez en un momento.",
	memberSits: "En esa sala hay alguien de la mesa, así que sigue abierta.",
	tableOfPlayers: "Solo quien juega en una sala puede guardar su mesa",
	tableForOne: "Para una mesa hacen falta al menos dos",
	noMember: "No eres de esta mesa",
	makerStays: "De la mesa no se echa a quien la creó. De la sala, sí.",
	makerOnly: "Eso solo lo puede hacer quien creó la mesa",
	sharersOnly: "Solo puede compartir una historia quien jugó",
	notShared: "Esta historia ya no se comparte",
	storyTakenDown: "Esta historia iba contra el código de conducta y se retiró",
	saversOnly: "Solo puede guardar una historia quien estuvo en la partida",
	notSaved: "Esa historia no está en tu biblioteca",
	storiesGone: "Esa sala se cerró, y sus historias se fueron con ella",
	tooManyStories: (most) => `Puedes guardar ${most} historias; borra una antes de guardar otra`,

	badPushService: "Los avisos solo pueden ir al servicio push de un navegador",
	noSuchSubscription: "Este dispositivo no recibe avisos de esa sala",
	pushOff: "Aquí no hay avisos",

	noSuchPicture: "Esa imagen no existe",

	noSuchPack: "Ese paquete o esa idea no existe",
	packTaken: (name) => `Ya hay un paquete llamado ${name}`,
	packNotBuiltIn: (names) =>
		`Los paquetes incluidos son ${names}; los otros pertenecen a una cuenta`,
	builtInPack: "Los paquetes incluidos se quedan como están",
	foreignPack: "Ese paquete es de otra persona",
	tooManyPacks: (most) => `Puedes tener ${most} paquetes; borra uno antes de añadir otro`,
	promptTaken: "Esa idea ya está en este paquete",
	tooManyPrompts: (most) => `Un paquete puede tener ${most} ideas; borra una antes de añadir otra`,

	noSuchCalendar: "Este calendario ya terminó, o su dirección cambió",
	chatsOff: "Este sitio no conecta chats",
	noChat: "Aquí no hay ningún chat conectado, o el que había ya no acepta mensajes",
	badChat:
		"Esa no es la dirección de un webhook. Empieza por https:// y su servidor está en internet.",
	chatRefused: "El chat no acepta mensajes en esa dirección. Copia una nueva de sus ajustes.",
	chatAway: "El chat no respondió. Inténtalo otra vez en un momento.",

	noSuchBugReport: "Ese aviso de error no existe",
	noSuchReport: "Nadie ha denunciado esa historia",
	engineAway: "El motor no contesta ahora mismo. Inténtalo otra vez.",

	zineForSupporters: "El fanzine es para mecenas",
	noSuchPage: "El fanzine no tiene esa página",

	guessLimit: "Demasiados códigos equivocados. Espera un minuto.",
	roomLimit: "Son muchas salas para un solo lugar. Juega en una y abre más después.",
	joinLimit: "¡Cuánta gente a la vez! Espera un minuto y entra.",
	visitLimit: "Esta visita ya está contada.",
	storyLimit:
		"Eso es una biblioteca entera de golpe. Espera un minuto y llévate la siguiente historia.",
	changeLimit: "¡Qué velocidad! Espera un minuto antes del próximo cambio.",
	reportLimit: "¡Gracias! Fueron muchos avisos. Espera una hora antes del próximo.",
	chatTestLimit: "Fueron muchas líneas de prueba. Espera una hora antes de la próxima.",
	pageLimit: "Demasiadas páginas a la vez. Espera un minuto.",
	callLimit: "Demasiadas llamadas a la vez. Espera un minuto.",
	badBodyLimit: "Eso falló muchas veces seguidas. Espera un minuto e inténtalo otra vez.",
	checkoutLimit: "¡Qué ganas de comprar! Tómate un café y vuelve a intentarlo en una hora.",
	tooManyRequests: "¡Cuántas peticiones a la vez desde donde estás! Espera un momento.",
	connectionLimit: "Demasiadas conexiones a la vez. Espera un minuto.",
	signInLimit: "Eso fue mucho tocar a la puerta. Espera un minuto e inicia sesión.",
	signInStartLimit:
		"Mucha gente acaba de iniciar sesión desde donde estás. Inténtalo otra vez en diez minutos.",
	signUpLimit:
		"Mucha gente acaba de crear una cuenta desde donde estás. Inténtalo otra vez en una hora.",
	subscriptionLimit: "Fueron muchos avisos de golpe. Inténtalo otra vez en una hora.",
	nameLimit:
		"Demasiadas contraseñas equivocadas para este nombre. Espera un cuarto de hora o usa una llave de acceso.",
};
