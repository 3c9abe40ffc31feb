import { Globe } from "lucide-react";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { siteWords } from "#words/site.ts";
import { chooseLanguage, pageLanguage } from "../../device/language.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./language-menu.module.css";

interface LanguageMenuProps {
	/** Shows the symbol only. */
	small?: boolean;
}

/** Shows the menu of languages, each under its own name. */
export const LanguageMenu = ({ small = false }: LanguageMenuProps) => (
	<label className={classes(styles.menu, small && styles.small)}>
		<Globe size={small ? 22 : 18} aria-hidden />
		{!small && <span aria-hidden="true">{LANGUAGES[pageLanguage()]}</span>}
		<select
			className={common.covering}
			aria-label={siteWords.language}
			value={pageLanguage()}
			onChange={(event) => chooseLanguage(event.target.value as Language)}
		>
			{Object.entries(LANGUAGES).map(([tag, name]) => (
				<option key={tag} value={tag} lang={tag}>
					{name}
				</option>
			))}
		</select>
	</label>
);
