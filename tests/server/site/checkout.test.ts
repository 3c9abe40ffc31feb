import { request } from "node:http";
import { join } from "node:path";
import { symbols } from "pino";
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { addAccount } from "../../../db/accounts/accounts.ts";
import { openDatabase } from "../../../db/connection.ts";
import { log } from "../../../gateway/log.ts";
import { eventIn } from "../../../gateway/payments/events.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { call } from "../../players/wire/player.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { paidSession, type StripeStandIn, startStripe } from "../../support/stripe-mock/stripe.ts";
import { META } from "../api/rest.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

let provider: IdentityProvider;
let stripe: StripeStandIn;
let plotluck: Plotluck;
beforeAll(async () => {
	[provider, stripe] = await Promise.all([startIdentityProvider(), startStripe()]);
	plotluck = await startPlotluck({ ...provider.env, ...stripe.env, CHECKOUTS_PER_HOUR: "3" });
	stripe.webhook = `${plotluck.url}/api/v3/webhooks/stripe`;
});
afterAll(async () => {
	await plotluck.stop();
	await stripe.stop();
	await provider.stop();
});
beforeEach(() => {
	stripe.broken = false;
});

/** Sends the form of the supporter page. */
async function buy(body: string, headers: Record<string, string> = {}, url = plotluck.url) {
	const answer = await fetch(`${url}/api/v3/checkout`, {
		method: "POST",
		headers: { ...FORM, ...headers },
		body,
		redirect: "manual",
	});
	const text = await answer.text();
	return {
		status: answer.status,
		way: answer.headers.get("location"),
		code: answer.status < 400 ? undefined : JSON.parse(text).code,
	};
}

/** Opens a checkout for an account. */
async function checkoutOf(id: string) {
	expect((await buy(`userId=${encodeURIComponent(id)}`)).status).toBe(303);
	const checkout = stripe.checkouts.at(-1);
	if (!checkout) throw new Error("Stripe must have a checkout");
	return checkout;
}

const completed = (session: object, id?: string) =>
	stripe.event("checkout.session.completed", session, id);
const refund = (payment_intent: string, refunded = true) =>
	stripe.event("charge.refunded", { object: "charge", payment_intent, refunded });

const isPremium = async (id: string): Promise<unknown> =>
	(await call(plotluck.url, "GET", "/users", undefined, await provider.bearer(id))).body.premium;

/** Opens a room in a supporter's clothes. */
const dressUp = async (id: string) =>
	call(
		plotluck.url,
		"POST",
		"/rooms/",
		{
			settings: { prompt_packs: ["drama"] },
			host: { name: "Hosty", meta: { ...META, sprite_id: 24, theme: 11 } },
		},
		await provider.bearer(id),
	);

/** Returns what the server logs while `work` runs. */
async function logDuring(work: () => Promise<void>): Promise<string> {
	const lines: string[] = [];
	// The logger has its own stream to the terminal.
	const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
		symbols.streamSym
	];
	if (!stream) throw new Error("The logger must have a stream");
	const write = vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
	const { level } = log;
	log.level = "trace";
	try {
		await work();
	} finally {
		write.mockRestore();
		log.level = level;
	}
	return lines.join("");
}

