import { capital } from "../../capital.ts";
import type { readingWords as english } from "../../en/game/reading.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating<Words<typeof english>>({
	read: {
		heading: "La hora del cuento",
		text: "Léelas todas y pega algo en cada una. Después vienen los premios.",
		textWithoutAwards: "Léelas todas y pega algo en cada una.",
		bagged: "Las bolsas caen con los resultados.",
		states: { own: "tuya", done: "leída", next: "sigue esta", open: "aún no" },
		by: (name) => `la empezó ${name}`,
		with: (names) => `con ${listed(names)}`,
		progress: (done, of, voting) => {
			if (voting) return `${done} de ${of} ya ${done === 1 ? "votó" : "votaron"}`;
			return `${done} de ${of} ya ${done === 1 ? "terminó" : "terminaron"} de leer`;
		},
		left: (count) => `${many(count, "historia", "historias")} sin tu sticker`,
		proceed: "A los premios",
		toWait: "Volver a esperar",
		back: "Volver a las historias",
		saveBack: "Guardar stickers",
		needOne: "Un sticker, por favor. El que sea.",
		ownPart: "Tu parte. Sonrójate en silencio.",
		ownStory: "Esta la empezaste tú. Si quieres, pega algo en las partes del resto.",
		hurry: (minutes) =>
			`Media mesa ya terminó. ${minutes === 1 ? "Queda un minuto" : `Quedan ${counted(minutes)} minutos`} para el resto.`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time) => `Media mesa ya terminó. Al resto le quedan ${time}.`,
		hurried: "Media mesa ya terminó. Ahora el reloj aprieta.",
		stickers: (part) => `Stickers para la ${part}`,
	},

	together: {
		on: (writer) => `Ahora, la parte de ${writer}`,
		onUnknown: "Ahora, una parte sin firma",
		tap: "Toca la frase que te conquistó.",
		marked: (readers) => {
			if (readers === 0) return "";
			return readers === 1 ? "la subrayó 1 persona" : `la subrayaron ${readers} personas`;
		},
		markedToo: (others) =>
			others > 0 ? `Subrayada por ti y por ${others} más.` : "Subrayada por ti.",
		reactions: (part) => `Stickers para la ${part}`,
		give: (emoji, count) => (count > 0 ? `${emoji}, ${count} hasta ahora` : emoji),
		hop: "brinco",
		often: "Toca cada vez que te rías. Se ve en la pantalla grande.",
		takeBack: ["Mantén pulsado un sticker para quitarlo", ", o pulsa Supr sobre él"],
		earlier: (count) => `Releer, ${many(count, "parte", "partes")}`,
		beingRead: ["Te están", "leyendo"],
		received: "Lo que se lleva tu parte",
		markedBy: (readers) =>
			readers === 1 ? "Una persona subrayó" : `${readers} personas subrayaron`,
		advice: "Levanta la vista. Finge sorpresa.",
		showText: "Mostrar el texto",
		hideText: "Ocultar el texto",
		bow: "Reverencia",
		bowed: "Qué reverencia.",
		bowNote: "Tu cara saluda en la pantalla grande, una vez por parte.",
	},

	vote: {
		name: "La votación",
		heading: ["A cada\u00A0historia", "lo suyo"],
		hint: "Elige una escarapela y luego una historia. O arrástrala hasta allí.",
		awards: "Escarapelas",
		worth: (subtitle, points) => `${subtitle}. Vale ${grouped(points)} puntos.`,
		given: (award, story) => `${award}, para ${story}`,
		stuck: (award, story) => `${award}: para ${story}.`,
		own: "tuya, manos quietas",
		submit: (given, of) => `Entregar, ${given} de ${of}`,
		missing: (awards) => `Por repartir: ${listed(awards)}.`,
		list: "Volver a las historias",
		alert: "¡TIENES QUE VOTAR POR UNA HISTORIA!",
		alertText: "Puede ser mala. Hasta la peor es la favorita de alguien.",
		alertClose: "De acuerdo",
		choices: (award) => `${award}: historias por las que puedes votar`,
	},

	voters: {
		heading: "Esperando a la mesa…",
		text: (left, voting) => {
			if (left === 0) return "Ya está todo.";
			const votes = left === 1 ? "Falta un voto" : `Faltan ${counted(left)} votos`;
			const readers =
				left === 1
					? "Una persona sigue leyendo"
					: `${capital(counted(left))} personas siguen leyendo`;
			return `${voting ? votes : readers}. Quien lee despacio lee con cariño.`;
		},
		again: "Releer las historias",
	},

	reveal: {
		opening: "Se apagan las luces…",
		award: (n, of) => `Premio ${n} de ${of}`,
		shared: (name, winners) => {
			if (winners < 2) return name;
			if (winners === 2) return `${name}, por duplicado`;
			return winners === 3 ? `${name}, por triplicado` : `${name}, ${counted(winners)} veces`;
		},
		nobody: "No hubo manera de decidirse.",
		somebody: "alguien",
		points: (points) => `+${grouped(points)}`,
		voted: (names) => `${listed(names)} ${names.length === 1 ? "votó" : "votaron"} por ella`,
		andIs: "Y la historia de la noche es…",
		storyOfTheNight: "La historia de la noche",
		by: (names) => `de ${listed(names)}`,
		podium: (places) => places.map(({ place, title }) => `Puesto ${place}: ${title}.`).join(" "),
		said: (what, stories) =>
			`${what}: ${stories
				.map(({ title, by }) => (by === null ? title : `${title}, de ${by}`))
				.join("; ")}`,
		saidNobody: (award) => `${award}: no hubo manera de decidirse`,
		places: { 2: "Segundo puesto", 3: "Tercer puesto" },
		gallery: "La galería",
		drum: "¡Redoble!",
		drumNote: "O pulsa Espacio.",
		beats: (count, hands) =>
			`${many(count, "golpe", "golpes")} de ${many(hands, "par", "pares")} de manos`,
		skip: "Directo al final",
		skipCount: (skips, of) => `Saltar (${skips} de ${of} ${skips === 1 ? "quiere" : "quieren"})`,
		next: "Siguiente premio",
		toPodium: "Al podio",
		envelope: "Abrir el sobre",
		onward: "A la biblioteca",
	},

	curtainCall: {
		heading: "A saludar",
		line: "La frase de la noche",
		from: (title, writer) => (writer === null ? title : `${writer}, en ${inQuotes(title)}`),
		onward: "A la biblioteca",
	},

	congratulations: {
		heading: "Felicidades",
		won: (names, count, points) =>
			`${names} ${count === 1 ? "gana" : "comparten la victoria"} con ${many(points, "punto", "puntos")}.`,
		best: (titles) =>
			`Lo mejor de la biblioteca: ${listed(titles.map((title) => inQuotes(title)))}.`,
		onward: "A la biblioteca",
	},

	results: {
		heading: ["Vaya", "biblioteca"],
		fanfics: "FANFICS",
		further: "FANFICS, siguientes puestos",
		writers: "PLUMAS",
		points: (count) => many(count, "punto", "puntos"),
		pointsColumn: "puntos",
		none: "Esta vez nadie gana de verdad: para eso hacen falta tres. Pero qué buena compañía.",
		alone: (writer) => (writer === null ? "Toda tuya" : `Un solo de ${writer}`),
		stats: "Estadísticas",
		inNumbers: (all) =>
			`${[
				many(all.stories, "historia", "historias"),
				...(all.words === null ? [] : [many(all.words, "palabra", "palabras")]),
				...(all.stickers === 0 ? [] : [many(all.stickers, "sticker", "stickers")]),
				...(all.minutes === null
					? []
					: [
							`${many(all.minutes, "minuto", "minutos")} de vida que no ${all.minutes === 1 ? "vuelve" : "vuelven"}`,
						]),
			].join(", ")}.`,
		category: "Categoría",
		result: "Resultado",
		cast: "Todo lo que fue a la olla",
		player: "Quién",
		submitted: "Personajes",
		audience: "Estadísticas del público",
		home: "Inicio",
		donate: "Propinas",
		more: "Más",
		keptUntil: (time) => `Se guardan aquí hasta el ${time}.`,
		anotherRound: (host) => `¿Otra? La corona la tiene ${host}.`,
		place: (rank) => `puesto ${rank}`,
		quoted: inQuotes,
		favourites: (name) => `Lo que más recibió ${name}`,
	},

	suspects: {
		heading: ["Los sospechosos", "de siempre"],
		you: (title) => `Tú: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
	},
});
