import type { ReactNode } from "react";
import { personWords } from "#words/site/person.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import common from "../../parts/common.module.css";
import type { SignedInAccount } from "../../store.ts";
import { RankLine } from "./rank-line.tsx";

interface AccountLinesProps {
	/** Null while it loads. */
	account: SignedInAccount | null;
	/** The account's name where the card shows another one. */
	handle: string | null;
	/** Shown while the account loads. */
	waiting: ReactNode;
}

/** Shows the account of this device's player: name, rank, and whether they support the site. */
export default function AccountLines({ account, handle, waiting }: AccountLinesProps) {
	const offer = useAccountsOffer();
	if (!account) return waiting;
	return (
		<>
			{handle && <p className={common.quiet}>{handle}</p>}
			<RankLine stories={account.rank} />
			{offer?.premium !== false && (
				<p className={common.quiet}>{personWords.supporter[account.premium ? "active" : "none"]}</p>
			)}
		</>
	);
}
