import type { accountWords as english } from "../../en/site/account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating<Words<typeof english>>({
	heading: "Cuenta",
	offer:
		"Inicia sesión para guardar historias y tener tus propios paquetes de ideas. Para jugar no hace falta.",
	signIn: "Iniciar sesión",
	signOut: "Cerrar sesión",
	signedIn: (name) => (name ? `Sesión iniciada como ${name}.` : "Tu sesión está abierta."),
	written: (stories) =>
		stories === 1 ? "Una historia escrita." : `${grouped(stories)} historias escritas.`,
	library: "Historias guardadas",
	packs: "Paquetes de ideas",
	account: "Tu cuenta",
	loading: "Cargando",
	otherWindow: ["Sigue en la otra ventana.", "¿La perdiste? Ábrela de nuevo"],
	failed: "No se pudo iniciar sesión",
	tokenFailed: "No llegó el token de acceso",
	errors: {
		mfa_required:
			"Tu cuenta usa verificación en dos pasos. Vuelve a iniciar sesión, con el código a mano.",
		missing_refresh_token: "Tu sesión caducó. Vuelve a iniciarla.",
		use_dpop_nonce:
			"El inicio de sesión pide una prueba que esta página no puede dar. Cuéntaselo a quien lleva este sitio.",
		login_required: "Tu sesión está cerrada. Vuelve a iniciarla.",
		state_mismatch: "Esa respuesta era para otro inicio de sesión. Inténtalo otra vez.",
		missing_transaction:
			"Este navegador no recuerda ese inicio de sesión. Empieza otra vez desde aquí.",
		timeout: "El inicio de sesión tardó demasiado. Inténtalo otra vez.",
		cancelled: "La ventana de inicio de sesión se cerró. Todo sigue igual.",
		blocked:
			"Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes en esta página e inténtalo otra vez.",
	},

	insecure: {
		players:
			"Aquí no se puede iniciar sesión, porque esta página llegó por http y para eso hace falta https.",
		operator:
			"¿Llevas tú este servidor? Hace falta un proxy con https, o la dirección localhost: mira «Signing in at home» en docs/hosting.md.",
	},

	save: {
		save: "Guardar historia",
		saved: "Guardada en tu biblioteca.",
		open: "Abrirla",
	},

	savedStories: {
		title: "Historias guardadas",
		heading: "Tu biblioteca",
		empty: "Aquí no hay nada todavía. Cuando acabe una partida, abre una historia y guárdala.",
		guest: "Tus historias guardadas están detrás de esta puerta. Inicia sesión para leerlas.",
		facts: (parts, day) =>
			`${parts === 1 ? "una parte" : `${grouped(parts)} partes`}, guardada el ${day}`,
		delete: "Borrar",
		sure: "¿Seguro?",
		deleteName: (title) => `Borrar ${title}`,
		savedOn: (day) => `Guardada el ${day}`,
		unreachable: "La biblioteca no se abrió",
		gone: "Esta historia no está en tu biblioteca",
	},

	own: {
		title: "Paquetes de ideas",
		heading: "Tus paquetes de ideas",
		legend: "Tus propios paquetes",
		edit: "Editar tus paquetes",
		empty: "Aún no hay paquetes. Ponle nombre a uno y llénalo.",
		none: "Aún no hay ideas. Un paquete vacío no sale en ninguna sala.",
		name: "Nombre de un paquete nuevo",
		nameHint: "De 3 a 30 caracteres (en chino, japonés o coreano, desde 1)",
		add: "Añadir paquete",
		prompt: "Una idea nueva",
		promptHint: "200 caracteres como máximo",
		addPrompt: "Añadir idea",
		count: (prompts) => (prompts === 1 ? "una idea" : `${grouped(prompts)} ideas`),
		guest: "Tus paquetes necesitan una cuenta donde vivir. Inicia sesión y haz el primero.",
		unreachable: "Tus paquetes no se abrieron",
		deletePrompt: (prompt) => `Borrar ${inQuotes(prompt)}`,
	},
});
