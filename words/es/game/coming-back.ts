import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "La partida hasta ahora",
		loading: "La partida hasta ahora está en camino.",
		missing: "La partida hasta ahora no se pudo cargar.",
		who: "Quién está dónde",
		states: {
			done: "ya terminó",
			writing: "escribe",
			busy: "en ello",
			asleep: "duerme",
			gone: "se fue",
		},
		days: "Día a día",
		nothing: "Todavía no se ha entregado nada.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Alguien"} entregó la parte ${part}${
				words === null ? "" : `, ${many(words, "palabra", "palabras")}`
			}`,
		own: "Tus historias",
		ownNone: "Aquí aparecen las historias en las que has escrito.",
		ownMissing: "No se pudieron cargar tus historias.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `La de ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Tú",
	},

	recap: {
		heading: "Los días que quedan atrás",
		days: (count: number) => many(count, "día", "días"),
		parts: (count: number) => many(count, "parte", "partes"),
		words: (count: number) => many(count, "palabra", "palabras"),
		/** With a time such as "2 d 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `La espera más larga por una parte fue de ${time}.`
				: `La espera más larga fue de ${time}, por ${name}.`,
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
		used: "El enlace ya se usó. ¿No fuiste tú? Entonces recupera tu silla.",
		over: "El enlace caducó.",
		devices: (count: number) =>
			count === 1
				? "Otro dispositivo recibió tu silla desde aquí."
				: `Otros ${count} dispositivos recibieron tu silla desde aquí.`,
		takeBack: "Recuperar mi silla",
		sure: "¿Cerrarla en los otros dispositivos?",
		takenBack: "Ahora solo este dispositivo tiene tu silla.",
		cancel: "Anular el enlace",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Seguir aquí",
		heading: "Tu silla viene contigo",
		text: "Ocupas la silla que tienes en tu otro dispositivo, con todo lo que escribiste. El enlace sirve una sola vez.",
		go: "Seguir aquí",
		failed: "Eso no funcionó",
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
			note: "Quien llegue ahora se queda con la historia y los turnos. Lo escrito no cambia.",
			label: "Ofrecer la silla",
			sure: "¿Ofrecerla ya?",
			offered: "en oferta",
		},
	},
});
