import type { ReactNode } from "react";
import type { Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { PictureName } from "../../emoji/index.ts";
import { notYet, writersOf } from "../../game/seats.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import { type HostAction, HostControls } from "../host/host-controls.tsx";
import styles from "./waiting.module.css";
import { WaitingStrip } from "./waiting-strip.tsx";

const words = screenWords.waiting;
const NAMED = 3;

interface Props {
	game: Game;
	player: OwnPlayer;
	picture: PictureName;
	/** The status that those who are finished have reached. */
	done: Status;
	heading: string;
	text?: string | undefined;
	/** What the host may do about those who are slow in this phase. */
	host?: HostAction;
	action?: ReactNode;
	children?: ReactNode;
}

/**
 * The form every phase shows to who is finished, and to the audience: what happened, and who we are
 * waiting for.
 */
export function Waiting({
	game,
	player,
	picture,
	done,
	heading,
	text,
	host,
	action,
	children,
}: Props) {
	const slow = notYet(game, done);
	const names = slow.map((other) => other.name);
	return (
		<Page
			mainClass={styles.main}
			header={<RoomHeader />}
			footer={<RoomFooter limit={game.countdown.limit}>{action}</RoomFooter>}
		>
			<div className={styles.waiting}>
				<EmojiPicture name={picture} size={76} className={styles.picture} />
				<Heading className={styles.heading}>{heading}</Heading>
				{text && <p className={styles.text}>{text}</p>}
				{children}
				<Sheet className={styles.who}>
					<p role="status">
						{names.length > NAMED ? words.forMany(names.length) : words.for(names)}
					</p>
					<WaitingStrip players={writersOf(game)} doneFrom={done} />
				</Sheet>
				{host && <HostControls game={game} player={player} action={host} slow={slow} />}
			</div>
		</Page>
	);
}
