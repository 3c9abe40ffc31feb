import { useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { forgetAccount } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ownAccountApi } from "../../account/own-account-api.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./account.module.css";
import { PasswordField } from "./password-field.tsx";

const say = ownAccountWords.account;

interface DeletionProps {
	/** The name for signing in; null where another service has the account. */
	name: string | null;
	onDeleted: () => void;
}

/** Shows what a deletion removes, and the button for it. */
export function Deletion({ name, onDeleted }: DeletionProps) {
	const [password, setPassword] = useState("");
	const { busy, error, field, run } = useAccountTask();
	const remove = () =>
		run(async () => {
			await ownAccountApi.delete(name === null ? undefined : password);
			await forgetAccount();
			onDeleted();
		});
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-deletion">
			<h2 id="account-deletion">{say.deletion}</h2>
			<p>{say.deletionText}</p>
			{name === null && <p>{say.deletionElsewhere}</p>}
			<details>
				<summary>{say.deletion}</summary>
				<Form className={styles.form} refused={field} onSubmit={(event) => event.preventDefault()}>
					{name !== null && (
						<>
							<input
								dir="auto"
								className={styles.owner}
								autoComplete="username"
								value={name}
								readOnly
								tabIndex={-1}
								aria-hidden
							/>
							<PasswordField label={say.password} value={password} onChange={setPassword} />
						</>
					)}
					<TaskError error={error} />
					<ConfirmButton
						small
						label={say.delete}
						sure={say.sure}
						busy={busy}
						disabled={name !== null && password === ""}
						onConfirm={remove}
					/>
				</Form>
			</details>
		</Sheet>
	);
}
