import type { storyWords as english } from "../../en/site/stories.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the story that writes itself at home. */
export const storyWords = isolating<Words<typeof english>>({
	heading: "Una historia, tres culpables",
	now: "se está escribiendo sola, ahora mismo",
	next: "Otra historia",
	starts: (name) => `Empieza ${name}`,
	goesOn: (name) => `Sigue ${name}`,
	ends: (name) => `A ${name} le quedan nueve segundos`,

	triples: [
		{
			writers: [7, 0, 8],
			parts: [
				"En el Ministerio de la Merienda nadie había visto jamás a un mago pagar con el importe exacto.",
				"…y fue entonces cuando la máquina de café se puso a cantar.",
				"Solo se sabía una canción, y trataba de la madre del mago.",
			],
		},
		{
			writers: [9, 22, 2],
			parts: [
				"El detective llegó tarde: ese día las riendas las llevaba el caballo.",
				"—Fue el mayordomo —dijo el caballo, que nunca había tragado al mayordomo.",
				"El mayordomo suspiró y devolvió las once sillas de montar.",
			],
		},
		{
			writers: [12, 4, 13],
			parts: [
				"Al tercer día en alta mar se acabaron las galletas y, al capitán, los chistes.",
				"Así que dimos media vuelta y le pedimos las dos cosas a la ballena.",
				"La ballena se sabía un chiste. Dura nueve horas. Vamos por la mitad.",
			],
		},
		{
			writers: [1, 20, 11],
			parts: [
				"La casa encantada tenía reseñas excelentes, todas firmadas con ectoplasma.",
				"Mi abuela le puso dos estrellas: mucha corriente y los gritos, desafinados.",
				"Ahora dirige el coro. Los martes, las ventanas se rompen a cuatro voces.",
			],
		},
		{
			writers: [19, 10, 0],
			parts: [
				"Fue amor a primera vista, cosa rara entre gente que cuida faros.",
				"Se hicieron guiños de un lado a otro de la bahía durante cuarenta años.",
				"Luego alguien construyó un puente, y resultó que los dos faros estaban casados.",
			],
		},
		{
			writers: [8, 16, 7],
			parts: [
				"En la cocina real había una sola regla: que la sopa no te devuelva la mirada.",
				"Esa noche la sopa no solo miró. Guiñó un ojo y pidió la receta.",
				"Larga vida a la sopa, primera de su nombre, a fuego lento.",
			],
		},
		{
			writers: [2, 17, 9],
			parts: [
				"Cinco mapaches con una gabardina pidieron trabajo en el banco, y se lo dieron.",
				"Al de arriba lo ascendieron. El de abajo quiere un sindicato.",
				"Nadie notó nada hasta las vacaciones, cuando cada cual tomó un tren distinto.",
			],
		},
		{
			writers: [14, 21, 12],
			parts: [
				"Al robot lo hicieron para abrir frascos, y él soñaba con la ópera.",
				"En la audición dio el do de pecho, y se abrieron todos los frascos del pueblo.",
				"Las aceitunas lloraron. La crítica, empapada en salmuera, aplaudió de pie.",
			],
		},
		{
			writers: [15, 3, 22],
			parts: [
				"Nuestro pueblo tiene dragón, pero solo entre semana y nunca antes de las diez.",
				"Los caballeros se quejaron por escrito. El dragón contestó, con fuego.",
				"Ahora los viernes juegan al dominó. El dragón se encarga del café.",
			],
		},
		{
			writers: [5, 18, 1],
			parts: [
				"La última biblioteca de Marte presta un solo libro: el manual de una tostadora.",
				"La lista de espera es de dos años, y dicen que el final vale la pena.",
				"Hoy me tocó. En la última página, alguien dibujó la tostada.",
			],
		},
		{
			writers: [6, 8, 15],
			parts: [
				"La agente Ciruela tenía licencia para matar y nueve multas por doble fila.",
				"La décima venía pegada a una bomba: pague en menos de cuatro minutos.",
				"Pagó en tres. El guardia cerró el caso, y el paraguas.",
			],
		},
		{
			writers: [13, 9, 20],
			parts: [
				"A medianoche los gnomos del jardín se cambian de sitio, y en casa fingimos no verlo.",
				"Ayer había uno de más. Lleva el sombrero de mi padre.",
				"Papá dice que en el jardín se está muy tranquilo, y que si le traemos un cojín.",
			],
		},
	],
});
