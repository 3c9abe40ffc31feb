import { expect, test } from "vitest";
import type { News } from "#game/room.ts";
import type { ChannelKind } from "../../../../db/notifiers/channel-kinds.ts";
import { channelOf, setChannel } from "../../../../db/notifiers/channels.ts";
import { removeGameContent } from "../../../../db/removal.ts";
import { openRoom } from "../../../../db/rooms.ts";
import { chatNotifier } from "../../../../gateway/notifiers/chat/chat.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import { startChat } from "../../../support/days/chat-server.ts";
import { Table } from "../../../support/table.ts";

const SITE = "https://plotluck.example";

/** Sets a room with a chat up, whose players have these names. */
async function group(
	names: string[],
	{ kind = "discord", sent = {} }: { kind?: ChannelKind; sent?: object } = {},
) {
	const db = await tempDatabase();
	const chat = await startChat();
	const game = Number(await openRoom(db, "WXYZ", 1));
	const { room } = new Table(names.length, { pace: "slow", time_zone: "Europe/Berlin", ...sent });
	room.id = game;
	for (const [i, name] of names.entries()) {
		const seat = room.seats[i + 1];
		if (seat) seat.name = name;
	}
	await setChannel(db, game, { kind, address: chat.address, site: SITE });
	const config = { reach: { ownMachine: true } };
	const tell = chatNotifier({ db, engine: { state: async () => room }, config });
	const stopping = new AbortController();
	return {
		...{ db, chat, game, stop: () => stopping.abort() },
		tell: (...news: News[]) => tell(game, news, stopping.signal),
		tellAgain: (...news: News[]) => tell(game, news, new AbortController().signal),
	};
}

const TUESDAY = Date.UTC(2026, 10, 24, 17);
const handedIn = (key: string, player: number | null, words: number | null): News => ({
	...{ kind: "handedIn", key, player, words },
});
const turn = (key: string, players: number[]): News => ({
	...{ kind: "turn", key, players, until: TUESDAY },
});

test("the news of one call are one message, in the language and time of the room", async () => {
	const { chat, tell } = await group(["Boo", "Ann", "Zoe"], { sent: { language: "de" } });
	await tell(handedIn("1", 1, 340), turn("2", [2, 3]));
	expect(chat.received.map((body) => JSON.parse(body))).toEqual([
		{
			content: [
				"Plotluck, Raum WXYZ",
				"Boo hat abgegeben, 340 Wörter",
				"Dran: Ann und Zoe, bis Dienstag, 18:00 (MEZ)",
			].join("\n"),
			allowed_mentions: { parse: [] },
			flags: 4,
		},
	]);
});

test("with hidden authors it has no names and no numbers of words", async () => {
	const { chat, tell } = await group(["Boo", "Ann"]);
	await tell(handedIn("1", null, null), handedIn("2", null, null), turn("2", [1, 2]));
	expect(JSON.parse(chat.received[0] ?? "").content).toBe(
		"Plotluck, room WXYZ\n2 parts were handed in\nYour turn, all of you: until Tuesday, 18:00 (GMT+1)",
	);
});

test("a repeated activity sends only lines that were not sent, and no reminders", async () => {
	const { chat, tell } = await group(["Boo", "Ann"]);
	await tell(handedIn("1", 1, 10));
	await tell(handedIn("1", 1, 10), handedIn("2", 2, 20));
	await tell(handedIn("2", 2, 20));
	await tell({ kind: "nudge", key: "1", players: [1], until: null });
	await tell({ kind: "hurry", key: "1", players: [1], until: null });
	expect(chat.received.map((body) => JSON.parse(body).content.split("\n").slice(1))).toEqual([
		["Boo handed in 10 words"],
		["Ann handed in 20 words"],
	]);
});

test("a line that the chat cannot take now is sent again, and the error contains no address", async () => {
	const { db, chat, game, tell } = await group(["Boo", "Ann"]);
	chat.status = 429;
	const error = await tell(handedIn("1", 1, 10)).catch((thrown: Error) => thrown);
	expect(String(error?.stack)).not.toContain("s3cret");
	expect(error).toBeInstanceOf(Error);
	chat.status = 204;
	await tell(handedIn("1", 1, 10));
	await tell(handedIn("1", 1, 10));
	expect(chat.received).toHaveLength(2);
	expect((await channelOf(db, game))?.address).toBe(chat.address);
});

test.each([400, 401, 403, 413, 302])(
	"a chat is forgotten after three messages in a row that it refuses (%i)",
	async (status) => {
		const { db, chat, game, tell } = await group(["Boo", "Ann"]);
		for (const [i, each] of [status, status, 204, status, status, status, status].entries()) {
			chat.status = each;
			const refusals = [0, 1, 2, 0, 1, 2, 0][i];
			if (i < 6)
				expect(await channelOf(db, game)).toMatchObject({ refusals, address: chat.address });
			await tell(handedIn(String(i), 1, 10));
		}
		expect(chat.received).toHaveLength(6);
		expect((await channelOf(db, game))?.address).toBeNull();
	},
);

