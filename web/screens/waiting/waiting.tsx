import type { ReactNode } from "react";
import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { PictureName } from "../../emoji/index.ts";
import { notYet, writersOf } from "../../game/seats.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { tableWords } from "../../words/evening/table.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { HostAction } from "../host/host-controls.tsx";
import { usePoking } from "../sparks/use-poking.ts";
import { useThrowing } from "../sparks/use-throwing.ts";
import { Table } from "../table/table.tsx";
import { lastClock } from "./last-clock.ts";
import { snatchesOf } from "./own-line.ts";
import styles from "./waiting.module.css";
import { PencilCount, WaitingLine } from "./waiting-line.tsx";
import { WaitingSide } from "./waiting-side.tsx";

const { waiting: say } = tableWords;

/** The phases in which people write. */
const WRITTEN: readonly Status[] = [
	STATUS.postCharacters,
	STATUS.postStoryWrite,
	STATUS.postStoryTitle,
];

interface Props {
	game: Game;
	player: OwnPlayer;
	picture: PictureName;
	/** Players with this status or a later one are done. */
	done: Status;
	/** Without a heading the page counts the pencils. */
	heading?: string | undefined;
	text?: string | undefined;
	/** The part that the reader wrote and left to the others. */
	left?: string | undefined;
	/** The header's content in place of the logo. */
	facts?: ReactNode;
	/** The host's actions on players who are not done. */
	host?: readonly HostAction[];
	action?: ReactNode;
	children?: ReactNode;
}

/**
 * Shows the table of the players that the room waits for. Players who are done and the audience see
 * it in every phase.
 */
export function Waiting({
	game,
	player,
	picture,
	done,
	heading,
	text,
	left = "",
	facts,
	host = [],
	action,
	children,
}: Props) {
	const slow = notYet(game, done);
	const deed = WRITTEN.includes(done) ? "writing" : "busy";
	const { audience } = player.data;
	const others = writersOf(game).flatMap(({ id }) => (id === player.id ? [] : [id]));
	const throwing = useThrowing(player.id, others);
	const poking = usePoking(player.id);
	const { limit, owner } = lastClock(game, done);
	const own = player.current_submission?.id;
	return (
		<PhasePage
			wide
			mainClass={styles.main}
			facts={facts}
			limit={limit}
			note={owner && (owner.id === player.id ? say.yourClock : say.clock(owner.name))}
			action={action}
		>
			<div className={styles.waiting}>
				<div className={styles.words}>
					<EmojiPicture name={picture} size={56} className={styles.picture} />
					<Heading>{heading ?? <PencilCount pencils={slow.length} />}</Heading>
					{text && (
						<p dir="auto" className={styles.text}>
							{text}
						</p>
					)}
					<WaitingLine slow={slow} deed={deed} limit={limit} />
				</div>
				<Table
					game={game}
					player={player}
					wait={{ done, deed }}
					steam={snatchesOf(audience ? null : player.current_story, own)}
					target={audience ? throwing.target : null}
					deed={audience ? tableWords.throwSomething : tableWords.pokeSomebody}
					onTap={audience ? throwing.tap : poking.tap}
				/>
				<WaitingSide
					game={game}
					player={player}
					slow={slow}
					others={others.length > 0}
					throwing={throwing}
					poking={poking}
					left={left}
					host={host}
				>
					{children}
				</WaitingSide>
			</div>
		</PhasePage>
	);
}
