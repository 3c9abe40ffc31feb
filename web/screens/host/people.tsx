import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { removable } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Button } from "../../parts/form/button.tsx";
import { hostWords } from "../../words/host.ts";
import styles from "./host-desk.module.css";

interface Props {
	game: Game;
	onKick: (person: PublicPlayer) => void;
}

/** Lists the people that the host may remove: the audience, and players before they write. */
export const People = ({ game, onKick }: Props) => (
	<section className={styles.block}>
		<h3>{hostWords.people}</h3>
		<ul className={styles.people}>
			{removable(game).map((person) => (
				<li key={person.id}>
					<Avatar sprite={person.meta.sprite_id} size={40} />
					<span dir="auto">
						{person.data.audience ? hostWords.watches(person.name) : person.name}
					</span>
					<Button
						kind="plain"
						small
						aria-label={hostWords.kick.label(person.name)}
						onClick={() => onKick(person)}
					>
						{hostWords.kick.short}
					</Button>
				</li>
			))}
		</ul>
	</section>
);
