import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { StripeAccount } from "./account.ts";

/** An amount of money; the currency is an ISO code in small letters. */
export interface Amount {
	currency: string;
	cents: number;
}

/** The price for supporters, paid once: 4.99 Canadian dollars. */
export const PRICE: Amount = { currency: "cad", cents: 499 };

/**
 * The metadata of our checkouts. The operator may sell other things through the same account, and
 * those payments must not make their buyers supporters.
 */
export const MARK = { plotluck: "supporter" } as const;

/** The longest account id that fits into a checkout. */
export const MAX_REFERENCE = 200;

/** Stripe cannot open a checkout now; the log has the reason. */
export class CheckoutAway extends Error {}

export interface Purchase {
	/** The account that becomes a supporter. */
	userId: string;
	/** The address of this site, without a path. */
	site: string;
}

/** Opens a checkout at Stripe and returns its address. Throws CheckoutAway. */
export async function openCheckout(
	{ secretKey, api }: StripeAccount & { secretKey: string },
	{ userId, site }: Purchase,
): Promise<string> {
	// Loaded here, because most servers sell nothing.
	const { default: Stripe } = await import("stripe");
	const { protocol, hostname, port } = new URL(api);
	const stripe = new Stripe(secretKey, {
		protocol: protocol === "http:" ? "http" : "https",
		host: hostname,
		...(port && { port }),
		timeout: WIRE_LIMITS.stripeTimeout,
		maxNetworkRetries: 1,
		telemetry: false,
	});
	try {
		const { url } = await stripe.checkout.sessions.create({
			mode: "payment",
			line_items: [
				{
					quantity: 1,
					price_data: {
						currency: PRICE.currency,
						unit_amount: PRICE.cents,
						product_data: { name: "Plotluck supporter" },
					},
				},
			],
			client_reference_id: userId,
			metadata: MARK,
			success_url: `${site}/thankyou`,
			cancel_url: `${site}/supporter`,
		});
		if (!url) throw new Error("Stripe opened a checkout without an address");
		return url;
	} catch (error) {
		log.error(factsOf(error), "Stripe could not open a checkout");
		throw new CheckoutAway();
	}
}

/** Returns the parts of an error that may be logged. Its other fields can contain keys and ids. */
function factsOf(error: unknown): object {
	if (!(error instanceof Error)) return {};
	const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
	return { kind: type ?? error.name, code, statusCode, requestId };
}
