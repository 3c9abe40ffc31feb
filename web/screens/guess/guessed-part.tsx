import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { PaperStrip } from "../../parts/story/paper-strip.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { Nobody } from "../story/nobody.tsx";
import styles from "./guess.module.css";
import { suspectsOf } from "./guessed.ts";
import { SuspectsRow } from "./suspects-row.tsx";

interface Props {
	game: Game;
	player: OwnPlayer;
	part: WireSubmission;
	/** The id of the player whom the reader names; null for nobody. */
	named: number | null;
	onName: (player: number | null) => void;
}

/** Shows a part with the face of the player who is named, and all faces to choose from. */
export function GuessedPart({ game, player, part, named, onName }: Props) {
	const own = player.own_submissions.includes(part.id);
	const who = game.players[own ? player.id : (named ?? -1)];
	return (
		<PaperStrip
			className={styles.strip}
			picture={
				who ? (
					<Avatar key={who.id} sprite={who.meta.sprite_id} size={48} className={styles.stuck} />
				) : (
					<Nobody size={48} />
				)
			}
			by={facts([who?.name ?? words.open, partName(part.index)])}
		>
			<PartText part={part} />
			{own ? (
				<p className={styles.own}>{words.own}</p>
			) : (
				<SuspectsRow
					part={partName(part.index)}
					people={suspectsOf(game, player)}
					named={named}
					onName={onName}
				/>
			)}
		</PaperStrip>
	);
}
