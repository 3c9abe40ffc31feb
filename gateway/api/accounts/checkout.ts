import type { Context } from "koa";
import * as v from "valibot";
import { accountById } from "../../../db/accounts/accounts.ts";
import { isSupporter, takePaymentEvent } from "../../../db/accounts/supporters.ts";
import { returnOriginOf } from "../../front/origin.ts";
import { TooMany } from "../../front/rate-limits.ts";
import { log } from "../../log.ts";
import { OWN_CHECKOUT } from "../../payments/account.ts";
import { CheckoutAway, MAX_REFERENCE, openCheckout, PRICE } from "../../payments/checkout.ts";
import { eventIn, signedEvent } from "../../payments/events.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { EventAnswer } from "../site-answers.ts";

const Purchase = v.object({
	userId: v.pipe(
		v.string(),
		v.check(
			(id) => id !== "" && id.length <= MAX_REFERENCE,
			`userId must have 1 to ${MAX_REFERENCE} characters`,
		),
	),
});

/** The checkout for supporters, and Stripe's events (docs/protocol.md "Checkout over REST"). */
export const checkoutRoutes = routeGroup(
	"Checkout",
	{
		"POST /checkout": {
			summary:
				"Leads to the payment page, where anybody can pay for an account. A browser that is refused gets back to the supporter page.",
			reads: "form",
			body: Purchase,
			answer: v.pipe(v.string(), v.description("The address of the payment page")),
			status: 303,
			refuses: [403, 404, 409, 503],
		},
		"POST /webhooks/stripe": {
			summary: "Takes in an event that Stripe signed, once.",
			reads: "text",
			answer: EventAnswer,
			refuses: [400, 404, 408, 413],
		},
	},
	(api) => ({
		"POST /checkout": async (ctx, body) => {
			try {
				return await buy(api, ctx, body);
			} catch (error) {
				const code =
					error instanceof Refused
						? error.code
						: error instanceof TooMany
							? error.refusal.code
							: undefined;
				if (code === undefined || ctx.accepts("json", "html") !== "html") throw error;
				return `/supporter?refused=${code}`;
			}
		},
		"POST /webhooks/stripe": async (ctx) => {
			const { stripe, checkout } = api.config;
			if (!stripe) throw new Refused(404, refuse("checkoutOff"));
			const signature = ctx.get("stripe-signature");
			const content = await signedEvent(ctx.state.body, signature, stripe.webhookSecret);
			if (content === null) throw new Refused(400, refuse("badSignature"));
			// An operator's own checkout endpoint sets its own price.
			const event = eventIn(content, checkout === OWN_CHECKOUT ? PRICE : null);
			if (!event) throw new Refused(400, refuse("badEvent"));
			const { id, type, news, otherPrice } = event;
			if (otherPrice)
				log.error(
					{ event: id, cost: otherPrice, price: PRICE },
					"a checkout was paid at another price, so it makes no supporter",
				);
			// A failure is a 500, after which Stripe sends the event again.
			const fresh = await takePaymentEvent(api.db, { id, news }, Date.now());
			log.info({ event: id, type, news: news?.what, fresh }, "payment event");
			return { received: true as const };
		},
	}),
);

/** Returns the address of the payment page. */
async function buy(
	{ db, config, limits, client, ownProvider }: ApiContext,
	ctx: Context,
	body: () => v.InferOutput<typeof Purchase>,
): Promise<string> {
	const { stripe, checkout } = config;
	const secretKey = stripe?.secretKey;
	if (checkout !== OWN_CHECKOUT || !stripe || !secretKey)
		throw new Refused(404, refuse("checkoutOff"));
	// Browsers set this header themselves. Without the check, another site could send its visitors to
	// pay for its account.
	const from = ctx.get("sec-fetch-site");
	if (from !== "" && from !== "same-origin") throw new Refused(403, refuse("foreignForm"));
	const { userId } = body();
	await limits.take("checkouts", client(ctx));
	// Accounts of another provider cannot be checked here. A payment for an unknown one is a gift to
	// us.
	if (ownProvider && !(await accountById(db, userId)))
		throw new Refused(404, refuse("unknownAccount"));
	if (await isSupporter(db, userId)) throw new Refused(409, refuse("alreadySupporter"));
	const site = returnOriginOf(config, ctx.req);
	return openCheckout({ ...stripe, secretKey }, { userId, site }).catch((error: unknown) => {
		if (!(error instanceof CheckoutAway)) throw error;
		throw new Refused(503, refuse("checkoutAway"), { headers: { "Retry-After": "60" } });
	});
}
