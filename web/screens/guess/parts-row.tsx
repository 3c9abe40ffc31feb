import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { useOpen } from "../../parts/spread/use-open.ts";
import { beginningOf } from "../story/beginning.ts";
import { PaperBag } from "../story/paper-bag.tsx";
import { guessedParts } from "./guessed.ts";
import styles from "./parts-row.module.css";

/** More parts than this have half of a row each on the stage. */
const ROWS = 5;

interface Props {
	game: Game;
	player: OwnPlayer;
	/** The id of the open part. */
	open: number | undefined;
	namedFor: (part: number) => number | null;
	onOpen: (part: WireSubmission) => void;
}

/** Shows all parts that are guessed, each with the face that is named or a paper bag, to be opened. */
export function PartsRow({ game, player, open, namedFor, onOpen }: Props) {
	const parts = guessedParts(game);
	const wide = useOpen();
	const nameOf = (part: WireSubmission) => {
		const own = player.own_submissions.includes(part.id);
		return game.players[own ? player.id : (namedFor(part.id) ?? -1)];
	};
	return (
		<ol className={styles.parts} data-many={parts.length > ROWS || undefined}>
			{parts.map((part) => {
				const who = nameOf(part);
				return (
					<li key={part.id}>
						<button
							type="button"
							aria-current={part.id === open ? "step" : undefined}
							onClick={() => onOpen(part)}
						>
							<span className={styles.picture}>
								{who ? <Avatar key={who.id} sprite={who.meta.sprite_id} size={40} /> : <PaperBag />}
							</span>
							<i aria-hidden>{part.index + 1}</i>
							<span className={wide ? styles.about : common.silentText}>
								<b dir="auto">{facts([who?.name ?? words.open, partName(part.index)])}</b>
								{wide && <span dir="auto">{beginningOf(part)}</span>}
							</span>
						</button>
					</li>
				);
			})}
		</ol>
	);
}
