import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { type AnswerOf, call } from "../api.ts";
import { store } from "../store.ts";

/** What the site offers to accounts. */
export type AccountsOffer = AnswerOf<"GET /accounts">;

let offer: Promise<AccountsOffer> | null = null;

/** Resolves to what the site offers to accounts. Asks the server once. */
export function accountsOffer(): Promise<AccountsOffer> {
	offer ??= call("GET /accounts").catch((reason: unknown) => {
		offer = null;
		throw reason;
	});
	return offer;
}

/**
 * Returns what the site offers to accounts; null until it has loaded. `sign_in` is null on pages
 * without https, because browsers withhold the cryptography that signing in needs.
 */
export function useAccountsOffer(): AccountsOffer | null {
	const [offer, setOffer] = useState<AccountsOffer | null>(null);
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
