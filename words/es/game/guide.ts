import { capital } from "../../capital.ts";
import type { guideWords as english, GuideFacts } from "../../en/game/guide.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

const read = {
	title: "Lee, llora de risa, reacciona",
	text: "Lee en qué acabó todo y pega un sticker en cada buena frase. A partir de tres personas hay premios.",
};

const title = ({ onePart }: GuideFacts) => ({
	title: "Ponle nombre",
	text: onePart
		? "Es toda tuya y le falta un título. Busca uno que avise del peligro."
		: "Al final, tu historia vuelve a casa. Lee lo que le hicieron y busca un título que avise del peligro.",
});

const bring = {
	title: "Trae personajes",
	text: "Magos, suegras, electrodomésticos. Van todos a una gran olla, y a cada cual le toca un puñado.",
};

const write = ({ timed, onePart }: GuideFacts) =>
	onePart
		? {
				title: "Escríbela entera",
				text: `Una parte por cabeza, de la primera palabra a la última, ${timed ? "contra el reloj" : "sin reloj"}. Nadie podrá arreglarla después.`,
			}
		: {
				title: "Escribe una parte y pásala",
				text: `${timed ? "El reloj corre, tú escribes" : "Escribes hasta que la mesa entera termine"} y la historia pasa a la silla de al lado. Lo que te dejen es problema tuyo.`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts) => ({
	title: onePart ? "Escríbela de una sentada" : "Escríbela por partes",
	text: `${onePart ? "La única parte" : "Cada parte"} trae una idea y ${timed ? "un reloj" : "nada de reloj"}. ${
		watched
			? "Nadie lee nada hasta el final, así que sin vergüenza."
			: "Nadie te mira, así que sin vergüenza."
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords: Words<typeof english> = {
	default: (facts) => ({
		header: "Cómo se cocina esto",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "Almas gemelas, pésimas ideas",
		steps: [
			facts.pair === 2
				? {
						title: "Nombra a la pareja",
						text: "Elige dos nombres que estén hechos el uno para el otro. O que de ninguna manera lo estén.",
					}
				: {
						title:
							facts.pair === 1
								? "Ponle nombre a tu debilidad"
								: `Reúne ${counted(facts.pair)} nombres`,
						text:
							facts.pair === 1
								? "Un nombre y ninguna escapatoria. La historia entera depende de él."
								: `Elige ${counted(facts.pair)} nombres que estén hechos para ir juntos. O que de ninguna manera lo estén.`,
					},
			facts.onePart
				? {
						title: "Escribe su historia",
						text: "Desde la primera mirada hasta la última línea, todo en una parte. Mucho ánimo.",
					}
				: {
						title: "Empieza su historia y suéltala",
						text: "La primera parte es tuya. Después queda en otras manos, y que sea lo que tenga que ser.",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "Esta vez sales tú",
		steps: [
			{
				title: "Estás en la olla",
				text: "Cada persona de la mesa ya es un personaje. Añade más gente, famosa o recién inventada.",
			},
			{
				title: "Mete a tu gente en líos",
				text: "A cada cual le toca, como mínimo, una persona de la mesa. Trátala como te gustaría que te trataran. Más o menos.",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "Un momento, ¿qué pasó antes?",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "Ves una parte y nada más",
						text: "En la página solo está la parte anterior a la tuya. El resto son rumores. Sigue con aplomo.",
					},
			title(facts),
			{
				...read,
				title: "A ver qué salió",
				text: "Al final se lee todo de corrido. Stickers para los giros más locos y, a partir de tres personas, premios.",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "Una mesa, una silla",
		steps: [
			{
				title: "Llena la olla de nombres",
				text:
					facts.drawn === 1
						? "Echa un puñado de personajes. Sale uno, y la historia no trata de nadie más."
						: `Echa un puñado de personajes. Salen ${counted(facts.drawn)}, y van a tener que compartir historia.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Léela una vez más, ponle título y haz una pequeña reverencia." },
		],
	}),
	soloOtp: (facts) => ({
		header:
			facts.pair === 1
				? "Tú y tu debilidad, a solas"
				: `Tú y tus ${counted(facts.pair)} debilidades`,
		steps: [
			{
				title: facts.pair === 2 ? "Elige la pareja" : "Elige tu reparto",
				text:
					facts.pair === 1
						? "Un nombre. Ya sabes cuál. No vamos a preguntar."
						: `${capital(counted(facts.pair))} nombres. Ya sabes cuáles. No vamos a preguntar.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Léela una vez más, ponle título y enmárcala." },
		],
	}),
	audience: () => ({
		header: "Primera fila",
		steps: [
			{
				title: "Ponte a gusto",
				text: "El resto escribe. Tú puedes masticar con la boca abierta, adivinar quién escribió qué y negarte a ayudar.",
			},
			{
				title: "Después te toca a ti",
				text: "Cuando las historias terminan, las lees todas y reaccionas a cada parte. Si hay premios, también votas.",
			},
		],
	}),
	soloAudience: () => ({
		header: "Primera fila",
		steps: [
			{
				title: "Ponte a gusto",
				text: "Hay una sola persona escribiendo. Tú puedes masticar con la boca abierta, respirar bajito y negarte a ayudar.",
			},
			{
				title: "Después, a leer",
				text: "La historia aparece cuando está terminada, con título y todo. Aplaude donde quieras.",
			},
		],
	}),
};
