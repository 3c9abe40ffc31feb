import { LIMITS } from "#game/limits.ts";
import { pickSprites, spritesFor } from "../../avatars/free.ts";
import { hasPlat } from "../../device/plat.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { AvatarLine } from "../../parts/person/avatar-line.tsx";
import { nameError } from "../../parts/person/player-name.ts";
import { type Profile, store } from "../../store.ts";
import { personWords } from "../../words/person.ts";
import { avatarNameOf } from "../../words/show/avatars.ts";
import { invitationWords } from "../../words/show/invitation.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./invitation.module.css";

const say = invitationWords;
const AGES = [
	{ value: "no", label: siteWords.no },
	{ value: "yes", label: siteWords.yes },
] as const;

/** A profile whose age may still be unknown. */
export type GuestDraft = Omit<Profile, "mature"> & { mature: boolean | null };

type Worn = readonly Pick<Profile, "sprite_id">[];

const isFree = (worn: Worn) => (sprite: number) =>
	!worn.some(({ sprite_id }) => sprite_id === sprite);

/** Returns this device's profile; a new one in an avatar that nobody wears where it has none. */
export function newGuest(worn: Worn): GuestDraft {
	if (store.profile) return { ...store.profile };
	const shuffled = pickSprites(Number.POSITIVE_INFINITY);
	const sprite_id = shuffled.find(isFree(worn)) ?? shuffled[0] ?? 0;
	return { name: "", sprite_id, mature: null, font: "classic", theme: null };
}

/** Returns the next avatar that nobody wears; the same one if there is no other. */
function nextSprite(sprite: number, worn: Worn): number {
	const free = spritesFor(false, hasPlat()).filter(isFree(worn));
	return free.find((other) => other > sprite) ?? free[0] ?? sprite;
}

interface GuestFieldsProps {
	draft: GuestDraft;
	players: Worn;
	/** Shows what is missing, because the person has tried to enter. */
	tried: boolean;
	onChange: (part: Partial<GuestDraft>) => void;
}

/** Shows a ready-made character, and the fields for name and age group. */
export function GuestFields({ draft, players, tried, onChange }: GuestFieldsProps) {
	const wrongName = tried ? nameError(draft.name) : null;
	const { min, max } = LIMITS.playerNameLength;
	return (
		<Sheet as="section" className={styles.guest}>
			<div className={styles.character}>
				<span data-own-sticker>
					<Avatar sprite={draft.sprite_id} size={84} blink />
				</span>
				<div>
					<b aria-live="polite">{say.you(avatarNameOf(draft.sprite_id))}</b>
					<p className={common.quiet}>
						<AvatarLine sprite={draft.sprite_id} />
					</p>
					<Button
						kind="plain"
						small
						onClick={() => onChange({ sprite_id: nextSprite(draft.sprite_id, players) })}
					>
						{say.other}
					</Button>
				</div>
			</div>
			<Field label={say.name} error={wrongName}>
				<Input
					value={draft.name}
					required
					minLength={min}
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
