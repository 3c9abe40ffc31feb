import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { space } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import { profileWords } from "#words/site/profile.ts";
import { refresh, resumeSession, signIn, signOut } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { useAccountsOffer, usePerks } from "../../account/offer.ts";
import { hasSession } from "../../account/session.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { store } from "../../store.ts";
import { InsecureNote, OtherWindow } from "../account/sign-in-notes.tsx";
import styles from "./sign-in-block.module.css";

const say = accountWords;

/**
 * Shows the sign-in button and the links of the account; null if the server has no sign-in.
 * See docs/game.md "Accounts and supporters".
 */
export function SignInBlock() {
	const offer = useAccountsOffer();
	const { account, login } = useSnapshot(store);
	const { busy, run } = useAccountTask();
	useCheck();
	if (!offer?.sign_in) return <InsecureNote />;
	return (
		<Sheet as="section" className={styles.account} aria-label={say.heading}>
			<p role="status">
				{account ? (
					<>
						<b>{say.signedIn(account.name)}</b>
						{space}
						{say.written(account.rank)}
					</>
				) : login.window ? null : login.loading ? (
					say.loading
				) : (
					say.offer
				)}
			</p>
			<div className={styles.ways}>
				{account && (
					<>
						<ButtonLink kind="plain" small to="/library">
							{say.library}
						</ButtonLink>
						<ButtonLink kind="plain" small to="/packs">
							{say.packs}
						</ButtonLink>
						<ButtonLink kind="plain" small to="/account">
							{say.account}
						</ButtonLink>
					</>
				)}
				{!login.window && (
					<Button
						kind="plain"
						small
						busy={busy || (login.loading && !account)}
						onClick={() => run(account ? signOut : signIn)}
					>
						{account ? say.signOut : say.signIn}
					</Button>
				)}
			</div>
			<OtherWindow />
			<TaskError error={login.error} />
		</Sheet>
	);
}

/** Checks the session again, because the last game may have added to the account's stories. */
function useCheck(): void {
	useEffect(() => {
		if (!hasSession()) return;
		(store.account ? refresh() : resumeSession()).catch(() => undefined); // the block shows why
	}, []);
}

/** Leads to the supporter page, or thanks a supporter; null where everything is open to all. */
export function Support() {
	const offer = useAccountsOffer();
	const perks = usePerks();
	const { account } = useSnapshot(store);
	if (!offer?.premium || perks === null) return null;
	if (account?.premium) return <p>{profileWords.support.thanks}</p>;
	return (
		<ButtonLink kind="plain" to="/supporter">
			{profileWords.support.become}
		</ButtonLink>
	);
}
