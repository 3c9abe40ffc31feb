import type Stripe from "stripe";
import type { PaymentNews } from "../../db/site/supporters.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { MARK } from "./checkout.ts";

/**
 * Returns the event in a body that Stripe signed with the secret; null when the signature is
 * missing, wrong or too old.
 */
export async function signedEvent(
	body: string,
	signature: string,
	secret: string,
): Promise<Stripe.Event | null> {
	const { default: Stripe } = await import("stripe");
	try {
		return Stripe.webhooks.constructEvent(body, signature, secret, WIRE_LIMITS.eventAge);
	} catch {
		return null;
	}
}

/** Returns what an event says about a supporter's payment; null when nothing. */
export function newsIn(event: Stripe.Event): PaymentNews | null {
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
			return paidIn(event.data.object);
		case "charge.refunded": {
			const { refunded, payment_intent } = event.data.object;
			// A part of the price given back is a kindness, not a return.
			return refunded ? takenBack(payment_intent) : null;
		}
		case "charge.dispute.created":
			return takenBack(event.data.object.payment_intent);
		default:
			return null;
	}
}

/** A checkout is completed before a slow payment, such as a bank transfer, has arrived. */
function paidIn(session: Stripe.Checkout.Session): PaymentNews | null {
	const { id, metadata, client_reference_id: userId, payment_status, payment_intent } = session;
	if (metadata?.plotluck !== MARK.plotluck || !userId || payment_status !== "paid") return null;
	return { reference: idOf(payment_intent) ?? id, what: "paid", userId };
}

function takenBack(payment: string | { id: string } | null): PaymentNews | null {
	const reference = idOf(payment);
	return reference === null ? null : { reference, what: "takenBack" };
}

/** Returns the id of an object that Stripe sends as its id or as a whole. */
const idOf = (object: string | { id: string } | null): string | null =>
	typeof object === "object" ? (object?.id ?? null) : object;
