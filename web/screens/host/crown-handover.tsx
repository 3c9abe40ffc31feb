import { hostWords } from "#words/game/host.ts";
import { writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";

/** Lists the connected players, to whom the host can pass the crown. Each needs two presses. */
export function CrownHandover({ game, order }: DeskProps) {
	// The server never passes the crown to a disconnected player.
	const candidates = writersOf(game).filter(
		({ id, data }) => id !== game.host_id && data.connected,
	);
	return (
		<section className={styles.block}>
			<h3>{hostWords.crown}</h3>
			<p className={common.quiet}>
				{candidates.length > 0 ? hostWords.crownText : hostWords.crownNobody}
			</p>
			<ul className={styles.heirs}>
				{candidates.map(({ id, name, meta }) => (
					<li key={id}>
						<Avatar sprite={meta.sprite_id} size={40} />
						<ConfirmButton
							small
							className={styles.button}
							label={hostWords.pass(name)}
							sure={hostWords.passSure(name)}
							onConfirm={() => order({ pass_crown: id })}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
