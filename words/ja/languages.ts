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
	rule: "物語の言語",
	hint: "お題、予備の名前、本はこの言語になります。ボタンの言語は一人ひとりそのままです。",
	chip: (language: Language) => `${NAMES[language]}の物語`,
	table: (language: Language) => `このテーブルでは${NAMES[language]}で書きます。`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "英語のみ",
	pack: "お題パックの言語",
});
