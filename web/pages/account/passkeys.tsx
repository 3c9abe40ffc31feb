import { useState } from "react";
import { dayOf, facts } from "#words/grammar.ts";
import { ownAccountWords } from "#words/site/own-account.ts";
import type { OwnAccount } from "../../account/own-account-api.ts";
import { ownAccountApi, takesPasskeys } from "../../account/own-account-api.ts";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import shelf from "../../parts/page/shelf.module.css";
import { Shelf } from "../../parts/page/shelf.tsx";
import styles from "./account.module.css";
import { ChangeForm } from "./change-form.tsx";
import { PasswordField } from "./password-field.tsx";

const say = ownAccountWords.account;
const day = (epochMs: number) => dayOf(new Date(epochMs));

interface PasskeysProps {
	passkeys: OwnAccount["passkeys"];
	name: string;
	onChange: () => void;
}

/** Shows the passkeys of the account, and the forms that add and forget one. */
export function Passkeys({ passkeys, name, onChange }: PasskeysProps) {
	const [label, setLabel] = useState<string>(say.passkeyDefault);
	const [password, setPassword] = useState("");
	const add = async () => {
		await ownAccountApi.addPasskey(label, password).catch((reason: unknown) => {
			// The browser's own errors are for developers.
			throw reason instanceof ApiError ? reason : new ApiError(0, say.passkeyFailed);
		});
		setPassword("");
		onChange();
	};
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-passkeys">
			<h2 id="account-passkeys">{say.passkeys}</h2>
			<p>{say.passkeysText}</p>
			{passkeys.length === 0 ? (
				<p>{say.noPasskeys}</p>
			) : (
				<Shelf>
					{passkeys.map(({ id, label: known, site, created_at, used_at }) => (
						<li key={id}>
							<div>
								<span className={shelf.title}>{known}</span>
								<span className={common.quiet}>
									{facts([
										say.passkeyFacts(day(created_at), used_at === null ? null : day(used_at)),
										site !== location.hostname && say.otherSite(site),
									])}
								</span>
							</div>
							<Removal id={id} label={known} name={name} onChange={onChange} />
						</li>
					))}
				</Shelf>
			)}
			{takesPasskeys() && (
				<ChangeForm summary={say.addPasskey} button={say.addPasskey} name={name} onSubmit={add}>
					<Field label={say.passkeyLabel}>
						<Input
							value={label}
							required
							maxLength={40}
							autoComplete="off"
							onChange={(event) => setLabel(event.target.value)}
						/>
					</Field>
					<PasswordField label={say.password} value={password} onChange={setPassword} />
				</ChangeForm>
			)}
		</Sheet>
	);
}

interface RemovalProps {
	id: number;
	label: string;
	name: string;
	onChange: () => void;
}

/** Shows the form that forgets a passkey. */
function Removal({ id, label, name, onChange }: RemovalProps) {
	const [password, setPassword] = useState("");
	return (
		<div className={styles.removal}>
			<ChangeForm
				summary={say.forgetName(label)}
				button={say.forget}
				name={name}
				onSubmit={async () => {
					await ownAccountApi.deletePasskey(id, password);
					onChange();
				}}
			>
				<PasswordField label={say.password} value={password} onChange={setPassword} />
			</ChangeForm>
		</div>
	);
}
