import { STATUS } from "#game/status.ts";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { notYet, writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import { usePoking } from "../sparks/use-poking.ts";
import { minutesAndSeconds } from "../table/seat-state.ts";
import { useNow } from "../table/use-now.ts";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { HostHelp } from "../waiting/host-help.tsx";
import { lastClock } from "../waiting/last-clock.ts";
import { lastSentence } from "../waiting/own-line.ts";
import { PartPills } from "../waiting/part-pills.tsx";
import { PokeLine } from "../waiting/poke-line.tsx";
import { WaitingStrip } from "../waiting/waiting-strip.tsx";
import { ForceSkip } from "./force-skip.tsx";
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
	const now = useNow();
	const poking = usePoking(player.id);
	const { owner } = lastClock(game, DONE);
	const slow = notYet(game, DONE).filter(({ id }) => id !== player.id);
	const others = slow.filter(({ id }) => id !== owner?.id);
	const { ends, reading_start } = game.submission;
	const leftOf = ({ id }: PublicPlayer) => Math.max(0, (ends[id] ?? now) - now);
	const sentence = lastSentence(text);
	return (
		<Page
			wide
			header={
				<RoomHeader>
					<PartPills game={game} />
					<Pill>{words.handedIn}</Pill>
				</RoomHeader>
			}
			footer={
				<RoomFooter>
					{owner && hasSparks() && (
						<Button kind="plain" onClick={() => poking.tap(owner.id)}>
							<EmojiPicture name="eyes" size={24} />
							{words.poke(owner.name)}
						</Button>
					)}
				</RoomFooter>
			}
		>
			<TwoPages
				left={
					<div className={styles.who}>
						<Heading className={styles.heading}>
							<Marked>{words.heading}</Marked>
						</Heading>
						{owner && (
							<>
								<div className={styles.row}>
									<Ring
										sprite={owner.meta.sprite_id}
										left={
											leftOf(owner) / Math.max(1, (ends[owner.id] ?? now) - (reading_start ?? 0))
										}
									/>
									<ul className={styles.others}>
										{others.map((other) => (
											<li key={other.id}>
												<Avatar sprite={other.meta.sprite_id} size={46} />
												<span>{minutesAndSeconds(leftOf(other) + 999)}</span>
												<span dir="auto" className={common.silentText}>
													{other.name}
												</span>
											</li>
										))}
									</ul>
								</div>
								<p className={styles.still} role="status">
									{words.still(owner.name)}
								</p>
								<p className={styles.time} role="timer" aria-live="off">
									{minutesAndSeconds(leftOf(owner) + 999)}
								</p>
								<p className={common.quiet}>{reasonOf(game, player.id, owner)}</p>
							</>
						)}
					</div>
				}
				right={
					<div className={styles.side}>
						<WaitingStrip players={writersOf(game)} doneFrom={DONE} className={styles.strip} />
						{owner && hasSparks() && poking.last && (
							<PokeLine game={game} last={poking.last} className={common.center} />
						)}
						{sentence && (
							<Sheet className={styles.left}>
								<p className={common.quiet}>{words.leftThem}</p>
								<p dir="auto" className={styles.sentence}>
									{sentence}
								</p>
								<details>
									<summary>
										<b>{words.readAll}</b>, {screenWords.write.words(wordsIn(text))}
									</summary>
									<p dir="auto" className={styles.sentence}>
										{text}
									</p>
								</details>
							</Sheet>
						)}
						<HostHelp game={game} player={player} actions={[]} slow={slow} />
						<div className={styles.more}>
							<ForceSkip game={game} player={player} />
							<DoodleButton />
						</div>
					</div>
				}
			/>
		</Page>
	);
}

/** Returns why somebody's time lasts longer than the reader's; empty if the reason is not known. */
function reasonOf({ submission }: Game, reader: number, owner: PublicPlayer): string {
	const extraOf = (id: number) => submission.reading_extra[id] ?? 0;
	return extraOf(owner.id) > extraOf(reader) ? words.moreToRead : "";
}

/** Shows a face in a ring that runs down. `left` is the share of the time that is left, 0 to 1. */
const Ring = ({ sprite, left }: { sprite: number; left: number }) => (
	<div
		className={styles.ring}
		style={{ "--left": `${Math.round(Math.min(1, left) * 1000) / 10}%` } as React.CSSProperties}
	>
		<Avatar sprite={sprite} size={138} />
		<EmojiPicture name="writing" size={52} className={styles.pencil} />
	</div>
);
