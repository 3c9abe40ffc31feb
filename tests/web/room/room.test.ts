import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { serverNow } from "../../../web/room/clock.ts";
import { readSeat, rememberSeat } from "../../../web/room/seats/seat.ts";
import { send } from "../../../web/room/sending.ts";
import { store } from "../../../web/store.ts";
import { snapshotMessage, takenSeat } from "./wire.ts";

type Heard = Record<string, unknown>;

const seat = takenSeat();

let server: WebSocketServer;
let room: typeof import("../../../web/room/room.ts");
let lines: WebSocket[] = [];
let heard: Heard[] = [];
/** Sends the first message of a new connection. */
let greet: (line: WebSocket) => void;

const say = (line: WebSocket | undefined, message: Omit<ServerMessage, "now"> & { now?: number }) =>
	line?.send(JSON.stringify({ now: Date.now(), ...message }));
const until = (check: () => unknown, timeout = 5000) =>
	vi.waitUntil(check, { timeout, interval: 10 });
const actions = () => heard.filter((message) => "player_action" in message);

beforeAll(async () => {
	server = new WebSocketServer({ port: 0 });
	await once(server, "listening");
	vi.stubGlobal("location", {
		protocol: "http:",
		host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
	});
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("WebSocket", WebSocket);
	vi.stubGlobal("navigator", { onLine: true });
	server.on("connection", (line) => {
		lines.push(line);
		line.on("message", (text) => heard.push(JSON.parse(String(text))));
		greet(line);
	});
	room = await import("../../../web/room/room.ts");
});

beforeEach(async () => {
	lines = [];
	heard = [];
	greet = (line) => say(line, snapshotMessage(1));
	rememberSeat(seat);
	await room.enterRoom("WXYZ");
	await until(() => store.room.game);
});

afterEach(() => room.disconnect());
afterAll(() => {
	server.close();
	vi.unstubAllGlobals();
});

describe("a player in a room", () => {
	it("enters with the seat kept on the device", () => {
		expect(store.room).toMatchObject({ code: "WXYZ", connection: "connected", error: null });
		expect(store.room.player?.name).toBe("Mika");
	});

	it("sends a changed profile, and does not join the next game by coming back", async () => {
		room.disconnect();
		const look = { sprite_id: 1, mature: true, font: "classic", theme: null } as const;
		const profile = { name: "Mika", ...look };
		rememberSeat({ ...seat, profile });
		store.profile = { ...profile, name: "Mikado" };
		const data = { audience: false };
		const answer = { id: 1, game_id: 7, secret: seat.playerSecret, name: "Mikado", data };
		const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(answer));
		await room.enterRoom("WXYZ");
		await until(() => store.room.connection === "connected");
		const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
		fetched.mockRestore();
		store.profile = null;
		expect(body).toMatchObject({ name: "Mikado", again: false, meta: { accessibility: false } });
		expect(body).not.toHaveProperty("change");
	});

	it("sends the whole envelope, and succeeds with the ack", async () => {
		const done = send("game/ready", {});
		await until(() => actions().length);
		const [sent] = actions();
		expect(sent).toMatchObject({
			game_id: 7,
			player_id: 1,
			player_secret: seat.playerSecret,
			player_action: "game/ready",
		});
		say(lines[0], { ack: String(sent?.id) });
		await expect(done).resolves.toBe(true);
	});

	it("reads why an action was refused, until the state changes", async () => {
		const done = send("game/start", {});
		await until(() => actions().length);
		say(lines[0], { error: "One more player, please", id: String(actions()[0]?.id) });
		await expect(done).resolves.toBe(false);
		expect(store.room.error).toBe("One more player, please");
		say(lines[0], { prev: 1, seq: 2, game: { status: STATUS.quickStart } });
		await until(() => store.room.error === null);
	});

	it("reads that a message could not be parsed", async () => {
		lines[0]?.send("{");
		await until(() => store.room.error);
		expect(store.room.error).toBe("Received an invalid message from the server");
	});

	it("asks for everything when a change was missed", async () => {
		say(lines[0], { prev: 5, seq: 6, game: { status: STATUS.minors } });
		await until(() => heard.length);
		expect(heard).toEqual([{ resync: true }]);
		say(lines[0], snapshotMessage(6, { status: STATUS.minors }));
		await until(() => store.room.game?.status === STATUS.minors);
	});

	it("counts limits by the server's clock", async () => {
		const ahead = 90_000;
		say(lines[0], { now: Date.now() + ahead });
		await until(() => Math.abs(serverNow() - Date.now() - ahead) < 1000);
	});
});

