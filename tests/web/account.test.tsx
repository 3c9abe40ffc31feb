import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignInWindow } from "../../web/account/popup.ts";
import { bringsSignIn, forgetSession, hasSession, keepSession } from "../../web/account/session.ts";
import { memoryStorage } from "../../web/device/storage.ts";
import { coherentRules, keptRules, type Wishes } from "../../web/pages/house-rules/house-rules.ts";
import { SaveStory } from "../../web/screens/share/save-story.tsx";

describe("the session kept on this device", () => {
	it("lasts for a day, or until the player signs out", () => {
		const storage = memoryStorage();
		const now = Date.now();
		expect(hasSession(storage, now)).toBe(false);
		keepSession(storage, now);
		const lasts = (hours: number) => hasSession(storage, now + hours * 3_600_000);
		expect([lasts(23), lasts(24)]).toEqual([true, false]);
		forgetSession(storage);
		expect(hasSession(storage, now)).toBe(false);
		storage.setItem("signedInUntil", "some day");
		expect(hasSession(storage, now)).toBe(false);
	});

	it.each([
		["?code=abc&state=xyz", true],
		["?error=login_required&state=xyz", true],
		["?code=abc", false],
		["?state=xyz", false],
		["?mode=otp", false],
		["", false],
	])("%s brings an answer of the provider: %s", (search, answer) => {
		expect(bringsSignIn(search)).toBe(answer);
	});
});

describe("the sign-in window", () => {
	const page = new EventTarget();
	const say = (data: unknown, source: unknown, origin = "https://game.example") =>
		page.dispatchEvent(Object.assign(new Event("message"), { data, source, origin }));
	/** The part of a window that the code uses. */
	const opened = () => {
		const popup = {
			closed: false,
			close: () => Object.assign(popup, { closed: true }),
			led: [] as string[],
			location: { replace: (address: string) => popup.led.push(address) },
		};
		return popup;
	};
	/** The address to which the provider leads the window at the end. */
	const addressWith = (code: string) => `https://game.example/?code=${code}&state=2`;
	const answer = (popup: object, code: string, origin?: string) =>
		say({ source: "oidc-client", url: addressWith(code) }, popup, origin);
	/** Returns a sign-in in these windows, the first of which is open. */
	const signInIn = (...popups: ReturnType<typeof opened>[]) => {
		vi.stubGlobal("window", { open: () => popups.shift() ?? null });
		return new SignInWindow();
	};

	beforeEach(() => {
		vi.stubGlobal("location", { origin: "https://game.example" });
		vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
		vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
	});
	afterEach(() => vi.unstubAllGlobals());

	it("returns the address that it was sent to", async () => {
		const popup = opened();
		const address = signInIn(popup).responseAddress();
		answer(popup, "evil", "https://evil.example");
		answer(opened(), "other");
		say({ source: "an advert", url: addressWith("ad") }, popup);
		say({ source: "oidc-client" }, popup);
		say(null, popup);
		answer(popup, "1");
		expect(await address).toBe(addressWith("1"));
	});

	it("is led on once its first page is shown, and stays open for that", async () => {
		const popup = opened();
		const shown = signInIn(popup).firstPageShown();
		answer(popup, "1");
		say({ source: "sign-in-window" }, popup);
		expect(await shown).toBeUndefined();
		expect(popup.closed).toBe(false);
	});

	it.each([
		["cancelled when it is closed, although browsers have no event for that", true, undefined],
		["cancelled when it is closed and the page notices it at the timeout", true, 20],
		["given up after a timeout", false, 20],
	])("is %s", async (_how, closes, timeout) => {
		const popup = opened();
		const address = signInIn(popup).responseAddress(timeout);
		if (closes) popup.close();
		await expect(address).rejects.toMatchObject({ code: closes ? "cancelled" : "timeout" });
	});

	it("opens again for a person who has lost it, with the same sign-in", async () => {
		const [lost, found] = [opened(), opened()];
		const signIn = signInIn(lost, found);
		signIn.leadTo("https://provider.example/authorize");
		const address = signIn.responseAddress();
		signIn.reopen();
		expect(lost.closed).toBe(true);
		say({ source: "sign-in-window" }, found);
		await expect.poll(() => found.led).toEqual(["https://provider.example/authorize"]);
		answer(lost, "late");
		answer(found, "1");
		expect(await address).toBe(addressWith("1"));
	});

	it("opens again before the sign-in has an address", async () => {
		const [lost, found] = [opened(), opened()];
		const signIn = signInIn(lost, found);
		const shown = signIn.firstPageShown();
		signIn.reopen();
		expect(lost.closed).toBe(true);
		say({ source: "sign-in-window" }, found);
		await shown;
		signIn.leadTo("https://provider.example/authorize");
		expect([lost.led, found.led]).toEqual([[], ["https://provider.example/authorize"]]);
	});

	it("is opened again with an address, and led there once it has shown its first page", async () => {
		const [lost, found] = [opened(), opened()];
		const signIn = signInIn(lost, found);
		void signIn.firstPageShown();
		say({ source: "sign-in-window" }, lost);
		signIn.reopen();
		signIn.leadTo("https://provider.example/authorize");
		expect([lost.led, found.led]).toEqual([[], []]);
		say({ source: "sign-in-window" }, found);
		await expect.poll(() => found.led).toEqual(["https://provider.example/authorize"]);
	});

	it("stays as it is where the browser blocks another one", () => {
		const popup = opened();
		const signIn = signInIn(popup);
		signIn.leadTo("https://provider.example/authorize");
		signIn.reopen();
		expect(popup.closed).toBe(false);
	});
});

describe("the prompt packs of the create form", () => {
	const wishes: Partial<Wishes> = { prompt_packs: ["hardcore", "drama"] };

	it.each<[string, Partial<Wishes>, Parameters<typeof coherentRules>[3], string[]]>([
		["are basic ones without an account", wishes, {}, ["basic"]],
		["are all for supporters, but the spicy one", wishes, { supporter: true }, ["drama"]],
		[
			"are all for supporters in a room for adults",
			{ ...wishes, maturity: "MATURE" },
			{ supporter: true },
			["hardcore", "drama"],
		],
		["may be the host's own packs alone", { prompt_packs: [] }, { ownPacks: true }, []],
	])("%s", (_what, wanted, maker, packs) => {
		const all = { ...keptRules(memoryStorage()), ...wanted };
		expect(coherentRules(all, "default", true, maker).prompt_packs).toEqual(packs);
	});
});

it("saving a story is not offered before the page knows that players can sign in", () => {
	const markup = renderToStaticMarkup(
		<MemoryRouter future={{ v7_relativeSplatPath: true, v7_startTransition: true }}>
			<SaveStory story={1} />
		</MemoryRouter>,
	);
	expect(markup).toBe("");
});