describe("a purchase", () => {
	test("is a checkout that Stripe accepts, over 4.99 CAD for this account", async () => {
		const id = "auth0|ann of Green Gables & Co";
		const { fields } = await checkoutOf(id);
		expect(stripe.refused).toEqual([]);
		expect(Object.fromEntries(fields)).toMatchObject({
			mode: "payment",
			client_reference_id: id,
			"line_items[0][quantity]": "1",
			"line_items[0][price_data][currency]": "cad",
			"line_items[0][price_data][unit_amount]": "499",
			success_url: `${plotluck.url}/thankyou`,
			cancel_url: `${plotluck.url}/supporter`,
		});
		expect(await isPremium(id)).toBe(false);
	});

	test("unlocks the perks when it is paid, and a refund locks them again", async () => {
		const checkout = await checkoutOf("bea");
		expect((await dressUp("bea")).status).toBe(403);
		expect(await stripe.send(completed(paidSession(checkout)))).toBe(200);
		expect(await isPremium("bea")).toBe(true);
		const opened = await dressUp("bea");
		expect(opened).toMatchObject({
			status: 201,
			body: { host: { meta: { sprite_id: 24, theme: 11 }, data: { premium: true } } },
		});
		expect(await stripe.send(refund(checkout.payment_intent))).toBe(200);
		expect(await isPremium("bea")).toBe(false);
		expect((await dressUp("bea")).status).toBe(403);
	});

	test("is for sale where GET /accounts says so, and the form may lead there", async () => {
		expect((await call(plotluck.url, "GET", "/accounts")).body.checkout).toBe("/api/v3/checkout");
		const csp = (await fetch(plotluck.url)).headers.get("content-security-policy");
		expect(csp).toContain(
			`form-action 'self' https://checkout.stripe.com ${stripe.env.STRIPE_API};`,
		);
	});
});

describe("the form", () => {
	test.each([
		["without an account", "", {}, 422, "badBody"],
		["with an empty account", "userId=", {}, 422, "badBody"],
		["with an endless account", `userId=${"x".repeat(201)}`, {}, 422, "badBody"],
		["that is JSON", "{}", { "content-type": "application/json" }, 415, "bodyNotCalledForm"],
		["of another site", "userId=ann", { "sec-fetch-site": "cross-site" }, 403, "foreignForm"],
		["of a neighbour", "userId=ann", { "sec-fetch-site": "same-site" }, 403, "foreignForm"],
		["that is a whole book", `userId=${"x".repeat(70_000)}`, {}, 413, "bodyTooLong"],
	])("%s is refused", async (_what, body, headers, status, code) => {
		const before = stripe.checkouts.length;
		expect(await buy(body, headers)).toEqual({ status, way: null, code });
		expect(stripe.checkouts).toHaveLength(before);
	});

	test("of the page itself is taken", async () => {
		expect((await buy("userId=cy", { "sec-fetch-site": "same-origin", ...BROWSER })).status).toBe(
			303,
		);
	});

	test("for a current supporter is refused, so that a person cannot pay twice", async () => {
		expect(await stripe.send(completed(paidSession(await checkoutOf("dan"))))).toBe(200);
		expect(await buy("userId=dan")).toMatchObject({ status: 409, code: "alreadySupporter" });
		expect(await buy("userId=dan", BROWSER)).toMatchObject({
			status: 303,
			way: "/supporter?refused=alreadySupporter",
		});
	});

	test("gets a readable refusal while Stripe is away, and works when it is back", async () => {
		stripe.broken = true;
		expect(await buy("userId=eve")).toMatchObject({ status: 503, code: "checkoutAway" });
		expect((await buy("userId=eve", BROWSER)).way).toBe("/supporter?refused=checkoutAway");
		stripe.broken = false;
		expect((await buy("userId=eve", BROWSER)).way).toMatch(/\/pay\/cs_test_/);
	});

	test("is limited by address, whoever it is for", async () => {
		const from = { "x-forwarded-for": "203.0.113.9" };
		for (const id of ["flo", "gus", "hal"])
			expect((await buy(`userId=${id}`, from)).status).toBe(303);
		expect(await buy("userId=ida", from)).toMatchObject({ status: 429, code: "checkoutLimit" });
		expect((await buy("userId=ida", { ...from, ...BROWSER })).way).toBe(
			"/supporter?refused=checkoutLimit",
		);
	});
});

