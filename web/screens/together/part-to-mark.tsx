import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { send } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import type { StoryReading } from "../story/reactions.ts";
import { ownMark } from "./live-counts.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./together.module.css";

const words = readingWords.together;

/** A part with no more characters is in larger letters where a page of its own shows it. */
const SHORT = 300;

interface Props extends ScreenProps {
	part: WireSubmission;
	reading: StoryReading;
	mayReact: boolean;
}

/** Shows the text of the open part, in which a reader marks a sentence, and how many did the same. */
export function PartToMark({ game, player, part, reading, mayReact }: Props) {
	const own = ownMark(player, part);
	return (
		<>
			<Sheet as="article" className={styles.paper}>
				<PartText part={part}>
					<MarkedText
						text={part.content.trim()}
						marks={part.meta.marks ?? {}}
						own={own}
						className={part.content.length <= SHORT ? styles.short : undefined}
						onMark={
							mayReact
								? (sentence) => void send("line/mark", { submission: part.id, sentence })
								: undefined
						}
					/>
				</PartText>
				<div className={styles.tools}>
					<FlagButton flags={reading.flags} part={part} onFlag={reading.flag} />
					<CensorButton game={game} player={player} part={part} />
				</div>
			</Sheet>
			<p className={styles.note}>{noteOn(part, own)}</p>
		</>
	);
}

function noteOn(part: WireSubmission, own: number | null): string {
	if (own === null) return words.tap;
	return words.markedToo((part.meta.marks?.[own] ?? 1) - 1);
}
