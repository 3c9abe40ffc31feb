import { useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { useTask } from "../../exports/use-task.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.stories.lines;

/** Shows the reported first lines of the days, and hides them. */
export function ReportedLines() {
	const list = useRows(adminApi.lines);
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"deed">();
	const hide = (id: number) =>
		run("deed", async () => {
			await adminApi.hideLine(id);
			setResult(say.hidden);
			list.again();
		});
	return (
		<>
			<h3>{say.heading}</h3>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
			<RowList list={list} empty={say.empty} keyOf={({ id }) => id}>
				{({ id, line, language, date, reports, hidden }) => (
					<>
						<Quoted as="p">{line}</Quoted>
						<p>{say.facts(reports, language, date)}</p>
						{hidden ? (
							<p>{say.isHidden}</p>
						) : (
							<Button
								kind="plain"
								small
								disabled={running !== null}
								aria-label={say.hideName(line)}
								onClick={() => hide(id)}
							>
								{say.hide}
							</Button>
						)}
					</>
				)}
			</RowList>
		</>
	);
}
