import { Globe } from "lucide-react";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { siteWords } from "#words/site.ts";
import { chooseOwnLanguage } from "../../account/own-language.ts";
import { pageLanguage } from "../../device/language.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import { type GuestDraft, keepDraft } from "./guest-draft.ts";
import styles from "./language-menu.module.css";

interface LanguageMenuProps {
	/** Shows the symbol only. */
	small?: boolean;
	/** What somebody has entered on this page, which loads again. */
	draft?: GuestDraft;
}

/** Shows the menu of languages, each under its own name. */
export const LanguageMenu = ({ small = false, draft }: LanguageMenuProps) => (
	<label className={classes(styles.menu, small && styles.small)}>
		<Globe size={small ? 22 : 18} aria-hidden />
		{!small && <span aria-hidden="true">{LANGUAGES[pageLanguage()]}</span>}
		<select
			className={common.covering}
			aria-label={siteWords.language}
			value={pageLanguage()}
			onChange={(event) => {
				if (draft) keepDraft(draft);
				void chooseOwnLanguage(event.target.value as Language);
			}}
		>
			{Object.entries(LANGUAGES).map(([tag, name]) => (
				<option key={tag} value={tag} lang={tag}>
					{name}
				</option>
			))}
		</select>
	</label>
);