describe("an event", () => {
	test("that is not signed by Stripe, or long ago, changes nothing", async () => {
		const checkout = await checkoutOf("jan");
		const text = completed(paidSession(checkout));
		const seconds = Math.floor(Date.now() / 1000);
		const other = completed(paidSession(checkout, { client_reference_id: "kim" }));
		for (const [what, headers, body] of [
			["no signature", {}, text],
			["no sense", { "stripe-signature": "t=1,v1=beef" }, text],
			["another secret", stripe.signed(text, { secret: "whsec_guess" }), text],
			["an old time", stripe.signed(text, { timestamp: seconds - 360 }), text],
			["another body", stripe.signed(text), other],
			["one more blank", stripe.signed(text), `${text} `],
			["no body", stripe.signed(text), ""],
			["no JSON", stripe.signed("{"), "{"],
		] as const)
			expect(await stripe.send(body, headers), what).toBe(400);
		expect([await isPremium("jan"), await isPremium("kim")]).toEqual([false, false]);
		// The same event with a good signature, after all the bad ones.
		expect(await stripe.send(text, stripe.signed(text, { timestamp: seconds - 200 }))).toBe(200);
		expect(await isPremium("jan")).toBe(true);
	});

	test("counts once, so that a replay undoes no refund", async () => {
		const checkout = await checkoutOf("lea");
		const paid = completed(paidSession(checkout), "evt_lea");
		for (let i = 0; i < 3; i++) expect(await stripe.send(paid)).toBe(200);
		expect(await isPremium("lea")).toBe(true);
		expect(await stripe.send(refund(checkout.payment_intent))).toBe(200);
		expect(await stripe.send(paid)).toBe(200);
		expect(await stripe.send(completed(paidSession(checkout), "evt_lea_again"))).toBe(200);
		expect(await isPremium("lea")).toBe(false);
	});

	test("of a refund or a dispute may come before the payment", async () => {
		for (const [id, early] of [
			["max", (payment: string) => refund(payment)],
			[
				"ned",
				(payment: string) => stripe.event("charge.dispute.created", { payment_intent: payment }),
			],
		] as const) {
			const checkout = await checkoutOf(id);
			expect(await stripe.send(early(checkout.payment_intent))).toBe(200);
			expect(await stripe.send(completed(paidSession(checkout)))).toBe(200);
			expect(await isPremium(id), id).toBe(false);
		}
	});

	test("of a disputed payment takes premium back, and one of a partial refund does not", async () => {
		const checkout = await checkoutOf("ola");
		await stripe.send(completed(paidSession(checkout)));
		expect(await stripe.send(refund(checkout.payment_intent, false))).toBe(200);
		expect(await isPremium("ola")).toBe(true);
		const payment_intent = { id: checkout.payment_intent, object: "payment_intent" };
		expect(await stripe.send(stripe.event("charge.dispute.created", { payment_intent }))).toBe(200);
		expect(await isPremium("ola")).toBe(false);
	});

	test("of a slow payment grants when the money has arrived", async () => {
		const late = { payment_status: "unpaid" };
		const [pam, quin] = [await checkoutOf("pam"), await checkoutOf("quin")];
		for (const checkout of [pam, quin])
			expect(await stripe.send(completed(paidSession(checkout, late)))).toBe(200);
		expect(await isPremium("pam")).toBe(false);
		const arrived = stripe.event("checkout.session.async_payment_succeeded", paidSession(pam));
		const failed = stripe.event("checkout.session.async_payment_failed", paidSession(quin, late));
		expect([await stripe.send(arrived), await stripe.send(failed)]).toEqual([200, 200]);
		expect([await isPremium("pam"), await isPremium("quin")]).toEqual([true, false]);
	});

	test("about something else is acknowledged and changes nothing", async () => {
		const checkout = await checkoutOf("ray");
		const shirt = paidSession(checkout, { metadata: { shop: "shirts" } });
		const nobody = paidSession(checkout, { client_reference_id: null });
		for (const text of [
			completed(shirt),
			completed(paidSession(checkout, { metadata: null })),
			completed(nobody),
			stripe.event("customer.created", { object: "customer" }),
			stripe.event("brand.new.event", {}),
			refund("pi_of_a_shirt"),
		])
			expect(await stripe.send(text)).toBe(200);
		expect(await isPremium("ray")).toBe(false);
	});

	test("that is signed, but has another shape, is refused and leaves no trace", async () => {
		const checkout = await checkoutOf("tia");
		const of = (type: string, more: object) => JSON.stringify({ id: "evt_odd", type, ...more });
		const session = (changes: object) => completed(paidSession(checkout, changes), "evt_odd");
		for (const text of [
			"5",
			"[]",
			'"text"',
			"{}",
			JSON.stringify({ id: "evt_odd" }),
			JSON.stringify({ type: "brand.new.event" }),
			JSON.stringify({ id: 7, type: "brand.new.event" }),
			JSON.stringify({ id: "", type: "brand.new.event" }),
			JSON.stringify({ id: "evt_odd", type: ["charge.refunded"] }),
			...[
				"checkout.session.completed",
				"checkout.session.async_payment_succeeded",
				"charge.refunded",
				"charge.dispute.created",
			].flatMap((type) => [
				of(type, {}),
				of(type, { data: null }),
				of(type, { data: {} }),
				of(type, { data: { object: null } }),
				of(type, { data: { object: "cs_1" } }),
				of(type, { data: { object: { payment_intent: 5 } } }),
			]),
			session({ id: 5 }),
			session({ metadata: "plotluck" }),
			session({ metadata: { plotluck: ["supporter"] } }),
			session({ client_reference_id: { id: "tia" } }),
			session({ payment_status: null }),
			session({ payment_intent: {} }),
			session({ amount_subtotal: "499" }),
			session({ currency: 5 }),
			session({ currency_conversion: {} }),
		])
			expect(await stripe.send(text), text).toBe(400);
		// The id was not used up.
		expect(await stripe.send(session({}))).toBe(200);
		expect(await isPremium("tia")).toBe(true);
	});

	test("of a checkout at another price grants nothing, and Stripe need not repeat it", async () => {
		const logged = await logDuring(async () => {
			for (const [i, other] of [
				{ amount_subtotal: 1 },
				{ amount_subtotal: 498 },
				{ amount_subtotal: 500 },
				{ amount_subtotal: null },
				{ amount_subtotal: undefined },
				{ currency: "usd" },
				{ currency: null },
				{ currency_conversion: { source_currency: "cad", amount_subtotal: 1 } },
				{ currency_conversion: { source_currency: "jpy", amount_subtotal: 499 } },
			].entries()) {
				const id = `uma-${i}`;
				const session = paidSession(await checkoutOf(id), other);
				expect(await stripe.send(completed(session)), JSON.stringify(other)).toBe(200);
				expect(await isPremium(id), JSON.stringify(other)).toBe(false);
				// The operator's other endpoint has another price.
				const elsewhere = eventIn(JSON.parse(completed(session)), null);
				expect(elsewhere?.news).toMatchObject({ what: "paid", userId: id });
			}
		});
		expect(logged).toContain("a checkout was paid at another price");
		expect(logged).toContain('"cost":{"currency":"cad","cents":498}');
		expect(logged).not.toContain("uma-");
	});

	test("of a checkout at the price grants also with taxes, a discount or another currency", async () => {
		for (const [i, other] of [
			{ amount_total: 564 },
			{ amount_total: 250 },
			{ presentment_details: { presentment_amount: 335, presentment_currency: "eur" } },
			{
				...{ currency: "eur", amount_subtotal: 335, amount_total: 335 },
				currency_conversion: { source_currency: "cad", amount_subtotal: 499, fx_rate: "0.67" },
			},
		].entries()) {
			const id = `vic-${i}`;
			expect(await stripe.send(completed(paidSession(await checkoutOf(id), other)))).toBe(200);
			expect(await isPremium(id), JSON.stringify(other)).toBe(true);
		}
	});

	test("gets a 500 while the database fails, and counts when Stripe repeats it", async () => {
		const text = completed(paidSession(await checkoutOf("sam")));
		const db = await databaseOf(plotluck);
		await db.schema.renameTable("supporters", "elsewhere");
		expect(await stripe.send(text)).toBe(500);
		await db.schema.renameTable("elsewhere", "supporters");
		expect(await stripe.send(text)).toBe(200);
		expect(await isPremium("sam")).toBe(true);
	});
});

