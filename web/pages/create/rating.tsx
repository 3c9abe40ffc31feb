import { modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import type { RuleProps } from "../house-rules/rule-block.tsx";

const say = createWords;
const RATINGS = (["ALL_AGES", "MATURE"] as const).map((value) => ({
	value,
	label: say.ratings[value],
}));

interface RatingProps extends Pick<RuleProps, "rules" | "change" | "mode"> {
	/** The creator is 18 or over. */
	mature: boolean;
}

/** Shows who the stories are for. Only adults choose, and only where others play along. */
export function Rating({ rules, change, mode, mature }: RatingProps) {
	if (!mature) return <Hint as="p">{say.allAgesOnly}</Hint>;
	if (modeNamed(mode).alone) return null;
	return (
		<Segmented
			label={say.maturity}
			options={RATINGS}
			value={rules.maturity}
			onChange={(maturity) => change({ maturity })}
			hint={rules.maturity === "MATURE" && say.matureHint}
		/>
	);
}