describe("a stopped clock", () => {
	it("shows the same time until the host goes on", async () => {
		const paused_at = Date.now() - 60_000;
		say(lines[0], { prev: 1, seq: 2, game: { paused_at } });
		await until(() => store.room.game?.paused_at);
		expect(serverNow()).toBe(paused_at);
		say(lines[0], { prev: 2, seq: 3, game: { paused_at: null } });
		await until(() => store.room.game?.paused_at === null);
		expect(serverNow() - paused_at).toBeGreaterThanOrEqual(50_000);
	});
});

describe("a connection that breaks", () => {
	it("is opened again, and sends unanswered actions again with the same id", async () => {
		const done = send("story/vote", { vote: { id: 1, story_id: 2 } });
		await until(() => actions().length === 1);
		lines[0]?.terminate();
		await until(() => store.room.connection === "connection_lost");
		await until(() => actions().length === 2);
		expect(actions()[1]).toEqual(actions()[0]);
		expect(store.room.connection).toBe("connected");
		say(lines[1], { ack: String(actions()[1]?.id) });
		await done;
	});

	it("is opened at once when the server restarts", async () => {
		const began = Date.now();
		lines[0]?.close(1012);
		await until(() => lines.length === 2);
		expect(Date.now() - began).toBeLessThan(500);
		await until(() => store.room.connection === "connected");
	});

	it("is opened at once when the page or the network wakes", async () => {
		lines[0]?.terminate();
		await until(() => store.room.connection === "connection_lost");
		const began = Date.now();
		room.wakeConnection();
		await until(() => store.room.connection === "connected");
		expect(Date.now() - began).toBeLessThan(500);
	});

	it("is noticed by a question to the server when the browser does not notice it", async () => {
		room.wakeConnection();
		await until(() => heard.length);
		expect(heard).toEqual([{ resync: true }]);
		await until(() => lines.length === 2, 8000);
		await until(() => store.room.connection === "connected");
	});
});

describe("a room that ends the connection", () => {
	it("is closed with its last message, and the seat is removed from the device", async () => {
		say(lines[0], { goaway: true, error: "The host closed the room" });
		lines[0]?.close(1000);
		await until(() => store.room.code === null);
		expect(store.room).toMatchObject({
			goodbye: "The host closed the room",
			connection: "disconnected",
			game: null,
		});
		expect(readSeat("WXYZ")).toBeNull();
	});

	it("is not connected again while the seat is open in another tab, until it is taken back", async () => {
		say(lines[0], { error: "You are here twice" });
		lines[0]?.close(1000);
		await until(() => store.room.connection === "elsewhere");
		room.wakeConnection();
		await new Promise((resolve) => setTimeout(resolve, 1200));
		expect(lines).toHaveLength(1);
		expect(readSeat("WXYZ")).toMatchObject(seat);
		room.retryConnection();
		await until(() => store.room.connection === "connected");
		expect(lines).toHaveLength(2);
	});

	it("gets an exit when a player leaves for good", async () => {
		const left = room.leaveRoom();
		await until(() => actions().length);
		expect(actions()[0]).toMatchObject({ player_action: "game/exit" });
		say(lines[0], { ack: String(actions()[0]?.id) });
		await left;
		expect(store.room).toMatchObject({ code: null, goodbye: null });
		expect(readSeat("WXYZ")).toBeNull();
	});
});
