import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { Outgoing } from "../../../../gateway/room/outgoing.ts";
import { TextDelivery } from "../../../../gateway/room/texts/text-delivery.ts";
import {
	applyMessage,
	type Replica,
	type ReplicaProgress,
} from "../../../../web/room/connection/incoming.ts";
import { runs } from "../../../support/runs.ts";
import { Table } from "../../../support/table.ts";
import { RecordingViewer } from "./recording-viewer.ts";

/** A client whose connection takes one long message, and the next one after `read`. */
class Client extends RecordingViewer {
	subscribed = false;
	unread = 0;
	readonly replica: Replica = { game: null, player: null };
	readonly messages: { bytes: number; snapshot: boolean }[] = [];
	private readonly progress: ReplicaProgress = { seq: null, waiting: false };

	override buffered = () => this.unread;
	override subscribe = () => {
		this.subscribed = true;
	};
	override unsubscribe = () => {
		this.subscribed = false;
	};

	override send(text: string | Uint8Array): void {
		const json = typeof text === "string" ? text : Buffer.from(text).toString();
		const message: ServerMessage = JSON.parse(json);
		expect(applyMessage(this.replica, this.progress, message)).toBe("applied");
		this.messages.push({ bytes: json.length, snapshot: message.prev === undefined });
		if (json.length > 50_000) this.unread += json.length;
	}
}

/** A room whose parts have the longest texts, with six bytes a character on the wire. */
class Stage {
	readonly table: Table;
	readonly clients: Client[];
	private readonly outgoing: Outgoing;
	private readonly typing = new Set<number>();
	private readonly texts = new Map<number, string>();

	/** `pause` is the least time between the long texts of two snapshots, in ms. */
	constructor(players: number, seed: number, parts: number, pause = 0) {
		this.table = new Table(players, { num_switches: parts, moderation: true }, seed);
		this.clients = this.table.players.map((player) => new Client(player));
		const publish = (_: string, text: string) => {
			for (const client of this.clients) if (client.subscribed) client.send(text);
		};
		this.outgoing = new Outgoing("room", publish, pause);
		this.emit();
		for (const client of this.clients) this.resync(client);
	}

	private around = {
		text: String,
		prompt: String,
		connected: () => true,
		typing: (player: number) => this.typing.has(player),
		part: (id: number) => {
			const part = this.table.room.submissions[id];
			if (!part?.closed || id % 7 === 0) return "";
			const text = this.texts.get(id) ?? `${id} ${"\u0001".repeat(14_000 - 10)}`;
			this.texts.set(id, text);
			return text;
		},
	};

	/** Returns the state that a client would have if everything were sent in one message. */
	whole({ player }: Client): Replica {
		const seat = this.table.room.seats[player];
		if (!seat) throw new Error("no such seat");
		return {
			game: gameView(this.table.room, this.around),
			player: playerView(this.table.room, seat, this.around),
		};
	}

	private own(client: Client) {
		const { player } = this.whole(client);
		if (!player) throw new Error("no such player");
		return player;
	}

	emit = (): void => {
		const viewers = this.clients;
		this.outgoing.suspendSlow(viewers);
		this.outgoing.sendGame(gameView(this.table.room, this.around), viewers);
		for (const client of viewers) this.outgoing.sendPlayer(client, this.own(client));
	};

	type(player: number): void {
		if (!this.typing.delete(player)) this.typing.add(player);
		this.emit();
	}

	resync(client: Client): void {
		this.outgoing.sendSnapshot(client, this.own(client));
	}

	read(client: Client): void {
		client.unread = 0;
		if (client.view === null) this.resync(client);
		else this.outgoing.serve(client);
	}

