import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { openRoom } from "../../../db/rooms.ts";
import { saveShare } from "../../../db/shares.ts";
import { servedWords } from "../../../gateway/pages/served-words.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck({ PUBLIC_URL: "https://plotluck.example" });

interface Page {
	html: string;
	/** The content of every meta tag by its property or name. */
	tags: Record<string, string>;
	headers: Headers;
}

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (_, name) => SIGNS[name] ?? "?");

async function open(path: string): Promise<Page> {
	const answer = await fetch(plotluck.url + path);
	expect(answer.status).toBe(200);
	const html = await answer.text();
	const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
	const tags = Object.fromEntries(
		[...found].map(([, key = "", value = ""]) => [key, decoded(value)]),
	);
	return { html, tags, headers: answer.headers };
}

const withoutAddress = ({ html }: Page) => html.replace(/<meta property="og:url"[^>]*>/, "");

test("an invitation has a preview without names, the same for rooms that exist and that do not", async () => {
	const host = await WirePlayer.host(plotluck.url, {}, "Mikaela");
	const known = await open(`/game/${host.seat.room_code}`);
	expect(known.tags).toMatchObject({
		"og:title": "Come and write with us",
		"og:url": `https://plotluck.example/game/${host.seat.room_code}`,
		"og:image": "https://plotluck.example/preview-invitation.png",
		"twitter:card": "summary_large_image",
		robots: "noindex",
	});
	expect(JSON.stringify(known.tags)).not.toContain("Mikaela");
	expect({ ...(await open("/game/QQQQ")).tags, "og:url": "" }).toEqual({
		...known.tags,
		"og:url": "",
	});
	const join = await open(`/play/join?code=${host.seat.room_code}&x=%22%3E%3Cb%3E`);
	expect(withoutAddress(join)).toBe(withoutAddress(await open("/play/join?code=QQQQ")));
	// The pages load other scripts, and have the same preview.
	expect({ ...join.tags, "og:url": "" }).toEqual({ ...known.tags, "og:url": "" });
	expect(join.html).not.toContain('"><b>');
	// Its document is kept by its room and avatar, and has the address that was asked for.
	const addresses = async (query: string) => {
		const path = `/game/${host.seat.room_code}${query}`;
		const all = await Promise.all(Array.from({ length: 40 }, () => open(path)));
		return [...new Set(all.map(({ tags }) => tags["og:url"]))];
	};
	expect(await addresses("?from=elsewhere")).toEqual([`${known.tags["og:url"]}?from=elsewhere`]);
	expect(await addresses("")).toEqual([known.tags["og:url"]]);
	const picture = await fetch(`${plotluck.url}/preview-invitation.png`);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
	// The page itself may be found, an invitation may not.
	expect((await open("/play/join")).tags.robots).toBeUndefined();
	expect((await open("/about")).tags["og:title"]).toBeUndefined();
});

test("the first page has a preview, without what its address asks for", async () => {
	const { tags, html } = await open("/?from=somewhere");
	expect(tags).toMatchObject({
		"og:title": "Plotluck, the party game of shared stories",
		"og:description": expect.stringMatching(/^A party game for your browser/),
		"og:url": "https://plotluck.example/",
		"og:image": "https://plotluck.example/preview-invitation.png",
		"twitter:card": "summary_large_image",
	});
	expect(tags.robots).toBeUndefined();
	expect((await open("/")).html).toBe(html);
});

