import { useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { ownAccountApi } from "../../account/own-account-api.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./account.module.css";
import { ChangeForm } from "./change-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const say = ownAccountWords.account;

interface NewCodesProps {
	/** How many codes are left. */
	left: number;
	name: string;
	onChange: () => void;
}

/** Shows how many recovery codes are left, and the form that makes new ones. */
export function NewCodes({ left, name, onChange }: NewCodesProps) {
	const [password, setPassword] = useState("");
	const [codes, setCodes] = useState<readonly string[]>([]);
	const make = async () => {
		setCodes((await ownAccountApi.newCodes(password)).recovery_codes);
		setPassword("");
		onChange();
	};
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-codes">
			<h2 id="account-codes">{say.codes}</h2>
			<p>{say.codesLeft(left)}</p>
			<ChangeForm summary={say.newCodes} button={say.newCodes} name={name} onSubmit={make}>
				<p>{say.newCodesText}</p>
				<PasswordField label={say.password} value={password} onChange={setPassword} />
			</ChangeForm>
			{codes.length > 0 && <RecoveryCodes codes={codes} />}
		</Sheet>
	);
}
