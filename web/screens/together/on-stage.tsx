import type { WireSubmission } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { readingWords } from "#words/game/reading.ts";
import { isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { PaperBag } from "../story/paper-bag.tsx";
import { Writer } from "../story/writer.tsx";
import styles from "./together.module.css";

const words = readingWords.together;

interface Props extends ScreenProps {
	part: WireSubmission;
	/** As a puppet on the small stage of a wide window. */
	staged?: boolean;
}

/** Shows whose part is being read, and the host that they lead the reading. */
export function OnStage({ game, player, part, staged = false }: Props) {
	return (
		<div className={classes(styles.writer, staged && styles.puppet)}>
			<span className={styles.face}>
				{part.player === null ? (
					<PaperBag />
				) : (
					<Writer game={game} part={part} size={staged ? 104 : 64} />
				)}
			</span>
			<div className={styles.lead}>
				<Heading className={styles.who}>
					{part.player === null ? words.onUnknown : words.on(part.player)}
				</Heading>
				{/* The others read at the foot of the page who turns it. */}
				{isHost(game, player) && <p className={common.quiet}>{hostWords.together.leading}</p>}
			</div>
		</div>
	);
}
