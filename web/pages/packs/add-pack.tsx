import { useState } from "react";
import type { Language } from "#game/settings/languages.ts";
import { languageWords } from "#words/languages.ts";
import { accountWords } from "#words/site/account.ts";
import { pageLanguage } from "../../device/language.ts";
import { Field } from "../../parts/form/field.tsx";
import { LanguageSelect } from "../../parts/person/language-select.tsx";
import { AddLine } from "./add-line.tsx";

const say = accountWords.own;
const LONGEST = 30;

interface Props {
	onAdd: (name: string, language: Language) => Promise<void>;
}

/** Asks for the name and the language of another pack. */
export function AddPack({ onAdd }: Props) {
	const [language, setLanguage] = useState(pageLanguage);
	return (
		<AddLine
			label={say.name}
			hint={say.nameHint}
			longest={LONGEST}
			button={say.add}
			onAdd={(name) => onAdd(name, language)}
		>
			<Field label={languageWords.pack}>
				<LanguageSelect value={language} onChange={setLanguage} />
			</Field>
		</AddLine>
	);
}
