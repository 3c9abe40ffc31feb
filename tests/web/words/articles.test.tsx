import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FirstPage } from "../../../web/screens/handover/handover.tsx";
import { introLines } from "../../../web/screens/write/intro-lines.tsx";
import * as de from "../../../words/de/grammar.ts";
import * as en from "../../../words/en/grammar.ts";
import * as es from "../../../words/es/grammar.ts";
import * as fr from "../../../words/fr/grammar.ts";
import * as ja from "../../../words/ja/grammar.ts";
import * as pt from "../../../words/pt-BR/grammar.ts";
import { byId, character, story, submission } from "../room/wire.ts";

const GRAMMARS = { de, en, es, fr, ja, pt };

test.each([
	["en", "The end of the tunnel", "the end of the tunnel"],
	["en", "The The", "the The"],
	["en", "A Sad Toaster", "a Sad Toaster"],
	["en", "An owl", "an owl"],
	["de", "Das Ende des Tunnels", "das Ende des Tunnels"],
	["de", "Die Ärzte", "die Ärzte"],
	["de", "Ein trauriger Toaster", "ein trauriger Toaster"],
	["es", "El Cid", "el Cid"],
	["es", "Las Meninas", "las Meninas"],
	["es", "Un búho", "un búho"],
	["fr", "Le chat", "le chat"],
	["fr", "La Reine des neiges", "la Reine des neiges"],
	["fr", "L'Homme invisible", "l'Homme invisible"],
	["fr", "L’île", "l’île"],
	["fr", "Une Chouette", "une Chouette"],
	["pt", "O fim do túnel", "o fim do túnel"],
	["pt", "As Meninas", "as Meninas"],
	["pt", "Uma coruja", "uma coruja"],
] as const)("within a sentence (%s) “%s” is “%s”", (language, name, within) => {
	expect(GRAMMARS[language].withinSentence(name)).toBe(within);
});

test.each([
	...(
		["A. Milne", "A", "The", "THE VOID", "Ana", "Theo", "A-ha", "Le chat", "Das Boot"] as const
	).map((name) => ["en", name] as const),
	...(["Der", "DAS BOOT", "Dieter Bohlen", "Eine", "The Void"] as const).map(
		(name) => ["de", name] as const,
	),
	...(["El", "Elena Ruiz", "LOS OTROS", "Lola", "The Void"] as const).map(
		(name) => ["es", name] as const,
	),
	...(
		["L'Homme", "Le Corbusier", "La Fontaine", "LE CHAT NOIR", "Léa", "Les", "The Void"] as const
	).map((name) => ["fr", name] as const),
	...(["O", "A. Milne", "OS OUTROS", "Ana Luz", "Umberto Eco", "The Void"] as const).map(
		(name) => ["pt", name] as const,
	),
	["ja", "The Void"] as const,
])("within a sentence (%s) “%s” stays", (language, name) => {
	expect(GRAMMARS[language].withinSentence(name)).toBe(name);
});

const STORY = story({
	characters: byId(character(1, "The Void"), character(2, "A Sad Toaster")),
	submissions: byId(submission({ id: 5 })),
});

const textOf = (page: ReactNode) => renderToStaticMarkup(page).replace(/<[^>]+>/g, "");

test("an article is small where a sentence goes on, and large where one begins", () => {
	const lines = (index: number, sequel: boolean) =>
		introLines(STORY, submission({ index }), sequel).map(textOf);
	expect(lines(0, false)[1]).toBe("the Void and a Sad Toaster");
	expect(lines(0, true)[0]).toBe("The Void and a Sad Toaster");
	expect(lines(1, false)[0]).toBe("The Void and a Sad Toaster");
	expect(textOf(<FirstPage story={STORY} />)).toContain("the Void");
});
