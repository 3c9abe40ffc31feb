import { Dices } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LIMITS } from "#game/limits.ts";
import type { Language } from "#game/settings/languages.ts";
import type { WireCharacter } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { CutNote, useCut } from "../../parts/form/cut.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { lateModule } from "../../parts/late-part.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import styles from "./characters.module.css";
import type { NameDraft } from "./name-drafts.ts";
import { replaceText } from "./replace-text.ts";

const words = screenWords.characters;

/** Loads late, because the names of all languages are long. */
const loadIdeas = () => import("./idea.ts");
const ideas = lateModule(loadIdeas);

interface Props {
	drafts: readonly NameDraft[];
	/** Whether each draft repeats another name. */
	repeated: readonly boolean[];
	/** Shows which names are missing, because the player has tried to submit them. */
	tried: boolean;
	locked: readonly WireCharacter[];
	/** Whether each character has a rating. */
	rated: boolean;
	/** The language of the room. */
	language: Language;
	edit: (index: number, change: Partial<NameDraft>) => void;
}

/** Shows a field for each character, and below them the locked ones, disabled. */
export function NameFields({ drafts, repeated, tried, locked, rated, language, edit }: Props) {
	const [rolled, setRolled] = useState({ text: "", turn: 0 });
	const fields = useRef<(HTMLInputElement | null)[]>([]);
	useEffect(() => {
		loadIdeas().catch(() => undefined); // a press loads them again
	}, []);
	const roll = async (index: number) => {
		const loaded = await ideas.load().catch(() => null);
		const idea = loaded?.ideaBeside(
			[...drafts, ...locked].map(({ name }) => name),
			language,
		);
		if (!idea) return;
		const field = fields.current[index];
		if (field) replaceText(field, idea);
		setRolled(({ turn }) => ({ text: words.rolled(index + 1, idea), turn: turn + 1 }));
	};
	const [box, cut] = useCut<HTMLDivElement>();
	const errorOf = (index: number) => {
		if (repeated[index]) return words.twin;
		return tried && drafts[index]?.name.trim() === "" ? words.nameless : null;
	};
	return (
		<div ref={box} className={styles.names}>
			{drafts.map((draft, index) => (
				<div className={styles.row} key={words.label(index + 1)}>
					<Field label={words.label(index + 1)} error={errorOf(index)}>
						<Input
							ref={(field) => {
								fields.current[index] = field;
							}}
							lang={language}
							value={draft.name}
							maxLength={LIMITS.characterNameLength}
							placeholder={words.ideas[index % words.ideas.length]}
							autoComplete="off"
							autoCapitalize="words"
							enterKeyHint="next"
							aria-invalid={errorOf(index) !== null}
							onChange={(event) => edit(index, { name: event.target.value })}
						/>
					</Field>
					<button
						type="button"
						className={styles.dice}
						aria-label={words.dice(index + 1)}
						onClick={() => roll(index)}
					>
						<Dices size={24} aria-hidden />
					</button>
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
			<CutNote count={cut} />
			<NewsLine text={rolled.text} turn={rolled.turn} />
			{locked.map((character) => (
				<Field key={character.id} label={words.locked}>
					<Input value={character.name} disabled />
				</Field>
			))}
		</div>
	);
}
