import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { WORDS } from "../../../supervisor/build/words-plugin.mjs";
import { TextPage } from "../../../web/pages/texts/text-page.tsx";
import type { PageText } from "../../../words/page-text.ts";

const all = (markup: string, pattern: RegExp) =>
	[...markup.matchAll(pattern)].map(([, found]) => found);

test.each(["how-to-play", "privacy"])(
	"the contents of %s lead to its sections, by the same links in all languages",
	async (name) => {
		for (const language of Object.keys(LANGUAGES)) {
			const { default: page }: { default: PageText } = await import(
				join(WORDS, language, "texts", `${name}.ts`)
			);
			const markup = renderToStaticMarkup(
				<MemoryRouter>
					<TextPage page={page} />
				</MemoryRouter>,
			);
			const sections = page.sections.map((_, index) => `section-${index + 1}`);
			expect(all(markup, / href="#([^"]*)"/g), language).toEqual(sections);
			expect(all(markup, /<section id="([^"]*)"/g), language).toEqual(sections);
		}
	},
);
