import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import type { AccountsAnswer } from "../../gateway/api/answers.ts";
import { call } from "../api.ts";
import { store } from "../store.ts";

let offer: Promise<AccountsAnswer> | null = null;

/** Resolves to what the site offers to accounts. Asks the server once. */
export function accountsOffer(): Promise<AccountsAnswer> {
	offer ??= call<AccountsAnswer>("GET", "/accounts").catch((reason: unknown) => {
		offer = null;
		throw reason;
	});
	return offer;
}

/**
 * Returns what the site offers to accounts; null until it has loaded. `sign_in` is null on pages
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
 * Returns whether this player has the extras of supporters; null until it has loaded (docs/game.md
 * "Accounts and supporters").
 */
export function usePerks(): boolean | null {
	const offer = useAccountsOffer();
	const { account, login } = useSnapshot(store);
	if (account) return account.premium || offer?.premium === false;
	return offer?.premium === false || (offer === null || login.loading ? null : false);
}

/** Returns whether this player has the extras of supporters; false until it has loaded. */
export const useSupporter = (): boolean => usePerks() ?? false;
