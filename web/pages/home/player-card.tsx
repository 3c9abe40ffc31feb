import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import type { Profile } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./player-card.module.css";

/** The longest name on the card, in UTF-16 units. */
const SHOWN = 16;

/** Shows the player of this device: avatar, name and a greeting. */
export function PlayerCard({ profile }: { profile: Profile | null }) {
	const say = siteWords.home;
	return (
		<Sheet className={styles.card}>
			<Avatar sprite={profile?.sprite_id ?? 0} size={92} blink className={styles.avatar} />
			<div>
				<h2>{profile?.name.slice(0, SHOWN) ?? say.guest}</h2>
				<p className={common.quiet}>{profile ? say.greeting : say.nameless}</p>
			</div>
		</Sheet>
	);
}
