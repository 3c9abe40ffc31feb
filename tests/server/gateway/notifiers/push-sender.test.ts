import { expect, onTestFinished, test } from "vitest";
import type { PlayerNews } from "#game/room.ts";
import type { Db } from "../../../../db/connection.ts";
import { keepSubscription } from "../../../../db/notifiers/push-subscriptions.ts";
import { removeGameContent } from "../../../../db/removal.ts";
import { openRoom, roomById } from "../../../../db/rooms.ts";
import { PUSH_LIMITS } from "../../../../gateway/limits/away.ts";
import { pushKeys } from "../../../../gateway/notifiers/push/push-keys.ts";
import { pushNotifier } from "../../../../gateway/notifiers/push/push-notifier.ts";
import { PushSender } from "../../../../gateway/notifiers/push/push-sender.ts";
import { tempDatabase } from "../../../db/temp-database.ts";
import {
	type Device,
	type PushService,
	startPushService,
} from "../../../support/days/push-service.ts";

const HOUR = 3_600_000;
/** A Tuesday at noon in UTC. */
const NOON = Date.UTC(2026, 5, 2, 12);
const PLAYER = 7;

const news = (over: Partial<PlayerNews> = {}): PlayerNews => ({
	kind: "turn",
	key: "1",
	players: [PLAYER],
	until: NOON + 24 * HOUR,
	...over,
});

interface Wishes {
	kinds: PlayerNews["kind"][];
	quiet: { from: number; until: number };
	language: "en" | "de";
}

const ALL: Wishes = {
	kinds: ["turn", "hurry", "reading", "results", "nudge"],
	quiet: { from: 22, until: 8 },
	language: "en",
};

const takeSeat = (db: Db, game: number, player: number) =>
	db("seats")
		.insert({
			...{ game_id: game, player_id: player, secret_hash: `secret of ${player}` },
			...{ user_id: null, device_hash: null, address_hash: null, audience: 0, created_at: 1 },
		})
		.onConflict()
		.ignore();

/** A room, its sender with a clock that the test moves, and the devices of its one player. */
class Server {
	now = NOON;
	waits = true;
	readonly db: Db;
	readonly game: number;
	readonly service: PushService;
	private readonly sender: PushSender;
	private readonly key: string;

	private constructor(
		db: Db,
		game: number,
		service: PushService,
		keys: Awaited<ReturnType<typeof pushKeys>>,
	) {
		this.db = db;
		this.game = game;
		this.service = service;
		this.key = keys.publicKey;
		this.sender = new PushSender({
			...{ db, keys, subject: "mailto:host@example.com", reach: { ownMachine: true } },
			codeOf: async (id) => {
				const room = await roomById(db, id);
				return room?.closedAt === null ? room.code : null;
			},
			waitsFor: async () => this.waits,
			clock: () => this.now,
		});
		onTestFinished(() => this.sender.stop());
	}

	static async start(): Promise<Server> {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "SLOW", 1));
		const service = await startPushService();
		onTestFinished(() => service.stop());
		return new Server(db, game, service, await pushKeys(db));
	}

	async device(wishes: Partial<Wishes> = {}, player = PLAYER): Promise<Device> {
		const device = await this.service.subscribe(this.key);
		await takeSeat(this.db, this.game, player);
		const seat = { gameId: this.game, playerId: player, secretHash: "own" };
		await keepSubscription(
			this.db,
			{ ...seat, timeZone: "Europe/Berlin", ...device.subscription, ...ALL, ...wishes },
			{ most: 5, now: this.now },
		);
		return device;
	}

	/** Tells news as the room's activity does, and sends what is due. */
	async tell(...items: PlayerNews[]): Promise<void> {
		await pushNotifier(
			this.db,
			() => undefined,
			() => this.now,
		)(this.game, items, new AbortController().signal);
		await this.sender.sendDue();
	}

	async at(time: number): Promise<void> {
		this.now = time;
		await this.sender.sendDue();
	}
}

test("the device decrypts what the server sent, in its language and by its clocks", async () => {
	const server = await Server.start();
	const [english, german] = [await server.device(), await server.device({ language: "de" })];
	await server.tell(news());
	const about = { room_code: "SLOW", game_id: server.game, turn: true };
	expect(english.received()).toEqual([
		{
			...{ title: "Your turn", language: "en", ...about },
			text: "Room SLOW is waiting for you. You have until Wednesday, 14:00.",
		},
	]);
	expect(german.received()).toEqual([
		{
			...{ title: "Du bist dran", language: "de", ...about },
			text: "Raum SLOW wartet auf dich. Du hast Zeit bis Mittwoch, 14:00.",
		},
	]);
	const [headers] = english.requests();
	expect(headers).toMatchObject({
		...{ ttl: String(24 * 3600), urgency: "normal", topic: `game-${server.game}` },
		...{ "content-encoding": "aes128gcm", authorization: expect.stringMatching(/^vapid t=/) },
	});
});

test("a reminder says how much time is left when it is sent", async () => {
	const server = await Server.start();
	const device = await server.device({ quiet: { from: 11, until: 15 } });
	await server.tell(news({ kind: "hurry", until: NOON + 3 * HOUR }));
	await server.at(NOON + HOUR);
	const [{ title, text } = {}] = device.received();
	expect([title, text]).toEqual([
		"2 hours left",
		"Room SLOW is still waiting for you. You have until Tuesday, 17:00.",
	]);
	expect(device.requests()[0]?.urgency).toBe("high");
});

