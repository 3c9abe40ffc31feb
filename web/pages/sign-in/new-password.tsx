import { type FormEvent, useCallback, useState } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { siteWords } from "#words/site/site.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { resetApi } from "../../account/own-account-api.ts";
import { ApiError } from "../../api.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { PasswordField } from "../account/password-field.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";

const say = ownAccountWords.reset;

/** Shows the page of a link that sets a new password (docs/site.md "Accounts on board"). */
export function NewPasswordForm() {
	// The token is in the fragment, so the server and its log never see it.
	const [api] = useState(() => resetApi(location.hash.slice(1)));
	const { found } = useLoaded(useCallback(() => api.look(), [api]));
	const [password, setPassword] = useState("");
	const [done, setDone] = useState(false);
	const { busy, error, field, run } = useAccountTask();
	const set = (event: FormEvent) => {
		event.preventDefault();
		void run(async () => {
			await api.set(password);
			setDone(true);
		});
	};
	if (found === null || found instanceof ApiError || done)
		return (
			<SitePage title={say.title} heading={say.heading} back="/">
				{found === null ? (
					<p role="status">{siteWords.loading}</p>
				) : (
					<Notice role={done ? "status" : "alert"}>
						<h2>{done ? say.done : say.over}</h2>
						{found instanceof ApiError && <p>{found.message}</p>}
						<ButtonLink to="/user">{ownAccountWords.signIn.toProfile}</ButtonLink>
					</Notice>
				)}
			</SitePage>
		);
	return (
		<Form className={sitePage.form} refused={field} onSubmit={set}>
			<SitePage
				title={say.title}
				heading={say.heading}
				back="/"
				footer={
					<Button type="submit" busy={busy}>
						{say.set}
					</Button>
				}
			>
				<p>{say.text(found.name)}</p>
				{/* Password managers keep the password under this name. */}
				<input dir="auto" type="text" autoComplete="username" value={found.name} readOnly hidden />
				<PasswordField
					label={ownAccountWords.signIn.newPassword}
					hint={ownAccountWords.signIn.passwordHint}
					fresh
					value={password}
					onChange={setPassword}
				/>
				<TaskError error={error} />
			</SitePage>
		</Form>
	);
}