test("a shared story is in the language of its room for every visitor, and else in theirs", async () => {
	const db = await databaseOf(plotluck);
	const gameId = Number(await openRoom(db, "LANG", 1));
	const expiresAt = Date.now() + 60_000;
	const shared = async (storyId: number, body: object): Promise<string> =>
		saveShare(db, { gameId, storyId, body, expiresAt });
	const story = { title: "La lune", mature: false, best_line: "Il pleut.", expires_at: expiresAt };
	const french = await shared(11, { ...story, language: "fr" });
	const mature = await shared(12, { ...story, language: "ja", mature: true });
	const older = await shared(13, story);
	const newer = await shared(14, { ...story, language: "nl" });
	const languageAt = async (path: string, asked: string) => {
		const answer = await fetch(plotluck.url + path, { headers: { "accept-language": asked } });
		expect(answer.headers.get("vary")).toMatch(/accept-language/i);
		return /<html lang="([^"]+)"/.exec(await answer.text())?.[1];
	};
	for (const asked of ["de", "fr", "en"]) {
		expect(await languageAt(`/view/${french}`, asked)).toBe("fr");
		expect(await languageAt(`/view/${mature}`, asked)).toBe("ja");
		expect(await languageAt(`/view/${older}`, asked)).toBe("en");
		expect(await languageAt(`/view/${newer}`, asked)).toBe("en");
		for (const path of ["/view/no-such-one", "/"])
			expect(await languageAt(path, asked)).toBe(asked);
	}
	// What somebody chose on the device is for the rest of the site.
	const cookie = { headers: { cookie: "language=es" } };
	const html = await (await fetch(`${plotluck.url}/view/${french}`, cookie)).text();
	expect(html).toContain('<html lang="fr"');
	expect(html).toContain('<meta property="og:locale" content="fr_FR" />');
	expect(decoded(html)).toContain(servedWords("fr").previews.storyPicture);
});

test("every page has one description, and the text pages have their own", async () => {
	const all = await Promise.all(
		["/", "/howtoplay", "/privacy", "/play/join", "/view/no-such-one"].map(open),
	);
	const descriptions = all.map(({ html, tags }) => {
		expect(html.match(/name="description"/g)).toHaveLength(1);
		return tags.description;
	});
	expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("a shared story has its title, its best line and its text, escaped; others have a neutral preview", async () => {
	const host = await WirePlayer.host(
		plotluck.url,
		{ ...QUICK, game_mode: "solo_mode" },
		"Mika",
		false,
	);
	await skipTo(plotluck, [host], STATUS.storyWrite);
	const content = `“It's <b>raining</b> & "pouring"," said $& the moon. Nobody listened.`;
	const submission = { id: host.player.current_submission?.id, content };
	await host.act("story/submit", { submission, done_submission: true });
	await host.reached(STATUS.storyTitle);
	const title = `"><script>alert('$1')</script>`;
	await host.act("story/title", { story: { id: host.player.current_story?.id, meta: { title } } });
	await host.reached(STATUS.results);
	const [story] = host.player.own_stories;
	const shared = await call(plotluck.url, "PUT", `/stories/${story}`, { secret: host.seat.secret });
	const { html, tags, headers } = await open(`/view/${shared.body.shortcut}`);
	expect(tags).toMatchObject({
		"og:title": title,
		"og:description": `“It's <b>raining</b> & "pouring"," said $& the moon.`,
		"og:url": `https://plotluck.example/view/${shared.body.shortcut}`,
		"og:image": expect.stringMatching(
			/^https:\/\/plotluck\.example\/api\/v3\/stories\/view\/[\w-]+\/picture\.png\?version=\d+$/,
		),
		robots: expect.stringMatching(/^noarchive, unavailable_after: 20\d\d-/),
	});
	expect(html).not.toMatch(/<script>alert|<b>raining|<\/script>alert/);
	const [, data = ""] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
	const answer = await call(plotluck.url, "GET", `/stories/view/${shared.body.shortcut}`);
	expect(JSON.parse(data)).toEqual({ shortcut: shared.body.shortcut, story: answer.body });
	const picture = await fetch(plotluck.url + new URL(tags["og:image"] ?? "").pathname);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
	expect(headers.get("cache-control")).toBe("no-cache");
	expect(headers.get("etag")).toMatch(/./);

	const db = await databaseOf(plotluck);
	const gameId = Number(await openRoom(db, "SHAR", 1));
	const body = { title: "Not for all", mature: true, best_line: "Ooh." };
	const mature = await saveShare(db, { gameId, storyId: 1, body, expiresAt: Date.now() + 60_000 });
	const neutral = withoutAddress(await open("/view/no-such-one"));
	expect(neutral).toContain("A shared story");
	expect(withoutAddress(await open(`/view/${mature}`))).toBe(neutral);
});