	async readAll(): Promise<void> {
		const waits = ({ unread, view, pendingTexts }: Client) =>
			unread > 0 || view === null || Object.values(pendingTexts).some(({ size }) => size > 0);
		while (this.clients.some(waits)) {
			for (const client of this.clients) this.read(client);
			await turn();
		}
	}
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Removes null keys, because a merge patch cannot tell them from missing ones. */
const bare = (replica: Replica): unknown =>
	JSON.parse(JSON.stringify(replica, (_, value) => (value === null ? undefined : value)));

/** Events of a client while texts are on their way. */
const STEPS = {
	play({ table, emit }: Stage, { player }: Client) {
		if (table.room.status < STATUS.preResults) table.playTurn(player);
		emit();
	},
	censor({ table, emit }: Stage, { player }: Client) {
		const parts = Object.keys(table.room.submissions).map(Number);
		table.does(table.room.hostId, "submission/censor", { submissions: [parts[player * 4] ?? 0] });
		emit();
	},
	type: (stage: Stage, { player }: Client) => stage.type(player),
	resync: (stage: Stage, client: Client) => stage.resync(client),
	read: (stage: Stage, client: Client) => stage.read(client),
	turn,
};

test("whatever happens while long texts are on their way, all clients end with the state of a single message", async () => {
	const what = fc.constantFrom<keyof typeof STEPS>(
		"play",
		"play",
		"type",
		"censor",
		"resync",
		"read",
		"read",
		"turn",
	);
	const step = fc.record({ what, who: fc.nat(4) });
	const start = fc.constantFrom(STATUS.storyTitle, STATUS.censoring, STATUS.reacting);
	await fc.assert(
		fc.asyncProperty(
			fc.integer(),
			start,
			fc.array(step, { minLength: 60, maxLength: 120 }),
			async (seed, from, steps) => {
				const stage = new Stage(5, seed, 6);
				stage.table.playTo(from);
				stage.emit();
				for (const { what, who } of steps) {
					const client = stage.clients[who];
					if (client) await STEPS[what](stage, client);
				}
				await stage.readAll();
				for (const client of stage.clients)
					expect(bare(client.replica)).toEqual(bare(stage.whole(client)));
			},
		),
		{ numRuns: runs(8) },
	);
});

test("no message of a room full of long texts is long, and texts that are left out are marked to follow", async () => {
	const stage = new Stage(8, 1, 8);
	stage.table.playTo(STATUS.reacting);
	stage.emit();
	const [client] = stage.clients;
	if (!client) throw new Error("the stage has no client");
	const parts = () =>
		Object.values(client.replica.game?.stories ?? {}).flatMap(({ submissions }) =>
			Object.values(submissions),
		);
	expect(parts()).toHaveLength(64);
	expect(
		parts().every(
			({ content, content_follows }) =>
				(content === "") === (content_follows === true || content.length === 0),
		),
	).toBe(true);
	expect(parts().filter(({ content_follows }) => content_follows).length).toBe(
		parts().filter(({ id }) => id % 7 !== 0).length,
	);
	client.unread = 0;
	stage.resync(client);
	await stage.readAll();
	expect(parts().filter(({ content }) => content.length > 10_000)).toHaveLength(
		parts().filter(({ id }) => id % 7 !== 0).length,
	);
	expect(parts().some(({ content_follows }) => content_follows)).toBe(false);
	expect(Math.max(...client.messages.map(({ bytes }) => bytes))).toBeLessThan(
		6 * (WIRE_LIMITS.chunkTexts + 14_000),
	);
});

test("a usual game is sent in one message", async () => {
	const table = new Table(8, { num_switches: 4 }).playTo(STATUS.reacting);
	const around = {
		text: String,
		prompt: String,
		connected: () => true,
		typing: () => false,
		part: () => "It rained. ".repeat(180),
	};
	const seat = table.room.seats[1];
	if (!seat) throw new Error("the table has no seat 1");
	const client = new Client(1);
	const outgoing = new Outgoing("room", () => {});
	outgoing.sendGame(gameView(table.room, around), []);
	outgoing.sendSnapshot(client, playerView(table.room, seat, around));
	await turn();
	expect(client.messages).toHaveLength(1);
	expect(bare(client.replica)).toEqual(
		bare({ game: gameView(table.room, around), player: playerView(table.room, seat, around) }),
	);
});

/** Returns a stage with this pause (ms), and a client that has read all texts once. */
async function served(pause: number) {
	const stage = new Stage(5, 1, 6, pause);
	stage.table.playTo(STATUS.reacting);
	const [client] = stage.clients as [Client]; // The stage has five.
	const chunks = () =>
		client.messages.filter(({ snapshot, bytes }) => !snapshot && bytes > 50_000).length;
	stage.emit();
	await stage.readAll();
	return { stage, client, chunks };
}

test("a client that asks again and again gets the state each time, and the long texts of two snapshots before a pause", async () => {
	const { stage, client, chunks } = await served(5000);
	const once = chunks();
	const rounds: number[] = [];
	for (let round = 0; round < 4; round++) {
		stage.resync(client);
		for (let n = 0; n < 25; n++) {
			stage.read(client);
			await new Promise((resolve) => setTimeout(resolve, 4));
		}
		rounds.push(chunks() / once);
	}
	expect(rounds).toEqual([2, 3, 3, 3]);
	await stage.readAll();
	expect(chunks() / once).toBe(4);
	expect(bare(client.replica)).toEqual(bare(stage.whole(client)));
	expect(client.messages.filter(({ snapshot }) => snapshot)).toHaveLength(5);
});

test("long texts that are on their way stop when a pause begins", async () => {
	const { stage, client, chunks } = await served(60_000);
	const once = chunks();
	for (let n = 0; n < 3; n++) stage.resync(client);
	for (let n = 0; n < 25; n++) {
		stage.read(client);
		await turn();
	}
	expect(chunks()).toBe(once);
	expect(client.view).not.toBeNull();
});

test("texts for a new connection of a player in a pause are sent after the pause", async () => {
	const { room } = new Table(3, { num_switches: 2 }).playTo(STATUS.reacting);
	const around = {
		text: String,
		prompt: String,
		connected: () => true,
		typing: () => false,
		part: () => "It rained. ".repeat(1000),
	};
	const game = gameView(room, around);
	const seat = room.seats[1];
	if (!seat) throw new Error("the table has no seat 1");
	const delivery = new TextDelivery({ seq: 1, game }, 100);
	const [lost, back] = [new Client(1), new Client(1)];
	for (let snapshots = 0; snapshots < 3; snapshots++) delivery.hold(lost);
	back.view = { player: playerView(room, seat, around) };
	back.send = () => sent++;
	let sent = 0;
	for (const { submissions } of Object.values(game.stories))
		for (const id of Object.keys(submissions)) back.pendingTexts.game.add(Number(id));
	delivery.serve(back);
	await turn();
	expect(sent).toBe(0);
	await expect.poll(() => back.pendingTexts.game.size, { timeout: 10_000 }).toBe(0);
	expect(sent).toBeGreaterThan(0);
});
