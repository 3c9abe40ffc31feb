import { expect, test } from "vitest";
import { inQuotes } from "#words/quote.ts";
import { inQuotes as inGerman } from "../../words/de/quote.ts";
import { inQuotes as inSpanish } from "../../words/es/quote.ts";
import { inQuotes as inFrench } from "../../words/fr/quote.ts";
import { inQuotes as inJapanese } from "../../words/ja/quote.ts";
import { inQuotes as inPortuguese } from "../../words/pt-BR/quote.ts";

test.each([
	["a plain line", "It rained.", "“It rained.”"],
	["a quotation of its own", "“Again?”", "“Again?”"],
	["the same with straight marks", '"Again?"', "“Again?”"],
	["a German quotation", "„Schon wieder?“", "„Schon wieder?“"],
	["a French one", "«Encore?»", "«Encore?»"],
	["a Japanese one", "「また？」", "「また？」"],
	["speech on both ends", "“No,” he said. “Yes.”", "“No,” he said. “Yes.”"],
	["speech at the beginning", "“It was not me,” he said.", "“‘It was not me,’ he said.”"],
	["the same with straight marks", '"It was not me," he said.', "“‘It was not me,’ he said.”"],
	["speech at the end", 'He said "no."', "“He said ‘no.’”"],
	["speech that goes on in the next sentence", "“I left.", "“I left.”"],
	["the same with a straight mark", '"I left.', "“I left.”"],
	["speech that began in the sentence before", "Then I came back.”", "“Then I came back.”"],
	["the same with a straight mark", 'Then I came back."', "“Then I came back.”"],
	["German speech at the beginning", "„Nein“, sagte er.", "“‚Nein‘, sagte er.”"],
	["an apostrophe", "’Twas Bob's.", "“’Twas Bob's.”"],
	["inches", 'A 5" nail.', '“A 5" nail.”'],
	["a line that was cut", "“And then he ran…", "“And then he ran…”"],
	["spaces around it", " It rained. ", "“It rained.”"],
	["a mark alone", '"', "“”"],
	["nothing", "", "“”"],
])("%s gets one pair of quotation marks", (_, line, shown) => {
	expect(inQuotes(line)).toBe(shown);
});

test.each([
	["German", inGerman, "„‚Nein‘, sagte er.“", "„Nein.“"],
	["Spanish", inSpanish, "«“Nein”, sagte er.»", "“Nein.”"],
	["French", inFrench, "«\u00A0“Nein”, sagte er.\u00A0»", "«\u00A0Nein.\u00A0»"],
	["Portuguese", inPortuguese, "“‘Nein’, sagte er.”", "“Nein.”"],
	["Japanese, in foreign letters,", inJapanese, "“‘Nein’, sagte er.”", "“Nein.”"],
])("%s has marks of its own, and others inside", (_, quoted, within, whole) => {
	expect(quoted('"Nein", sagte er.')).toBe(within);
	expect(quoted('"Nein."')).toBe(whole);
	expect(inJapanese('"いや", と彼。')).toBe("「『いや』, と彼。」");
	// However long a line is, it is read once.
	expect(quoted("\t».".repeat(20_000)).length).toBeGreaterThan(20_000);
});
