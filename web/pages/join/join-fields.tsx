import { useSnapshot } from "valtio";
import { personWords } from "#words/site/person.ts";
import { siteWords } from "#words/site/site.ts";
import { setHiddenCode } from "../../device/streamer-mode.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { CODE_LENGTH } from "../../parts/code/codes.ts";
import common from "../../parts/common.module.css";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { store } from "../../store.ts";
import styles from "./join.module.css";
import type { Joining } from "./use-joining.ts";

const say = personWords.join;

/** Shows who joins, and the field for the room's code. */
export function JoinFields({ field, error, alert }: Joining) {
	const { hiddenCode } = useSnapshot(store);
	return (
		<div className={styles.code}>
			<p data-own className={styles.coming}>
				<Avatar sprite={store.profile?.sprite_id ?? 0} size={64} blink />
				{say.as(store.profile?.name ?? siteWords.card.guest)}
			</p>
			<Field label={say.code} error={error}>
				<Input
					{...field}
					className={styles.input}
					type={hiddenCode ? "password" : "text"}
					required
					minLength={CODE_LENGTH}
					// The page has no other control.
					autoFocus
					enterKeyHint="go"
					aria-invalid={error !== null || alert !== null}
				/>
			</Field>
			<Toggle checked={hiddenCode} onChange={setHiddenCode} label={say.hide} />
			<p className={common.quiet}>{say.hideHint}</p>
		</div>
	);
}
