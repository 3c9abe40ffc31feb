import type { guessPageWords as english } from "../../en/game/guess-page.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

export const guessPageWords = isolating<Words<typeof english>>({
	heading: ["Qui a écrit", "ça ?"],
	text: "Débattez à voix haute. Puis, pour chaque chapitre, touche la tête que tu soupçonnes. Tu peux changer d’avis tant que tout le monde n’a pas fini.",
	aloud: "On débat à voix haute, puis on touche une tête.",
	done: "C’est mon verdict",
	skip: "Aucune idée",
	counted: (done: number, of: number) => `${done} ${done === 1 ? "verdict" : "verdicts"} sur ${of}`,
	in: "verdict rendu",
	thinking: "réfléchit",
	suspects: (part: string) => `Qui a écrit le ${part} ?`,
	nobodyNamed: (part: string) => `${part} : personne`,
	open: "encore personne",
	own: "C’était toi. Reste de marbre.",
});
