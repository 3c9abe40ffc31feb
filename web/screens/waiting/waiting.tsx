import type { ReactNode } from "react";
import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import type { PictureName } from "../../emoji/index.ts";
import { notYet } from "../../game/seats.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { HostAction } from "../host/host-controls.tsx";
import { Table } from "../round-table/round-table.tsx";
import { lastClock } from "./last-clock.ts";
import { snatchesOf } from "./own-line.ts";
import styles from "./waiting.module.css";
import { WaitingWords } from "./waiting-line.tsx";
import { WaitingSide } from "./waiting-side.tsx";
import { useWaitingSparks } from "./waiting-sparks.tsx";

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
	/** The host's way on without all of them. */
	skip?: ReactNode;
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
	skip,
	action,
	children,
}: Props) {
	const slow = notYet(game, done);
	const deed = WRITTEN.includes(done) ? "writing" : "busy";
	const { audience } = player.data;
	const sparks = useWaitingSparks(game, player);
	const { limit, owner } = lastClock(game, done);
	const own = player.current_submission?.id;
	const days = game.settings.pace === "slow";
	// The heading of a game over days names a single writer.
	const clocked = days && slow.length === 1 ? null : owner;
	return (
		<PhasePage
			wide
			mainClass={styles.main}
			facts={facts}
			limit={limit}
			note={clocked && (clocked.id === player.id ? say.yourClock : say.clock(clocked.name))}
			action={action}
		>
			<div className={styles.waiting}>
				<WaitingWords
					picture={picture}
					heading={heading}
					text={text}
					{...{ slow, deed, days }}
					painting={game.drawing}
				/>
				<Table
					game={game}
					player={player}
					wait={{ done, deed, covers: game.drawing }}
					steam={snatchesOf(audience ? null : player.current_story, own)}
					target={sparks.target}
					deed={sparks.deed}
					onTap={sparks.tap}
				/>
				<WaitingSide
					game={game}
					player={player}
					slow={slow}
					sparks={sparks}
					left={left}
					host={host}
					skip={skip}
				>
					{children}
				</WaitingSide>
			</div>
		</PhasePage>
	);
}
