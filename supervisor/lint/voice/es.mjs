/** @type {(words: string) => RegExp} */
const word = (words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Headings that stand on two lines, each of which is a text. */
const SPLIT = ["¿Quién lo", "escribió?", "¡Mil", "gracias!"];

/** What refusals call a text on the wire, in English. */
const KEYS = ["A character's name", "A prompt"];

/**
 * The rules of words/es/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const SPANISH = [
	{
		// "Dieciséis" and "veintiséis" only look like verbs.
		refuses:
			/vuestr|vosotr|ustedes|(?<!\p{L})os(?!\p{L})|(?<!diecis|veintis)(?:áis|éis)(?!\p{L})/iu,
		instead: "nobody speaks to several people at once: la mesa, el grupo, or a sentence about them",
	},
	{
		refuses: word("l[oa]s demás"),
		instead: "el resto, la mesa, tu gente",
	},
	{
		refuses: word("jugador(?:es)?|usuarios?|amigos|amistades|adultos|compañeros|participantes"),
		instead: "a group without a gender: la mesa, la gente, quien juega, mayores de 18",
		// Names of characters, who are one person each.
		outside: ["content/first-lines/"],
	},
	{
		refuses: word("(?:un|el|los|unos|del|al) mecenas"),
		instead: "mecenas has no article: hacerse mecenas, ser mecenas, para mecenas",
	},
	{
		refuses: word(
			"móvil(?:es)?|celular(?:es)?|ordenador(?:es)?|computador(?:as?)?|portátil|en directo|" +
				"patatas?|papas?|zumo|jugo|coches?|carros?|aparca\\p{L}*|parque[ao]\\p{L}*|coge[rs]?|" +
				"gafas|lentes|fregar|trastero|tiovivo|guay|mola|chévere|todos los públicos|todo público",
		),
		instead: "a word of both sides of the Atlantic: teléfono, dispositivo, en vivo, carrusel …",
	},
	{
		refuses: word("toques?|empuj(?:ón|oncito)s?"),
		instead: "codazo",
	},
	{
		refuses: word("pegatinas?|calcomanías?|reacción|reacciones"),
		instead: "sticker, which one sticks on a part (the verb is reaccionar)",
	},
	{
		refuses: word("avatar(?:es)?"),
		instead: "cara, which one wears at the table",
	},
	{
		refuses: word("anfitri(?:ón|ona)|host"),
		instead: "la corona, quien lleva la corona",
		outside: ["content/first-lines/"],
	},
	{
		refuses: word("lobby|vestíbulo|sala de espera|asientos?|permalink|consignas?|prompts?"),
		instead: "the glossary’s word: antesala, silla, enlace, idea",
		except: KEYS,
	},
	{
		refuses: word("te (?:sacó|sacaron|expulsó|expulsaron)|expuls\\p{L}+|censur\\p{L}+|en oferta"),
		instead: "the glossary’s word: echar, tachar, ofrecida",
	},
	{
		refuses: word("loguear\\p{L}*|acceder|segunda prueba|revuelt[oa]s?"),
		instead: "iniciar sesión, verificación en dos pasos, transformado",
	},
	{ refuses: /\.\.\./u, instead: "… is one character" },
	{ refuses: /["']/u, instead: "«…», and “…” within", except: KEYS },
	{ refuses: / {2}/u, instead: "one space" },
	{
		// Not the query of an address, such as /tv?overlay=1.
		refuses: /^[^¿]*\?(?!\p{L})|\?[^¿]*\?|¿[^?]*(?:¿|$)/u,
		instead: "¿ opens what ? closes",
		except: SPLIT,
	},
	{
		refuses: /^[^¡]*!|![^¡]*!|¡[^!]*(?:¡|$)/u,
		instead: "¡ opens what ! closes",
		except: SPLIT,
	},
];
