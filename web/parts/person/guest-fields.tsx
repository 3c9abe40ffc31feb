import { LIMITS } from "#game/limits.ts";
import { pickSprites, spritesFor } from "../../avatars/free.ts";
import { hasPlat } from "../../device/plat.ts";
import { type Profile, store } from "../../store.ts";
import { avatarNameOf } from "../../words/evening/avatars.ts";
import { invitationWords } from "../../words/evening/invitation.ts";
import { personWords } from "../../words/person.ts";
import { siteWords } from "../../words/site.ts";
import { Avatar } from "../avatar.tsx";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import { Button } from "../form/button.tsx";
import { Field } from "../form/field.tsx";
import { Input } from "../form/input.tsx";
import { Segmented } from "../form/segmented.tsx";
import { Sheet } from "../page/sheet.tsx";
import { AvatarLine } from "./avatar-line.tsx";
import styles from "./guest-fields.module.css";
import { nameError } from "./player-name.ts";

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
					<Avatar sprite={draft.sprite_id} size={84} blink className={styles.face} />
				</span>
				<div>
					<b aria-live="polite">{say.you(avatarNameOf(draft.sprite_id))}</b>
					<p className={classes(common.quiet, styles.line)}>
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
