import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "Cómo va la partida",
		loading: "Un momento, que viene el resumen.",
		missing: "El resumen no llegó.",
		who: "Quién hace qué",
		states: {
			done: "ya está",
			writing: "escribiendo",
			busy: "a lo suyo",
			asleep: "ya duerme",
			gone: "se fue",
		},
		days: "Día a día",
		nothing: "Nadie ha entregado nada todavía.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Alguien"} entregó la parte\u00A0${part}${
				words === null ? "" : `, ${many(words, "palabra", "palabras")}`
			}`,
		own: "Tus historias",
		ownNone: "Aquí van saliendo las historias en las que escribes.",
		ownMissing: "No se pudieron cargar tus historias.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `La de ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Tú",
	},

	recap: {
		heading: "Así pasaron los días",
		days: (count: number) => many(count, "día", "días"),
		parts: (count: number) => many(count, "parte", "partes"),
		words: (count: number) => many(count, "palabra", "palabras"),
		/** With a time such as "2 d 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `La espera más larga: ${time}.`
				: `La espera más larga, cortesía de ${name}: ${time}.`,
	},

	move: {
		open: "Seguir en otro dispositivo",
		text: "Escanea esto con tu otro dispositivo o abre allí el enlace. Sirve una sola vez. No se lo enseñes a nadie: quien lo abra juega en tu silla.",
		qr: "Código QR con el enlace a tu silla",
		/** With a time of day. */
		until: (time: string) => `Sirve hasta las ${time}.`,
		hidden: "Mientras transmites, el código no se ve. Copia el enlace.",
		copy: "Copiar el enlace",
		copied: "Copiado",
		copyFailed: "No se pudo copiar",
		make: "Crear un enlace",
		another: "Crear otro enlace",
		used: "El enlace ya se usó. ¿No fuiste tú? Recupera tu silla.",
		over: "El enlace caducó.",
		devices: (count: number) =>
			count === 1
				? "Tu silla también está abierta en otro dispositivo."
				: `Tu silla también está abierta en otros ${count} dispositivos.`,
		takeBack: "Recuperar mi silla",
		sure: "¿Cerrarla en los otros dispositivos?",
		takenBack: "Ahora solo este dispositivo tiene tu silla.",
		cancel: "Anular el enlace",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Seguir aquí",
		heading: "Tu silla viene contigo",
		text: "Es la silla de tu otro dispositivo, con todo lo que escribiste. El enlace sirve una sola vez.",
		go: "Seguir aquí",
		failed: "No funcionó",
		incomplete: "El enlace no está completo. Cópialo entero o escanea el código otra vez.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Codazo a ${name}`,
			sure: (name: string) => `¿Codazo a ${name} ya?`,
			done: (name: string) => `${name} ya lo sabe.`,
		},
		offer: {
			heading: "Sillas libres",
			note: "Quien llegue ahora hereda la historia y los turnos. Lo escrito, escrito está.",
			label: "Ofrecer la silla",
			sure: "¿Ofrecerla ya?",
			offered: "ofrecida",
		},
	},
});
