import { useLayoutEffect, useRef, useState } from "react";
import { screenWords } from "#words/game/screens.ts";
import { space } from "#words/grammar.ts";
import { isCalm } from "../../../device/calm.ts";
import common from "../../../parts/common.module.css";
import { serverNow } from "../../../room/clock.ts";
import { useReached } from "../../../room/reached.ts";
import { LAST_SECONDS } from "../../frame/timer.tsx";
import { minutesAndSeconds } from "../../round-table/seat-state.ts";
import styles from "./extra-time.module.css";

/** Milliseconds of the writing for which the extra time is shown. */
const SHOWN = 10_000;
/** A page that opens later than this many milliseconds into the writing lets nothing fly. */
const FRESH = 3000;
const THROW = 400;
const HOP = -46;
/** A shorter time, in milliseconds, is not shown. */
const WORTH_A_WORD = 5000;

/** Returns the text about the time that a writer gets for reading; null if that is short. */
export const extraText = (extra: number): string | null =>
	extra < WORTH_A_WORD ? null : screenWords.write.extra(extra / 1000);

interface Props {
	/** The milliseconds of the writer's time that are for reading. */
	extra: number;
	/** Epoch ms at which the writing began. */
	start: number | null;
	/** Epoch ms at which the writer's time ends. */
	end: number | null;
	/** Returns the element from which the time flies. */
	from: () => Element | null;
}

/**
 * Shows the time for reading at the clock for a moment. It flies there from the past, and then into
 * the clock, unless the reader wants calm. The last seconds need the clock itself.
 */
export function ExtraTime({ extra, start, end, from }: Props) {
	const last = (end ?? Number.POSITIVE_INFINITY) - LAST_SECONDS * 1000;
	const over = useReached(start === null ? null : Math.min(start + SHOWN, last));
	const [landed, setLanded] = useState(over);
	const pill = useRef<HTMLSpanElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, when the part begins
	useLayoutEffect(() => {
		const source = from()?.getBoundingClientRect();
		if (!pill.current || !source || source.width === 0) return;
		if (isCalm() || serverNow() - (start ?? 0) > FRESH) return;
		const goal = pill.current.getBoundingClientRect();
		const x = source.x + source.width / 2 - goal.x - goal.width / 2;
		const y = source.y + source.height / 2 - goal.y - goal.height / 2;
		pill.current.animate(
			[
				{ transform: `translate(${x}px, ${y}px) scale(0.6) rotate(-14deg)` },
				{
					transform: `translate(${x / 2}px, ${y / 2 - 90}px) scale(1.5) rotate(8deg)`,
					offset: 0.5,
				},
				{ transform: "none" },
			],
			{ duration: THROW, easing: "ease-in-out" },
		);
	}, []);
	useLayoutEffect(() => {
		if (!over || landed) return;
		if (!pill.current || isCalm()) return setLanded(true);
		const clock = pill.current.parentElement?.getBoundingClientRect();
		const x = (clock?.x ?? 0) - pill.current.getBoundingClientRect().x;
		const flight = pill.current.animate(
			[
				{ transform: "none" },
				{ transform: `translate(${x / 2}px, ${HOP}px) scale(1.1) rotate(8deg)`, offset: 0.45 },
				{ transform: `translateX(${x}px) scale(0.3)`, opacity: 0 },
			],
			{ duration: THROW, easing: "ease-in-out", fill: "forwards" },
		);
		flight.onfinish = () => setLanded(true);
		return () => flight.cancel();
	}, [over, landed]);
	const text = extraText(extra);
	if (text === null || start === null || landed) return null;
	return (
		<span className={styles.extra} ref={pill}>
			<span aria-hidden>
				<bdi dir="ltr">+{minutesAndSeconds(extra)}</bdi>
				<span className={styles.word}>
					{space}
					{screenWords.write.forReading}
				</span>
			</span>
			<span className={common.silentText}>{text}</span>
		</span>
	);
}
