import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cast } from "../../../web/parts/story/cast.tsx";
import { MarkedNames } from "../../../web/parts/story/marked-names.tsx";
import { introLines } from "../../../web/screens/write/intro-lines.tsx";
import * as de from "../../../words/de/grammar.ts";
import * as en from "../../../words/en/grammar.ts";
import * as es from "../../../words/es/grammar.ts";
import * as fr from "../../../words/fr/grammar.ts";
import * as ja from "../../../words/ja/grammar.ts";
import * as pt from "../../../words/pt-BR/grammar.ts";
import { byId, character, story, submission } from "../room/wire.ts";

const NAMES = ["Mika", "Iris", "دنا", "The Void, Inc."];

/** Returns what is shown, with brackets around marks and braces around names. */
const shown = (element: React.ReactNode): string =>
	renderToStaticMarkup(element)
		.replace(/<bdi[^>]*>(.*?)<\/bdi>/gs, "{$1}")
		.replace(/<span class="[^"]*mark[^"]*">(.*?)<\/span>/gs, "[$1]")
		.replace(/<[^>]+>/g, "");

test.each([
	...[de, en, es, fr, pt].map(
		({ facts }) => [facts, "[{Mika},] [{Iris},] [{دنا},] [{The Void, Inc.}]"] as const,
	),
	[ja.facts, "[{Mika}、][{Iris}、][{دنا}、][{The Void, Inc.}]"],
	[de.listed, "[{Mika},] [{Iris},] [{دنا}] und [{The Void, Inc.}]"],
	[en.listed, "[{Mika},] [{Iris},] [{دنا}] and [{The Void, Inc.}]"],
	[es.listed, "[{Mika},] [{Iris},] [{دنا}] y [{The Void, Inc.}]"],
	[fr.listed, "[{Mika},] [{Iris},] [{دنا}] et [{The Void, Inc.}]"],
	[ja.listed, "[{Mika}、][{Iris}、][{دنا}、][{The Void, Inc.}]"],
	[pt.listed, "[{Mika},] [{Iris},] [{دنا}] e [{The Void, Inc.}]"],
] as const)("a marked name keeps the comma behind it, in every language (%#)", (join, list) => {
	expect(shown(<MarkedNames names={NAMES} join={join} />)).toBe(list);
});

test("the cast of a story and the intro have no space before a comma", () => {
	expect(shown(<Cast label="with" names={NAMES.slice(0, 2)} />)).toBe("with [{Mika},] [{Iris}]");
	expect(shown(<Cast label="with" names={["Mika"]} />)).toBe("with [{Mika}]");
	expect(shown(<Cast label="with" names={[]} />)).toBe("");
	const cast = story({
		characters: byId(character(1, "Mika"), character(2, "Iris"), character(3, "A Sad Toaster")),
		submissions: byId(submission({ id: 5 })),
	});
	const [names] = introLines(cast, submission({ index: 1 }), false);
	expect(shown(names)).toBe("[{Mika},] [{Iris}] and [{a Sad Toaster}]");
});
