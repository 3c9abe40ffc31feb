import { useState } from "react";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import common from "../../parts/common.module.css";
import { Field } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Input } from "../../parts/form/input.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableApi } from "../../room/seats/lasting-tables.ts";
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
		<Sheet as="section" className={common.stack} aria-labelledby="weekly">
			<h2 id="weekly" className={sheet.heading}>
				{say.heading}
			</h2>
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
		</Sheet>
	);
}
