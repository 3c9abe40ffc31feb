import { Globe } from "lucide-react";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { siteWords } from "#words/site/site.ts";
import { chooseLanguage, pageLanguage } from "../../device/language.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import type { GuestDraft } from "./guest-draft.ts";
import styles from "./language-menu.module.css";

/**
 * Keeps the draft and the language, as far as their code loads. It loads late, because most people
 * keep their language.
 */
async function choose(language: Language, draft: GuestDraft | undefined): Promise<void> {
	if (draft)
		await import("./guest-draft.ts").then(
			({ keepDraft }) => keepDraft(draft),
			() => undefined,
		);
	const { chooseOwnLanguage } = await import("../../account/own-language.ts").catch(() => ({
		chooseOwnLanguage: chooseLanguage,
	}));
	await chooseOwnLanguage(language);
}

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
			onChange={(event) => void choose(event.target.value as Language, draft)}
		>
			{Object.entries(LANGUAGES).map(([tag, name]) => (
				<option key={tag} value={tag} lang={tag}>
					{name}
				</option>
			))}
		</select>
	</label>
);
