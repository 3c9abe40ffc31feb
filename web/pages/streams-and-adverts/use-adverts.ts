import { useSnapshot } from "valtio";
import { useAccountsOffer } from "../../account/offer.ts";
import { hasSession } from "../../account/session.ts";
import { store } from "../../store.ts";

/**
 * Returns the address of adverts for this player; null for supporters, where everything is open to
 * all, and until the account has loaded.
 */
export function useAdverts(): string | null {
	const offer = useAccountsOffer();
	const { account, flags } = useSnapshot(store);
	const maySupport = account ? account.premium : hasSession();
	return offer?.premium && !maySupport ? flags.adverts_url : null;
}
