import { useSnapshot } from "valtio";
import { useAccountsOffer, usePerks } from "../../account/offer.ts";
import { ButtonLink } from "../../parts/form/button.tsx";
import { store } from "../../store.ts";
import { profileWords } from "../../words/profile.ts";

const say = profileWords.support;

/** Leads to the supporter page, or thanks a supporter; null where everything is open to all. */
export function Support() {
	const offer = useAccountsOffer();
	const perks = usePerks();
	const { account } = useSnapshot(store);
	if (!offer?.premium || perks === null) return null;
	if (account?.premium) return <p>{say.thanks}</p>;
	return (
		<ButtonLink kind="plain" to="/supporter">
			{say.become}
		</ButtonLink>
	);
}
