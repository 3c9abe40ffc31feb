import { LIMITS } from "#game/limits.ts";
import { personWords } from "#words/site/person.ts";
import { siteWords } from "#words/site/site.ts";
import type { Profile } from "../../store.ts";
import { Field } from "../form/field.tsx";
import { Input } from "../form/input.tsx";
import { Segmented } from "../form/segmented.tsx";
import { AvatarCarousel } from "./avatar-carousel.tsx";
import { nameError } from "./player-name.ts";

/** The part of a person that others in a room see. */
export interface PersonDraft extends Pick<Profile, "name" | "sprite_id"> {
	/** Null before the first choice. */
	mature: boolean | null;
}

interface PersonFieldsProps {
	draft: PersonDraft;
	/** Shows which fields are empty, because the person has tried to save. */
	tried: boolean;
	/** The server's reason for refusing the name. */
	refused?: string | null;
	onChange: (part: Partial<PersonDraft>) => void;
	/** A note about the chosen avatar. */
	avatarNote?: string | undefined;
	/** Shows the locked avatars too. */
	allAvatars?: boolean;
}

const say = personWords.profile;
const AGES = [
	{ value: "no", label: siteWords.no },
	{ value: "yes", label: siteWords.yes },
] as const;

/** Shows the fields for avatar, name and age group. */
export function PersonFields({
	draft,
	tried,
	refused = null,
	onChange,
	avatarNote,
	allAvatars,
}: PersonFieldsProps) {
	const wrongName = tried ? (nameError(draft.name) ?? refused) : null;
	return (
		<>
			<AvatarCarousel
				sprite={draft.sprite_id}
				note={avatarNote}
				all={allAvatars ?? false}
				onChange={(sprite_id) => onChange({ sprite_id })}
			/>
			<Field label={say.name} hint={say.nameHint} error={wrongName}>
				<Input
					value={draft.name}
					required
					maxLength={LIMITS.playerNameLength.max}
					autoComplete="nickname"
					autoCapitalize="words"
					spellCheck={false}
					enterKeyHint="done"
					aria-invalid={wrongName !== null}
					onChange={(event) => onChange({ name: event.target.value })}
				/>
			</Field>
			<Segmented
				label={say.mature}
				options={AGES}
				value={draft.mature === null ? null : draft.mature ? "yes" : "no"}
				onChange={(answer) => onChange({ mature: answer === "yes" })}
				hint={say.matureHint}
				error={tried && draft.mature === null ? say.noAge : null}
			/>
		</>
	);
}
