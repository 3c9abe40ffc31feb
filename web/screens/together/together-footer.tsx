import { ChevronLeft, ChevronRight, LibraryBig } from "lucide-react";
import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { owedBy } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage, PageTurn } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { stickerWords } from "../../words/evening/stickers.ts";
import { hostWords } from "../../words/host.ts";
import { readingWords } from "../../words/reading.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./together.module.css";

const words = hostWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	/** The reader has put a sticker on the open story, which is saved when they go on. */
	reacted: boolean;
	/** Lets the reader bow; absent where the open part is not their own. */
	onBow: (() => void) | undefined;
	onList: () => void;
	/** Goes on to the awards, or to the wait. */
	onProceed: () => void;
}

/**
 * Shows the page buttons to the host, and the open page to everybody else. After the last page the
 * host leads everybody on, and a reader who is through may go before.
 */
export function TogetherFooter({ game, player, page, reacted, onBow, onList, onProceed }: Props) {
	const { story, part, before, after } = page;
	const { sending, send } = useSending();
	const host = isHost(game, player);
	const where = words.part(part + 1, partsOf(story).length);
	const note = `${host ? words.leading : words.led(game.players[game.host_id]?.name ?? "")} ${where}`;
	const others = (game.reading?.owing ?? 0) - Number(owedBy(game, player).includes(story));
	const turn = (read_to: PageTurn) => send("game/vip", { vip_action: { read_to } });
	return (
		<RoomFooter limit={after === null ? game.countdown.limit : undefined}>
			{onBow && <Bow key={`${story.id} ${part}`} onBow={onBow} />}
			{(host || after === null) && (
				<p className={classes(common.quiet, common.center)}>
					{note}
					{host && (
						<span role="status">
							{others > 0 && (
								<>
									{" "}
									<b>{stickerWords.owing(others)}</b>
								</>
							)}
						</span>
					)}
				</p>
			)}
			<div className={styles.ways}>
				<Button kind="plain" className={styles.icon} aria-label={words.list} onClick={onList}>
					<LibraryBig size={22} aria-hidden />
				</Button>
				{host && (
					<Button
						kind="plain"
						className={styles.icon}
						aria-label={words.back}
						disabled={sending || before === null}
						onClick={() => before && turn(before)}
					>
						<ChevronLeft size={24} aria-hidden />
					</Button>
				)}
				{host ? (
					<LeadOn game={game} page={page} sending={sending} turn={turn} />
				) : after === null ? (
					<GoOn game={game} player={player} read={reacted ? story : null} onProceed={onProceed} />
				) : (
					<p>{note}</p>
				)}
			</div>
		</RoomFooter>
	);
}

/** Lets a writer bow once for their part. */
function Bow({ onBow }: { onBow: () => void }) {
	const [bowed, setBowed] = useState(false);
	const bow = () => {
		setBowed(true);
		onBow();
	};
	return (
		<p className={styles.bow}>
			<Button small kind="plain" disabled={bowed} onClick={bow}>
				{readingWords.together.bow}
			</Button>
			<span className={common.quiet} role="status">
				{bowed ? readingWords.together.bowed : readingWords.together.bowNote}
			</span>
		</p>
	);
}

interface LeadOnProps {
	game: Game;
	page: OpenPage;
	sending: boolean;
	turn: (to: PageTurn) => void;
}

/** Lets the host open the next page for everybody, and after the last one the awards. */
function LeadOn({ game, page, sending, turn }: LeadOnProps) {
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

/** Shows the way on after the last page: to the stickers that the reader owes, then to the awards. */
function GoOn({
	game,
	player,
	read,
	onProceed,
}: Omit<Props, "page" | "reacted" | "onBow" | "onList"> & { read: WireStory | null }) {
	const left = owedBy(game, player).filter(({ id }) => id !== read?.id).length;
	const waits = player.status >= STATUS.postReading || Object.keys(game.awards).length === 0;
	return (
		<Button className={styles.on} onClick={onProceed}>
			{left > 0
				? screenWords.read.left(left)
				: waits
					? screenWords.read.toWait
					: screenWords.read.proceed}
		</Button>
	);
}
