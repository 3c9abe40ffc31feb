import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../../gateway/protocol.ts";
import { Circle, type RoomLine } from "./circle.ts";

const ROOM = "writing";
const PLAYERS = 8;

/** What is used of a client of colyseus.js, whose types are not installed here. */
export interface ColyseusClient {
	create(room: string, options: object): Promise<ClientRoom>;
	joinById(id: string, options: object): Promise<ClientRoom>;
}

interface ClientRoom {
	roomId: string;
	send(type: string, message: object): void;
	onMessage(type: string, listener: (message: string) => void): void;
	onStateChange(listener: (state: WritingState) => void): void;
	leave(consented: boolean): Promise<number>;
}

/** The state of a room of peers/server.mjs. */
interface WritingState {
	players: { forEach(each: (player: { done: boolean }, id: string) => void): void };
}

/** A connection to a room of Colyseus, which passes on its changes as messages of our protocol. */
class ColyseusLine implements RoomLine {
	onMessage: RoomLine["onMessage"] = () => {};
	readonly writer: RoomLine["writer"];
	private readonly join: () => Promise<ClientRoom>;
	private room: ClientRoom | null = null;
	/** Who is done, by player. */
	private readonly known = new Map<string, boolean>();
	private made = 0;

	constructor(writer: RoomLine["writer"], join: () => Promise<ClientRoom>) {
		this.writer = writer;
		this.join = join;
	}

	/** Resolves when the state has arrived. */
	async connect(): Promise<void> {
		const room = await this.join();
		this.room = room;
		room.onMessage("ack", (ack) => this.hear({ ack }));
		await new Promise<void>((resolve) => {
			room.onStateChange((state) => {
				this.show(state);
				resolve();
			});
		});
	}

	/** Sends the text as it is, because the server does not read it. */
	submit(content: string, done?: boolean): string {
		const id = String(++this.made);
		const { submission } = this.writer;
		this.room?.send("submit", { id, submission, content, ...(done === undefined ? {} : { done }) });
		return id;
	}

	close(): void {
		void this.room?.leave(false);
	}

	private show({ players }: WritingState): void {
		const isSnapshot = this.known.size === 0;
		const changed: Record<string, { status: number }> = {};
		players.forEach(({ done }, id) => {
			if (this.known.get(id) === done) return;
			this.known.set(id, done);
			changed[id] = { status: done ? STATUS.postStoryWrite : STATUS.storyWrite };
		});
		this.hear({ ...(isSnapshot ? {} : { prev: 0 }), game: { players: changed } });
	}

	private hear(message: Omit<ServerMessage, "now">): void {
		this.onMessage({ now: 0, ...message }, 0);
	}
}

/** Opens rooms of eight on Colyseus. `first` is the number of the first one. */
export async function colyseusRooms(
	client: ColyseusClient,
	count: number,
	first: number,
): Promise<Circle<RoomLine>[]> {
	const circles: Circle<RoomLine>[] = [];
	for (let game = first; game < first + count; game++) {
		const ids = Array.from({ length: PLAYERS }, (_, i) => game * PLAYERS + i);
		const [host, ...guests] = ids.map((id) => ({ id, submission: id }));
		if (!host) continue;
		const created = client.create(ROOM, { player: host.id });
		const circle = new Circle<RoomLine>([
			new ColyseusLine(host, () => created),
			...guests.map(
				(guest) =>
					new ColyseusLine(guest, async () =>
						client.joinById((await created).roomId, { player: guest.id }),
					),
			),
		]);
		await circle.connect();
		circles.push(circle);
	}
	return circles;
}
