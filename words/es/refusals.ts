import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";
import { many } from "./grammar.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "La corona te echó de esta sala: parecía que no estabas",
	stranger: "La corona te echó de esta sala: no sabía quién eras",
	manners:
		"La corona te echó de esta sala por tus modales. Lee el código de conducta antes de la próxima.",
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
	over: "Esta sala ya cerró",
	notNow: "Ahora mismo la partida no está para eso",
	hostOnly: "Eso es cosa de la corona. Pídeselo.",
	playersOnly: "El público mira, reacciona y vota. Eso otro es para quien juega.",
	tooFewPlayers: (min) => `Para empezar hacen falta al menos ${min} personas. Llama a alguien más.`,
	alreadyDone: "Eso ya lo hiciste",
	timeUp: "se acabó el tiempo",
	started: "La partida ya empezó",
	full: "En esta sala no queda ni una silla",
	audienceFull: "Entre el público ya no cabe nadie más",
	addressFull:
		"En esta sala ya no cabe más gente de tu misma red. Prueba con otra, o con los datos del teléfono.",
	noAudience: "Esta sala no admite público",
	votingStarted: "La votación ya empezó, y desde ahí no entra más público",
	minors: "Esta sala es para personas de 18 años o más",
	kicked: (reason) => (reason ? KICKED[reason] : "La corona te echó de esta sala"),
	characterCount: (wanted) => `Esta sala pide ${characters(wanted)} por persona`,
	duplicate: "Dos personajes se llaman igual. Cámbiale el nombre a uno.",
	foreignCharacter: "Uno de estos personajes es de otra persona: ese no lo puedes cambiar",
	notYourStory: "Esa historia no es tuya",
	notYourPart: "Esa parte no te toca a ti",
	notInHand: "Uno de estos personajes no te tocó a ti",
	tooFewCharacters: (min) => `Elige al menos ${characters(min)}`,
	tooManyCharacters: (max) => `Elige como máximo ${characters(max)}`,
	noModeration: "En esta sala no se puede señalar ni tachar",
	flagForeign: "Puedes señalar las partes anteriores, pero no las tuyas",
	noSuchStory: "Esa historia no es de esta sala",
	noSuchPart: "Esa parte no es de esta sala",
	noSuchAward: "Ese premio no se da en esta sala",
	noSuchPlayer: "Esa persona no está en esta sala",
	ownPart: "A tu propia parte no le puedes pegar stickers. Eso le toca al resto.",
	ownStory: "No puedes votar por tu propia historia. Elige otra.",
	reactionShape: "Esa historia no tiene tantas partes. Recarga la página.",
	foreignReaction: "Ese sticker es de otra persona: no lo puedes cambiar",
	nothingToGuess: "En esa parte no tienes nada que adivinar",
	tooManyMarks: (max) => `Puedes subrayar frases en ${many(max, "parte", "partes")} como máximo`,
	reactFirst: "Pega al menos un sticker en cada historia antes de votar",
	kickNow:
		"Mientras se escribe no se echa a nadie. Con los títulos y con la lectura, puedes seguir sin esa persona.",
	kickSelf: "A la corona no la echa nadie. Si te quieres ir, sal de la sala o ciérrala.",
	notShownOut: "A esa persona nadie la echó de esta sala",
	promptSwapped: "En cada parte puedes cambiar una idea, y en esta ya la cambiaste",
	noSuchPrompt: "Esa idea no está en esta parte",
	noOtherPrompt: "No quedan más ideas: te toca bailar con esta",
	noClock: "Ahora mismo no se puede cambiar el reloj",
	crownOwn: "La corona ya la llevas tú",
	locked: "La corona cerró esta sala con llave",
	tooFewSeats: (people) =>
		`En la sala ya ${people === 1 ? "juega 1 persona, y necesita su silla" : `juegan ${people} personas, y cada una necesita su silla`}`,
	minorsHere:
		"Aquí hay alguien menor de 18 años, así que la sala sigue siendo para todas las edades",
	aloneOnly: "Jugar en solitario se decide al abrir la sala. Para cambiar, abre otra.",
	lobbyOnly: "Los nombres, las caras y las sillas solo se cambian en la antesala",
	crownFirst: "Llevas la corona. Pásala antes de irte con el público.",
	notTogether: "En esta sala no se lee en grupo",
	nudged: "Hoy ya le dieron un codazo. El próximo, mañana.",
	skipNow:
		"Todavía se está escribiendo. Cuando la sala solo espere a alguien, podrás seguir sin esa persona.",

	textTooShort: (what, least) =>
		`${TEXTS[what]} necesita al menos ${least === 1 ? "1 carácter" : `${least} caracteres`}`,
	textTooLong: (what, most) => `${TEXTS[what]} puede tener ${most} caracteres como máximo`,
	textBroken: (what) => `${TEXTS[what]} contiene un carácter roto. Bórralo y escríbelo otra vez.`,
	textUnprintable: (what) =>
		`${TEXTS[what]} contiene un carácter que no se puede mostrar. Quítalo.`,
	textInvisible: (what) => `${TEXTS[what]} necesita una letra, una cifra o un signo que se vea`,
	nameTooShort: (least, missing) =>
		`El nombre necesita al menos ${least} caracteres: ${missing === 1 ? "falta" : "faltan"} ${missing}`,
	characterNameless: "Cada personaje necesita un nombre",
	titleMissing: "La historia necesita un título",
	settingRange: (_key, value, low, high) =>
		`Una regla está en ${value}. Pon un número entero del ${low} al ${high}.`,
	settingRangeOr: (_key, value, low, high, also) =>
		`Una regla está en ${value}. Pon un número entero del ${low} al ${high}, o ${also}.`,
	playersRange: (value, low, high) =>
		`Sillas: ${value}. Pon de ${low} a ${high}, o 1 para jugar en solitario.`,
	castRange: (least, most) =>
		`Personajes por historia: el mínimo es ${least} y el máximo, ${most}. Baja el primero o sube el segundo.`,

	failed: "Algo falló de nuestro lado. Inténtalo otra vez.",
	notKept: "No se pudo guardar. Inténtalo otra vez.",
	blockedWord: (text) => `«${text}» lleva una palabra que este juego no acepta. Prueba sin ella.`,
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
	contentRemoved: "Esta partida terminó, y sus historias ya se eliminaron",

	noSuchCall: "Esa llamada no existe",
	wrongMethod: "Esa llamada no se hace así",
	bodyNotJson: "El cuerpo no es JSON",
	bodyNotCalledJson: "Content-Type tiene que ser application/json",
	bodyNotCalledForm: "Content-Type tiene que ser application/x-www-form-urlencoded",
	bodyTooLong: (most) => `Una llamada puede llevar ${most} como máximo`,
	addressTooLong: (most) => `Una dirección puede tener ${most} caracteres como máximo`,
	bodyTooSlow: "Eso tardó demasiado en llegar. Inténtalo otra vez.",
	unknownEncoding: "Esa codificación aquí no se entiende",
	unknownHost: "Este servidor no responde a ese nombre. Usa la dirección que te dieron.",
	adminOnly: "Para eso hace falta la clave de administración",
	operatorsOnly: "Las métricas son para quienes llevan el sitio",
	noSignIn: "Aquí no se puede iniciar sesión",
	signInFirst: "Para eso, primero inicia sesión",
	signInExpired: "Tu sesión caducó. Vuelve a iniciarla.",
	signInAway: "Ahora mismo no hay quien compruebe tu sesión. Inténtalo otra vez en un momento.",

	checkoutOff: "Aquí no se vende nada",
	checkoutAway: "La caja no contesta. No se cobró nada; inténtalo otra vez en un momento.",
	foreignForm: "Ese formulario venía de otro sitio",
	alreadySupporter: "Esa cuenta ya es mecenas",
	unknownAccount: "Aquí no existe esa cuenta",
	badSignature: "Ese evento viene sin firma, o con una que no vale o es demasiado vieja",
	badEvent: "Ese evento viene firmado, pero incompleto",

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
		"Este enlace caducó, o hay otro más nuevo. Crea uno en el dispositivo donde tienes tu silla.",
	seatTakenBack: "Recuperaste tu silla desde otro de tus dispositivos.",
	notYourSeat: "Esa silla no es de tu cuenta, o su sala ya cerró.",
	resetOver: "Este enlace ya se usó o tiene más de un día. Pide otro.",
	wrongPasskey: "Esa llave de acceso no abre ninguna cuenta aquí",
	passkeyKept: "Esa llave de acceso ya está guardada, o ya no te caben más",
	noSuchPasskey: "No tienes esa llave de acceso",
	nameTaken: "Alguien ya tiene ese nombre. Prueba con otro.",
	weakPassword: "Esa contraseña es demasiado fácil de adivinar. Prueba con una frase absurda.",
	nameIsMail: "Con un nombre basta: aquí nadie manda correos",
	nameSigns: "Un nombre lleva letras y cifras; entre ellas caben puntos, guiones y guiones bajos",
	screenNameMissing: "¿Y cómo te va a llamar el resto?",
	passkeyNameless: "Ponle un nombre a la llave de acceso para reconocerla después",

	serverFull: "Todas las mesas están ocupadas ahora mismo. Inténtalo dentro de un rato.",
	noSuchRoom: "No hay ninguna sala con ese código. Revisa las cuatro letras.",
	avatarForSupporters: "Esa cara es para mecenas",
	unknownPack: (name) =>
		`No hay ningún paquete llamado ${name}, ni entre los incluidos ni entre los tuyos`,

	storyUnknown: "Esa historia no aparece. Quizá ya se fue a casa.",
	readersOnly: "Esas historias solo las puede releer quien estuvo en la partida",
	gameGoesOn: "Todavía se está jugando. Llévate las historias cuando la partida termine.",
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
	sharersOnly: "Las historias solo las puede compartir quien jugó",
	notShared: "Esta historia ya no se comparte",
	storyTakenDown: "Esta historia iba contra el código de conducta y se retiró",
	saversOnly: "Las historias solo las puede guardar quien estuvo en la partida",
	notSaved: "Esa historia no está en tu biblioteca",
	storiesGone: "Esa sala se cerró, y sus historias se fueron con ella",
	tooManyStories: (most) =>
		`En tu biblioteca caben ${most} historias. Borra una antes de guardar otra.`,

	badPushService: "Los avisos solo pueden ir al servicio push de un navegador",
	noSuchSubscription: "Este dispositivo no recibe avisos de esa sala",
	pushOff: "Aquí no hay avisos",

	noSuchPicture: "Esa imagen no existe",

	noSuchPack: "Ese paquete o esa idea ya no está",
	packTaken: (name) => `Ya hay un paquete llamado ${name}. Ponle otro nombre.`,
	packNotBuiltIn: (names) =>
		`Los paquetes incluidos son ${names}. Cualquier otro es de una cuenta.`,
	builtInPack: "Los paquetes incluidos se quedan como están",
	foreignPack: "Ese paquete es de otra persona",
	tooManyPacks: (most) => `Te caben ${most} paquetes. Borra uno antes de añadir otro.`,
	promptTaken: "Esa idea ya está en este paquete",
	tooManyPrompts: (most) => `En un paquete caben ${most} ideas. Borra una antes de añadir otra.`,

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
	checkoutLimit:
		"La caja se abrió demasiadas veces desde donde estás. No se cobró nada; inténtalo otra vez en una hora.",
	tooManyRequests: "¡Cuántas peticiones a la vez desde donde estás! Espera un momento.",
	connectionLimit: "Demasiadas conexiones a la vez. Espera un minuto.",
	signInLimit: "Eso fue mucho tocar a la puerta. Espera un minuto e inicia sesión.",
	signInStartLimit:
		"Mucha gente acaba de iniciar sesión desde donde estás. Inténtalo otra vez en diez minutos.",
	signUpLimit:
		"Mucha gente acaba de crear una cuenta desde donde estás. Inténtalo otra vez en una hora.",
	subscriptionLimit: "Activaste los avisos muchas veces seguidas. Inténtalo otra vez en una hora.",
	nameLimit:
		"Demasiadas contraseñas equivocadas para este nombre. Espera un cuarto de hora o usa una llave de acceso.",
};
