import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { utcDate } from "#game/settings/first-line.ts";
import { firstLineWords } from "#words/game/first-line.ts";
import { dayAndMonth } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { IconButton } from "../../parts/form/icon-button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { serverClock } from "../../room/clock.ts";
import { writtenDays } from "../../screens/first-line/days.ts";
import styles from "./days-written.module.css";

const say = firstLineWords.days;

const DAY = 86_400_000;
/** Epoch ms of the first Monday of 1970. */
const FIRST_MONDAY = 4 * DAY;

/** Shows the days on which this device has gone on from a first line, month by month. */
export function DaysWritten({ days }: { days?: readonly string[] }) {
	const [written] = useState(() => new Set(days ?? writtenDays()));
	const last = monthOf(utcDate(serverClock()));
	const first = Math.min(last, ...[...written].map(monthOf));
	const [month, setMonth] = useState(last);
	return (
		<Sheet as="section" aria-labelledby="days-written">
			<h2 id="days-written" className={sheet.heading}>
				{say.heading}
			</h2>
			<p className={common.quiet}>{written.size > 0 ? say.text : say.none}</p>
			<div className={styles.head}>
				<IconButton
					aria-label={say.earlier}
					disabled={month <= first}
					onClick={() => setMonth(month - 1)}
				>
					<ChevronLeft aria-hidden />
				</IconButton>
				<h3 aria-live="polite">{nameOf(month)}</h3>
				<IconButton
					aria-label={say.later}
					disabled={month >= last}
					onClick={() => setMonth(month + 1)}
				>
					<ChevronRight aria-hidden />
				</IconButton>
			</div>
			<Month month={month} written={written} />
		</Sheet>
	);
}

/** Returns the number of a date's month, counted from the year 0. */
const monthOf = (date: string): number =>
	Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const partsOf = (month: number) => ({ year: Math.floor(month / 12), index: month % 12 });

/** Returns a month with its year. This page is not the first one, so it can afford Intl. */
function nameOf(month: number): string {
	const { year, index } = partsOf(month);
	return new Intl.DateTimeFormat(document.documentElement.lang, {
		...{ month: "long", year: "numeric", timeZone: "UTC" },
	}).format(Date.UTC(year, index));
}

/** Returns the short names of the days of a week, which begins on Monday. */
function weekdays(): string[] {
	const { format } = new Intl.DateTimeFormat(document.documentElement.lang, {
		...{ weekday: "short", timeZone: "UTC" },
	});
	return Array.from({ length: 7 }, (_, day) => format(FIRST_MONDAY + day * DAY));
}

function Month({ month, written }: { month: number; written: ReadonlySet<string> }) {
	const { year, index } = partsOf(month);
	const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
	// The week begins on Monday.
	const before = (new Date(Date.UTC(year, index)).getUTCDay() + 6) % 7;
	return (
		<>
			{/* A screen reader gets whole dates, and no table to whose columns these could belong. */}
			<div className={styles.weekdays} aria-hidden>
				{weekdays().map((name) => (
					<span key={name}>{name}</span>
				))}
			</div>
			<ol className={styles.month}>
				{Array.from({ length: days }, (_, i) => i + 1).map((day) => {
					const isWritten = written.has(utcDate(Date.UTC(year, index, day)));
					return (
						<li
							key={day}
							style={day === 1 ? { gridColumnStart: before + 1 } : undefined}
							className={classes(isWritten && styles.written)}
						>
							{isWritten ? (
								<>
									<span aria-hidden>{day}</span>
									<span className={common.silentText}>{say.wrote(dayAndMonth(day, index))}</span>
								</>
							) : (
								day
							)}
						</li>
					);
				})}
			</ol>
		</>
	);
}
