import { STATUS } from "#game/status.ts";
import { notYet, writersOf } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { screenWords } from "../../words/screens.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { usePoking } from "../sparks/use-poking.ts";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { HostHelp } from "../waiting/host-help.tsx";
import { lastClock } from "../waiting/last-clock.ts";
import { LeftSheet } from "../waiting/left-sheet.tsx";
import { PartPills } from "../waiting/part-pills.tsx";
import { PokeLine } from "../waiting/poke-line.tsx";
import { WaitingStrip } from "../waiting/waiting-strip.tsx";
import { ForceSkip } from "./force-skip.tsx";
import { LastWriters } from "./last-writers.tsx";
import styles from "./pencils-down.module.css";
import { wordsIn } from "./word-count.tsx";

const words = screenWords.write.down;
const DONE = STATUS.postStoryWrite;

interface Props extends ScreenProps {
	/** What the writer has handed in. */
	text: string;
}

/** Says to a writer whose time is over who still writes, for how long and why. */
export function PencilsDown({ game, player, text }: Props) {
	const poking = usePoking(player.id);
	const { owner } = lastClock(game, DONE);
	const slow = notYet(game, DONE).filter(({ id }) => id !== player.id);
	const others = slow.filter(({ id }) => id !== owner?.id);
	const poked = owner !== null && hasSparks();
	return (
		<PhasePage
			wide
			facts={
				<>
					<PartPills game={game} />
					<Pill>{words.handedIn}</Pill>
				</>
			}
			action={
				poked && (
					<Button kind="plain" onClick={() => poking.tap(owner.id)}>
						<EmojiPicture name="eyes" size={24} />
						{words.poke(owner.name)}
					</Button>
				)
			}
		>
			<TwoPages
				left={<LastWriters game={game} reader={player.id} owner={owner} others={others} />}
				right={
					<div className={styles.side}>
						<WaitingStrip players={writersOf(game)} doneFrom={DONE} className={styles.strip} />
						{poked && poking.last && (
							<PokeLine game={game} last={poking.last} className={common.center} />
						)}
						<LeftSheet text={text} className={styles.left} label={words.leftThem}>
							<details>
								<summary>
									<b>{words.readAll}</b>, {screenWords.write.words(wordsIn(text))}
								</summary>
								<p dir="auto" className={styles.whole}>
									{text}
								</p>
							</details>
						</LeftSheet>
						<HostHelp game={game} player={player} actions={[]} slow={slow} />
						<div className={styles.more}>
							<ForceSkip game={game} player={player} />
							<DoodleButton />
						</div>
					</div>
				}
			/>
		</PhasePage>
	);
}
