import { STATUS } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import common from "../../parts/common.module.css";
import type { ScreenProps } from "../screen.ts";
import { Cupboard } from "../waiting/cupboard/cupboard.tsx";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { HostHelp } from "../waiting/host-help.tsx";
import { LeftSheet } from "../waiting/left-sheet.tsx";
import { PokeLine } from "../waiting/poke-line.tsx";
import { WritersStrip } from "../waiting/waiting-strip.tsx";
import { ForceSkip } from "./force-skip.tsx";
import styles from "./pencils-down.module.css";
import { WholePart } from "./tools/whole-part.tsx";

const words = screenWords.write.down;

interface Props extends ScreenProps {
	/** The text that the writer has submitted. */
	text: string;
	/** The other players who still write. */
	slow: PublicPlayer[];
	/** The player who was poked last, and the epoch ms of this device until which they rest. */
	poke: { player: number; until: number } | null;
}

/** Shows the players at the table, the writer's submitted text, and the diversions meanwhile. */
export const WaitPage = ({ game, player, text, slow, poke }: Props) => (
	<div className={styles.side}>
		<WritersStrip game={game} doneFrom={STATUS.postStoryWrite} className={styles.strip} />
		{poke && <PokeLine game={game} last={poke} className={common.center} />}
		<LeftSheet text={text} className={styles.left} label={words.leftThem}>
			<WholePart text={text} />
		</LeftSheet>
		<Cupboard game={game} player={player} />
		<div className={styles.more}>
			<DoodleButton game={game} />
		</div>
		<HostHelp game={game} player={player} actions={[]} slow={slow}>
			<ForceSkip game={game} player={player} />
		</HostHelp>
	</div>
);
