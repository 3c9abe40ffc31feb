import { useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { useTask } from "../../exports/use-task.ts";
import { TaskError } from "../../parts/form/field.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { LinkDeed } from "./link-deed.tsx";
import { ReportedLines } from "./reported-lines.tsx";
import { ReportedStoryEntry } from "./reported-story.tsx";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.stories;

/** Shows the reported stories and lines, takes stories down and hides lines. */
export function ReportedStories() {
	const list = useRows(adminApi.reports);
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"deed">();
	const act = (work: () => Promise<unknown>, done: string) =>
		run("deed", async () => {
			await work();
			setResult(done);
			list.again();
		});
	const takeDownByLink = (shortcut: string, done: () => void) =>
		act(async () => {
			await adminApi.takeDown(shortcut);
			done();
		}, say.takenDown);
	return (
		<>
			<LinkDeed
				label={say.link}
				placeholder="…/view/…"
				deed={say.takeDown}
				busy={running !== null}
				onDeed={takeDownByLink}
			/>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
			<RowList list={list} empty={say.empty} keyOf={(story) => story.shortcut}>
				{(story) => (
					<ReportedStoryEntry
						story={story}
						disabled={running !== null}
						onTakeDown={() => act(() => adminApi.takeDown(story.shortcut), say.takenDown)}
						onRemoveCover={() => act(() => adminApi.removeCover(story.shortcut), say.coverRemoved)}
						onDismiss={() => act(() => adminApi.dismiss(story.shortcut), say.dismissed)}
					/>
				)}
			</RowList>
			<ReportedLines />
		</>
	);
}
