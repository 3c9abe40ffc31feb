import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { store } from "../../store.ts";
import { accountName } from "./account-name.ts";

/** Returns the name of this device's player: of the profile, else of the account. */
export function useOwnName(): string {
	const { profile, account, login } = useSnapshot(store);
	const loading = login.loading && !account;
	const { loading: waiting, guest } = siteWords.card;
	return profile?.name ?? (account && accountName(account)) ?? (loading ? waiting : guest);
}
