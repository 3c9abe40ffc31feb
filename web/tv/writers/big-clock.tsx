import { useEffect, useState } from "react";
import type { Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { tvWords } from "#words/game/tv.ts";
import { notYet } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { secondsUntil } from "../../screens/frame/timer.tsx";
import { minutesAndSeconds } from "../../screens/round-table/seat-state.ts";
import { lastClock } from "../../screens/waiting/last-clock.ts";
import styles from "./big-clock.module.css";

const TICK = 200;
/** Below this many seconds the clock is as large as a face. */
const LAST = 10;
/** The seconds left at which screen readers announce the time. */
const ANNOUNCED = [60, 30, 10];
/** The clock is hidden while this many seconds or more are left. */
const HOUR = 3600;

/** Returns the whole seconds until a time of the server's clock; 0 without one. */
function useSecondsLeft(limit: number | null): number {
	const [, tick] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => tick((before) => before + 1), TICK);
		return () => clearInterval(timer);
	}, []);
	return limit === null ? 0 : secondsUntil(limit);
}

interface BigClockProps {
	game: Game;
	/** The status of players who have finished; null where the clock is that of all. */
	done: Status | null;
	/** Epoch ms at which the clock of all ends, unless it is that of the phase; null without one. */
	ends?: number | null;
}

/** Shows the clock that runs last, with its owner; nothing without a clock. */
export function BigClock({ game, done, ends = game.countdown.limit }: BigClockProps) {
	const { limit, owner } = done === null ? { limit: ends, owner: null } : lastClock(game, done);
	const left = useSecondsLeft(limit);
	if (limit === null || left >= HOUR) return null;
	const same =
		done === null ? [] : notYet(game, done).filter(({ id }) => endOf(game, id) === limit);
	return (
		<p className={styles.clock} data-last={left <= LAST || undefined}>
			<b role="timer" aria-live="off">
				{minutesAndSeconds(left * 1000)}
			</b>
			<span>{noteOf(game, same.length === 1 ? (owner?.name ?? null) : null)}</span>
			<span className={common.silentText} aria-live="assertive">
				{ANNOUNCED.includes(left) ? roomWords.timer.left(left) : ""}
			</span>
		</p>
	);
}

const endOf = ({ submission }: Game, id: number) => submission.ends[id];

function noteOf({ paused_at }: Game, owner: string | null): string {
	if (paused_at !== null) return tvWords.paused;
	return owner === null ? "" : tvWords.longest(owner);
}
