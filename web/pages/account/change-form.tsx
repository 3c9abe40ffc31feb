import { type ReactNode, useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import styles from "./account.module.css";

const say = ownAccountWords.account;

interface ChangeFormProps {
	/** The line that opens the form. */
	summary: ReactNode;
	button: string;
	/** The name for signing in, for password managers. */
	name: string;
	/** Rejects when the server refuses the change. */
	onSubmit: () => Promise<void>;
	children: ReactNode;
}

/** Shows a line that opens a form, and a confirmation after the change. */
export function ChangeForm({ summary, button, name, onSubmit, children }: ChangeFormProps) {
	const [done, setDone] = useState(false);
	const { busy, error, field, run } = useAccountTask();
	return (
		<details>
			<summary>{summary}</summary>
			<Form
				className={styles.form}
				refused={field}
				onChange={() => setDone(false)}
				onSubmit={(event) => {
					event.preventDefault();
					run(async () => {
						setDone(false);
						await onSubmit();
						setDone(true);
					});
				}}
			>
				<input
					dir="auto"
					className={styles.owner}
					autoComplete="username"
					value={name}
					readOnly
					tabIndex={-1}
					aria-hidden
				/>
				{children}
				<TaskError error={error} />
				<Button type="submit" kind="plain" small busy={busy}>
					{button}
				</Button>
				<p role="status">{done && say.done}</p>
			</Form>
		</details>
	);
}