test.each([404, 410])("a chat that answers %i gets no more", async (status) => {
	const { db, chat, game, tell } = await group(["Boo", "Ann"]);
	chat.status = status;
	await tell(handedIn("1", 1, 10));
	await tell(handedIn("2", 1, 10));
	expect(chat.received).toHaveLength(1);
	expect(await channelOf(db, game)).toMatchObject({ kind: "discord", address: null, site: SITE });
});

test("a chat that cannot be reached gets the lines later", async () => {
	const { db, game, tell, chat } = await group(["Boo", "Ann"]);
	await setChannel(db, game, { kind: "slack", address: "http://127.0.0.1:1/x", site: SITE });
	await expect(tell(handedIn("1", 1, 10))).rejects.toThrow("sent again");
	await setChannel(db, game, { kind: "slack", address: chat.address, site: SITE });
	await tell(handedIn("1", 1, 10));
	expect(chat.received).toHaveLength(1);
});

test("a line is not sent again when the chat did not answer but may have it", async () => {
	const { chat, tell } = await group(["Boo", "Ann"]);
	chat.status = null;
	await tell(handedIn("1", 1, 10));
	chat.status = 204;
	await tell(handedIn("1", 1, 10), handedIn("2", 2, 10));
	expect(chat.received.map((body) => body.includes("Boo"))).toEqual([true, false]);
});

test("lines to a slow chat stay in order", async () => {
	const { chat, tell } = await group(["Boo", "Ann"]);
	chat.delays = [300];
	await Promise.all([tell(handedIn("1", 1, 10)), tell(handedIn("2", 2, 10))]);
	expect(chat.received.map((body) => body.includes("Boo"))).toEqual([true, false]);
	chat.status = 429;
	const failed = tell(handedIn("3", 1, 10)).catch(() => "failed");
	const next = tell(handedIn("4", 2, 10)).catch(() => "failed");
	expect(await Promise.all([failed, next])).toEqual(["failed", "failed"]);
	expect(chat.received).toHaveLength(4);
});

test("a stop does not wait for a slow chat, and lines behind it are sent after the next start", async () => {
	const { chat, stop, tell, tellAgain } = await group(["Boo", "Ann"]);
	chat.delays = [3000];
	const ends: string[] = [];
	const first = tell(handedIn("1", 1, 10)).then(() => ends.push("first"));
	const second = tell(handedIn("2", 2, 10)).catch(() => ends.push("second"));
	await expect.poll(() => chat.delays.length).toBe(0);
	stop();
	await Promise.all([first, second]);
	expect({ ends, received: chat.received }).toEqual({ ends: ["first", "second"], received: [] });
	await tellAgain(handedIn("1", 1, 10));
	await tellAgain(handedIn("2", 2, 10));
	expect(chat.received.filter((body) => body.includes("Ann"))).toHaveLength(1);
});

test("names cause no mention, link or format in the chat", async () => {
	const name = "<@1> @here *b* evil.com/x";
	const names: Partial<Record<ChannelKind, string>> = {};
	for (const kind of ["discord", "slack", "mattermost"] as const) {
		const { chat, tell } = await group([name, "Ann"], { kind });
		await tell(handedIn("1", 1, 10));
		const { content, text, ...how } = JSON.parse(chat.received[0] ?? "");
		const [, line = ""] = String(content ?? text).split("\n");
		names[kind] = line.replaceAll("\u2060", "|");
		if (kind === "slack") expect(how.mrkdwn).toBe(false);
	}
	expect(names).toEqual({
		discord: "<|@|1\\> @|here \\*b\\* evil.|com/|x handed in 10 words",
		slack: "&lt;|@|1&gt; @|here *b* evil.|com/|x handed in 10 words",
		mattermost: "<|@|1\\> @|here \\*b\\* evil.|com/|x handed in 10 words",
	});
});

test("a room of 32 with long names fits into a message of Discord", async () => {
	const { chat, tell } = await group(Array(32).fill("*".repeat(30)), { sent: { max_players: 32 } });
	const parts = Array.from({ length: 32 }, (_, i) => handedIn(String(i), i + 1, 9_999));
	await tell(...parts, turn("1", [...Array(31).keys()]));
	expect(JSON.parse(chat.received[0] ?? "").content.length).toBeLessThan(2_000);
});

test("the webhook and the sent lines are removed with the content of the game", async () => {
	const { db, game, tell } = await group(["Boo", "Ann"]);
	await tell(handedIn("1", 1, 10));
	await removeGameContent(db, game);
	expect([await db("channels"), await db("channel_news")]).toEqual([[], []]);
	expect(await setChannel(db, game, { kind: "slack", address: "x", site: SITE })).toBe(false);
});