test("neither the log nor an answer has a secret or an account in it", async () => {
	let answers = "";
	const text = await logDuring(async () => {
		answers += JSON.stringify(await buy("userId=tom-the-secret"));
		stripe.broken = true;
		answers += JSON.stringify(await buy("userId=tom-the-secret"));
		stripe.broken = false;
		const checkout = stripe.checkouts.at(-1);
		if (checkout) await stripe.send(completed(paidSession(checkout)));
		await stripe.send("{}", { "stripe-signature": "t=1,v1=beef" });
	});
	expect(text).toContain("payment event");
	expect(text).toContain("Stripe could not open a checkout");
	const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe.env;
	for (const secret of [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, "tom-the-secret"])
		expect([text.includes(secret), answers.includes(secret)], secret).toEqual([false, false]);
});

test("without Stripe nothing is for sale, and the operator's endpoint gets the form", async () => {
	const { url, stop } = await startPlotluck({
		...provider.env,
		CHECKOUT_URL: "https://shop.example/buy?what=premium",
	});
	onTestFinished(stop);
	expect((await call(url, "GET", "/accounts")).body).toMatchObject({
		premium: true,
		checkout: "https://shop.example/buy?what=premium",
	});
	const csp = (await fetch(url)).headers.get("content-security-policy");
	expect(csp).toContain("form-action 'self' https://checkout.stripe.com https://shop.example;");
	expect(await buy("userId=ann", {}, url)).toMatchObject({ status: 404, code: "checkoutOff" });
	const text = completed({});
	const answer = await fetch(`${url}/api/v3/webhooks/stripe`, {
		method: "POST",
		headers: stripe.signed(text),
		body: text,
	});
	expect([answer.status, await answer.json()]).toMatchObject([404, { code: "checkoutOff" }]);
});

