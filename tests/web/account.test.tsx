import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignInWindow } from "../../web/account/popup.ts";
import { bringsSignIn, forgetSession, hasSession, keepSession } from "../../web/account/session.ts";
import { memoryStorage } from "../../web/device/storage.ts";
import { coherentRules, keptRules } from "../../web/pages/house-rules/house-rules.ts";
import { SaveStory } from "../../web/screens/share/save-story.tsx";

describe("the session kept on this device", () => {
	it("lasts for a day, or until the player signs out", () => {
		const storage = memoryStorage();
		const now = Date.now();
		expect(hasSession(storage, now)).toBe(false);
		keepSession(storage, now);
		expect([
			hasSession(storage, now + 23 * 3_600_000),
			hasSession(storage, now + 24 * 3_600_000),
		]).toEqual([true, false]);
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
		const answer = signInIn(popup).responseAddress();
		const url = "https://game.example/?code=1&state=2";
		say(
			{ source: "oidc-client", url: "https://game.example/?code=evil" },
			popup,
			"https://evil.example",
		);
		say({ source: "oidc-client", url: "https://game.example/?code=other" }, opened());
		say({ source: "an advert", url: "https://game.example/?code=ad" }, popup);
		say({ source: "oidc-client" }, popup);
		say(null, popup);
		say({ source: "oidc-client", url }, popup);
		expect(await answer).toBe(url);
	});

	it("is led on once its first page is shown, and stays open for that", async () => {
		const popup = opened();
		const shown = signInIn(popup).firstPageShown();
		say({ source: "oidc-client", url: "https://game.example/?code=1" }, popup);
		say({ source: "sign-in-window" }, popup);
		expect(await shown).toBe(true);
		expect(popup.closed).toBe(false);
	});

	it("is cancelled when it is closed, although browsers have no event for that", async () => {
		const popup = opened();
		const answer = signInIn(popup).responseAddress();
		popup.close();
		await expect(answer).rejects.toMatchObject({ code: "cancelled" });
	});

	it("is given up after a timeout", async () => {
		const answer = signInIn(opened()).responseAddress(20);
		await expect(answer).rejects.toMatchObject({ code: "timeout" });
	});

	it("is cancelled when it was closed long ago, though the page notices it at the timeout", async () => {
		const popup = opened();
		const answer = signInIn(popup).responseAddress(20);
		popup.close();
		await expect(answer).rejects.toMatchObject({ code: "cancelled" });
	});

	it("opens anew for somebody who does not find it, at the same sign-in", async () => {
		const [lost, found] = [opened(), opened()];
		const signIn = signInIn(lost, found);
		signIn.leadTo("https://provider.example/authorize");
		const answer = signIn.responseAddress();
		signIn.reopen();
		expect(lost.closed).toBe(true);
		say({ source: "sign-in-window" }, found);
		await expect.poll(() => found.led).toEqual(["https://provider.example/authorize"]);
		const url = "https://game.example/?code=1&state=2";
		say({ source: "oidc-client", url: "https://game.example/?code=late" }, lost);
		say({ source: "oidc-client", url }, found);
		expect(await answer).toBe(url);
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
	const wishes = {
		...keptRules(memoryStorage()),
		prompt_packs: ["hardcore" as const, "drama" as const],
	};

	it("include every pack for supporters, except the spicy one in rooms for all ages", () => {
		expect(coherentRules(wishes, "default", true).prompt_packs).toEqual(["basic"]);
		expect(coherentRules(wishes, "default", true, { supporter: true }).prompt_packs).toEqual([
			"drama",
		]);
		expect(
			coherentRules({ ...wishes, maturity: "MATURE" }, "default", true, { supporter: true })
				.prompt_packs,
		).toEqual(["hardcore", "drama"]);
	});

	it("may be own packs alone", () => {
		expect(
			coherentRules({ ...wishes, prompt_packs: [] }, "default", true, { ownPacks: true })
				.prompt_packs,
		).toEqual([]);
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
