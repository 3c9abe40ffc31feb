import { Star } from "lucide-react";
import { mayHave, PACKS, PROMPT_PACKS, type PromptPack, packLanguage } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { sentences } from "#words/grammar.ts";
import { languageWords } from "#words/languages.ts";
import { packIsOpen } from "./house-rules.ts";
import { OwnPackBoxes } from "./own-pack-boxes.tsx";
import { PackBox, PackBoxes } from "./pack-box.tsx";
import type { RuleProps } from "./rule-block.tsx";

const say = createWords;

/** Shows the prompt packs as tick boxes (docs/game.md "Prompts"). */
export function PromptPacks({ rules, change, supporter, own }: RuleProps) {
	const tick = (pack: PromptPack, on: boolean) =>
		change({
			prompt_packs: on
				? [...rules.prompt_packs, pack]
				: rules.prompt_packs.filter((other) => other !== pack),
		});
	const boxes = (packs: PromptPack[]) =>
		packs.map((pack) => (
			<PackBox
				key={pack}
				checked={rules.prompt_packs.includes(pack)}
				disabled={!packIsOpen(pack, rules, supporter)}
				onTick={(on) => tick(pack, on)}
			>
				{say.packNames[pack]}
				{!mayHave(PACKS[pack], { mature: true, premium: supporter }) && (
					<Star size={15} fill="currentColor" role="img" aria-label={say.supporterOnly} />
				)}
			</PackBox>
		));
	const isIn = (pack: PromptPack) => packLanguage(pack, rules.language) === rules.language;
	const others = PROMPT_PACKS.filter((pack) => !isIn(pack));
	const adultsOnly = rules.maturity === "ALL_AGES" && say.adultsOnly(say.packNames.hardcore);
	return (
		<>
			<PackBoxes
				legend={say.packs}
				hint={sentences([others.length === 0 && adultsOnly, !supporter && say.supporterPacks])}
			>
				{boxes(PROMPT_PACKS.filter(isIn))}
			</PackBoxes>
			{others.length > 0 && (
				<PackBoxes legend={languageWords.englishOnly} hint={adultsOnly}>
					{boxes(others)}
				</PackBoxes>
			)}
			<OwnPackBoxes choice={own} language={rules.language} />
		</>
	);
}
