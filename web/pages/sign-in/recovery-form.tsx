import { type ReactNode, useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { siteWords } from "#words/site/site.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { interactionApi } from "../../account/own-account-api.ts";
import { Button } from "../../parts/form/button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page, PageFooter } from "../../parts/page/page.tsx";
import { NameField } from "../account/name-field.tsx";
import { PasswordField } from "../account/password-field.tsx";
import sitePage from "../site-page.module.css";

const say = ownAccountWords.signIn;

interface RecoveryFormProps {
	header: ReactNode;
	uid: string;
	onBack: () => void;
	onSignedIn: (next: string) => void;
}

/** Shows the form that sets a new password with a recovery code. */
export function RecoveryForm({ header, uid, onBack, onSignedIn }: RecoveryFormProps) {
	const [name, setName] = useState("");
	const [code, setCode] = useState("");
	const [password, setPassword] = useState("");
	const { busy, error, field, run } = useAccountTask();
	return (
		<Form
			className={sitePage.form}
			refused={field}
			onSubmit={(event) => {
				event.preventDefault();
				run(async () => onSignedIn((await interactionApi(uid).recover(name, code, password)).next));
			}}
		>
			<Page
				header={header}
				footer={
					<PageFooter>
						<Button type="submit" busy={busy}>
							{say.recover}
						</Button>
					</PageFooter>
				}
			>
				<title>{`${say.title} | ${siteWords.product}`}</title>
				<Heading>{say.headings.lost}</Heading>
				<p>{say.lostText}</p>
				<NameField label={say.name} value={name} onChange={setName} />
				<Field label={say.code} hint={say.codeHint}>
					<Input
						value={code}
						required
						maxLength={40}
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						aria-invalid={error !== null && field === null}
						onChange={(event) => setCode(event.target.value)}
					/>
				</Field>
				<PasswordField
					label={say.newPassword}
					hint={say.passwordHint}
					fresh
					value={password}
					onChange={setPassword}
				/>
				<TaskError error={error} />
				<Button kind="plain" small onClick={onBack}>
					{say.back}
				</Button>
			</Page>
		</Form>
	);
}
