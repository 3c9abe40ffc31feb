import { useState } from "react";
import { timeOf } from "#words/grammar.ts";
import { adminWords } from "#words/site/admin.ts";
import { reportWords } from "#words/site/report.ts";
import type { BugReportRow } from "../../../gateway/api/site-answers.ts";
import { saveFile } from "../../exports/save-file.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Pill } from "../../parts/pill.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.bugs;
const FILES = { csv: "text/csv", json: "application/json" } as const;
type Format = keyof typeof FILES;
// The keys of the table are its names.
const FORMATS = Object.keys(FILES) as Format[];

/** Shows the bug reports, marks them as read, and exports all of them. */
export function BugReports() {
	const list = useRows(adminApi.bugReports);
	/** The marks that were set here, by report. */
	const [marked, setMarked] = useState<Record<number, boolean>>({});
	const { running, error, run } = useTask<"mark" | Format>();
	const isRead = ({ id, read_at }: BugReportRow) => marked[id] ?? read_at !== null;
	const mark = (report: BugReportRow) =>
		run("mark", async () => {
			const read = !isRead(report);
			await adminApi.markBugReport(report.id, read);
			setMarked((before) => ({ ...before, [report.id]: read }));
		});
	const save = (format: Format) =>
		run(format, async () => {
			const text = await adminApi.exportBugReports(format);
			saveFile(
				new Blob([text], { type: `${FILES[format]};charset=utf-8` }),
				`bug-reports.${format}`,
			);
		});
	return (
		<>
			<div className={styles.buttons}>
				{FORMATS.map((format) => (
					<Button
						key={format}
						kind="plain"
						small
						busy={running === format}
						onClick={() => save(format)}
					>
						{say.save[format]}
					</Button>
				))}
			</div>
			<TaskError error={error} />
			<RowList list={list} empty={say.empty} keyOf={(report) => report.id}>
				{(report) => (
					<>
						<div className={styles.head}>
							<b className={styles.text}>{report.summary}</b>
							<Pill>{isRead(report) ? say.read : say.unread}</Pill>
						</div>
						<dl className={styles.facts}>
							{factsOf(report).map(([name, value]) => (
								<Fact key={name} name={name} value={value} />
							))}
						</dl>
						{report.additional_info && <p className={styles.text}>{report.additional_info}</p>}
						<p className={common.quiet}>{say.sent(report.id, timeOf(report.created_at))}</p>
						<div className={styles.buttons}>
							<Button
								kind="plain"
								small
								disabled={running !== null}
								aria-pressed={isRead(report)}
								onClick={() => mark(report)}
							>
								{isRead(report) ? say.markUnread : say.markRead}
							</Button>
						</div>
					</>
				)}
			</RowList>
		</>
	);
}

const Fact = ({ name, value }: { name: string; value: string }) => (
	<>
		<dt>{name}</dt>
		<dd dir="auto">{value}</dd>
	</>
);

/** Returns the answers that were given, with their names. */
function factsOf(report: BugReportRow): [string, string][] {
	const { fields } = reportWords.bug;
	const yesNo = (answer: boolean | null) =>
		answer === null ? "" : reportWords.bug.answers[answer ? "yes" : "no"];
	const all: [string, string][] = [
		[fields.date, report.date],
		[fields.roomCode, report.room_code],
		[fields.device, report.device],
		[fields.otherDevice, yesNo(report.other_device)],
		[fields.errorDisplayed, yesNo(report.error_displayed)],
		[fields.frequency, report.frequency ?? ""],
		[say.account, report.user_id],
	];
	return all.filter(([, value]) => value !== "");
}
