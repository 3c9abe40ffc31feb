import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "Cómo se juega",
	heading: "Cómo se juega",
	description:
		"Así va una ronda de Plotluck: trae un personaje, escribe tu parte, pasa el lápiz y lee en qué acabó la cosa.",
	lead: "Trae personajes, pasa el lápiz y lee los destrozos. Una partida dura de diez minutos a una hora, según cuánta gente haya y cuánta hambre.",
	contents: true,
	sections: [
		{
			heading: "Lo básico",
			blocks: [
				[
					"Alguien abre una sala y lee cuatro letras en voz alta. El resto las escribe.",
					"Cada persona trae personajes: estrellas de cine, magos, el gato de la vecina.",
					"Te tocan personajes ajenos y eliges de quién trata tu historia.",
					"Escribes la primera parte. Cuando se acaba el tiempo, tu historia pasa de silla y tú sigues la de otra persona.",
					"Al final cada historia vuelve a casa, con quien la empezó, y allí recibe su título.",
					"Se lee todo en grupo, se pegan stickers en las buenas frases y se votan los premios.",
				],
			],
		},
		{
			heading: "Qué hace falta",
			blocks: [
				"Un navegador por cabeza; con el teléfono basta. No hay que instalar nada ni crear una cuenta. Dos personas pueden jugar, pero con dos no hay quien vote: a partir de tres se gana de verdad. En una sala hay sillas para doce plumas; una regla las sube a treinta y dos, y otras trescientas personas pueden mirar.",
				"Si la mesa está en un mismo cuarto, abre /tv en la tele y escribe el código. Si no, haz una llamada: la mitad de la gracia es oír cómo se lee.",
			],
		},
		{
			heading: "Guía para streamers",
			blocks: [
				"Antes de salir en vivo. Haz primero tu perfil, para que la transmisión no empiece con un formulario. Luego piensa en las letras: quien las lea puede intentar colarse.",
				[
					"Oculta el código. Tócalo en la antesala o en la cabecera, o usa el interruptor de la página donde se escriben los códigos. Sigue oculto hasta que lo muestres.",
					"Pon el overlay en tu escena: una fuente de navegador con la dirección /tv?overlay=1&code= y el código. Muestra lo que se lee, los stickers y los premios sobre una página transparente. En una sala +18 muestra solo el código, hasta que permitas más en tu puesto de mando.",
					"Cierra la sala con llave cuando tu mesa se haya sentado. Ya no entra nadie más, y quien tiene silla puede volver a ella.",
					"Acompaña a la puerta a quien haga falta. A esa sala ya no vuelve, ni con otro nombre, a menos que tú lo permitas. También puedes parar los lanzamientos, de una persona o de la mesa entera.",
				],
				"Tu público. Puede entrar a mirar hasta que empiece la votación, también a mitad de partida. Lee, reacciona y vota; sus stickers valen tanto como los tuyos; nunca frena la partida y no puede escribir en ella. Caben trescientas personas.",
				"Lo que se lee en voz alta. Activa la moderación si no conoces a toda la mesa. La mesa puede señalar partes, y tú ves todas las historias y todo lo señalado antes de que nadie lea. Lo que tachas se queda tachado, también en las descargas. Una sala para todas las edades deja fuera las ideas picantes. Lo que escribe la gente es cosa suya, así que ve leyendo una línea por delante de tu voz.",
				"Ritmo. «Leer en grupo» pasa las páginas de todas las pantallas junto con las tuyas. ¿Suena el timbre? La pausa detiene todos los relojes. Un minuto más es un minuto más. Para un programa rápido, ritmo supersónico o relámpago y tres partes; para uno lento, sin reloj.",
			],
		},
		{
			heading: "Preguntas frecuentes",
			blocks: [
				{
					ask: "Se me murió el teléfono.",
					answer:
						"Vuelve a la misma dirección en el mismo dispositivo. Tu silla, tu texto y tu turno siguen ahí.",
				},
				{
					ask: "Abrí el juego en dos pestañas.",
					answer: "La más nueva tiene la silla. La más antigua te ofrece recuperarla.",
				},
				{
					ask: "¿Puedo cambiar mi texto después de pulsar «Ya está»?",
					answer:
						"Sí: sigue escribiendo, y el «Ya está» se deshace. Cuando la mesa entera termina, la parte se cierra.",
				},
				{
					ask: "Alguien se fue.",
					answer:
						"Sus historias se quedan en la partida, y sus turnos pasan a quien escribe después.",
				},
				{
					ask: "Se fue quien llevaba la corona.",
					answer: "Al cabo de un minuto, la corona pasa a quien lleva más tiempo en la mesa.",
				},
				{
					ask: "¿Puedo llegar tarde?",
					answer:
						"Como público, sí, hasta que empiece la votación. Para jugar, solo en la antesala.",
				},
				{
					ask: "Tengo menos de 18 años.",
					answer:
						"Puedes entrar en cualquier sala para todas las edades. Las salas marcadas +18 no te dejarán pasar.",
				},
				{
					ask: "¿Por qué se rechazó el nombre de mi personaje?",
					answer:
						"Lleva una palabra que este juego no acepta. El mensaje dice qué nombre es. Prueba con otro: lo demás sigue ahí.",
				},
				{
					ask: "¿Cuánto tiempo hay para leer?",
					answer: "Dos horas. Cuando termina media mesa, al resto le quedan tres minutos.",
				},
				{
					ask: "¿Adónde van las historias?",
					answer:
						"En los resultados puedes descargarlas como imágenes o textos, compartir una con un enlace que vive un día o guardarla en tu cuenta. Un día después de los resultados, el servidor olvida el resto.",
				},
				{
					ask: "¿Qué es mi rango?",
					answer:
						"Cuenta las historias en las que escribiste con la sesión iniciada. Con diez tienes dos estrellas, y con 250 eres majestad de la palabra.",
				},
				{
					ask: "¿Necesito una cuenta?",
					answer:
						"Para jugar, no. Con ella tienes un rango, una biblioteca de historias guardadas y tus propios paquetes de ideas.",
				},
				{
					ask: "¿Qué hay para mecenas?",
					answer:
						"Siete paquetes de ideas más, todos los temas y las caras, el fanzine y ni un anuncio. Si quien lleva la corona es mecenas, la mesa entera juega con los paquetes.",
				},
				{
					ask: "¿Se puede jugar en solitario?",
					answer:
						"Sí: elige «En solitario». Escribes todas las partes, con ideas que te ponen la zancadilla.",
				},
			],
		},
		{
			heading: "La guía larga",
			blocks: [
				"Los modos.",
				[
					"De mano en mano: personajes de toda la mesa, repartidos al azar.",
					"Almas gemelas: tú nombras la pareja de la que trata tu historia.",
					"Sales tú: los personajes son quienes juegan.",
					"Memoria de pez: solo ves la parte anterior a la tuya.",
					"En solitario: una silla, una historia.",
				],
				"La antesala. Quien creó la sala lleva la corona. Empieza la partida, puede echar a alguien y dejar que vuelva, y puede pasar la corona. Las reglas se pueden cambiar hasta el comienzo. Toca tu cara para brincar y la de otra persona para lanzarle algo blando.",
				"La pantalla grande. /tv con el código muestra la sala en un televisor, sin ocupar silla: hasta cuatro pantallas, y una más para quien lleva la corona. Ahí se ve el espectáculo: el telón, las partes, los premios. Para lo demás, el teléfono sigue en la mano.",
				"Personajes. Escribe un nombre en cada campo. Los nombres repetidos no sirven, a menos que la sala los admita. Si se te acaba el tiempo, los nombres que faltan se rellenan solos.",
				"El reparto. De los personajes que te tocaron, marca los que tu historia necesita. Si marcas demasiados, el primero que marcaste se levanta y se va.",
				"Escribir. Ves lo que se escribió antes, de quién trata la historia y el reloj. Todo se guarda mientras tecleas, hasta cuando tu tren pasa por un túnel. Desliza el interruptor cuando termines; si sigues escribiendo, se deshace. Cuando la mesa entera termina, la partida avanza antes de tiempo. Si hay mucho que leer primero, tienes algo de tiempo extra.",
				"Ideas. ¿La mente en blanco? El botón de las ideas te da una. En algunas salas, la mesa entera las recibe desde el principio. En cada parte puedes cambiar una idea que no te guste.",
				"Títulos. Tu historia vuelve con las huellas de otra gente por todas partes. Tienes sesenta caracteres para resumir el crimen.",
				"Moderación. Si la sala la tiene, quien lleva la corona mira ahora las partes señaladas y puede tacharlas. Mientras tanto, el resto estira las piernas.",
				`Leer. Recorre las historias y reacciona: ${counted(LIMITS.emojis)} stickers, y cada uno se pega con tocarlo. Antes de seguir, deja al menos uno en cada historia que no sea la tuya. Cuando la corona pasa las páginas para la mesa entera, toca una frase para subrayarla: las frases subrayadas se citan después.`,
				"Premios. Un voto para cada premio. No puedes votar por la historia que empezaste.",
				"Resultados. El podio, las historias, quién usó más palabras y de quién eran los personajes con más trabajo. Luego, quizá, otra ronda: la sala, el código y las reglas se quedan.",
			],
		},
		{
			heading: "Puntos",
			blocks: [
				[
					`Cada sticker vale ${LIMITS.pointsPerReaction} puntos para quien escribió esa parte y para la historia: hasta ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} de una misma persona por una parte.`,
					"Cada premio vale 1000 puntos. Algunos van a quienes escribieron la historia, otros a una sola persona. En caso de empate se reparten.",
					"Con los mismos puntos, el mismo puesto.",
				],
			],
		},
		{
			heading: "Cómo hacerlo bien",
			blocks: [
				[
					"Di que sí a lo que hay. El caballo ahora es abogado; pues muy bien.",
					"Deja algo abierto al final de tu parte. Quien sigue necesita una puerta.",
					"Escribe para el oído. Alguien lo va a leer en voz alta.",
					"Si no se te ocurre nada, describe lo que hay en la mesa y haz que se mueva.",
					"Trata con cariño a quien empezó la historia. Se la van a devolver.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Código de conducta" },
		{ to: "/play", label: "Jugar" },
	],
} satisfies PageText;
