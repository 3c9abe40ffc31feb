import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "con el tiempo que haga falta";
	const whole = seconds > 90 && seconds % 60 === 0;
	return whole
		? `${many(seconds / 60, "minuto", "minutos")} por parte`
		: `${many(seconds, "segundo", "segundos")} por parte`;
};

const people = (count: number): string => many(count, "persona", "personas");

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Crear partida",
	pickHeading: "¿Qué lío prefieres?",
	heading: "¿Cuánta hambre hay?",
	changeable: "Todo se puede cambiar hasta que empieces.",
	openAtOnce: "Abrir una sala",
	inTheLobby: (kind, shape) =>
		`Abres ${kind}: ${shape}. En la sala puedes cambiarlo todo hasta que empieces.`,

	presets: {
		quick: { name: "Tentempié", text: "Mientras llega la comida. Pánico garantizado." },
		classic: {
			name: "Menú del día",
			text: "Da tiempo a tener un plan y a verlo hundirse.",
		},
		dinner: { name: "Sobremesa", text: "Capítulos de verdad. Alguien acabará hablando del mar." },
	},
	own: { name: "Receta propia", text: "Nadie la había cocinado así. Por algo será." },
	backTo: (preset) => `Volver a «${preset}»`,
	shape: (count, seconds) =>
		`${count === null ? "tantas partes como personas" : `${many(count, "parte", "partes")} por historia`}, ${each(seconds)}`,
	minutes: (minutes) => (minutes === null ? "sin reloj" : `${minutes} min`),
	reckoned: {
		for: "Para",
		name: "Para cuántas personas",
		people,
		together: ", leyendo en voz alta",
		apart: ", leyendo cada cual a su ritmo",
	},
	create: (preset, alone, minutes) =>
		[
			alone
				? "Abrir mesa en solitario"
				: preset === null
					? "Abrir mi propia sala"
					: `Abrir sala «${preset}»`,
			...(minutes === null ? [] : [`unos ${minutes} min`]),
		].join(", "),

	rules: "Reglas de la casa",
	saveRules: "Aquí se juega así",
	rulesInShort: "todo lo demás",
	mode: "Tipo de lío",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low, high) => (low === high ? people(low) : `de ${low} a ${high} personas`),
	somethingBad: (what) => `algo salió mal: ${what}`,

	modes: {
		default: {
			name: "De mano en mano",
			text: "En cada silla empieza una historia, y las historias dan la vuelta a la mesa.",
		},
		otp: {
			name: "Almas gemelas",
			text: "Das dos nombres que están hechos el uno para el otro. Del resto se encarga la mesa.",
		},
		self_insert: {
			name: "Sales tú",
			text: "Los nombres de la mesa van a la olla, con todos los otros.",
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
		name ? `Eso es ${name}.` : "Sin reloj: cada parte dura lo que tenga que durar.",
	maturity: "¿Quién lee esto?",
	ratings: { ALL_AGES: "toda edad", MATURE: "+18" },
	matureHint: "En las salas +18 solo puede jugar quien tiene 18 años o más.",
	allAgesOnly:
		"Tu perfil dice que tienes menos de 18 años, así que la sala es para todas las edades.",

	pair: "De quién se trata",
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
		hungry: "con hambre",
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
			hint: "Una parte cada vez, entre todo lo demás que pasa en la vida.",
		},
		part_hours: { label: "Horas para una parte" },
		phase_hours: { label: "Horas para nombres, reparto y títulos" },
		moderation: {
			label: "Moderación",
			hint: "En la mesa se pueden señalar partes, y tú puedes tacharlas antes de la lectura.",
		},
		num_otp_characters: { label: "Nombres por historia" },
		forced_prompts: {
			label: "Ideas para toda la mesa",
			hint: "La mesa entera recibe ideas desde el principio. Si no, hay un botón para quien quiera una.",
		},
		multi_prompt: {
			label: "Hasta tres a la vez",
			hint: "Va con las ideas para toda la mesa.",
		},
		max_players: { label: "Máximo de sillas en la mesa" },
		num_characters_submit: { label: "Personajes que trae cada cual" },
		min_characters: { label: "Mínimo de personajes por historia" },
		max_characters: { label: "Máximo de personajes por historia" },
		character_maturity: {
			label: "Edad personaje por personaje",
			hint: "Para salas +18: un personaje para todas las edades mantiene limpia su historia.",
		},
		self_shuffle: {
			label: "Tus personajes pueden volver",
			hint: "Puede que te toquen los mismos que trajiste.",
		},
		allow_duplicate_characters: { label: "Se acepta el mismo personaje dos veces" },
		num_switches: { label: "Partes por historia" },
		auto_sync_parts_to_players: {
			label: "Tantas partes como personas",
			hint: "La mesa entera escribe en cada historia.",
		},
		audiences: { label: "Se admite público" },
		read_together: {
			label: "Leer en grupo",
			hint: "La corona guía todas las pantallas por las historias, parte a parte.",
		},
		no_extra_reading_time: {
			label: "Tiempo extra para leer",
			hint: "El reloj espera un poco cuando antes hay mucho que leer.",
		},
		hide_authors: { label: "Ocultar quién escribió qué hasta los resultados" },
		guess_authors: {
			label: "Adivinar quién escribió qué",
			hint: "Antes de los premios, todo el mundo adivina quién escribió cada parte de una historia. Da fama, no puntos. Hasta entonces es secreto.",
		},
		faster_phases: {
			label: "Meter prisa a todo lo demás",
			hint: "Reduce a la mitad todos los relojes, menos los de escribir y leer.",
		},
	},

	showAdvanced: "Más opciones",
	hideAdvanced: "Menos opciones",
	recipe: { share: "Compartir esta receta" },
	cast: {
		label: "El reparto que traes",
		hint: (names: number, length: number) =>
			`Un nombre por línea, hasta ${names} de ${length} caracteres. Te esperan en tus campos cuando el juego pida personajes.`,
	},
	players: "Sillas y personajes",
	stories: "Historias",
	between: (low, high) => `de ${low} a ${high}`,
});
