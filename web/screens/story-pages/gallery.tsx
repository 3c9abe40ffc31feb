import type { CSSProperties } from "react";
import type { Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { seatedWriters } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { betrays } from "../sparks/gathered.ts";
import { StateTag } from "../waiting/waiting-strip.tsx";
import styles from "./story-stage.module.css";
import { useThrownStickers } from "./use-thrown-stickers.ts";

interface Props {
	game: Game;
	/** Players with this status or a later one are done. Without it the faces have no states. */
	doneFrom?: Status | undefined;
}

/**
 * Shows the writers at the foot of a stage, from where they hop and throw. The writer of an open
 * part is among them, because a gap would name them while authors are hidden.
 */
export function Gallery({ game, doneFrom }: Props) {
	const people = seatedWriters(game);
	const stickers = useThrownStickers(!betrays(game, { kind: "react" }));
	return (
		<ul
			className={styles.gallery}
			aria-label={tableWords.seats}
			style={{ "--people": people.length } as CSSProperties} // React's type lacks custom properties.
		>
			{people.map((one) => (
				<li key={one.id}>
					<span data-face={one.id}>
						<Avatar sprite={one.meta.sprite_id} size={64} label={one.name} />
					</span>
					{doneFrom !== undefined && <StateTag player={one} doneFrom={doneFrom} />}
					{stickers
						.filter(({ from }) => from === one.id)
						.map(({ key, emoji }) => (
							<span key={key} className={styles.thrown} aria-hidden>
								<Emoji index={emoji} size={34} />
							</span>
						))}
				</li>
			))}
		</ul>
	);
}
