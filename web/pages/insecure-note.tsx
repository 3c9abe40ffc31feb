import { useEffect, useState } from "react";
import { accountsOffer } from "../account/offer.ts";
import common from "../parts/common.module.css";
import { accountWords } from "../words/account.ts";

/** Returns whether players could sign in here if the page had come by https. */
function useInsecure(): boolean {
	const [insecure, setInsecure] = useState(false);
	useEffect(() => {
		if (isSecureContext) return;
		accountsOffer().then(
			({ sign_in }) => setInsecure(sign_in !== null),
			() => undefined, // the page says nothing then
		);
	}, []);
	return insecure;
}

/** Says what makes signing in possible; null where that is possible, or nobody can sign in. */
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
