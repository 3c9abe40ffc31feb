import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import type { AccountsAnswer } from "../../gateway/api/answers.ts";
import { store } from "../store.ts";
import { accountsOffer } from "./account.ts";

/**
 * Returns what the site offers to accounts; null until that is known. `sign_in` is null on pages
 * without https, because browsers withhold the cryptography that signing in needs.
 */
export function useAccountsOffer(): AccountsAnswer | null {
	const [offer, setOffer] = useState<AccountsAnswer | null>(null);
	useEffect(() => {
		let here = true;
		accountsOffer().then(
			(answer) => here && setOffer(isSecureContext ? answer : { ...answer, sign_in: null }),
			() => undefined, // the page offers nothing then
		);
		return () => {
			here = false;
		};
	}, []);
	return offer;
}

/**
 * Returns whether this player has the extras of supporters
 * (docs/game.md "Accounts and supporters").
 */
export function useSupporter(): boolean {
	const offer = useAccountsOffer();
	const { account } = useSnapshot(store);
	return offer?.premium === false || (account?.premium ?? false);
}
