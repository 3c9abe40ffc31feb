import { ChevronLeft, ChevronRight, LibraryBig } from "lucide-react";
import { STATUS } from "#game/status.ts";
import { readStates } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage, PageTurn } from "../../game/together-pages.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { hostWords } from "../../words/host.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./together.module.css";

const words = hostWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	onList: () => void;
	/** Goes on to the awards, or to the wait. */
	onProceed: () => void;
}

/**
 * Shows the page buttons to the host, and the open page to everybody else. After the last page all
 * readers go on independently.
 */
export function TogetherFooter({ game, player, page, onList, onProceed }: Props) {
	const { story, part, before, after } = page;
	const { sending, send } = useSending();
	const host = isHost(game, player);
	const where = words.part(part + 1, partsOf(story).length);
	const note = `${host ? words.leading : words.led(game.players[game.host_id]?.name ?? "")} ${where}`;
	const turn = (read_to: PageTurn) => send("game/vip", { vip_action: { read_to } });
	return (
		<RoomFooter limit={after === null ? game.countdown.limit : undefined}>
			{(host || after === null) && <p className={classes(common.quiet, common.center)}>{note}</p>}
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
				{after === null ? (
					<GoOn game={game} player={player} onList={onList} onProceed={onProceed} />
				) : host ? (
					<Button className={styles.on} busy={sending} onClick={() => turn(after)}>
						{after.story_id === story.id ? words.nextPart : words.nextStory}
						<ChevronRight size={22} aria-hidden />
					</Button>
				) : (
					<p>{note}</p>
				)}
			</div>
		</RoomFooter>
	);
}

/** Shows the way on after the last page: to the stories without a reaction, then to the awards. */
function GoOn({ game, player, onList, onProceed }: Omit<Props, "page">) {
	const left = [...readStates(game, player).values()].filter(
		(state) => state === "next" || state === "open",
	).length;
	if (player.status < STATUS.voting)
		return (
			<Button className={styles.on} onClick={onList}>
				{screenWords.read.left(left)}
			</Button>
		);
	return (
		<Button className={styles.on} onClick={onProceed}>
			{player.status >= STATUS.postReading ? screenWords.read.toWait : screenWords.read.proceed}
		</Button>
	);
}
