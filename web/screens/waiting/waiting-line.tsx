import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { tableWords } from "#words/game/table.ts";
import { sentences } from "#words/grammar.ts";
import type { PictureName } from "../../emoji/index.ts";
import { countHere } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { HalfMarked, Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Pill } from "../../parts/pill.tsx";
import styles from "./waiting.module.css";

const say = tableWords.waiting;
/** The most people that a sentence names. */
const NAMED = 3;
/** The most people that a heading names. */
const IN_HEADING = 2;

/** Returns who does what while the room waits. In a game over days everybody comes and goes. */
function doing(slow: readonly PublicPlayer[], deed: "writing" | "busy", days: boolean): string {
	const namesOf = (here: boolean) =>
		slow.filter(({ data }) => (days || data.connected) === here).map(({ name }) => name);
	const [here, out] = [namesOf(true), namesOf(false)];
	if (slow.length === 0) return say.nobody;
	return sentences([
		here.length > 0 &&
			(here.length > NAMED ? say.manyStill(here.length, say[deed]) : say.still(here, say[deed])),
		out.length > 0 && (out.length > NAMED ? say.manyOut(out.length) : say.out(out)),
	]);
}

interface WaitingLineProps {
	/** The players that the room waits for. */
	slow: readonly PublicPlayer[];
	deed: "writing" | "busy";
	/** The game is played over days. */
	days: boolean;
	/** The heading has their number. */
	counted: boolean;
	/** The heading has their names. */
	named: boolean;
}

/**
 * Shows which players the room waits for. A window that is too low for faces has one line of it.
 */
function WaitingLine({ slow, deed, days, counted, named }: WaitingLineProps) {
	const names = slow.map(({ name }) => name);
	return (
		<>
			<p role="status" className={named ? common.silentText : styles.line}>
				{doing(slow, deed, days)}
			</p>
			<p className={styles.thinLine} aria-hidden="true">
				{names.length > NAMED && !counted && say.forMany(names.length)}
				{names.length <= NAMED && names.length > 0 && say.for(names)}
			</p>
		</>
	);
}

/** Shows which part is being written, and for whom. */
export const PartPills = ({ game }: { game: Game }) => (
	<>
		{game.submission.part !== null && (
			<Pill>{tableWords.waiting.part(game.submission.part + 1, game.settings.num_switches)}</Pill>
		)}
		<Pill>{screenWords.rating[game.settings.maturity]}</Pill>
	</>
);

interface WaitingWordsProps extends Omit<WaitingLineProps, "counted" | "named"> {
	picture: PictureName;
	/** Without a heading the page counts the pencils. */
	heading: string | undefined;
	text: string | undefined;
	/** The room waits for a cover only, which the heading says. */
	painting: true | undefined;
}

/** Shows the picture, the heading and the text of a room that waits. */
export function WaitingWords({ picture, heading, text, painting, ...line }: WaitingWordsProps) {
	const { slow, deed, days } = line;
	const counted = heading === undefined;
	const named = days && counted && slow.length > 0 && slow.length <= IN_HEADING;
	return (
		<div className={styles.words}>
			<EmojiPicture name={picture} size={56} className={styles.picture} />
			<Heading>
				{heading ??
					(named ? (
						<Marked>{doing(slow, deed, days)}</Marked>
					) : (
						<HalfMarked halves={say.pencils(countHere(slow))} whole />
					))}
			</Heading>
			{text && (
				<p dir="auto" className={styles.text}>
					{text}
				</p>
			)}
			{!painting && <WaitingLine {...line} counted={counted} named={named} />}
		</div>
	);
}
