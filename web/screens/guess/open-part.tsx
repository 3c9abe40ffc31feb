import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { PaperBag } from "../story/paper-bag.tsx";
import styles from "./guess.module.css";

/** A part with no more characters is in larger letters, where the window has the height. */
const SHORT = 300;

interface Props {
	game: Game;
	player: OwnPlayer;
	part: WireSubmission;
	/** The id of the player whom the reader names; null for nobody. */
	named: number | null;
}

/** Shows the open part with the face of the player who is named, or a paper bag. */
export function OpenPart({ game, player, part, named }: Props) {
	const own = player.own_submissions.includes(part.id);
	const who = game.players[own ? player.id : (named ?? -1)];
	return (
		<PaperStrip
			className={styles.open}
			picture={
				who ? (
					<Avatar key={who.id} sprite={who.meta.sprite_id} size={48} className={styles.stuck} />
				) : (
					<PaperBag />
				)
			}
			by={facts([who?.name ?? words.open, partName(part.index)])}
		>
			<PartText part={part} className={part.content.length <= SHORT ? styles.short : undefined} />
			{own && <p className={styles.own}>{words.own}</p>}
		</PaperStrip>
	);
}
