import type { Language } from "#game/settings/languages.ts";
import { pushWords as german } from "../../words/de/days/push.ts";
import { pushWords as english } from "../../words/en/days/push.ts";
import { pushWords as spanish } from "../../words/es/days/push.ts";
import { pushWords as french } from "../../words/fr/days/push.ts";
import { pushWords as japanese } from "../../words/ja/days/push.ts";
import { pushWords as brazilian } from "../../words/pt-BR/days/push.ts";
import type { Words } from "../../words/words.ts";

/** The texts of messages to devices, by language. */
export const MESSAGE_WORDS: Record<Language, Words<typeof english>["messages"]> = {
	en: english.messages,
	de: german.messages,
	es: spanish.messages,
	fr: french.messages,
	"pt-BR": brazilian.messages,
	ja: japanese.messages,
};
