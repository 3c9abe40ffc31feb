import { useEffect, useState } from "react";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { serverNow } from "../../room/clock.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./timer.module.css";

const TICK = 200;
const LAST_SECONDS = 10;
/** The seconds left at which screen readers announce the time. */
const ANNOUNCED = [60, 30, 10];

const SHAPES = { plain: undefined, low: styles.low, last: styles.last };

/** Returns the whole seconds until an epoch time of the server's clock, at least 0. */
const secondsUntil = (limit: number): number =>
	Math.max(0, Math.ceil((limit - serverNow()) / 1000));

const clockFace = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface TimerProps {
	/** Epoch ms of the server's clock; null if there is no limit. */
	limit: number | null;
	/** The timer changes its shape at this many seconds. */
	warnBelow?: number | undefined;
	announce?: boolean;
}

/** Shows the time left as m:ss. It warns by shape and size because colour alone is not enough. */
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
