import { useState } from "react";
import { utcDate } from "#game/settings/first-line.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { space, timeInWords } from "#words/grammar.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { writtenDays } from "../../screens/first-line/days.ts";
import styles from "./first-line.module.css";
import { Today } from "./today.tsx";

const HOUR = 60 * 60_000; // ms
const DAY = 24 * HOUR;

/** Shows the first line of the day, or when the next one comes to writers of today's. */
export function FirstLine() {
	const [now] = useState(Date.now);
	return writtenDays().includes(utcDate(now)) ? <Written now={now} /> : <Today />;
}

function Written({ now }: { now: number }) {
	const left = DAY - (now % DAY);
	const rounded = left < HOUR ? left : Math.round(left / HOUR) * HOUR;
	return (
		<Sheet as="p" className={styles.written}>
			<b>{say.written}</b>
			{space}
			<span className={common.quiet}>{say.next(timeInWords(rounded / 1000))}</span>
		</Sheet>
	);
}
