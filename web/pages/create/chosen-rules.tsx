import type { GameMode } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { siteWords } from "#words/site/site.ts";
import { latePart } from "../../parts/late-part.tsx";
import { RulesFold } from "../house-rules/rules-fold.tsx";
import styles from "./create.module.css";
import { Rating } from "./rating.tsx";
import type { CreateFormState } from "./use-create-form.ts";

/** Loads late, because a menu is all that most hosts choose. */
const AllRules = latePart(() => import("../house-rules/all-rules.tsx"), "AllRules", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

interface Props {
	form: CreateFormState;
	mode: GameMode;
	onMode: (mode: GameMode) => void;
	/** The number of people that the host expects. */
	people: number;
}

/** Shows the rating of the room, and the fold with all its rules. */
export function ChosenRules({ form, mode, onMode, people }: Props) {
	const blocks = { rules: form.rules, change: form.change, mode };
	return (
		<div className={styles.rules}>
			<Rating {...blocks} mature={form.mature} />
			<RulesFold inShort={say.rulesInShort}>
				<AllRules
					{...blocks}
					settingsIn={form.settingsIn}
					people={people}
					onMode={onMode}
					supporter={form.supporter}
					own={form.own}
				/>
			</RulesFold>
		</div>
	);
}
