import { ChevronLeft, LibraryBig } from "lucide-react";
import type { ReactNode } from "react";
import { hostWords } from "#words/game/host.ts";
import { sentences } from "#words/grammar.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import type { OpenPage, PageTurn } from "../../game/together-pages.ts";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { useNearLimit } from "../vote/near-limit.ts";
import styles from "./together.module.css";
import { GoOn, LeadNote, LeadOn } from "./ways-on.tsx";

const words = hostWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	/** The reader has put a sticker on the open story, which is saved when they go on. */
	reacted: boolean;
	/** The stickers, where the page has no place for them. */
	stickers: ReactNode;
	onList: () => void;
	/** Goes on to the awards, or to the wait. */
	onProceed: () => void;
}

/**
 * Shows the page buttons to the host, and the open page to the others. After the last page the host
 * leads all readers on, and a reader who has finished may go before.
 */
export function TogetherFooter({
	game,
	player,
	page,
	reacted,
	stickers,
	onList,
	onProceed,
}: Props) {
	const { story, part, before, after } = page;
	const { sending, send } = useSending();
	const limit = useNearLimit(game);
	const host = isHost(game, player);
	const where = words.part(part + 1, partsOf(story).length);
	const { name = "" } = game.players[game.host_id] ?? {};
	// The page tells the host that they lead.
	const note = host ? where : sentences([words.led(name), where]);
	const turn = (read_to: PageTurn) => send("game/vip", { vip_action: { read_to } });
	return (
		<RoomFooter limit={after === null ? limit : undefined}>
			{stickers}
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
