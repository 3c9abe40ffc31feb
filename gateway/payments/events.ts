import * as v from "valibot";
import type { PaymentNews } from "../../db/accounts/supporters.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { type Amount, MARK } from "./checkout.ts";

/**
 * Returns the content of a body that Stripe signed with the secret; null when the signature is
 * missing, wrong or too old.
 */
export async function signedEvent(
	body: string,
	signature: string,
	secret: string,
): Promise<unknown> {
	const { default: Stripe } = await import("stripe");
	try {
		return Stripe.webhooks.constructEvent(body, signature, secret, WIRE_LIMITS.eventAge);
	} catch {
		return null;
	}
}

/** The parts of a signed event that matter here. */
export interface PaymentEvent {
	id: string;
	type: string;
	/** Its news about a supporter's payment; null without any. */
	news: PaymentNews | null;
	/** The cost of one of our checkouts that differs from the price; it grants nothing. */
	otherPrice?: Amount;
}

/**
 * Returns an event, or null when one of its relevant parts does not match Stripe's API. A checkout
 * counts only when it cost `price`; null accepts any cost.
 */
export function eventIn(content: unknown, price: Amount | null): PaymentEvent | null {
	const head = v.safeParse(Head, content);
	if (!head.success) return null;
	const { id, type } = head.output;
	const read = READERS.get(type);
	if (!read) return { id, type, news: null };
	const found = read(content, price);
	return found && { id, type, ...found };
}

type Found = Pick<PaymentEvent, "news" | "otherPrice">;

const Head = v.object({ id: v.pipe(v.string(), v.nonEmpty()), type: v.string() });
const Body = v.object({ data: v.object({ object: v.unknown() }) });
/** An object that Stripe sends as an id or in full. */
const Reference = v.nullish(v.union([v.string(), v.object({ id: v.string() })]));

const Checkout = v.object({
	id: v.string(),
	metadata: v.nullish(v.object({ plotluck: v.optional(v.string()) })),
	client_reference_id: v.nullish(v.string()),
	payment_status: v.string(),
	payment_intent: Reference,
	currency: v.nullish(v.string()),
	amount_subtotal: v.nullish(v.number()),
	currency_conversion: v.nullish(
		v.object({ source_currency: v.string(), amount_subtotal: v.number() }),
	),
});
const Charge = v.object({ refunded: v.boolean(), payment_intent: Reference });
const Dispute = v.object({ payment_intent: Reference });

/** Returns a reader of the event's object, which returns null for an object of another shape. */
const reader =
	<Schema extends v.GenericSchema>(
		schema: Schema,
		foundIn: (object: v.InferOutput<Schema>, price: Amount | null) => Found,
	) =>
	(event: unknown, price: Amount | null): Found | null => {
		const body = v.safeParse(Body, event);
		const object = body.success ? v.safeParse(schema, body.output.data.object) : body;
		return object.success ? foundIn(object.output, price) : null;
	};

/** A checkout may be completed before a slow payment, such as a bank transfer, has arrived. */
const readPaid = reader(Checkout, (session, price) => {
	const { id, metadata, client_reference_id: userId, payment_status, payment_intent } = session;
	if (metadata?.plotluck !== MARK.plotluck || !userId || payment_status !== "paid")
		return { news: null };
	const cost = costOf(session);
	if (price && (cost.cents !== price.cents || cost.currency !== price.currency))
		return { news: null, otherPrice: cost };
	return { news: { reference: idOf(payment_intent) ?? id, what: "paid", userId } };
});

const READERS = new Map([
	["checkout.session.completed", readPaid],
	["checkout.session.async_payment_succeeded", readPaid],
	[
		"charge.refunded",
		// A partial refund does not end supporter status.
		reader(Charge, ({ refunded, payment_intent }) => ({
			news: refunded ? takenBack(payment_intent) : null,
		})),
	],
	[
		"charge.dispute.created",
		reader(Dispute, ({ payment_intent }) => ({ news: takenBack(payment_intent) })),
	],
]);

/**
 * Returns the cost of a checkout's items in the currency in which it was opened, without taxes and
 * discounts, because only the operator can add them. Buyers may pay in another currency: older
 * accounts of Stripe then have ours in `currency_conversion`, newer ones never change `currency`.
 */
function costOf(session: v.InferOutput<typeof Checkout>): Amount {
	const { currency_conversion: converted, currency, amount_subtotal } = session;
	return converted
		? { currency: converted.source_currency, cents: converted.amount_subtotal }
		: { currency: currency ?? "", cents: amount_subtotal ?? 0 };
}

function takenBack(payment: v.InferOutput<typeof Reference>): PaymentNews | null {
	const reference = idOf(payment);
	return reference === null ? null : { reference, what: "takenBack" };
}

const idOf = (object: v.InferOutput<typeof Reference>): string | null =>
	typeof object === "string" ? object : (object?.id ?? null);
