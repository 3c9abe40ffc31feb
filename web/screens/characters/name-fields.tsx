import { LIMITS } from "#game/limits.ts";
import type { WireCharacter } from "#game/wire/state.ts";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { screenWords } from "../../words/screens.ts";
import styles from "./characters.module.css";
import type { NameDraft } from "./name-drafts.ts";

const words = screenWords.characters;

interface Props {
	drafts: readonly NameDraft[];
	/** Whether each draft repeats another name. */
	repeated: readonly boolean[];
	locked: readonly WireCharacter[];
	/** Whether each character has a rating. */
	rated: boolean;
	edit: (index: number, change: Partial<NameDraft>) => void;
}

/** Shows a field for each character, and below them the locked ones, disabled. */
export function NameFields({ drafts, repeated, locked, rated, edit }: Props) {
	return (
		<div className={styles.names}>
			{drafts.map((draft, index) => (
				<div className={styles.row} key={words.label(index + 1)}>
					<Field label={words.label(index + 1)} error={repeated[index] ? words.twin : null}>
						<Input
							value={draft.name}
							maxLength={LIMITS.characterNameLength}
							placeholder={words.ideas[index % words.ideas.length]}
							autoComplete="off"
							autoCapitalize="words"
							enterKeyHint="next"
							onChange={(event) => edit(index, { name: event.target.value })}
						/>
					</Field>
					{rated && (
						<button
							type="button"
							className={styles.age}
							aria-pressed={draft.mature}
							aria-label={words.ageOf(draft.name || words.label(index + 1), draft.mature)}
							onClick={() => edit(index, { mature: !draft.mature })}
						>
							{screenWords.rating[draft.mature ? "MATURE" : "ALL_AGES"]}
						</button>
					)}
				</div>
			))}
			{locked.map((character) => (
				<Field key={character.id} label={words.locked}>
					<Input value={character.name} disabled />
				</Field>
			))}
		</div>
	);
}
