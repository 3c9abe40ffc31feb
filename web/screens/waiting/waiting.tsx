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
import { DoodleButton } from "./doodle-button.tsx";
import styles from "./waiting.module.css";
import { WaitingStrip } from "./waiting-strip.tsx";

const words = screenWords.waiting;
const NAMED = 3;

interface Props {
	game: Game;
	player: OwnPlayer;
	picture: PictureName;
	/** Players with this status or a later one are done. */
	done: Status;
	heading: string;
	text?: string | undefined;
	/** What the host may do about players who are not done. */
	host?: readonly HostAction[];
	action?: ReactNode;
	children?: ReactNode;
}

/**
 * Shows the players that the room waits for. Players who are done and the audience see it in every
 * phase.
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
				<DoodleButton className={styles.doodle} />
				{host && <HostControls game={game} player={player} actions={host} slow={slow} />}
			</div>
		</Page>
	);
}
