import { Check, Star } from "lucide-react";
import { mayHave, PACKS, PROMPT_PACKS, type PromptPack } from "#game/settings.ts";
import { createWords } from "../../words/create.ts";
import { packIsOpen } from "./house-rules.ts";
import { OwnPackBoxes, type OwnPackChoice } from "./own-pack-choice.tsx";
import { RuleBlock, type RuleBlockProps, RuleSwitches } from "./rule-block.tsx";

const say = createWords;

/** Which packs the prompts come from, and how they are handed out. */
export function PromptRules({
	rules,
	change,
	mode,
	supporter,
	own,
}: RuleBlockProps & { supporter: boolean; own: OwnPackChoice }) {
	const tick = (pack: PromptPack, on: boolean) =>
		change({
			prompt_packs: on
				? [...rules.prompt_packs, pack]
				: rules.prompt_packs.filter((other) => other !== pack),
		});
	return (
		<RuleBlock heading={say.prompts}>
			<fieldset className="field">
				<legend>{say.packs}</legend>
				<div className="packs">
					{PROMPT_PACKS.map((pack) => (
						<label key={pack} className="pack">
							<input
								type="checkbox"
								checked={rules.prompt_packs.includes(pack)}
								disabled={!packIsOpen(pack, rules, supporter)}
								onChange={(event) => tick(pack, event.target.checked)}
							/>
							<Check className="tick" size={16} strokeWidth={4} aria-hidden />
							{say.packNames[pack]}
							{!mayHave(PACKS[pack], { mature: true, premium: supporter }) && (
								<Star size={15} fill="currentColor" role="img" aria-label={say.supporterOnly} />
							)}
						</label>
					))}
				</div>
				<span className="hint">
					{rules.maturity === "ALL_AGES" && `${say.packNames.hardcore}: ${say.adultsOnly}. `}
					{!supporter && say.supporterPacks}
				</span>
			</fieldset>
			<OwnPackBoxes choice={own} />
			<RuleSwitches rules={rules} change={change} mode={mode} block="prompts" />
		</RuleBlock>
	);
}
