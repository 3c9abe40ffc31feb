import { useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { ownAccountApi } from "../../account/own-account-api.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./account.module.css";
import { ChangeForm } from "./change-form.tsx";
import { PasswordField } from "./password-field.tsx";

const say = ownAccountWords.account;

/** Shows the form for a new password. */
export function PasswordChange({ name }: { name: string }) {
	const [password, setPassword] = useState("");
	const [fresh, setFresh] = useState("");
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-password">
			<h2 id="account-password">{say.passwordHeading}</h2>
			<ChangeForm
				summary={say.newPassword}
				button={say.change}
				name={name}
				onSubmit={async () => {
					await ownAccountApi.setPassword(password, fresh);
					setPassword("");
					setFresh("");
				}}
			>
				<p>{say.passwordText}</p>
				<PasswordField label={say.password} value={password} onChange={setPassword} />
				<PasswordField
					label={say.newPassword}
					hint={ownAccountWords.signIn.passwordHint}
					fresh
					value={fresh}
					onChange={setFresh}
				/>
			</ChangeForm>
		</Sheet>
	);
}
