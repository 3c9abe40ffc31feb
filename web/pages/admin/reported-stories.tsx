import { useState } from "react";
import { adminWords } from "#words/admin.ts";
import { useTask } from "../../exports/use-task.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { endOf } from "./link-end.ts";
import { ReportedStoryEntry } from "./reported-story.tsx";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.stories;

/** Shows the reported stories, and takes stories down. */
export function ReportedStories() {
	const list = useRows(adminApi.reports);
	const [link, setLink] = useState("");
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"deed">();
	const act = (work: () => Promise<unknown>, done: string) =>
		run("deed", async () => {
			await work();
			setResult(done);
			list.again();
		});
	const takeDownByLink = () =>
		act(async () => {
			await adminApi.takeDown(endOf(link));
			setLink("");
		}, say.takenDown);
	return (
		<>
			<div className={styles.search}>
				<Field label={say.link}>
					<Input
						value={link}
						autoComplete="off"
						inputMode="url"
						placeholder="…/view/…"
						onChange={(event) => setLink(event.target.value)}
					/>
				</Field>
				<ConfirmButton
					small
					label={say.takeDown}
					sure={adminWords.sure}
					disabled={link.trim() === "" || running !== null}
					onConfirm={takeDownByLink}
				/>
			</div>
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
		</>
	);
}
