import { OWN_CHECKOUT, type StripeAccount } from "../payments/account.ts";
import type { Variables } from "./environment.ts";

/** The ways to become a supporter, and whether anything is for supporters only. */
export interface Premium {
	/**
	 * When false, everything is open to all (docs/site.md "Supporters"). Never true where becoming a
	 * supporter is impossible.
	 */
	premiumEnabled: boolean;
	/** Absent when no payments arrive here. */
	stripe?: StripeAccount;
	/** The target of the supporter page's form; absent when nothing is for sale. */
	checkout?: string;
}

/** The conditions of the rule below. */
interface Ways {
	/** PREMIUM_ENABLED. */
	wanted: boolean;
	/** People can sign in. */
	accounts: boolean;
	/** An admin can grant it. */
	adminKey: boolean;
	/** The tokens of an outside provider can claim it. */
	outsideIssuer: boolean;
	/** It can be bought. */
	checkout: boolean;
}

/** Returns whether premium things are locked: only if there is a way to unlock them. */
const isLocked = ({ wanted, accounts, adminKey, outsideIssuer, checkout }: Ways): boolean =>
	wanted && accounts && (adminKey || outsideIssuer || checkout);

export function premiumOf(value: Variables, stripe: StripeAccount | undefined): Premium {
	const checkout = value.CHECKOUT_URL ?? (stripe?.secretKey && OWN_CHECKOUT);
	const premiumEnabled = isLocked({
		wanted: value.PREMIUM_ENABLED,
		accounts: value.ACCOUNTS_ENABLED,
		adminKey: value.ADMIN_KEY !== undefined || value.ADMIN_KEYS.length > 0,
		outsideIssuer: value.OIDC_ISSUER !== undefined,
		checkout: checkout !== undefined,
	});
	return {
		premiumEnabled,
		...(stripe && { stripe }),
		...(premiumEnabled && checkout && { checkout }),
	};
}
