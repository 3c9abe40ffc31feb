import { STATUS } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { stickerWords } from "#words/game/stickers.ts";
import { isHost, slowFirst, writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Pill } from "../../parts/pill.tsx";
import { send } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";
import styles from "./vote-crowd.module.css";

const words = stickerWords.crowd;

/**
 * Shows the host of a room that reads together the progress of each writer, and lets them go on
 * without writers who are not done. Shows nothing to others.
 */
export function VoteCrowd({ game, player }: ScreenProps) {
	if (!isHost(game, player) || !game.reading?.ended) return null;
	const stateOf = ({ status }: PublicPlayer): string => {
		if (status >= STATUS.postReading) return words.done;
		// While authors are hidden, all writers seem to react.
		if (game.settings.hide_authors) return words.busy;
		return status >= STATUS.voting ? words.voting : words.sticking;
	};
	return (
		<section className={styles.crowd} aria-labelledby="vote-crowd">
			<h2 id="vote-crowd">{words.heading}</h2>
			<ul>
				{slowFirst(writersOf(game).filter(({ id }) => id !== player.id)).map((one) => (
					<li key={one.id}>
						<Avatar sprite={one.meta.sprite_id} size={38} />
						<b dir="auto">{one.name}</b>
						<Pill>{stateOf(one)}</Pill>
						{one.status < STATUS.postReading && (
							<ConfirmButton
								small
								label={words.goOn(one.name)}
								sure={words.goOnSure(one.name)}
								onConfirm={() => send("game/vip", { vip_action: { skip_player: one.id } })}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
