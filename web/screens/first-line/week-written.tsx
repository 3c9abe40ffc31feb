import { Check, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { utcDate } from "#game/settings/first-line.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { classes } from "../../parts/classes.ts";
import { serverClock } from "../../room/clock.ts";
import { writtenDays } from "./days.ts";
import styles from "./week-written.module.css";

const DAY = 86_400_000;

/** Leads to the days that this device has written, and shows the last seven with the one of this line. */
export function WeekWritten({ date }: { date: string }) {
	const written = [...writtenDays(), date];
	const now = serverClock();
	const { format } = new Intl.DateTimeFormat(document.documentElement.lang, {
		...{ weekday: "narrow", timeZone: "UTC" },
	});
	const days = Array.from({ length: 7 }, (_, index) => now - (6 - index) * DAY);
	return (
		<Link to="/library" className={styles.week}>
			<b>{say.days.heading}</b>
			<ChevronRight size={24} strokeWidth={3} aria-hidden className={styles.go} />
			<span className={styles.days} aria-hidden="true">
				{days.map((day) => {
					const done = written.includes(utcDate(day));
					return (
						<span key={day} className={classes(styles.day, done && styles.done)}>
							{done ? <Check size={18} strokeWidth={3.5} /> : format(day)}
						</span>
					);
				})}
			</span>
		</Link>
	);
}
