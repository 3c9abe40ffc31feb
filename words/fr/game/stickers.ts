import type {
	stickerWords as english,
	guessWords as englishGuess,
} from "../../en/game/stickers.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed, many } from "../grammar.ts";

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating<Words<typeof english>>({
	/** To a reader, while the host leads. */
	ask: "Une gommette avant qu’on tourne la page.",
	askHost: "Une gommette avant de tourner la page.",
	/** To the host. */
	owing: (count: number) =>
		count === 1
			? "1 personne doit encore une gommette."
			: `${count} personnes doivent encore une gommette.`,

	heading: ["Une gommette", "chacune"],
	text: (count: number) =>
		count === 1
			? "1 histoire est passée sans rien recevoir de toi. N’importe quelle gommette fera l’affaire. Ensuite, on vote."
			: `${many(count, "histoire")} sont passées sans rien recevoir de toi. N’importe quelle gommette fera l’affaire. Ensuite, on vote.`,
	textWithoutAwards: (count: number) =>
		count === 1
			? "1 histoire est passée sans gommette de ta part. N’importe laquelle fera l’affaire."
			: `${many(count, "histoire")} sont passées sans gommette de ta part. N’importe laquelle fera l’affaire.`,
	row: (title: string) => `Gommettes pour ${title}`,
	given: "collée",
	by: (writers: string[]) => `de ${listed(writers)}`,
	list: "Relire",

	crowd: {
		heading: "Qui en est où",
		sticking: "colle encore",
		voting: "vote",
		busy: "n’a pas fini",
		done: "a voté",
		goOn: (name: string) => `Continuer sans ${name}`,
		goOnSure: (name: string) => `Vraiment, sans ${name} ?`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating<Words<typeof englishGuess>>({
	named: (part: string, name: string) => `${part} : ${name}`,
	again: "Deviner de qui c’est",
	tile: "c’est de qui ?",
	author: (n: number, of: number) => `Qui a écrit ça ? Chapitre ${n} sur ${of}`,
	found: (names: string[]) => `Bien vu, ${listed(names)}`,
	nobody: "Personne n’a trouvé.",
	unguessed: "Personne n’a osé deviner.",
	next: "Chapitre suivant",
	fame: (count: number) => `+${grouped(count)} de gloire`,
});
