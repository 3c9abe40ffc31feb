import { LIMITS } from "#game/limits.ts";
import { invitationWords } from "#words/site/invitation.ts";
import { personWords } from "#words/site/person.ts";
import { siteWords } from "#words/site/site.ts";
import { Field } from "../form/field.tsx";
import { Input } from "../form/input.tsx";
import { Segmented } from "../form/segmented.tsx";
import { Sheet } from "../page/sheet.tsx";
import { GuestCharacter } from "./guest-character.tsx";
import { type GuestDraft, nextSprite, type Worn } from "./guest-draft.ts";
import styles from "./guest-fields.module.css";
import { nameError } from "./player-name.ts";

const say = invitationWords;
const AGES = [
	{ value: "no", label: siteWords.no },
	{ value: "yes", label: siteWords.yes },
] as const;

interface GuestFieldsProps {
	draft: GuestDraft;
	players: Worn;
	/** For a game over days. */
	slow?: boolean;
	/** Shows which fields are empty, because the person has tried to enter. */
	tried: boolean;
	/** The server's reason for refusing the name. */
	refused: string | null;
	onChange: (part: Partial<GuestDraft>) => void;
}

/** Shows a ready-made character, and the fields for name and age group. */
export function GuestFields({
	draft,
	players,
	slow = false,
	tried,
	refused,
	onChange,
}: GuestFieldsProps) {
	const wrongName = tried ? (nameError(draft.name) ?? refused) : null;
	const { max } = LIMITS.playerNameLength;
	return (
		<Sheet as="section" className={styles.guest}>
			<GuestCharacter
				sprite={draft.sprite_id}
				slow={slow}
				onOther={() => onChange({ sprite_id: nextSprite(draft.sprite_id, players) })}
			/>
			<Field label={say.name} error={wrongName}>
				<Input
					value={draft.name}
					required
					maxLength={max}
					autoComplete="nickname"
					autoCapitalize="words"
					spellCheck={false}
					enterKeyHint="done"
					aria-invalid={wrongName !== null}
					onChange={(event) => onChange({ name: event.target.value })}
				/>
			</Field>
			<Segmented
				label={say.age}
				options={AGES}
				value={draft.mature === null ? null : draft.mature ? "yes" : "no"}
				onChange={(answer) => onChange({ mature: answer === "yes" })}
				error={tried && draft.mature === null ? personWords.profile.noAge : null}
			/>
		</Sheet>
	);
}
