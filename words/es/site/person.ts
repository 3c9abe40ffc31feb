import type { personWords as english } from "../../en/site/person.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords: Words<typeof english> = {
	ranks: [
		"cuentista en pañales",
		"pluma de a pie",
		"novelista de combate",
		"bestia de la tinta",
		"leyenda con vitrina",
		"majestad de la palabra",
	],
	stars: (count) => many(count, "estrella", "estrellas"),
	topClass: "Clase S",

	supporter: { active: "Mecenas: sí", none: "Mecenas: no" },

	profile: {
		title: "Perfil",
		heading: "¿Quién eres esta noche?",
		name: "Nombre",
		nameHint: "De 3 a 10 caracteres (en chino, japonés o coreano, desde 1)",
		nameFaults: {
			missing: "¿¡SIN NOMBRE!?",
			short: "El nombre necesita al menos 3 caracteres",
			long: "El nombre puede tener 10 caracteres como máximo",
		},
		nameShortBy: (text, missing) => `${text}: ${missing === 1 ? "falta" : "faltan"} ${missing}`,
		mature: "Tengo 18 años o más",
		matureHint: "Con menos de 18, juegas en salas para todas las edades.",
		noAge: "Elige una opción: de eso depende dónde puedes jugar.",
		font: "Letra",
		fonts: { classic: "clásica", silly: "traviesa", accessible: "accesible" },
		theme: "Tema",
		deviceTheme: "como el dispositivo",
		themes: {
			classic: "clásico",
			noir: "noche",
			sparkle: "brillo",
			neon: "neón",
			blue: "azul",
			nineties: "los 90",
			petal: "pétalo",
			blood: "sangre",
			worm: "gusano",
			goth: "gótico",
			hacker: "hacker",
			winter: "invierno",
		},
		avatar: "Cara",
		previous: "Cara anterior",
		next: "Cara siguiente",
		save: "Guardar",
	},

	play: {
		title: "Jugar",
		heading: "¿Qué va a ser?",
		create: "Crear partida",
		createText: "Llevas la corona, eliges las reglas y lees el código en voz alta.",
		enter: "Entrar a jugar",
		enterText: "¿Alguien te dio cuatro letras? Adelante.",
		audience: "Entrar a mirar",
		audienceText: "Miras, reaccionas y votas. Escribir, nada; opinar, de todo.",
	},

	join: {
		title: "Entrar a jugar",
		heading: "Cuatro letras, por favor",
		audienceHeading: "Un lugar entre el público",
		code: "Código de la sala",
		hide: "Ocultar el código",
		hideHint: "Para cuando medio internet está mirando tu pantalla.",
		join: "Entrar",
		joinAudience: "Mirar",
		as: (name) => `Entras como ${name}.`,
		badCode: "Un código de sala tiene cuatro letras, y ninguna es la I ni la O.",
	},

	alerts: {
		player: "TU FICHA ESTÁ A MEDIAS",
		roomCode: "¿Y EL CÓDIGO DE TU SALA?",
		failed: (error) => `NO SE PUDO ENTRAR EN LA ANTESALA: ${error}`,
		ok: "De acuerdo",
	},

	locked: {
		avatar: "Bajo llave. Esta es para mecenas.",
		secret:
			"Bajo llave. Esta es para mecenas, y también para quien recuerde un viejo truco de consola.",
		theme: "Los del candado son para mecenas.",
		unlock: "Cómo abrirlo",
		keeps: (name) => `Te quedas con ${name}.`,
		mark: "bajo llave",
	},

	dog: { press: "Acariciar al perro", barks: "¡Guau!" },
	poulet: "Sigue al pollo (se abre en otra pestaña)",
};
