import { expect, test } from "vitest";
import { NEWS_KINDS } from "#game/news/kinds.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { PUSH_LIMITS } from "../../../../gateway/limits/away.ts";
import { deliveryOf, shownMessage } from "../../../../gateway/notifiers/push/push-message.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 2, 12);

const message = (over: object = {}) => ({
	kind: "turn" as const,
	until: NOON + 3 * HOUR,
	subscription: {
		...{ id: 1, gameId: 4_711, playerId: 7, secretHash: "own", kinds: [] },
		endpoint: "https://a.example/",
		...{ keys: { p256dh: "", auth: "" }, quiet: { from: 0, until: 0 } },
		...{ language: "en" as const, timeZone: "Asia/Tokyo" },
	},
	...over,
});

test.each(LANGUAGE_TAGS)(
	"every kind of message has a text in %s, with the room's code",
	(language) => {
		const subscription = { ...message().subscription, language };
		for (const kind of NEWS_KINDS) {
			const shown = shownMessage(message({ kind, subscription }), "SLOW", NOON);
			expect(shown.title, kind).toMatch(/^[^{}$]{4,40}$/);
			expect(shown.text, kind).toContain("SLOW");
			expect(shown.text, kind).not.toMatch(/undefined|NaN/);
			expect(shown.language).toBe(language);
		}
	},
);

test("a time is that of the device, also on another day", () => {
	expect(shownMessage(message(), "SLOW", NOON).text).toMatch(/Wednesday, 00:00\.$/);
	expect(shownMessage(message({ until: null }), "SLOW", NOON).text).toBe(
		"Room SLOW is waiting for you.",
	);
});

test("a push service keeps a message as long as it is current, within limits", () => {
	const { least, longest } = PUSH_LIMITS.timeToLive;
	const kept = (until: number | null) => deliveryOf(message({ until }), NOON).TTL * 1000;
	expect(kept(NOON + 3 * HOUR)).toBe(3 * HOUR);
	expect(kept(NOON + 1)).toBe(least);
	expect(kept(NOON + 365 * 24 * HOUR)).toBe(longest);
	expect(kept(null)).toBe(PUSH_LIMITS.kept);
	expect(deliveryOf(message(), NOON)).toMatchObject({ topic: "game-4711", urgency: "normal" });
});
