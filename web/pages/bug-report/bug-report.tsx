import { useSnapshot } from "valtio";
import { useAccountsOffer } from "../../account/offer.ts";
import { classes } from "../../parts/classes.ts";
import { codeField } from "../../parts/code/code-field.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { TextArea } from "../../parts/form/text-area.tsx";
import { focusHeading } from "../../parts/page/heading-focus.ts";
import { Notice } from "../../parts/page/notice.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { store } from "../../store.ts";
import { reportWords } from "../../words/report.ts";
import { InsecureNote } from "../account/sign-in-notes.tsx";
import { SignInAsk } from "../sign-in-ask.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import styles from "./bug-report.module.css";
import { ANSWERS, FREQUENCIES, LONGEST } from "./form.ts";
import { useBugReport } from "./use-bug-report.ts";

const say = reportWords.bug;

/** Shows /bugreport: the form for accounts (docs/site.md "Bug reports and reported stories"). */
export function BugReportPage() {
	const { account } = useSnapshot(store);
	const { form, change, send, busy, error, wrong, sent, another } = useBugReport();
	const canSend = account !== null && !sent;

	const field = (name: keyof typeof LONGEST) => ({
		value: form[name],
		maxLength: LONGEST[name],
		"aria-invalid": wrong === name,
		onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
	});
	const notes = (name: keyof typeof LONGEST) => ({
		label: say.fields[name],
		error: wrong === name ? (error ?? say.missing) : null,
	});

	return (
		<Form
			className={sitePage.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (canSend) void send().then((done) => done && focusHeading());
			}}
		>
			<SitePage
				title={say.title}
				heading={say.heading}
				back="/"
				footer={
					<Button type="submit" busy={busy} disabled={!canSend}>
						{say.submit}
					</Button>
				}
			>
				{sent ? (
					<Notice role="status">
						<h2>{say.thanks}</h2>
						<p className={common.quiet}>{say.thanksText}</p>
						<Button kind="plain" small onClick={another}>
							{say.another}
						</Button>
					</Notice>
				) : (
					<>
						<Subheader />
						<Field {...notes("summary")} hint={say.hints.summary(LONGEST.summary)}>
							<TextArea {...field("summary")} required />
						</Field>
						<Field {...notes("date")} hint={say.hints.date}>
							<Input {...field("date")} required autoComplete="off" />
						</Field>
						<Segmented
							label={say.fields.frequency}
							options={FREQUENCIES.map((value) => ({ value, label: say.frequencies[value] }))}
							value={form.frequency}
							onChange={(frequency) => change({ frequency })}
						/>
						<Segmented
							label={say.fields.errorDisplayed}
							options={ANSWERS}
							value={form.errorDisplayed}
							onChange={(errorDisplayed) => change({ errorDisplayed })}
						/>
						<Segmented
							label={say.fields.otherDevice}
							options={ANSWERS}
							value={form.otherDevice}
							onChange={(otherDevice) => change({ otherDevice })}
						/>
						<Field {...notes("roomCode")} hint={say.hints.roomCode}>
							<Input {...codeField} {...field("roomCode")} className={styles.code} />
						</Field>
						<Field {...notes("device")} hint={say.hints.device}>
							<Input {...field("device")} autoComplete="off" />
						</Field>
						<Field {...notes("additionalInfo")} hint={say.hints.additionalInfo}>
							<TextArea {...field("additionalInfo")} rows={5} />
						</Field>
						<TaskError error={wrong === null ? error : null} />
					</>
				)}
			</SitePage>
		</Form>
	);
}

/** Tells guests what they have to do first. */
function Subheader() {
	const { account } = useSnapshot(store);
	const offer = useAccountsOffer();
	if (account) return <p className={common.quiet}>{say.subheader}</p>;
	if (offer?.sign_in === null)
		return (
			<Sheet className={classes(common.stack, styles.first)}>
				<p>
					<b>{say.subheader}</b> {say.noAccounts}
				</p>
				<InsecureNote />
				<ButtonLink to="/contact" kind="plain" small>
					{say.contact}
				</ButtonLink>
			</Sheet>
		);
	return (
		<SignInAsk>
			<b>{say.subheader}</b> {say.kept}
		</SignInAsk>
	);
}
