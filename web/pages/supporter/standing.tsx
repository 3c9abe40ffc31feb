import { useSnapshot } from "valtio";
import { supporterWords as say } from "#words/site/supporters.ts";
import type { AccountsAnswer } from "../../../gateway/api/answers.ts";
import { signIn } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { TaskError } from "../../parts/form/field.tsx";
import { type SignedInAccount, store } from "../../store.ts";
import { InsecureNote, OtherWindow } from "../account/sign-in-notes.tsx";
import styles from "./supporter.module.css";

interface StandingProps {
	offer: AccountsAnswer | null;
	account: SignedInAccount | null | undefined;
}

/** Shows the reader's status: a guest, a supporter, or with nothing to buy. */
export function Standing({ offer, account }: StandingProps) {
	const { login } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	const [sentence, press] = say.loggedOut;
	if (!offer || account === undefined) return <p role="status" className={styles.standing} />;
	if (!offer.premium) return <p role="status">{say.openText}</p>;
	if (account) return account.premium ? <p role="status">{say.thanks}</p> : null;
	if (!offer.sign_in) return <InsecureNote />;
	return login.window ? (
		<OtherWindow />
	) : (
		<div>
			<p>
				{sentence}
				<button
					type="button"
					className={styles.logIn}
					disabled={busy}
					onClick={() => void run(signIn)}
				>
					{press}
				</button>
			</p>
			<TaskError error={error} />
		</div>
	);
}
