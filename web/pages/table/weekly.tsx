import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { Field } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Input } from "../../parts/form/input.tsx";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { Drawer } from "../../screens/share/drawer.tsx";
import styles from "./table.module.css";

const say = lastingTableWords.weekly;

const WEEK = 7 * 24 * 60 * 60_000;
const EVENING = 20;
/** The length of a day such as 2026-12-03. */
const DAY = 10;

/** Returns the hour of the evening a week from now, as fields for times have it. */
function nextWeek(): string {
	const day = new Date(Date.now() + WEEK);
	const two = (value: number) => String(value).padStart(2, "0");
	return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${EVENING}:00`;
}

/** Gives a calendar file with an evening every week. */
export function Weekly({ tableKey }: { tableKey: string }) {
	const [begin, setBegin] = useState(nextWeek);
	return (
		<Drawer
			label={
				<>
					<CalendarDays size={22} strokeWidth={2.5} aria-hidden />
					<b>{say.heading}</b>
				</>
			}
		>
			<div className={styles.inside}>
				<Field label={say.first}>
					<Input
						type="datetime-local"
						className={styles.when}
						value={begin}
						onChange={(event) => setBegin(event.target.value || nextWeek())}
					/>
				</Field>
				<a
					className={styles.get}
					href={tableApi.weekly(tableKey, begin)}
					download={`plotluck_${begin.slice(0, DAY)}.ics`}
				>
					{say.get}
				</a>
				<Hint as="p">{say.hint}</Hint>
			</div>
		</Drawer>
	);
}
