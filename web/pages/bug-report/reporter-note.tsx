import { useSnapshot } from "valtio";
import { space } from "#words/grammar.ts";
import { reportWords } from "#words/site/report.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { store } from "../../store.ts";
import { InsecureNote } from "../account/sign-in-notes.tsx";
import { SignInAsk } from "../sign-in-ask.tsx";
import styles from "./bug-report.module.css";

const say = reportWords.bug;

/** Shows guests what they have to do first. */
export function ReporterNote() {
	const { account } = useSnapshot(store);
	const offer = useAccountsOffer();
	if (account) return <p className={common.quiet}>{say.subheader}</p>;
	if (offer?.sign_in === null)
		return (
			<Sheet className={classes(common.stack, styles.first)}>
				<p>
					<b>{say.subheader}</b>
					{space}
					{say.noAccounts}
				</p>
				<InsecureNote />
				<ButtonLink to="/contact" kind="plain" small>
					{say.contact}
				</ButtonLink>
			</Sheet>
		);
	return (
		<SignInAsk>
			<b>{say.subheader}</b>
			{space}
			{say.kept}
		</SignInAsk>
	);
}
