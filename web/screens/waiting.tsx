import type { ReactNode } from "react";
import type { Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "../../gateway/protocol.ts";
import type { PictureName } from "../emoji/index.ts";
import { EmojiPicture } from "../parts/emoji.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { RoomHeader } from "../parts/room-header.tsx";
import { RoomPage } from "../parts/room-page.tsx";
import { WaitingStrip } from "../parts/waiting-strip.tsx";
import { Heading } from "./heading.tsx";
import { type HostAction, HostControls } from "./host-controls.tsx";
import { notYet, writersOf } from "./seats.ts";
import { screenWords } from "./words.ts";
import "./waiting.css";

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
		<RoomPage
			header={<RoomHeader />}
			footer={<RoomFooter limit={game.countdown.limit}>{action}</RoomFooter>}
		>
			<div className="waiting">
				<EmojiPicture name={picture} size={76} />
				<Heading>{heading}</Heading>
				{text && <p>{text}</p>}
				{children}
				<div className="sheet waiting-who">
					<p role="status">
						{names.length > NAMED ? words.forMany(names.length) : words.for(names)}
					</p>
					<WaitingStrip players={writersOf(game)} doneFrom={done} />
				</div>
				{host && <HostControls game={game} player={player} action={host} slow={slow} />}
			</div>
		</RoomPage>
	);
}
