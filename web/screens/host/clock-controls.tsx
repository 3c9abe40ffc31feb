import { Hourglass, LockKeyhole, LockKeyholeOpen, Pause, Play } from "lucide-react";
import { useSnapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import { hostWords } from "#words/game/host.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { slowWords } from "#words/game/slow.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { store } from "../../store.ts";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";
import { isRevealing } from "./possible.ts";

/** Pauses the game, resumes it, or adds a minute to its clock. The reveal has no minute. */
export function ClockControls({ game, order }: DeskProps) {
	const paused = game.paused_at !== null;
	const Icon = paused ? Play : Pause;
	const revealing = isRevealing(game);
	if (game.settings.pace === "slow" && !revealing)
		return <SlowClockControls game={game} order={order} />;
	return (
		<section className={styles.block}>
			<h3>{hostWords.clock}</h3>
			<div className={styles.row}>
				<Button
					kind={paused ? "hot" : "plain"}
					className={styles.button}
					onClick={() => order({ pause: !paused })}
				>
					<Icon size={20} aria-hidden />
					{paused ? hostWords.goOn : hostWords.pause}
				</Button>
				{!revealing && (
					<Button
						kind="plain"
						className={styles.button}
						onClick={() => order({ add_minute: true })}
					>
						<Hourglass size={20} aria-hidden />
						{hostWords.minute}
					</Button>
				)}
			</div>
		</section>
	);
}

/** Adds a day to the clock of a slow game, or opens its reading for one evening. */
function SlowClockControls({ game, order }: DeskProps) {
	const reads = game.status >= STATUS.reacting && game.status <= STATUS.voting;
	return (
		<section className={styles.block}>
			<h3>{hostWords.clock}</h3>
			<Button kind="plain" className={styles.button} onClick={() => order({ add_minute: true })}>
				<Hourglass size={20} aria-hidden />
				{slowWords.day}
			</Button>
			{reads && game.reading === null && (
				<>
					<p className={common.quiet}>{slowWords.togetherNote}</p>
					<Button
						kind="plain"
						className={styles.button}
						onClick={() => order({ read_tonight: true })}
					>
						{slowWords.together}
					</Button>
				</>
			)}
		</section>
	);
}

interface DoorProps extends DeskProps {
	/** The room can be locked or unlocked now. */
	lock: boolean;
	/** The room can be closed now. */
	close: boolean;
}

/** Locks the room to newcomers or unlocks it, and closes it, which needs two presses. */
export function DoorControls({ game, order, lock, close }: DoorProps) {
	const { hiddenCode } = useSnapshot(store);
	const Icon = game.locked ? LockKeyholeOpen : LockKeyhole;
	return (
		<section className={styles.block}>
			<h3>{hostWords.door}</h3>
			<p>{hiddenCode ? hostWords.codeHidden : hostWords.code(game.room_code)}</p>
			{game.locked && <p className={common.quiet}>{hostWords.lockedNote}</p>}
			{lock && (
				<Button
					kind="plain"
					className={styles.button}
					onClick={() => order({ lock_room: !game.locked })}
				>
					<Icon size={20} aria-hidden />
					{game.locked ? hostWords.unlock : hostWords.lock}
				</Button>
			)}
			{close && (
				<ConfirmButton
					className={styles.button}
					label={hostWords.close}
					sure={lobbyWords.sure}
					onConfirm={() => order({ close_game: true })}
				/>
			)}
		</section>
	);
}

/** Switches thrown things and pokes off for all players, or on again. */
export function SparksControl({ game, order }: DeskProps) {
	const on = game.sparks !== false;
	return (
		<section className={styles.block}>
			<h3>{hostWords.sparks}</h3>
			<Button kind="plain" className={styles.button} onClick={() => order({ sparks: !on })}>
				{on ? hostWords.sparksOff : hostWords.sparksOn}
			</Button>
		</section>
	);
}

/** Allows or forbids the overlay of a stream to show stories in a room for adults. */
export function OverlayControl({ game, order }: DeskProps) {
	return (
		<section className={styles.block}>
			<h3>{hostWords.stream}</h3>
			<p className={common.quiet}>{hostWords.streamNote(game.overlay)}</p>
			<Button
				kind="plain"
				className={styles.button}
				onClick={() => order({ overlay: !game.overlay })}
			>
				{game.overlay ? hostWords.streamOff : hostWords.streamOn}
			</Button>
		</section>
	);
}
