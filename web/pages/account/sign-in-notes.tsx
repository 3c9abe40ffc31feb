import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { accountWords } from "#words/site/account.ts";
import { reopenSignIn } from "../../account/account.ts";
import { accountsOffer } from "../../account/offer.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { store } from "../../store.ts";

/** Returns whether players could sign in here if the page used https. */
function useInsecure(): boolean {
	const [insecure, setInsecure] = useState(false);
	useEffect(() => {
		if (isSecureContext) return;
		accountsOffer().then(
			({ sign_in }) => setInsecure(sign_in !== null),
			() => undefined, // the page shows nothing then
		);
	}, []);
	return insecure;
}

/** Explains why signing in needs https; null where players can sign in, or never could. */
export function InsecureNote() {
	if (!useInsecure()) return null;
	const { players, operator } = accountWords.insecure;
	return (
		<div role="note">
			<p>{players}</p>
			<p className={common.quiet}>{operator}</p>
		</div>
	);
}

/** Leads back to the window for signing in; null while none is open. */
export function OtherWindow() {
	const { login } = useSnapshot(store);
	const [text, again] = accountWords.otherWindow;
	if (!login.window) return null;
	return (
		<div className={common.stack}>
			<p role="status">{text}</p>
			<Button kind="plain" small onClick={reopenSignIn}>
				{again}
			</Button>
		</div>
	);
}
