import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { freePort, untilOpen } from "../../../supervisor/ports.mjs";
import { killWithParent } from "../../../supervisor/server/kill-with-parent.mjs";
import { ensureStripeMock } from "../../../supervisor/testing/stripe-mock.mjs";

const WEBHOOK_SECRET = "whsec_of_the_tests";

/** A checkout that the server has opened. */
interface Checkout {
	id: string;
	payment_intent: string;
	fields: URLSearchParams;
}

/**
 * Stripe as far as the game uses it. Its own test server, stripe-mock, checks every call against
 * the description of the API; this adds the payment page and the signed events, which it lacks.
 */
export interface StripeStandIn {
	/** The environment variables for the server under test. */
	env: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API: string };
	/** The checkouts that the server has opened, the oldest first. */
	checkouts: Checkout[];
	/** The bodies of the calls that stripe-mock refused. */
	refused: string[];
	/** The address to which the payment page sends its events; set it before a payment. */
	webhook: string;
	/** While true, every call gets a 500. */
	broken: boolean;
	/** Returns the text of an event about this object. */
	event(type: string, object: object, id?: string): string;
	/** Returns the signature header of a text. */
	signed(text: string, options?: { secret?: string; timestamp?: number }): Record<string, string>;
	/** Sends an event to the webhook, and returns the status of the answer. */
	send(text: string, headers?: Record<string, string>): Promise<number>;
	stop(): Promise<void>;
}

/** Returns the checkout after a payment. */
export const paidSession = (
	{ id, payment_intent, fields }: Checkout,
	changes: object = {},
): object => ({
	id,
	object: "checkout.session",
	client_reference_id: fields.get("client_reference_id"),
	metadata: { plotluck: fields.get("metadata[plotluck]") },
	payment_intent,
	payment_status: "paid",
	currency: fields.get("line_items[0][price_data][currency]"),
	amount_subtotal: Number(fields.get("line_items[0][price_data][unit_amount]")),
	amount_total: Number(fields.get("line_items[0][price_data][unit_amount]")),
	...changes,
});

/** Starts stripe-mock and the stand-in in front of it. */
export async function startStripe(): Promise<StripeStandIn> {
	const mock = await startMock();
	const server = createServer();
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	let events = 0;

	const stripe: StripeStandIn = {
		env: {
			STRIPE_SECRET_KEY: "sk_test_123",
			STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
			STRIPE_API: url,
		},
		checkouts: [],
		refused: [],
		webhook: "",
		broken: false,
		event: (type, object, id = `evt_${++events}`) =>
			JSON.stringify({ id, object: "event", type, data: { object } }),
		signed: (payload, { secret = WEBHOOK_SECRET, timestamp } = {}) => ({
			"stripe-signature": Stripe.webhooks.generateTestHeaderString({
				payload,
				secret,
				...(timestamp !== undefined && { timestamp }),
			}),
		}),
		async send(text, headers = stripe.signed(text)) {
			const answer = await fetch(stripe.webhook, { method: "POST", headers, body: text });
			await answer.arrayBuffer();
			return answer.status;
		},
		async stop() {
			server.close();
			server.closeAllConnections();
			await mock.stop();
		},
	};

	/** Lets stripe-mock check the call, and gives the checkout an id and a page. */
	async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await bodyOf(request);
		const { authorization = "", "content-type": type = "" } = request.headers;
		const checked = await fetch(`${mock.url}${request.url}`, {
			method: "POST",
			headers: { authorization, "content-type": type },
			body,
		});
		const session = (await checked.json()) as object;
		if (!checked.ok) {
			stripe.refused.push(JSON.stringify(session));
			return json(response, checked.status, session);
		}
		const number = stripe.checkouts.length + 1;
		const checkout = {
			id: `cs_test_${number}`,
			payment_intent: `pi_${number}`,
			fields: new URLSearchParams(body),
		};
		stripe.checkouts.push(checkout);
		return json(response, 200, { ...session, id: checkout.id, url: `${url}/pay/${checkout.id}` });
	}

	/** Shows the payment page, and pays when its form is sent. */
	async function pay(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const checkout = stripe.checkouts.find(({ id }) => request.url === `/pay/${id}`);
		if (!checkout) return void response.writeHead(204).end(); // the browser asks for an icon
		const way = (name: string) => checkout.fields.get(name) ?? "";
		if (request.method === "POST") {
			await stripe.send(stripe.event("checkout.session.completed", paidSession(checkout)));
			return void response.writeHead(303, { Location: way("success_url") }).end();
		}
		const cents = Number(way("line_items[0][price_data][unit_amount]"));
		response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html>
			<title>Pay</title>
			<p>${way("line_items[0][price_data][product_data][name]")}</p>
			<form method="post"><button>Pay ${cents / 100} ${way("line_items[0][price_data][currency]")}</button></form>
			<a href="${way("cancel_url")}">Go back</a>`);
	}

	server.on("request", (request, response) => {
		const work = stripe.broken
			? json(response, 500, { error: { type: "api_error", message: "on fire" } })
			: request.url === "/v1/checkout/sessions"
				? open(request, response)
				: pay(request, response);
		work.catch(() => response.destroy());
	});
	return stripe;
}

async function json(response: ServerResponse, status: number, body: object): Promise<void> {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

async function startMock(): Promise<{ url: string; stop(): Promise<void> }> {
	const program = await ensureStripeMock();
	const port = await freePort();
	const child = spawn(program, ["-http-port", String(port)], { stdio: "ignore" });
	killWithParent(child);
	await untilOpen(port);
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			const gone = once(child, "exit");
			child.kill("SIGKILL");
			await gone;
		},
	};
}
