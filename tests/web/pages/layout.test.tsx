import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { memoryStorage } from "../../../web/device/storage.ts";
import { keptHiddenCode, setHiddenCode } from "../../../web/device/streamer-mode.ts";
import { CommunityLinks, siteName } from "../../../web/pages/community-links.tsx";
import { contentAdvert, deskAdvert } from "../../../web/pages/streams-and-adverts/advert-size.ts";
import { Operator } from "../../../web/pages/texts/operator.tsx";
import { isWellFormed, roomWay, routedCode } from "../../../web/room/room-address.ts";
import { ConnectionLine } from "../../../web/screens/frame/connection.tsx";
import { emptyRoom, store } from "../../../web/store.ts";
import type { PageText } from "../../../words/page-text.ts";

describe("adverts", () => {
	test.each([
		[1920, 1080, "300x600"],
		[1439, 900, "300x600"],
		[1440, 900, "160x600"],
		[1719, 900, "160x600"],
		[1720, 900, "300x600"],
		[1440, 599, "300x250"],
		[1440, 660, null],
		[1336, 668, "300x600"],
		[1335, 668, "160x600"],
		[1056, 900, "160x600"],
		[1336, 667, "300x250"],
		[1336, 500, "300x250"],
		[1336, 499, null],
		[1055, 900, null],
		[1024, 1366, "728x90"],
		[820, 1188, "728x90"],
		[820, 1180, null],
		[769, 1400, "728x90"],
		[768, 1400, null],
		[390, 844, null],
	])("fit beside or below the page on a window of %i x %i: %s", (width, height, size) => {
		expect(deskAdvert({ width, height })).toBe(size);
	});

	test.each([
		[319, 800, null],
		[320, 800, "320x50"],
		[768, 1400, "320x50"],
		[769, 800, "300x250"],
		[900, 900, "300x250"],
		[1024, 768, "300x250"],
		[1024, 1366, null],
		[1100, 800, null],
		[1440, 660, "300x250"],
	])("fit in a page on a window of %i x %i: %s", (width, height, size) => {
		expect(contentAdvert({ width, height })).toBe(size);
	});

	test("are one on each window from 320 pixels", () => {
		for (let width = 320; width <= 2000; width++)
			for (const height of [499, 560, 600, 700, 900, 1100, 1400]) {
				const window = { width, height };
				const shown = [deskAdvert(window), contentAdvert(window)].filter(Boolean);
				expect(shown, JSON.stringify(window)).toHaveLength(1);
			}
	});
});

describe("the connection", () => {
	beforeEach(() => {
		store.room = { ...emptyRoom(), code: "ABCD" };
	});
	test.each([
		["connected", "player connected", "holding"],
		["connecting", "connecting to server", "trying"],
		["reconnecting", "reconnecting to server", "trying"],
		["connection_lost", "connection lost, retrying...", "trying"],
		["connection_error", "connection error", "failed"],
		["connection_failed", "could not reconnect to server", "failed"],
		["disconnected", "player disconnected", "closed"],
	] as const)("that is %s says “%s” with its own shape", (status, text, shape) => {
		store.room.connection = status;
		const page = renderToStaticMarkup(<ConnectionLine />);
		expect(page).toContain(`>${text}</span>`);
		expect(page).toMatch(new RegExp(`<i class="[^"]*${shape}`));
	});

	test("is not shown before a room is joined", () => {
		store.room.code = null;
		expect(renderToStaticMarkup(<ConnectionLine />)).toBe("");
		store.room.connection = "connecting";
		expect(renderToStaticMarkup(<ConnectionLine />)).toContain("connecting to server");
	});
});

describe("the community", () => {
	test("has names for well-known sites, and the host's name for others", () => {
		expect(siteName("https://www.tumblr.com/plotluck")).toBe("Tumblr");
		expect(siteName("https://social.example/@plotluck")).toBe("social.example");
	});

	test("is linked where it is configured, and nowhere else", () => {
		expect(renderToStaticMarkup(<CommunityLinks />)).toBe("");
		store.flags.community_url = "https://chat.example/";
		store.flags.social_urls = ["https://bsky.app/profile/plotluck"];
		expect(renderToStaticMarkup(<CommunityLinks />)).toBe(
			'<a href="https://chat.example/" target="_blank" rel="noreferrer">Community</a>' +
				'<a href="https://bsky.app/profile/plotluck" target="_blank" rel="noreferrer">Bluesky</a>',
		);
	});
});

describe("who runs the server", () => {
	const set = (name: string | null, contact: string | null) =>
		Object.assign(store.flags, { operator_name: name, operator_contact: contact });
	const shown = () => renderToStaticMarkup(<Operator />);

	test("is named with a way to write to them", () => {
		set("The Pot Club", "hello@pot.example");
		expect(shown()).toBe(
			'<p>The Pot Club runs this server. Write to: <a href="mailto:hello@pot.example">hello@pot.example</a></p>',
		);
		set(null, "https://pot.example/@us");
		expect(shown()).toContain('<a href="https://pot.example/@us">');
	});

	test("is said to be missing where nobody has said it", () => {
		set(null, null);
		expect(shown()).toContain("haven’t put a name or an address here yet");
		set("The Pot Club", null);
		expect(shown()).toBe(
			"<p>The Pot Club runs this server. There’s no address to write to yet.</p>",
		);
	});

	test("chooses the law of the terms, in every language", async () => {
		for (const [language, usual] of Object.entries({
			...{ en: "Ontario, Canada", de: "Ontario, Kanada", es: "Ontario, Canadá" },
			...{ fr: "l’Ontario, Canada", ja: "オンタリオ州", "pt-BR": "Ontário, no Canadá" },
		})) {
			const { default: terms } = await import(`../../../words/${language}/texts/terms.ts`);
			const law = (terms as PageText).sections
				.flatMap(({ blocks }) => blocks)
				.find((block) => typeof block === "function");
			expect([law?.(null), law?.("Utopia")]).toEqual([
				expect.stringContaining(usual),
				expect.stringContaining("Utopia"),
			]);
		}
	});
});

describe("streamer mode", () => {
	test("is off until it is switched on, and stays on", () => {
		const storage = memoryStorage();
		expect(keptHiddenCode(storage)).toBe(false);
		setHiddenCode(true, storage);
		expect([store.hiddenCode, keptHiddenCode(storage)]).toEqual([true, true]);
		setHiddenCode(false, storage);
		expect([store.hiddenCode, keptHiddenCode(storage)]).toEqual([false, false]);
	});

	test("leads into a room by a path without its code", () => {
		store.hiddenCode = false;
		expect(roomWay("ABCD")).toEqual(["/game/ABCD", { state: { code: "ABCD" } }]);
		store.hiddenCode = true;
		const [path, { state }] = roomWay("ABCD");
		expect(path).toBe("/game/****");
		expect(routedCode("****", state)).toBe("ABCD");
		expect(routedCode("****", null)).toBe("");
		expect(routedCode("ab-cd", null)).toBe("ABCD");
		expect(["****", "ABCD", "abcd"].map((param) => isWellFormed(param, "ABCD"))).toEqual([
			true,
			true,
			false,
		]);
	});
});
