import { expect, test } from "vitest";
import { FRENCH } from "../../../supervisor/lint/voice/fr.mjs";
import { voiceFaults } from "../../../supervisor/lint/voice/voice-faults.mjs";
import { de, que } from "../../../words/fr/grammar.ts";

const faultsIn = (text: string) => voiceFaults("words/fr/x.ts", [{ line: 1, text }], FRENCH);

test.each([
	...["l'hôte", "Vraiment ?", "Vraiment?", "\0?", "« oui\u00A0»", "«\u00A0oui »", "oui..."],
	...["18 ans", "\0 min", "n° 5", "Le chat ne répond pas", "votre canal", "Code QR"],
	...["a rendu sa partie", "Une partie a été rendue", "sans réaction", "la distribution"],
	...["sauvegarder", "les joueurs", "au vu de tous", "Sûr\u00A0?", "l’un ou l’une de vous"],
])("“%s” is refused in French", (text) => {
	expect(faultsIn(text)).toHaveLength(1);
});

test.each([
	...["l’hôte", "Vraiment\u00A0?", "PAS DE NOM\u00A0?!", "«\u00A0oui\u00A0»", "oui…"],
	...["18\u00A0ans", "3 sur 4", "le chat de la voisine", "a rendu son chapitre", "QR code"],
	...["Créer une partie", "tout le monde", "les sauvegardes", "à 21:05"],
])("“%s” is right in French", (text) => {
	expect(faultsIn(text)).toEqual([]);
});

test("de and que lose their vowel before another", () => {
	expect(["Bouh", "Alice", "Élodie", "Œugène"].map(de)).toEqual([
		"de Bouh",
		"d’Alice",
		"d’Élodie",
		"d’Œugène",
	]);
	expect(["Bouh", "Alice"].map(que)).toEqual(["que Bouh", "qu’Alice"]);
});
