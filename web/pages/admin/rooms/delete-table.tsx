import { useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { useTask } from "../../../exports/use-task.ts";
import { TaskError } from "../../../parts/form/field.tsx";
import styles from "../admin.module.css";
import { adminApi } from "../admin-api.ts";
import { LinkDeed } from "../link-deed.tsx";

const say = adminWords.tables;

/** Deletes a lasting table by its link. */
export function DeleteTable() {
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"delete">();
	const remove = (key: string, done: () => void) =>
		run("delete", async () => {
			await adminApi.deleteTable(key);
			done();
			setResult(say.deleted);
		});
	return (
		<>
			<LinkDeed
				label={say.link}
				placeholder="…/table/…"
				deed={say.delete}
				busy={running !== null}
				onDeed={remove}
			/>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
		</>
	);
}
