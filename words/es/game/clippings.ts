import type { Clipping } from "../../en/game/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `Del fanzine, carta de ${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `Del fanzine, horóscopo: ${who}`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `Del fanzine, anuncio: ${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"Jugué con el tubérculo y quedé en último lugar. Jugué con el fantasma y quedé en último lugar. ¿Seré yo?",
		"Dos Veces al Fondo, desde un altillo",
		"En las dos partidas escribiste la frase que todavía repite todo el mundo.",
	),
	stars("el fantasma", "Una pared te dejará pasar. Toca antes, por educación."),
	advert(
		"Se tapan agujeros de guion",
		"Los pequeños, en el acto. Los grandes, mientras miras hacia otro lado.",
		"Desde tres puntos suspensivos",
	),
	stars("el gato", "Tendrás razón. A nadie le va a gustar."),
	letter(
		"Mi mujer pulsa YA ESTÁ después de una frase y se queda mirándome. Mira en silencio, pero mira.",
		"Aún Tecleando",
		"Escribe una parte de una sola frase, sobre ella. Después mira tú.",
	),
	stars("el dinosaurio", "Esta semana, mejor no mires hacia arriba."),
	advert(
		"Finales de infarto, seminuevos",
		"Un solo dueño, que nunca llegó a saber cómo acababan.",
		"Dos por un susto",
	),
	stars("el mapache", "Lo que buscas está en la basura. Siempre estuvo ahí."),
	letter(
		"Soy un perro y me encanta cuando me toca a mí. ¿Me va a volver a tocar?",
		"Galleta (un perro)",
		"SIEMPRE te va a volver a tocar.",
	),
	stars("el tubérculo", "Se acerca el calor. Trae mantequilla."),
	advert(
		"Gimnasio nocturno del Barón",
		"Doce semanas. Sin espejos. Total, para lo que íbamos a ver.",
		"La primera noche, gratis",
	),
	stars("el conejo", "Llegarás temprano a algo que va con retraso."),
	advert(
		"Se alquila la luna por horas",
		"Iluminamos balcones. Convertimos lobos. Las despedidas mejoran un tercio.",
		"A 11 la hora",
	),
	stars("el perro", "Pelota."),
];