test("a repeated activity sends no message twice, and only to the people concerned", async () => {
	const server = await Server.start();
	const [own, others] = [await server.device(), await server.device({}, PLAYER + 1)];
	await server.tell(news());
	await server.tell(news());
	await server.tell(news({ key: "2" }));
	expect(own.received()).toHaveLength(2);
	expect(others.requests()).toHaveLength(0);
});

test("a kind that was switched off is not sent, also when the message waits already", async () => {
	const server = await Server.start();
	const device = await server.device({ kinds: ["results"] });
	await server.tell(news(), news({ kind: "results", until: null }));
	expect(device.received().map(({ title }) => title)).toEqual(["The results are in"]);
});

test("in quiet hours a message waits for their end; the latest one takes the place of others", async () => {
	const server = await Server.start();
	const device = await server.device();
	const evening = NOON + 9 * HOUR;
	server.now = evening;
	await server.tell(news({ until: evening + 48 * HOUR }));
	await server.tell(news({ kind: "reading", key: "2", until: null }));
	await server.at(evening + 8 * HOUR);
	expect(device.requests()).toHaveLength(0);
	await server.at(evening + 9 * HOUR);
	expect(device.received().map(({ title }) => title)).toEqual(["It’s time to read"]);
	await server.at(evening + 20 * HOUR);
	expect(device.requests()).toHaveLength(1);
});

test("after quiet hours, players who have handed in or whose time is over get no message about their turn", async () => {
	const server = await Server.start();
	const device = await server.device();
	const evening = NOON + 9 * HOUR;
	server.now = evening;
	await server.tell(news({ until: evening + 48 * HOUR }));
	server.waits = false;
	await server.at(evening + 10 * HOUR);
	server.waits = true;
	server.now = evening + 24 * HOUR;
	await server.tell(news({ key: "2", until: server.now + 3 * HOUR, kind: "hurry" }));
	await server.at(server.now + 20 * HOUR);
	expect(device.requests()).toHaveLength(0);
});

test("a device gets three messages a day", async () => {
	const server = await Server.start();
	const device = await server.device({ quiet: { from: 0, until: 0 } });
	for (const key of ["1", "2", "3", "4"]) await server.tell(news({ key }));
	expect(device.received()).toHaveLength(PUSH_LIMITS.messages);
	server.now += PUSH_LIMITS.day + 1;
	await server.tell(news({ key: "5", until: null }));
	expect(device.received()).toHaveLength(PUSH_LIMITS.messages + 1);
});

test("a failed message is sent later, once, and not again to the other devices", async () => {
	const server = await Server.start();
	const [good, bad] = [await server.device(), await server.device()];
	bad.fail(503, 429);
	await server.tell(news());
	await server.tell(news());
	expect([good, bad].map((device) => device.received().length)).toEqual([1, 0]);
	await server.at(NOON + HOUR / 2);
	await server.at(NOON + 3 * HOUR);
	await server.at(NOON + 5 * HOUR);
	expect([good, bad].map((device) => device.received().length)).toEqual([1, 1]);
	expect(bad.requests()).toHaveLength(3);
});

test.each([404, 410])(
	"a device that the push service no longer knows (%i) is removed",
	async (status) => {
		const server = await Server.start();
		const [gone, kept] = [await server.device(), await server.device()];
		gone.fail(status);
		await server.tell(news());
		await server.tell(news({ key: "2" }));
		expect([gone, kept].map((device) => device.requests().length)).toEqual([1, 2]);
		expect(await server.db("push_subscriptions")).toHaveLength(1);
	},
);

test.each([400, 401, 403, 413])(
	"a device is forgotten after three messages that are refused (%i), not after one",
	async (status) => {
		const server = await Server.start();
		const [moody, dead] = [await server.device(), await server.device()];
		moody.fail(status, status, 201, status, status);
		dead.fail(...Array(9).fill(status));
		for (const [i, key] of ["1", "2", "3", "4", "5"].entries()) {
			server.now = NOON + i * 25 * HOUR;
			await server.tell(news({ key, until: null }));
		}
		expect([moody, dead].map((device) => device.requests().length)).toEqual([5, 3]);
		const kept = await server.db("push_subscriptions");
		expect(kept.map(({ endpoint }) => endpoint)).toEqual([moody.subscription.endpoint]);
	},
);

test("a subscription with a private address is removed without a request", async () => {
	const server = await Server.start();
	const device = await server.device();
	await server.db("push_subscriptions").update({ endpoint: "https://10.0.0.1/secret" });
	await server.tell(news());
	expect(device.requests()).toHaveLength(0);
	expect(await server.db("push_subscriptions")).toEqual([]);
});

test("nothing is sent after the game's content is removed, and nothing of a device is left", async () => {
	const server = await Server.start();
	const device = await server.device();
	server.now = NOON + 10 * HOUR;
	await server.tell(news({ until: null }));
	await removeGameContent(server.db, server.game);
	await server.at(NOON + 30 * HOUR);
	expect(device.requests()).toHaveLength(0);
	expect(await server.db("push_subscriptions")).toEqual([]);
	expect(await server.db("push_messages")).toEqual([]);
});

test("two senders with one database send each message once", async () => {
	const server = await Server.start();
	const device = await server.device({ quiet: { from: 0, until: 0 } });
	const keys = await pushKeys(server.db);
	const other = new PushSender({
		...{ db: server.db, keys, subject: "mailto:host@example.com", reach: { ownMachine: true } },
		...{ codeOf: async () => "SLOW", waitsFor: async () => true, clock: () => server.now },
	});
	onTestFinished(() => other.stop());
	for (const key of ["1", "2"]) await Promise.all([server.tell(news({ key })), other.sendDue()]);
	await other.sendDue();
	expect(device.received()).toHaveLength(2);
});
