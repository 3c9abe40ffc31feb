import { ChevronRight } from "lucide-react";
import { STATUS } from "#game/status.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { readingWords } from "#words/game/reading.ts";
import { stickerWords } from "#words/game/stickers.ts";
import { space } from "#words/grammar.ts";
import { owedBy } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import type { OpenPage, PageTurn } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./together.module.css";

const words = hostWords.together;

interface LeadOnProps {
	game: Game;
	page: OpenPage;
	sending: boolean;
	turn: (to: PageTurn) => void;
}

/** Lets the host open the next page for all, and after the last one the awards. */
export function LeadOn({ game, page, sending, turn }: LeadOnProps) {
	const { story, part, after } = page;
	const ended = { story_id: story.id, part, ended: true } as const;
	return (
		<Button className={styles.on} busy={sending} onClick={() => turn(after ?? ended)}>
			{after === null ? (
				Object.keys(game.awards).length > 0 ? (
					words.toAwards
				) : (
					words.toEnd
				)
			) : (
				<>
					{nextOf(page, after)}
					<ChevronRight size={22} aria-hidden />
				</>
			)}
		</Button>
	);
}

function nextOf({ story, part }: OpenPage, after: PageTurn): string {
	if (after.story_id !== story.id) return words.nextStory;
	return after.part === part ? words.nextPage : words.nextPart;
}

interface GoOnProps extends ScreenProps {
	/** The open story, if the reader has put a sticker on it. */
	read: WireStory | null;
	/** Goes on to the awards, or to the wait. */
	onProceed: () => void;
}

/**
 * Shows the button after the last page: to the stickers that the reader owes, then to the awards.
 */
export function GoOn({ game, player, read, onProceed }: GoOnProps) {
	const left = owedBy(game, player).filter(({ id }) => id !== read?.id).length;
	const waits = player.status >= STATUS.postReading || Object.keys(game.awards).length === 0;
	return (
		<Button className={styles.on} onClick={onProceed}>
			{left > 0
				? readingWords.read.left(left)
				: waits
					? readingWords.read.toWait
					: readingWords.read.proceed}
		</Button>
	);
}

interface LeadNoteProps extends ScreenProps {
	story: WireStory;
	note: string;
}

/** Shows who leads the reading, and to the host how many readers still owe a sticker. */
export function LeadNote({ game, player, story, note }: LeadNoteProps) {
	const others = (game.reading?.owing ?? 0) - Number(owedBy(game, player).includes(story));
	return (
		<p className={classes(common.quiet, common.center, styles.leadNote)}>
			{note}
			{isHost(game, player) && (
				<span role="status">
					{others > 0 && (
						<>
							{space}
							<b>{stickerWords.owing(others)}</b>
						</>
					)}
				</span>
			)}
		</p>
	);
}
