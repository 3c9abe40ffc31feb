import { useEffect, useState } from "react";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { serverNow } from "../../room/clock.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./timer.module.css";

const TICK = 200;
const LAST_SECONDS = 10;
/** Seconds left at which a screen reader is told. */
const ANNOUNCED = [60, 30, 10];

const SHAPES = { plain: undefined, low: styles.low, last: styles.last };

/** Whole seconds until an epoch time of the server's clock, never below 0. */
const secondsUntil = (limit: number): number =>
	Math.max(0, Math.ceil((limit - serverNow()) / 1000));

const clockFace = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface TimerProps {
	/** Epoch ms by the server's clock; null where nothing runs out. */
	limit: number | null;
	/** Seconds below which the timer changes its shape. */
	warnBelow?: number;
	announce?: boolean;
}

/** The time left in m:ss; it warns by shape and size, not by colour alone. */
export function Timer({ limit, warnBelow = LAST_SECONDS, announce = true }: TimerProps) {
	const [left, setLeft] = useState(() => (limit == null ? 0 : secondsUntil(limit)));

	useEffect(() => {
		if (limit == null) return;
		const tick = () => setLeft(secondsUntil(limit));
		tick();
		const timer = setInterval(tick, TICK);
		return () => clearInterval(timer);
	}, [limit]);

	if (limit == null) return <span className={common.quiet}>{siteWords.timer.none}</span>;
	const shape = left <= LAST_SECONDS ? "last" : left <= warnBelow ? "low" : "plain";
	return (
		<>
			<span
				className={classes(styles.time, SHAPES[shape])}
				role="timer"
				aria-live="off"
				data-shape={shape}
			>
				{clockFace(left)}
			</span>
			{announce && (
				<span className={common.silentText} aria-live="assertive">
					{ANNOUNCED.includes(left) ? siteWords.timer.left(left) : ""}
				</span>
			)}
		</>
	);
}
