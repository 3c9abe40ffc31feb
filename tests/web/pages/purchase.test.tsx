import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AccountsAnswer } from "../../../gateway/api/answers.ts";
import { PurchaseForm } from "../../../web/pages/supporter/purchase.tsx";
import type { SignedInAccount } from "../../../web/store.ts";

const OFFER: AccountsAnswer = {
	sign_in: { issuer: "https://a.example", client_id: "web", audience: "game" },
	premium: true,
	checkout: "/api/v3/checkout",
};
// The form reads no more of an account.
const ann = (premium: boolean) => ({ id: 'ann "the" pen', premium }) as SignedInAccount;

function shown(offer: AccountsAnswer | null, account: SignedInAccount | null | undefined) {
	const html = renderToStaticMarkup(<PurchaseForm offer={offer} account={account} />);
	const [, input = ""] = /<input ([^>]*)>/.exec(html) ?? [];
	const [, button = "", label] = /<button ([^>]*)>([^<]*)</.exec(html) ?? [];
	return {
		form: /<form ([^>]*)>/.exec(html)?.[1],
		input,
		label,
		off: [/\bdisabled\b/.test(input), /\bdisabled=/.test(button)],
	};
}

describe("the purchase form", () => {
	it("posts the account's id to the configured checkout", () => {
		const { form, input, label, off } = shown(OFFER, ann(false));
		expect(form).toBe('action="/api/v3/checkout" method="post"');
		expect(input).toContain('type="hidden" name="userId"');
		expect(input).toContain('value="ann &quot;the&quot; pen"');
		expect([label, off]).toEqual(["Become a supporter for 4.99", [false, false]]);
		const outside = { ...OFFER, checkout: "https://shop.example/buy" };
		expect(shown(outside, ann(false)).form).toContain('action="https://shop.example/buy"');
	});

	it("is off, id and button, for supporters, guests, and until both are known", () => {
		for (const [offer, account, label] of [
			[OFFER, ann(true), "You’re a supporter"],
			[OFFER, null, "Become a supporter for 4.99"],
			[OFFER, undefined, "Become a supporter for 4.99"],
			[null, ann(false), "Become a supporter for 4.99"],
		] as const)
			expect(shown(offer, account)).toMatchObject({ label, off: [true, true] });
	});

	it("says that nothing is for sale, and whom to ask", () => {
		const off = { ...OFFER, checkout: null };
		for (const account of [ann(false), null])
			expect(shown(off, account)).toMatchObject({
				label: "Nothing’s for sale on this server. Ask the people who run it.",
				off: [true, true],
			});
		expect(shown(off, ann(true)).label).toBe("You’re a supporter");
	});

	it("says that everybody has everything where nothing is for supporters only", () => {
		const open = { ...OFFER, premium: false, checkout: null };
		expect(shown(open, ann(false))).toMatchObject({
			label: "Nothing to buy: everyone here has everything",
			off: [true, true],
		});
	});
});
