import type { PublicPlayer } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import styles from "./face-tray.module.css";

/** More people than this have smaller faces. */
const MANY = 8;

interface Props {
	/** The open part's name, for screen readers. */
	part: string;
	people: readonly PublicPlayer[];
	/** The id of the player who is named; null for nobody. */
	named: number | null;
	onName: (player: number | null) => void;
}

/** Shows the faces that may have written the open part. A second press takes a name back. */
export const FaceTray = ({ part, people, named, onName }: Props) => (
	<fieldset className={styles.tray} data-many={people.length > MANY || undefined}>
		<legend className={common.silentText}>{words.suspects(part)}</legend>
		{people.map(({ id, name, meta }) => (
			<button
				key={id}
				type="button"
				aria-pressed={id === named}
				onClick={() => onName(id === named ? null : id)}
			>
				<Avatar sprite={meta.sprite_id} size={44} />
				<span dir="auto">{name}</span>
			</button>
		))}
	</fieldset>
);
