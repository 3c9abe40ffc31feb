import type { ownAccountWords as english } from "../../en/site/own-account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating<Words<typeof english>>({
	signIn: {
		title: "Iniciar sesión",
		headings: { in: "Qué gusto verte", up: "Acerca una silla", lost: "Le pasa a cualquiera" },
		question: "¿Nos conocemos?",
		known: "Tengo cuenta",
		fresh: "Primera vez",
		name: "Nombre",
		nameHint: "De 3 a 30 letras o cifras. Sin correo electrónico: nunca te escribimos.",
		password: "Contraseña",
		passwordHint: "Al menos 10 caracteres. Una frase absurda es perfecta.",
		show: "Mostrar lo que escribo",
		enter: "Iniciar sesión",
		join: "Crear mi cuenta",
		passkey: "Usar llave de acceso",
		noPasskey: "No llegó ninguna llave de acceso. Inténtalo otra vez o usa tu contraseña.",
		lost: "¿Perdiste la contraseña?",
		back: "Ah, ya me acordé",
		lostText:
			"Cualquiera de los códigos de recuperación que recibiste al crear la cuenta abre la puerta. Después eliges una contraseña nueva.",
		code: "Código de recuperación",
		codeHint: "Cuatro grupos de cuatro, como mc7p-29xk-ahtw-4vne",
		newPassword: "Contraseña nueva",
		recover: "Guardar y seguir",
		over: "Este inicio de sesión se enfrió",
		overText: "Esperó demasiado, o empezó en otra ventana. Cierra esta y empieza de nuevo.",
		toProfile: "A tu perfil",
	},

	reset: {
		title: "Contraseña nueva",
		heading: "Una contraseña nueva",
		text: (name) =>
			`Aquí eliges una contraseña nueva para ${name}. Al guardarla se cierra tu sesión en todas partes, y puedes iniciar otra con ella.`,
		set: "Guardar contraseña",
		done: "Hecho. Ahora inicia sesión con ella.",
		over: "Este enlace caducó",
	},

	codes: {
		heading: "Tus llaves de repuesto",
		text: "Cada uno de estos códigos sirve una vez para poner una contraseña nueva, si pierdes la tuya. No los volverás a ver, así que apúntalos o guarda el archivo.",
		save: "Guardar archivo",
		file: "plotluck-codigos-de-recuperacion.txt",
		fileText: (codes) =>
			`Códigos de recuperación de Plotluck\nCada uno sirve una vez para poner una contraseña nueva.\n\n${codes.join("\n")}\n`,
		kept: "Ya los guardé",
	},

	account: {
		title: "Cuenta",
		heading: "Tu cuenta",
		guest: "Inicia sesión para ocuparte de tu cuenta.",
		unreachable: "Tu cuenta no se abrió",
		elsewhere:
			"Tu nombre y tu contraseña viven en el servicio con el que inicias sesión. Lo que el juego guarda de ti está aquí.",
		signedInAs: (name) => `Inicias sesión como ${name}.`,
		since: (day) => `Tienes silla aquí desde el ${day}.`,
		change: "Guardar",
		done: "¡Hecho!",

		screenName: "El nombre que ve el resto",
		name: "El nombre con el que inicias sesión",
		password: "Tu contraseña",
		newPassword: "La contraseña nueva",
		names: "Nombres",
		passwordHeading: "Contraseña",
		passwordText: "Una contraseña nueva cierra tu sesión en tus otros dispositivos.",

		passkeys: "Llaves de acceso",
		passkeysText:
			"Con una llave de acceso inicias sesión con la huella, la cara o el PIN del dispositivo, y no hay nada que recordar.",
		noPasskeys: "Todavía no hay ninguna.",
		passkeyFacts: (day, used) =>
			used === null
				? `añadida el ${day}, aún sin usar`
				: `añadida el ${day}, usada por última vez el ${used}`,
		otherSite: (site) => `solo funciona en ${site}`,
		passkeyLabel: "Un nombre para ella",
		passkeyDefault: "Este dispositivo",
		addPasskey: "Añadir llave de acceso",
		passkeyFailed: "No se creó ninguna llave de acceso. Todo sigue igual.",
		forget: "Olvidar",
		forgetName: (label) => `Olvidar la llave de acceso ${label}`,
		sure: "¿Seguro?",

		codes: "Códigos de recuperación",
		codesLeft: (count) => {
			if (count === 0) return "No queda ninguno.";
			return count === 1 ? "Queda un código." : `Quedan ${count} códigos.`;
		},
		newCodes: "Crear códigos nuevos",
		newCodesText: "Los códigos nuevos sustituyen a todos los anteriores.",

		data: "Tus datos",
		dataText: "Todo lo que el juego guarda de tu cuenta, en un archivo.",
		download: "Descargarlo",
		dataFile: (day: string) => `plotluck-cuenta_${day}.json`,

		deletion: "Borrar la cuenta",
		deletionText:
			"Tus historias guardadas, tus paquetes, tu rango, tus llaves de acceso y lo que tienes por ser mecenas desaparecen para siempre. Lo que escribiste en partidas de otras personas sigue allí hasta que esas partidas se eliminen.",
		deletionElsewhere: "La cuenta con la que inicias sesión es de otro servicio: esa se queda.",
		delete: "Borrarlo todo",
		gone: "Tu cuenta ya no existe. Gracias por las historias.",
		signOut: "Cerrar sesión",
	},
});
