import type { ReactNode } from "react";
import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { PictureName } from "../../emoji/index.ts";
import { notYet, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { tableWords } from "../../words/evening/table.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import type { HostAction } from "../host/host-controls.tsx";
import { Tray } from "../sparks/tray.tsx";
import { usePoking } from "../sparks/use-poking.ts";
import { useThrowing } from "../sparks/use-throwing.ts";
import { Table } from "../table/table.tsx";
import { Cooking } from "./cooking.tsx";
import { Cupboard } from "./cupboard.tsx";
import { DoodleButton } from "./doodle-button.tsx";
import { HostHelp } from "./host-help.tsx";
import { lastClock } from "./last-clock.ts";
import { lastSentence, snatchesOf } from "./own-line.ts";
import { PencilCount } from "./pencil-count.tsx";
import { PokeLine, PokeSwitch } from "./poke-line.tsx";
import styles from "./waiting.module.css";
import { WaitingLine } from "./waiting-line.tsx";

const { waiting: say, tray, poke } = tableWords;

/** The phases in which people write something. */
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
	/** Without one the heading counts the pencils. */
	heading?: string | undefined;
	text?: string | undefined;
	/** What the reader wrote and left to the others. */
	left?: string | undefined;
	/** What the header shows in place of the logo. */
	facts?: ReactNode;
	/** What the host may do about players who are not done. */
	host?: readonly HostAction[];
	action?: ReactNode;
	children?: ReactNode;
}

/**
 * Shows the table of those that the room waits for. Players who are done and the audience see it in
 * every phase.
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
	const on = hasSparks() && others.length > 0;
	const { limit, owner } = lastClock(game, done);
	const target = throwing.target === null ? null : (game.players[throwing.target]?.name ?? null);
	const sentence = lastSentence(left);
	const own = player.current_submission?.id;
	return (
		<Page
			wide
			mainClass={styles.main}
			header={<RoomHeader>{facts}</RoomHeader>}
			footer={
				<RoomFooter
					limit={limit}
					note={owner && (owner.id === player.id ? say.yourClock : say.clock(owner.name))}
				>
					{action}
				</RoomFooter>
			}
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
				<div className={styles.side}>
					{on && audience && (
						<div className={styles.soft}>
							<Tray at={target} onThrow={throwing.throwThing} />
							<p className={common.quiet}>{tray.watching}</p>
						</div>
					)}
					{on && !audience && <PokeLine game={game} last={poking.last} className={common.center} />}
					{!hasSparks() && <p className={classes(common.quiet, common.center)}>{poke.off}</p>}
					{sentence && (
						<Sheet className={styles.left}>
							<p className={common.quiet}>{say.leftThem}</p>
							<p dir="auto" className={styles.sentence}>
								{sentence}
							</p>
						</Sheet>
					)}
					{children}
					{audience && <Cooking game={game} />}
					<HostHelp game={game} player={player} actions={host} slow={slow} />
					<Cupboard />
					<div className={styles.more}>
						<DoodleButton />
						{on && !audience && <PokeSwitch />}
					</div>
				</div>
			</div>
		</Page>
	);
}
