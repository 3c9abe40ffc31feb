import type { Language } from "#game/settings/languages.ts";
import { screenWords } from "#words/game/screens.ts";
import common from "../../parts/common.module.css";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { RATINGS } from "../story/ratings.ts";
import styles from "./characters.module.css";
import { NameFields } from "./name-fields.tsx";
import type { CharactersState } from "./use-characters.ts";

const words = screenWords.characters;

interface Props {
	/** The id that the submit button finds the form by. */
	id: string;
	characters: CharactersState;
	/** Every character has a rating. */
	rated: boolean;
	/** The language of the room. */
	language: Language;
}

/** Shows the fields for the player's characters, and the rating of their own story. */
export const CharacterFields = ({ id, characters, rated, language }: Props) => (
	<Form id={id} className={styles.form} onSubmit={characters.submit}>
		<NameFields
			drafts={characters.drafts}
			repeated={characters.repeated}
			tried={characters.tried}
			locked={characters.locked}
			rated={rated}
			language={language}
			edit={characters.edit}
		/>
		{characters.ratesStory && (
			<Segmented
				label={words.story}
				options={RATINGS}
				value={characters.rating}
				onChange={characters.rate}
				error={characters.tried && characters.unrated ? words.unrated : null}
			/>
		)}
		{characters.forced && <p className={common.quiet}>{screenWords.create.forced}</p>}
	</Form>
);
