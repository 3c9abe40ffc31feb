import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { refresh, resumeSession } from "../../account/account.ts";
import { hasSession } from "../../account/session.ts";
import { type SignedInAccount, store } from "../../store.ts";

/** Returns the account as the server has it now; undefined until it has loaded, null for guests. */
export function useFreshAccount(): SignedInAccount | null | undefined {
	const { account } = useSnapshot(store);
	const [checked, setChecked] = useState(() => !hasSession());
	useEffect(() => {
		if (!hasSession()) return;
		let mounted = true;
		const known = () => mounted && setChecked(true);
		(store.account ? refresh() : resumeSession()).then(known, known);
		return () => {
			mounted = false;
		};
	}, []);
	return account ?? (checked ? null : undefined);
}
