import type { Language } from "#game/settings/languages.ts";
import type { languageWords as english } from "../en/languages.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

const NAMES: Record<Language, string> = {
	en: "英語",
	de: "ドイツ語",
	es: "スペイン語",
	fr: "フランス語",
	"pt-BR": "ブラジル・ポルトガル語",
	ja: "日本語",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating<Words<typeof english>>({
	rule: "お話の言語",
	hint: "お題、おまかせの名前、できあがる本が、この言語になります。ボタンは、それぞれ自分の言語のままです。",
	chip: (language: Language) => `${NAMES[language]}のお話`,
	table: (language: Language) => `この卓では${NAMES[language]}で書きます。`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "英語のみ",
	pack: "お題パックの言語",
});
