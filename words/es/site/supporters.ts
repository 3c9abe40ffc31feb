import type { supporterWords as english } from "../../en/site/supporters.ts";
import type { Words } from "../../words.ts";

/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords: Words<typeof english> = {
	product: "mecenas",
	title: "Mecenas",
	heading: ["Hazte", "mecenas"],
	lead: "Cinco cosas para ti y unas cuantas noches más de electricidad para la olla.",
	once: "4.99 CAD, una sola vez. Sin suscripción, sin letra pequeña, y nadie va a tocar a tu puerta para venderte más.",
	perksTitle: "Lo que hay para mecenas",
	perks: {
		packs: {
			title: "Todos los paquetes de ideas",
			text: "Siete cajones más de malas ideas, para cada sala que abras.",
		},
		themes: {
			title: "Todos los temas",
			text: "Diez maneras más de vestir la página, de pétalos a gusanos.",
		},
		avatars: {
			title: "Caras de mecenas",
			text: "Siete caras con brillo, otra que guarda un secreto y una estrella junto a tu nombre.",
		},
		zine: { title: "El fanzine digital", text: "82 páginas de historias, cómics y migas." },
		adverts: {
			title: "Sin anuncios",
			text: "Solo tú, la pluma y el desastre que te dejó tu gente.",
		},
	},
	zine: "Abrir el fanzine",
	zineLocked: "El fanzine solo se abre para mecenas.",

	buy: "Ser mecenas por 4.99",
	buying: "Camino a la caja…",
	bought: "Eres mecenas",
	thanks: "Ya lo eres. Gracias, de verdad: la olla sigue caliente por ti.",
	loggedOut: ["Para hacerte mecenas necesitas iniciar sesión. ", "Hazlo aquí."],
	off: "En este servidor no se vende nada. Pregunta a quien lo lleva.",
	open: "Nada que comprar: aquí todo es de todo el mundo",
	openText: "Este servidor no reserva nada para mecenas. Sírvete.",

	refused: {
		alreadySupporter: "Esa cuenta ya es mecenas: no hay nada que pagar.",
		checkoutAway: "La caja no contestó. No se cobró nada; inténtalo dentro de un momento.",
		checkoutLimit:
			"La caja se abrió demasiadas veces desde donde estás. No se cobró nada; inténtalo otra vez en una hora.",
		checkoutOff: "Ahora mismo aquí no se vende nada. No se cobró nada.",
		other: "La caja no lo aceptó. No se cobró nada; inténtalo otra vez.",
	},

	thankYou: {
		title: "Gracias",
		heading: ["¡Mil", "gracias!"],
		lead: "Ahora eres mecenas de un juego muy tonto. Esto queda abierto:",
		unlocked: {
			packs: "paquetes de ideas",
			themes: "todos los temas",
			zine: "el fanzine",
			avatars: "caras de mecenas",
			adverts: "ni un anuncio, en ninguna parte",
		},
		refresh: "Recarga el sitio y a disfrutarlo.",
		button: "Recargar el sitio",
		waiting: "Esperando a que la caja diga que sí. Es solo un momento.",
		here: "La caja dijo que sí: todo es tuyo.",
		slow: "Hoy la caja va despacio. Tu pago está a salvo; mira otra vez en unos minutos.",
	},

	supportUs: {
		title: "Apóyanos",
		heading: ["Aviva", "el fuego"],
		lead: "El juego es gratis y va a seguir siéndolo. Si te gusta, así se mantiene la olla en el fuego.",
		supporter: {
			heading: "Ser mecenas",
			text: "4.99 CAD, una sola vez, por cinco ventajas.",
			button: "Ver las ventajas",
		},
		merch: {
			heading: "Camisetas y demás",
			text: "Lleva puesto el mapache. Te van a preguntar, y tendrás que explicarlo.",
			button: "A la tienda",
			none: "Aquí aún no hay tienda. Dibuja un mapache en una camiseta y miraremos hacia otro lado.",
		},
		zine: {
			heading: "El fanzine",
			text: "82 páginas hechas en casa, con pegamento en las mangas.",
			button: "Abrir el fanzine",
			locked: "Es para mecenas: una de las cinco ventajas.",
		},
		tips: {
			heading: "Frasco de propinas",
			text: "Las monedas del frasco se convierten en cosas nuevas para todo el mundo.",
			button: "Dejar propina",
			none: "Aquí aún no hay frasco. Mejor háblale del juego a alguien: eso cuenta el doble.",
			goals: "Metas del frasco",
			unlocked: "conseguida",
			locked: "pendiente",
		},
		social: {
			heading: "Pasa a saludar",
			text: "Noticias, fan art y finales ajenos.",
			none: "Andamos por donde andes tú. Publica tu final favorito y menciona al gato.",
		},
	},

	goals: [
		{ amount: 200, prize: "un personaje nuevo", sprite: 20 },
		{ amount: 500, prize: "otro personaje nuevo", sprite: 21 },
		{ amount: 1000, prize: "un modo de juego nuevo", sprite: null },
	],
};
