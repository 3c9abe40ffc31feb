import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page, PageFooter } from "../../parts/page/page.tsx";
import { NameField } from "../account/name-field.tsx";
import { PasswordField } from "../account/password-field.tsx";
import sitePage from "../site-page.module.css";
import { useWelcome } from "./use-welcome.ts";

const say = ownAccountWords.signIn;

/** The steps of the page: signing in, signing up, or a recovery code. */
export type Step = "in" | "up" | "lost";

interface WelcomeFormProps {
	header: ReactNode;
	uid: string;
	/** Whether this site takes passkeys. */
	passkeys: boolean;
	step: "in" | "up";
	onStep: (step: Step) => void;
	onSignedIn: (next: string) => void;
	onSignedUp: (result: { codes: string[]; next: string }) => void;
}

/** Shows the form for signing in and for signing up. */
export function WelcomeForm({
	header,
	uid,
	passkeys,
	step,
	onStep,
	onSignedIn,
	onSignedUp,
}: WelcomeFormProps) {
	const fresh = step === "up";
	const { name, setName, password, setPassword, noPasskey, busy, error, field, ...send } =
		useWelcome({ uid, fresh, onSignedIn, onSignedUp });
	return (
		<Form
			className={sitePage.form}
			refused={field}
			onSubmit={(event) => {
				event.preventDefault();
				send.submit();
			}}
		>
			<Page
				header={header}
				footer={
					<PageFooter>
						<Button type="submit" busy={busy}>
							{fresh ? say.join : say.enter}
						</Button>
					</PageFooter>
				}
			>
				<title>{`${say.title} | ${siteWords.product}`}</title>
				<Heading>{say.headings[step]}</Heading>
				<Segmented
					label={say.question}
					options={[
						{ value: "in", label: say.known },
						{ value: "up", label: say.fresh },
					]}
					value={step}
					onChange={onStep}
				/>
				<NameField
					label={say.name}
					hint={fresh ? say.nameHint : undefined}
					value={name}
					onChange={setName}
				/>
				<PasswordField
					key={step}
					label={say.password}
					{...(fresh && { hint: say.passwordHint })}
					fresh={fresh}
					value={password}
					invalid={error !== null && (field === null || field === "password")}
					onChange={setPassword}
				/>
				<TaskError error={noPasskey ? say.noPasskey : error} />
				{!fresh && (
					<>
						{passkeys && (
							<Button kind="plain" disabled={busy} onClick={send.askForPasskey}>
								<KeyRound size={20} aria-hidden />
								{say.passkey}
							</Button>
						)}
						<Button kind="plain" small onClick={() => onStep("lost")}>
							{say.lost}
						</Button>
					</>
				)}
			</Page>
		</Form>
	);
}
