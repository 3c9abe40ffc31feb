import { type ReactNode, useEffect, useState } from "react";
import { roomWords } from "#words/game/room.ts";
import { timeInWords, timeOf, weekdayAndTime } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { clockOffset, serverNow } from "../../room/clock.ts";
import styles from "./timer.module.css";

const TICK = 200;
/** The timer takes its last shape at this many seconds. */
export const LAST_SECONDS = 10;
/** The seconds left at which screen readers announce the time. */
const ANNOUNCED = [60, 30, 10];

const SHAPES = { plain: undefined, long: styles.long, low: styles.low, last: styles.last };

/** Returns the whole seconds until an epoch time of the server's clock, at least 0. */
export const secondsUntil = (limit: number): number =>
	Math.max(0, Math.ceil((limit - serverNow()) / 1000));

const HOUR = 3600;
/** Within this many seconds the name of a weekday says which day it is. */
const WEEK = 6 * 24 * HOUR;
/** From this many seconds on the timer also says when it ends. */
const LONG = 6 * HOUR;
const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** Returns seconds as mm:ss, or in words from an hour on, where seconds do not matter. */
export function clockFace(seconds: number): string {
	if (seconds < HOUR) return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
	return timeInWords(seconds);
}

/** Returns when a limit of the server's clock passes on this device's clock, the day by its name. */
const endIn = (limit: number, left: number): string =>
	(left < WEEK ? weekdayAndTime : timeOf)(limit - clockOffset());

interface TimerProps {
	/** Epoch ms of the server's clock; null if there is no limit. */
	limit: number | null;
	/** The timer changes its shape at this many seconds. */
	warnBelow?: number | undefined;
	announce?: boolean;
	/** Time that was added. On a low window it takes the place of the clock. */
	bonus?: ReactNode;
}

/** Shows the time left as mm:ss. It warns by shape and size because colour alone is not enough. */
export function Timer({ limit, warnBelow = LAST_SECONDS, announce = true, bonus }: TimerProps) {
	const [left, setLeft] = useState(() => (limit == null ? 0 : secondsUntil(limit)));

	useEffect(() => {
		if (limit == null) return;
		const tick = () => setLeft(secondsUntil(limit));
		tick();
		const timer = setInterval(tick, TICK);
		return () => clearInterval(timer);
	}, [limit]);

	if (limit == null) return <span className={common.quiet}>{roomWords.timer.none}</span>;
	const shape =
		left <= LAST_SECONDS ? "last" : left <= warnBelow ? "low" : left >= HOUR ? "long" : "plain";
	return (
		<span className={styles.clock}>
			<span
				className={classes(styles.time, SHAPES[shape])}
				role="timer"
				aria-live="off"
				data-shape={shape}
			>
				{clockFace(left)}
			</span>
			{left >= LONG && (
				<small className={styles.end}>{roomWords.timer.until(endIn(limit, left))}</small>
			)}
			{bonus}
			{announce && (
				<span className={common.silentText} aria-live="assertive">
					{ANNOUNCED.includes(left) ? roomWords.timer.left(left) : ""}
				</span>
			)}
		</span>
	);
}
