import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "con el tiempo que haga falta";
	return seconds % 60 === 0 ? `${seconds / 60}\u00A0min cada una` : `${seconds}\u00A0s cada una`;
};

const people = (count: number): string => many(count, "persona", "personas");

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Crear partida",
	pickHeading: "¿En qué lío te metes?",
	heading: "¿Cuánta hambre hay?",
	openAtOnce: "Abrir una sala",
	inTheLobby: (kind, shape) =>
		`Abres «${kind}»: ${shape}. En la sala puedes cambiarlo todo hasta que empieces.`,

	presets: {
		quick: "Tentempié",
		classic: "Menú del día",
		dinner: "Sobremesa",
		days: "Varios días",
	},
	own: "Receta propia",
	backTo: (preset) => `Volver a «${preset}»`,
	shape: (count, seconds) =>
		`${count === null ? "una parte por cabeza" : many(count, "parte", "partes")}, ${each(seconds)}`,
	minutes: (minutes) => (minutes === null ? "sin reloj" : `${minutes} min`),
	length(minutes) {
		if (minutes === null) return "sin reloj";
		return minutes >= 55 && minutes <= 65 ? "cerca de una hora" : `unos ${minutes} minutos`;
	},
	reckoned: {
		for: "Para",
		name: "Para cuántas personas",
		people,
		together: ", leyendo en voz alta",
		apart: ", leyendo cada cual a su ritmo",
	},
	create: (alone, length) => `${alone ? "Abrir mesa en solitario" : "Abrir una sala"}, ${length}`,

	rules: "Reglas",
	saveRules: "Listo",
	everything: "Todo lo demás",
	changes: (count) => many(count, "cambio", "cambios"),
	putBack: "Restablecer",
	putBackRule: (label) => `Restablecer: ${label}`,
	mode: "Cómo se juega",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low, high) => (low === high ? people(low) : `de ${low} a ${high} personas`),
	somethingBad: (what) => `algo salió mal: ${what}`,

	modes: {
		default: {
			name: "De mano en mano",
			text: "En cada silla empieza una historia, y luego van rotando.",
		},
		otp: {
			name: "Almas gemelas",
			text: "Tú pones dos nombres hechos el uno para el otro. Del resto se encarga la mesa.",
		},
		self_insert: {
			name: "Sales tú",
			text: "Los nombres de la mesa van a la olla, con todo lo que traigan.",
		},
		broken_telephone: {
			name: "Memoria de pez",
			text: "Solo ves la última parte. Suerte con la trama.",
		},
		solo_mode: { name: "En solitario", text: "Una silla, una historia y nadie a quien culpar." },
	},

	time: "Tiempo para escribir",
	custom: "a medida",
	noTimer: "sin reloj",
	noTimerNote: "el tiempo que haga falta",
	seconds: "Segundos por parte",
	secondsHint: (low, high) => `de ${low} a ${high}, o 0 para jugar sin reloj`,
	speeds: {
		sonic: "supersónico",
		lightning: "relámpago",
		frantic: "frenético",
		brisk: "ágil",
		leisurely: "tranquilo",
	},
	secondsName: (name) =>
		name ? `Ritmo ${name}.` : "Sin reloj: cada parte dura lo que tenga que durar.",
	maturity: "¿Quién lee esto?",
	ratings: { ALL_AGES: "toda edad", MATURE: "+18" },
	matureHint: "Ideas picantes, para mayores de 18.",
	allAgesOnly:
		"Tu perfil dice que tienes menos de 18 años, así que la sala es para todas las edades.",

	pair: "De quién trata",
	pairWay: "Tus personajes",
	pairNamed: "los nombro yo",
	pairDrawn: "salen de la olla",
	pairDrawnHint: "Llenas la olla de nombres y la historia se queda con los que salgan.",

	prompts: "Ideas",
	packs: "Paquetes de ideas",
	packNames: {
		basic: "básico",
		hardcore: "picante, +18",
		drama: "drama",
		art: "arte",
		fantasy: "fantasía",
		fluff: "mimos",
		gamers: "videojuegos",
		hungry: "antojos",
		phrases: "frases",
	},
	supporterPacks: "Los de la estrella son para mecenas.",
	supporterOnly: "para mecenas",
	adultsOnly: (pack: string) => `${pack}: solo en salas +18.`,

	settings: {
		show_instructions: { label: "Guía rápida" },
		pace: {
			label: "¿Cuándo se juega?",
			values: { tonight: "esta noche", slow: "varios días" },
			hint: "Una parte de vez en cuando, mientras la vida sigue.",
		},
		part_hours: { label: "Horas por parte" },
		phase_hours: { label: "Horas para nombres, reparto y títulos" },
		moderation: {
			label: "Moderación",
			hint: "En la mesa se pueden señalar partes, y tú puedes tacharlas antes de la lectura.",
		},
		num_otp_characters: { label: "Nombres por historia" },
		forced_prompts: {
			label: "Ideas para toda la mesa",
			hint: "La mesa entera recibe ideas desde el principio. Si no, quien quiera una la pide con un botón.",
		},
		multi_prompt: {
			label: "Hasta tres ideas a la vez",
			hint: "Va con las ideas para toda la mesa.",
		},
		max_players: { label: "Sillas en la mesa" },
		num_characters_submit: { label: "Personajes que trae cada cual" },
		min_characters: { label: "Mínimo de personajes por historia" },
		max_characters: { label: "Máximo de personajes por historia" },
		character_maturity: {
			label: "Edad personaje por personaje",
			hint: "Para salas +18: si un personaje es para todas las edades, su historia también.",
		},
		self_shuffle: {
			label: "Tus personajes pueden volver",
			hint: "Puede que te toquen los mismos que trajiste.",
		},
		allow_duplicate_characters: { label: "Se admiten personajes repetidos" },
		num_switches: { label: "Partes por historia" },
		auto_sync_parts_to_players: {
			label: "Tantas partes como personas",
			hint: "La mesa entera escribe en cada historia.",
		},
		audiences: { label: "Se admite público" },
		read_together: { label: "Leer en grupo", hint: "Tú pasas las páginas para la mesa entera." },
		no_extra_reading_time: {
			label: "Tiempo extra para leer",
			hint: "Si primero hay mucho que leer, el reloj espera un poco.",
		},
		hide_authors: { label: "Ocultar quién escribió qué hasta los resultados" },
		guess_authors: {
			label: "Adivinar quién escribió qué",
			hint: "Se discute antes de los premios.",
		},
		faster_phases: {
			label: "Meter prisa a todo lo demás",
			hint: "Todos los relojes a la mitad, menos los de escribir y leer.",
		},
	},

	recipe: { share: "Compartir esta receta" },
	cast: {
		label: "El reparto que traes",
		hint: (names: number, length: number) =>
			`Un nombre por línea: hasta ${names} nombres, de ${length} caracteres como máximo. Aparecen ya escritos cuando el juego pide personajes.`,
	},
	timing: "Tiempo y partes",
	players: "Sillas y personajes",
	room: "Sala e idioma",
	between: (low, high) => `de ${low} a ${high}`,
});
