import { afterEach, beforeEach, expect, test } from "vitest";
import type { TwitchOptions } from "../../../gateway/config/pages.ts";
import { readConfig } from "../../../gateway/config.ts";
import { TWITCH_LIMITS } from "../../../gateway/limits/site.ts";
import { StreamerList, type StreamerTimes } from "../../../gateway/twitch/streamers.ts";
import { PIXEL, startTwitch, type Twitch } from "../../support/twitch.ts";

let twitch: Twitch;
beforeEach(async () => {
	twitch = await startTwitch();
	twitch.live = [
		{ login: "mika", name: "Mika" },
		{ login: "boooo_o", name: "Boooo" },
	];
});
afterEach(() => twitch.stop());

function optionsOf(env: Record<string, string>): TwitchOptions {
	const config = readConfig(env);
	if ("refuse" in config || !config.twitch) throw new Error("the stand-in's variables are enough");
	return config.twitch;
}

/** A list that is fetched for each call, from a Twitch that may take its time. */
const EAGER: StreamerTimes = { age: -1, kept: 60_000, pause: 0, patience: 10_000 };

const streamers = (times: Partial<StreamerTimes> = {}, env: Record<string, string> = {}) =>
	new StreamerList(optionsOf({ ...twitch.env, ...env }), { ...EAGER, ...times });

const names = async (list: StreamerList) => (await list.list()).map(({ login }) => login);
const asked = (path: string) => twitch.requests.filter((each) => each === path).length;

test("lists who is live in the order of their viewers, with pictures on this server", async () => {
	expect(await streamers().list()).toEqual([
		{
			login: "mika",
			display_name: "Mika",
			profile_image_url: "/api/v3/twitch/pictures/mika",
		},
		{
			login: "boooo_o",
			display_name: "Boooo",
			profile_image_url: "/api/v3/twitch/pictures/boooo_o",
		},
	]);
});

test("asks Twitch once in five minutes, however many pages ask", async () => {
	const list = streamers({ ...TWITCH_LIMITS, patience: 10_000 });
	const pages = await Promise.all(Array.from({ length: 20 }, () => list.list()));
	expect(pages.every((page) => page.length === 2)).toBe(true);
	await list.list();
	expect(twitch.requests).toEqual([
		"/oauth2/token",
		"/helix/games",
		"/helix/streams",
		"/helix/users",
	]);
	expect(TWITCH_LIMITS.age).toBe(5 * 60_000);
});

test("has one request at a time under way", async () => {
	const list = streamers();
	await Promise.all(Array.from({ length: 20 }, () => list.list()));
	expect(twitch.mostAtOnce).toBe(1);
});

test("keeps its token and the game's id, and renews a token that no longer works", async () => {
	const list = streamers();
	await list.list();
	await list.list();
	expect(asked("/oauth2/token")).toBe(1);
	expect(asked("/helix/games")).toBe(1);
	twitch.expireTokens();
	expect(await names(list)).toEqual(["mika", "boooo_o"]);
	expect(asked("/oauth2/token")).toBe(2);
});

test("renews a token before it ends", async () => {
	twitch.tokenSeconds = TWITCH_LIMITS.tokenMargin / 1000;
	const list = streamers();
	await list.list();
	await list.list();
	expect(asked("/oauth2/token")).toBeGreaterThan(2);
});

test("an empty evening needs no profiles", async () => {
	twitch.live = [];
	expect(await streamers().list()).toEqual([]);
	expect(asked("/helix/users")).toBe(0);
});

test("a failure leaves the last list, and an empty one at first", async () => {
	const list = streamers();
	twitch.status = 500;
	expect(await list.list()).toEqual([]);
	twitch.status = 200;
	expect(await names(list)).toEqual(["mika", "boooo_o"]);
	twitch.live = [];
	twitch.status = 503;
	expect(await names(list)).toEqual(["mika", "boooo_o"]);
	twitch.status = 200;
	expect(await list.list()).toEqual([]);
});

test("no streamer counts as live once the last list is too old", async () => {
	const list = streamers({ kept: 0 });
	expect(await list.list()).toEqual([]);
});

test("a failure is not repeated at once", async () => {
	twitch.status = 500;
	const list = streamers({ pause: 60_000 });
	await list.list();
	await list.list();
	expect(asked("/helix/games")).toBe(1);
});

test("a slow answer does not delay a page, and the next page gets it", async () => {
	const list = streamers({ patience: 20 });
	twitch.hold();
	expect(await list.list()).toEqual([]);
	expect(await list.list()).toEqual([]);
	twitch.answer();
	await expect.poll(() => names(list)).toEqual(["mika", "boooo_o"]);
});

test.each([
	["a wrong secret", { TWITCH_CLIENT_SECRET: "a guess" }],
	["an unknown category", { TWITCH_GAME: "Chess" }],
	["a host that does not answer", { TWITCH_API_URL: "http://127.0.0.1:1/helix" }],
	["a token that cannot be had", { TWITCH_AUTH_URL: "http://127.0.0.1:1" }],
])("%s gives an empty list", async (_what, env) => {
	expect(await streamers({}, env).list()).toEqual([]);
});

test("passes on the pictures of the list, and fetches each once", async () => {
	const list = streamers({ age: 60_000 });
	expect(await list.picture("mika")).toBeNull();
	await list.list();
	const pictures = await Promise.all([1, 2, 3].map(() => list.picture("mika")));
	for (const picture of pictures) expect(picture).toEqual({ type: "image/png", bytes: PIXEL });
	expect(asked("/pictures/mika.png")).toBe(1);
	expect(await list.picture("somebody else")).toBeNull();
});

test.each([
	["a page", { type: "text/html", bytes: Buffer.from("<script>alert(1)</script>") }],
	["a picture with a script", { type: "image/svg+xml", bytes: Buffer.from("<svg/>") }],
	["a huge file", { type: "image/png", bytes: Buffer.alloc(TWITCH_LIMITS.pictureBytes + 1) }],
	["a failure", { status: 500, type: "image/png", bytes: PIXEL }],
	[
		"another address",
		{ status: 302, type: "image/png", bytes: PIXEL, location: "/pictures/b.png" },
	],
])("passes on no picture when it is %s", async (_what, picture) => {
	twitch.live = [{ login: "mika", name: "Mika", picture }];
	const list = streamers({ age: 60_000 });
	await list.list();
	expect(await list.picture("mika")).toBeNull();
});

test("tries a picture again with the next list", async () => {
	const [mika] = twitch.live;
	if (!mika) throw new Error("Mika is live");
	mika.picture = { status: 500, type: "image/png", bytes: PIXEL };
	const list = streamers();
	await list.list();
	expect(await list.picture("mika")).toBeNull();
	delete mika.picture;
	expect(await list.picture("mika")).toBeNull();
	await list.list();
	expect(await list.picture("mika")).toEqual({ type: "image/png", bytes: PIXEL });
});
