import type { FormEvent } from "react";
import type { Settings } from "#game/settings.ts";
import { screenWords } from "#words/game/screens.ts";
import common from "../../parts/common.module.css";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Pill } from "../../parts/pill.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { RATINGS } from "../story/ratings.ts";
import styles from "./story-create.module.css";
import type { CastState } from "./use-cast.ts";

const words = screenWords.create;

interface Props {
	/** The id that the submit button finds the form by. */
	id: string;
	settings: Settings;
	cast: CastState;
}

/** Shows the hand as cards to pick from, and the rating if the room leaves a choice. */
export function CastFields({ id, settings, cast }: Props) {
	const { missing, unrated } = cast;
	const few = cast.tried && missing > 0;
	const select = (event: FormEvent) => {
		event.preventDefault();
		cast.submit();
	};
	return (
		<Form id={id} noValidate className={common.looseStack} onSubmit={select}>
			<div data-field data-wrong={few || undefined}>
				<fieldset className={styles.hand}>
					<legend className={common.silentText}>{words.hand}</legend>
					{cast.hand.map((character) => (
						<label key={character.id} data-pick={cast.picks.indexOf(character.id) + 1}>
							<input
								type="checkbox"
								className={common.covering}
								checked={cast.picks.includes(character.id)}
								onChange={() => cast.pick(character.id)}
							/>
							<Quoted as="span" className={styles.name}>
								{character.name}
							</Quoted>
							{settings.character_maturity && (
								<Pill>{screenWords.rating[character.meta.mature ? "MATURE" : "ALL_AGES"]}</Pill>
							)}
						</label>
					))}
				</fieldset>
				<FieldNotes error={few ? words.more(missing) : null} />
			</div>
			{settings.maturity === "MATURE" && (
				<div>
					<Segmented
						label={words.rating}
						options={RATINGS}
						value={cast.rating}
						onChange={cast.rate}
						error={cast.tried && unrated ? words.unrated : null}
					/>
					{cast.forced && <p className={common.quiet}>{words.forced}</p>}
				</div>
			)}
		</Form>
	);
}