test("with the accounts on board only an account that exists can be paid for", async () => {
	const { url, dataDir, stop } = await startPlotluck(stripe.env);
	onTestFinished(stop);
	expect((await call(url, "GET", "/accounts")).body).toMatchObject({
		premium: true,
		checkout: "/api/v3/checkout",
	});
	expect(await buy("userId=nobody", {}, url)).toMatchObject({
		status: 404,
		code: "unknownAccount",
	});
	const db = await openDatabase(join(dataDir, "plotluck.db"));
	onTestFinished(() => db.destroy());
	const account = {
		id: "wanda",
		name: "wanda",
		screenName: "Wanda",
		passwordHash: "-",
		createdAt: 1,
	};
	await addAccount(db, account, ["a recovery code"]);
	expect((await buy("userId=wanda", {}, url)).status).toBe(303);
});

test("with a public address the buyer returns there, or to a host that the operator has named", async () => {
	const { url, stop } = await startPlotluck({
		...provider.env,
		...stripe.env,
		PUBLIC_URL: "https://plotluck.example",
		ALLOWED_HOSTS: "Game.lan",
		ALLOWED_ORIGINS: "https://party.example",
		TRUST_PROXY: "true",
	});
	onTestFinished(stop);
	const way = (host: string, headers: Record<string, string> = {}) =>
		new Promise<string | null | undefined>((resolve, reject) => {
			const { port } = new URL(url);
			const sent = { ...FORM, host, ...headers };
			const asked = request({ port, path: "/api/v3/checkout", method: "POST", headers: sent });
			asked.on("error", reject).on("response", (answer) => {
				answer.resume();
				const opened = answer.statusCode === 303;
				resolve(opened ? stripe.checkouts.at(-1)?.fields.get("success_url") : null);
			});
			asked.end("userId=walt");
		});
	for (const [host, headers, site] of [
		["plotluck.example", {}, "https://plotluck.example"],
		["10.0.0.5", {}, "https://plotluck.example"],
		["localhost:4000", {}, "https://plotluck.example"],
		["printer.local", { "x-forwarded-for": "203.0.113.9" }, "https://plotluck.example"],
		["game.lan:4000", {}, "http://game.lan:4000"],
		["party.example", { "x-forwarded-proto": "https" }, "https://party.example"],
	] as const)
		expect(await way(host, headers), host).toBe(`${site}/thankyou`);
	expect(await way("evil.example")).toBeNull();
});
