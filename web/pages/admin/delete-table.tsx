import { useState } from "react";
import { adminWords } from "#words/admin.ts";
import { useTask } from "../../exports/use-task.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { endOf } from "./link-end.ts";

const say = adminWords.tables;

/** Deletes a lasting table by its link. */
export function DeleteTable() {
	const [link, setLink] = useState("");
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"delete">();
	const remove = () =>
		run("delete", async () => {
			await adminApi.deleteTable(endOf(link));
			setLink("");
			setResult(say.deleted);
		});
	return (
		<>
			<div className={styles.search}>
				<Field label={say.link}>
					<Input
						value={link}
						autoComplete="off"
						inputMode="url"
						placeholder="…/table/…"
						onChange={(event) => setLink(event.target.value)}
					/>
				</Field>
				<ConfirmButton
					small
					label={say.delete}
					sure={adminWords.sure}
					disabled={link.trim() === "" || running !== null}
					onConfirm={remove}
				/>
			</div>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
		</>
	);
}
