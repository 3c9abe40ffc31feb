import { ChevronLeft, LibraryBig } from "lucide-react";
import { hostWords } from "#words/game/host.ts";
import { sentences } from "#words/grammar.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage, PageTurn } from "../../game/together-pages.ts";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { Bow } from "./bow.tsx";
import styles from "./together.module.css";
import { GoOn, LeadNote, LeadOn } from "./ways-on.tsx";

const words = hostWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	/** The reader has put a sticker on the open story, which is saved when they go on. */
	reacted: boolean;
	/** The open part is the reader's. */
	own: boolean;
	onList: () => void;
	/** Goes on to the awards, or to the wait. */
	onProceed: () => void;
}

/**
 * Shows the page buttons to the host, and the open page to the others. After the last page the host
 * leads all readers on, and a reader who has finished may go before.
 */
export function TogetherFooter({ game, player, page, reacted, own, onList, onProceed }: Props) {
	const { story, part, before, after } = page;
	const { sending, send } = useSending();
	const host = isHost(game, player);
	const who = host ? words.leading : words.led(game.players[game.host_id]?.name ?? "");
	const note = sentences([who, words.part(part + 1, partsOf(story).length)]);
	const turn = (read_to: PageTurn) => send("game/vip", { vip_action: { read_to } });
	return (
		<RoomFooter limit={after === null ? game.countdown.limit : undefined}>
			{own && <Bow key={`${story.id} ${part}`} game={game} />}
			{(host || after === null) && (
				<LeadNote game={game} player={player} story={story} note={note} />
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
