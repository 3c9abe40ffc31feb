/** The operator's account at Stripe (docs/hosting.md "Supporters and payments"). */
export interface StripeAccount {
	/** Opens checkouts; absent where another endpoint does so. */
	secretKey?: string;
	/** Signs the events that Stripe sends. */
	webhookSecret: string;
	/** The address of Stripe's API. */
	api: string;
}

/** Stripe's own API. */
export const STRIPE_API = "https://api.stripe.com";

/** This server's own checkout. */
export const OWN_CHECKOUT = "/api/v3/checkout";

interface Variables {
	STRIPE_SECRET_KEY?: string | undefined;
	STRIPE_WEBHOOK_SECRET?: string | undefined;
	STRIPE_API: string;
}

/** Returns the account, undefined without one, or the error when its signing secret is missing. */
export function stripeOf(value: Variables): StripeAccount | string | undefined {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
	// Without the events people would pay and get nothing in return.
	if (webhookSecret === undefined)
		return secretKey && "STRIPE_WEBHOOK_SECRET must be set, because STRIPE_SECRET_KEY is";
	return { ...(secretKey && { secretKey }), webhookSecret, api: value.STRIPE_API };
}
