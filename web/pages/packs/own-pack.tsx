import { LANGUAGES } from "#game/settings/languages.ts";
import { facts } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import type { PromptPackAnswer } from "../../../gateway/api/answers.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import shelf from "../../parts/page/shelf.module.css";
import styles from "./own-packs.module.css";
import { OwnPrompts } from "./own-prompts.tsx";

const say = accountWords.own;

interface Props {
	pack: PromptPackAnswer;
	open: boolean;
	busy: boolean;
	onToggle: (open: boolean) => void;
	onRemove: () => void;
	/** The prompts have changed. */
	onChange: () => void;
}

/** Shows one of the account's own packs, which opens to its prompts. */
export const OwnPack = ({ pack, open, busy, onToggle, onRemove, onChange }: Props) => (
	<Sheet as="li">
		<span dir="auto" lang={pack.language} className={shelf.title}>
			{pack.name}
		</span>
		<ConfirmButton
			small
			label={accountWords.savedStories.delete}
			sure={accountWords.savedStories.sure}
			disabled={busy}
			onConfirm={onRemove}
		/>
		<details
			className={styles.prompts}
			open={open}
			onToggle={(event) => onToggle(event.currentTarget.open)}
		>
			<summary>{facts([LANGUAGES[pack.language], say.count(pack.prompts)])}</summary>
			{open && <OwnPrompts pack={pack.id} onChange={onChange} />}
		</details>
	</Sheet>
);
