/** The pages with rules and rights, whose Portuguese is a little more formal. */
const FORMAL = ["terms.ts", "privacy.ts", "code-of-conduct.ts"];

/** What is told rather than said: prompts, first lines and the stories at home. */
const TOLD = ["db/seeds/", "content/first-lines/", "site/stories.ts"];

/**
 * The rules of words/pt-BR/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const PORTUGUESE = [
	{
		refuses: /['"]/u,
		instead: "“ ” ‘ ’",
		// A value of the wire, not a text.
		except: ["A character's name"],
	},
	{ refuses: /\.\.\./u, instead: "…" },
	{
		refuses: /\bpara\b(?! de )/iu,
		instead: "pra, pro",
		// The verb “parar”.
		except: [/e para no pé de quem não devia\.$/u, /Quando percebe, não para\.$/u],
		// First lines begin a book, in which nobody says “pra”.
		outside: [...FORMAL, "content/first-lines/"],
	},
	{ refuses: /\bobrigad[oa]s?\b/iu, instead: "valeu, which has no gender" },
	{
		refuses: /\b(?:a|d|n|pel|pr)?os outros\b/iu,
		instead: "o pessoal, a turma, o resto da mesa",
		outside: TOLD,
	},
	{
		refuses: /\b(?:amigos|jogador(?:es)?|leitor(?:es)?|autores|escritores|juntos|anfitri)/iu,
		instead: "a turma, quem joga, quem lê, quem escreveu, em grupo",
		outside: TOLD,
	},
	{
		refuses: /\bcada um\b(?! d[eo])/iu,
		instead: "cada pessoa",
		except: [/^Códigos de recuperação/u],
		outside: [...TOLD, "privacy.ts"],
	},
	{ refuses: /\bem oferta\b/iu, instead: "oferecido; “em oferta” is a discount" },
	{
		refuses: /cutuc/iu,
		instead: "dar um toque; “cutucar” is to poke",
		// The pages on which people poke one another.
		outside: ["game/table.ts", "game/host.ts", "screens.ts", "tv.ts", "how-to-play.ts"],
	},
	{
		refuses: /\bentradas?\b/iu,
		instead: "login; “entrada” is a door or a starter",
		// The name that chats give to it.
		except: ["Endereço do webhook de entrada"],
		outside: TOLD,
	},
	{
		refuses: /(?<!chaves? de )\bacessos?\b/iu,
		instead: "login; a passkey is a “chave de acesso”",
		outside: TOLD,
	},
	{ refuses: /\bquem (?:é|era) host\b|\bquem comanda\b/iu, instead: "quem está com a coroa" },
	{ refuses: /\bavatar/iu, instead: "carinha" },
	{ refuses: /\bcódigo QR\b/iu, instead: "QR code" },
	{
		refuses: /\bcadeiras?\b/iu,
		instead: "lugar",
		// What one says to somebody who comes in.
		except: [/Puxe uma cadeira/u],
		outside: TOLD,
	},
];
