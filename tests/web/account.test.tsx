import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerOf } from "../../web/account/popup.ts";
import { bringsSignIn, forgetSession, hasSession, keepSession } from "../../web/account/session.ts";
import { memoryShelf } from "../../web/device/storage.ts";
import { coherentRules, keptRules } from "../../web/pages/create/house-rules.ts";
import { SaveStory } from "../../web/screens/share/save-story.tsx";

describe("the session kept on this device", () => {
	it("is worth asking for within a day, until somebody signs out", () => {
		const shelf = memoryShelf();
		const now = Date.now();
		expect(hasSession(shelf, now)).toBe(false);
		keepSession(shelf, now);
		expect([
			hasSession(shelf, now + 23 * 3_600_000),
			hasSession(shelf, now + 24 * 3_600_000),
		]).toEqual([true, false]);
		forgetSession(shelf);
		expect(hasSession(shelf, now)).toBe(false);
		shelf.setItem("signedInUntil", "some day");
		expect(hasSession(shelf, now)).toBe(false);
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
	/** As much of a window as is looked at. */
	const opened = () => {
		const popup = { closed: false, close: () => Object.assign(popup, { closed: true }) };
		return popup;
	};
	const wait = (popup: object, patience?: number) => answerOf(popup as Window, patience);

	beforeEach(() => {
		vi.stubGlobal("location", { origin: "https://game.example" });
		vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
		vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
	});
	afterEach(() => vi.unstubAllGlobals());

	it("answers with the address it was led to, and closes", async () => {
		const popup = opened();
		const answer = wait(popup);
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
		expect(popup.closed).toBe(true);
	});

	it("is noticed to be closed, though browsers do not tell", async () => {
		const popup = opened();
		const answer = wait(popup);
		popup.close();
		await expect(answer).rejects.toMatchObject({ why: "closed" });
	});

	it("is closed when nobody does anything in it", async () => {
		const popup = opened();
		await expect(wait(popup, 20)).rejects.toMatchObject({ why: "slow" });
		expect(popup.closed).toBe(true);
	});
});

describe("what an account brings to the create form", () => {
	const wishes = {
		...keptRules(memoryShelf()),
		prompt_packs: ["hardcore" as const, "drama" as const],
	};

	it("is every pack for supporters, but for the spicy one in rooms for all ages", () => {
		expect(coherentRules(wishes, "default", true).prompt_packs).toEqual(["basic"]);
		expect(coherentRules(wishes, "default", true, { supporter: true }).prompt_packs).toEqual([
			"drama",
		]);
		expect(
			coherentRules({ ...wishes, maturity: "MATURE" }, "default", true, { supporter: true })
				.prompt_packs,
		).toEqual(["hardcore", "drama"]);
	});

	it("is that packs of one's own need no built-in one beside them", () => {
		expect(
			coherentRules({ ...wishes, prompt_packs: [] }, "default", true, { ownPacks: true })
				.prompt_packs,
		).toEqual([]);
	});
});

it("saving a story is not offered before it is known that one can sign in", () => {
	const markup = renderToStaticMarkup(
		<MemoryRouter>
			<SaveStory story={1} />
		</MemoryRouter>,
	);
	expect(markup).toBe("");
});
