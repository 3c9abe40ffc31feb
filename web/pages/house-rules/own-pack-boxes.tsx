import { Link } from "react-router-dom";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { aside } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import type { PromptPackAnswer } from "../../../gateway/api/answers.ts";
import type { OwnPackChoice } from "../../account/own-packs.ts";
import { PackBox, PackBoxes } from "./pack-box.tsx";

const say = accountWords.own;

interface OwnPackBoxesProps {
	choice: OwnPackChoice;
	/** The language of the room. */
	language: Language;
}

/** Shows the tick boxes of the own packs, those in the room's language first; null if none. */
export function OwnPackBoxes({ choice: { packs, ticked, tick }, language }: OwnPackBoxesProps) {
	if (packs.length === 0) return null;
	const isOther = (pack: PromptPackAnswer) => Number(pack.language !== language);
	return (
		<PackBoxes legend={say.legend} hint={<Link to="/packs">{say.edit}</Link>}>
			{packs
				.toSorted((a, b) => isOther(a) - isOther(b))
				.map(({ name, language: its }) => (
					<PackBox key={name} checked={ticked.includes(name)} onTick={(on) => tick(name, on)}>
						<bdi lang={its}>{name}</bdi>
						{its !== language && <span lang={its}>{aside(LANGUAGES[its])}</span>}
					</PackBox>
				))}
		</PackBoxes>
	);
}
