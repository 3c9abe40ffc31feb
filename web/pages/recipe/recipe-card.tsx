import { modeNamed } from "#game/modes/index.ts";
import { presetOf } from "#game/settings/presets.ts";
import type { SettingName } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { recipeWords as say } from "#words/game/recipe.ts";
import { space } from "#words/grammar.ts";
import { minutesOf, USUAL_PARTY } from "../../game/minutes.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import type { Recipe } from "../../recipe/recipe.ts";
import styles from "./recipe.module.css";
import { rulesBesideClassic } from "./rule-lines.ts";

interface Props {
	recipe: Recipe;
	/** The rules that this host cannot have. */
	lost: SettingName[];
	/** The packs that this account does not have. */
	missing: string[];
}

/** Shows what of a recipe differs from Classic, its packs and its cast. */
export function RecipeCard({ recipe: { settings, packs, cast }, lost, missing }: Props) {
	const preset = presetOf(settings);
	const lines = rulesBesideClassic(settings);
	const impossible = lines.filter(({ name }) => lost.includes(name)).map(({ label }) => label);
	return (
		<Sheet as="section" className={styles.card}>
			<h2>{preset ? createWords.presets[preset] : say.own}</h2>
			<p className={common.quiet}>
				{settings.pace === "slow"
					? createWords.settings.pace.hint
					: say.length(minutesOf(settings, USUAL_PARTY), modeNamed(settings.game_mode).alone)}
			</p>
			<h3>{say.differs}</h3>
			{lines.length === 0 && <p>{say.same}</p>}
			<dl className={styles.rules}>
				{lines.map(({ name, label, text, usual }) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd>
							<b>{text}</b>
							{space}
							{usual && <small className={common.quiet}>{say.usual(usual)}</small>}
						</dd>
					</div>
				))}
			</dl>
			{impossible.length > 0 && <p role="status">{say.lost(impossible)}</p>}
			{packs.length > 0 && <Names heading={say.packs} names={packs} />}
			{missing.length > 0 && <p role="status">{say.missingPacks(missing)}</p>}
			{cast.length > 0 && <Names heading={say.cast} names={cast} note={say.castNote} />}
		</Sheet>
	);
}

const Names = (props: { heading: string; names: readonly string[]; note?: string }) => (
	<>
		<h3>{props.heading}</h3>
		<ul className={styles.names}>
			{props.names.map((name, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two characters may have one name
				<li key={place}>
					<bdi>{name}</bdi>
				</li>
			))}
		</ul>
		{props.note && <p className={common.quiet}>{props.note}</p>}
	</>
);
