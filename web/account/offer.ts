import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import type { AccountsAnswer } from "../../gateway/api/answers.ts";
import { store } from "../store.ts";
import { accountsOffer } from "./account.ts";

/**
 * What the site offers to accounts; null until it is known. Nobody can sign in from a page that
 * came without https: browsers keep back what that takes.
 */
export function useAccountsOffer(): AccountsAnswer | null {
	const [offer, setOffer] = useState<AccountsAnswer | null>(null);
	useEffect(() => {
		let here = true;
		accountsOffer().then(
			(answer) => here && setOffer(isSecureContext ? answer : { ...answer, sign_in: null }),
			() => undefined, // without an answer there is nothing to offer
		);
		return () => {
			here = false;
		};
	}, []);
	return offer;
}

/** Whether this player may have what is for supporters: it is theirs, or open to all here. */
export function useSupporter(): boolean {
	const offer = useAccountsOffer();
	const { account } = useSnapshot(store);
	return offer?.premium === false || (account?.premium ?? false);
}
