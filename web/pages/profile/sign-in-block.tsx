import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { refresh, resume, signIn, signOut } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { hasSession } from "../../account/session.ts";
import { Button } from "../../parts/form/button.tsx";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { store } from "../../store.ts";
import { accountWords } from "../../words/account.ts";
import "./account.css";
import "../../parts/form/field.css";
import "../../parts/page/sheet.css";

const say = accountWords;

/**
 * Signing in and out, and the way to what an account keeps; nothing where nobody can sign in
 * (site.md section 2 "Profile").
 */
export function SignInBlock() {
	const offer = useAccountsOffer();
	const { account } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	const checking = useSilentCheck();
	if (!offer?.sign_in) return null;
	return (
		<section className="sheet account" aria-label={say.heading}>
			<p role="status">
				{account ? (
					<>
						<b>{say.signedIn(account.name)}</b> {say.written(account.rank)}
					</>
				) : (
					say.offer
				)}
			</p>
			<div className="account-ways">
				{account && (
					<>
						<Link className="btn plain small" to="/library">
							{say.library}
						</Link>
						<Link className="btn plain small" to="/packs">
							{say.packs}
						</Link>
					</>
				)}
				<Button
					kind="plain"
					small
					busy={busy || checking}
					onClick={() => run(account ? signOut : signIn)}
				>
					{account ? say.signOut : say.signIn}
				</Button>
			</div>
			<div className="field">
				<FieldNotes error={error} />
			</div>
		</section>
	);
}

/**
 * Asks who is signed in and what they have written by now; true while the first of that is not
 * known.
 */
function useSilentCheck(): boolean {
	const [checking, setChecking] = useState(() => hasSession() && store.account === null);
	useEffect(() => {
		if (!hasSession()) return;
		let here = true;
		const known = () => here && setChecking(false);
		(store.account ? refresh() : resume()).then(known, known);
		return () => {
			here = false;
		};
	}, []);
	return checking;
}
