import { useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { refresh } from "../../account/account.ts";
import type { OwnAccount } from "../../account/own-account-api.ts";
import { ownAccountApi } from "../../account/own-account-api.ts";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./account.module.css";
import { ChangeForm } from "./change-form.tsx";
import { NameField } from "./name-field.tsx";
import { PasswordField } from "./password-field.tsx";

const say = ownAccountWords.account;

interface NamesProps {
	account: OwnAccount;
	onChange: () => void;
}

/** Shows the forms for the name that others see and for the one that signs in. */
export function Names({ account, onChange }: NamesProps) {
	const [screenName, setScreenName] = useState(account.screen_name);
	const [name, setName] = useState(account.name);
	const [password, setPassword] = useState("");
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-names">
			<h2 id="account-names">{say.names}</h2>
			<ChangeForm
				summary={say.screenName}
				button={say.change}
				name={account.name}
				onSubmit={async () => {
					await ownAccountApi.change({ screen_name: screenName });
					await refresh();
				}}
			>
				<Field label={say.screenName}>
					<Input
						value={screenName}
						required
						maxLength={30}
						autoComplete="nickname"
						onChange={(event) => setScreenName(event.target.value)}
					/>
				</Field>
			</ChangeForm>
			<ChangeForm
				summary={say.name}
				button={say.change}
				name={account.name}
				onSubmit={async () => {
					await ownAccountApi.change({ name, password });
					setPassword("");
					onChange();
				}}
			>
				<NameField
					label={say.name}
					hint={ownAccountWords.signIn.nameHint}
					value={name}
					onChange={setName}
				/>
				<PasswordField label={say.password} value={password} onChange={setPassword} />
			</ChangeForm>
		</Sheet>
	);
}
