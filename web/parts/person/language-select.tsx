import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import styles from "../form/input.module.css";

interface Props {
	value: Language;
	onChange: (language: Language) => void;
}

/** Shows a choice of the languages, each under its own name; a `Field` around it gives its label. */
export const LanguageSelect = ({ value, onChange }: Props) => (
	<select
		className={styles.input}
		value={value}
		onChange={(event) => onChange(event.target.value as Language)}
	>
		{Object.entries(LANGUAGES).map(([tag, name]) => (
			<option key={tag} value={tag} lang={tag}>
				{name}
			</option>
		))}
	</select>
);
