import { EyeOff } from "lucide-react";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { partName } from "#words/ordinals.ts";
import { partsOf, storiesOf } from "../../game/stories.ts";
import { useSending } from "../../room/sending.ts";
import styles from "./flag.module.css";

const words = screenWords.censor;

interface Props {
	game: Game;
	player: OwnPlayer;
	part: WireSubmission;
}

/**
 * Blacks a part out during the reading, or shows it again. Only the host of a room with moderation
 * sees it (docs/game.md "Flags and moderation").
 */
export function CensorButton({ game, player, part }: Props) {
	const { sending, send } = useSending();
	if (!game.settings.moderation || game.host_id !== player.id) return null;
	const { id, index, meta } = part;
	const flags = player.flag_counts[id] ?? 0;
	const press = () => {
		const others = storiesOf(game)
			.flatMap(partsOf)
			.filter((other) => other.meta.censored && other.id !== id)
			.map((other) => other.id);
		void send("submission/censor", {
			vip_action: { censor_submission: meta.censored ? others : [...others, id] },
		});
	};
	return (
		<>
			<button
				type="button"
				className={styles.flag}
				aria-pressed={meta.censored}
				aria-label={words.markLabel(partName(index))}
				disabled={sending}
				onClick={press}
			>
				<EyeOff size={16} aria-hidden />
				{meta.censored ? words.marked : words.mark}
			</button>
			{flags > 0 && <span className={styles.note}>{words.flags(flags)}</span>}
		</>
	);
}
