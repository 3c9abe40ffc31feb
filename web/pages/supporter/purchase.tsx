import { useEffect, useState } from "react";
import { supporterWords as say } from "#words/site/supporters.ts";
import type { AccountsAnswer } from "../../../gateway/api/answers.ts";
import { Button } from "../../parts/form/button.tsx";
import type { SignedInAccount } from "../../store.ts";

interface PurchaseProps {
	/** Null until it has loaded. */
	offer: AccountsAnswer | null;
	/** Undefined until it has loaded, null for guests. */
	account: SignedInAccount | null | undefined;
}

/**
 * Shows the form that leads to the payment page. It is a form of the browser, because the payment
 * page is at another site.
 */
export function PurchaseForm({ offer, account }: PurchaseProps) {
	const [leaving, setLeaving] = useState(false);
	useEffect(() => {
		// The browser may show this page again, unchanged, to a buyer who returns.
		const back = () => setLeaving(false);
		addEventListener("pageshow", back);
		return () => removeEventListener("pageshow", back);
	}, []);
	const action = offer?.checkout ?? null;
	const premium = account?.premium ?? false;
	const ready = action !== null && account !== null && account !== undefined && !premium;
	return (
		<form method="post" action={action ?? undefined} onSubmit={() => setLeaving(true)}>
			<input type="hidden" name="userId" value={account?.id ?? ""} disabled={!ready} />
			<Button type="submit" disabled={!ready || leaving}>
				{leaving ? say.buying : labelOf(offer, premium)}
			</Button>
		</form>
	);
}

function labelOf(offer: AccountsAnswer | null, premium: boolean): string {
	if (offer?.premium === false) return say.open;
	if (premium) return say.bought;
	return offer && offer.checkout === null ? say.off : say.buy;
}
