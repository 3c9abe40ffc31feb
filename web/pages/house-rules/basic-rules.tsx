import { modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import { languageWords } from "#words/languages.ts";
import { siteWords } from "#words/site/site.ts";
import { Field } from "../../parts/form/field.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { LanguageSelect } from "../../parts/person/language-select.tsx";
import { RuleBlock, type RuleBlockProps } from "./rule-block.tsx";
import { PaceRules, WriteTime } from "./time-rules.tsx";

const say = createWords;
const YES_NO = [
	{ value: "yes", label: siteWords.yes },
	{ value: "no", label: siteWords.no },
] as const;

/** Shows the basic settings but the rating (docs/game.md "Settings"). */
export function BasicRules({ rules, change, mode }: RuleBlockProps) {
	const { alone } = modeNamed(mode);
	const tonight = rules.pace === "tonight";
	return (
		<RuleBlock>
			<Field label={languageWords.rule} hint={languageWords.hint}>
				<LanguageSelect value={rules.language} onChange={(language) => change({ language })} />
			</Field>
			<PaceRules rules={rules} change={change} />
			{tonight && (
				<Segmented
					label={say.guide}
					options={YES_NO}
					value={rules.show_instructions ? "yes" : "no"}
					onChange={(answer) => change({ show_instructions: answer === "yes" })}
				/>
			)}
			{tonight && <WriteTime rules={rules} change={change} />}
			{!alone && (
				<Segmented
					label={say.moderation}
					options={YES_NO}
					value={rules.moderation ? "yes" : "no"}
					onChange={(answer) => change({ moderation: answer === "yes" })}
					hint={say.moderationHint}
				/>
			)}
		</RuleBlock>
	);
}
