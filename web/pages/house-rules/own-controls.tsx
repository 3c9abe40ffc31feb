import type { ComponentType } from "react";
import type { OwnControlName } from "#game/settings.ts";
import { languageWords } from "#words/languages.ts";
import { Field } from "../../parts/form/field.tsx";
import { LanguageSelect } from "../../parts/person/language-select.tsx";
import { PromptPacks } from "./prompt-packs.tsx";
import type { RuleProps } from "./rule-block.tsx";
import { QuietHours, WriteTime } from "./time-rules.tsx";

/** The controls that do not follow from a row; null where another one asks for the setting too. */
export const OWN_CONTROLS: { [Name in OwnControlName]: ComponentType<RuleProps> | null } = {
	language: ({ rules, change }) => (
		<Field label={languageWords.rule} hint={languageWords.hint}>
			<LanguageSelect value={rules.language} onChange={(language) => change({ language })} />
		</Field>
	),
	write_duration: WriteTime,
	quiet_from: QuietHours,
	quiet_until: null,
	time_zone: null,
	/** A switch that is always in view (evening/front-switches.tsx). */
	maturity: null,
	prompt_packs: PromptPacks,
};
