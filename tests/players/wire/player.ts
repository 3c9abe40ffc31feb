import WebSocket, { type ClientOptions } from "ws";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";

/** A player written from docs/protocol.md alone: REST for a seat, one socket, merge patches. */
export class WirePlayer {
	game!: Game;
	player!: OwnPlayer;
	seq = -1;
	/** The state before the last snapshot, as the patches had built it. */
	patched: { seq: number; game: Game; player: OwnPlayer } | null = null;
	/** Every message in the order of arrival. */
	readonly messages: ServerMessage[] = [];
	/** Ids of the acknowledged actions, in order. */
	readonly done: string[] = [];
	closed: number | null = null;
	pings = 0;
	/** Bytes of the longest message. */
	longest = 0;
	goodbye: string | null = null;
	/** HTTP status of a refused upgrade. */
	refused: number | null = null;
	protected socket: WebSocket | null = null;
	private made = 0;
	private readonly listeners = new Set<() => void>();
	private url: string;
	readonly seat: WireSeat;

	constructor(url: string, seat: WireSeat) {
		this.url = url;
		this.seat = seat;
	}

	/** Opens a room and connects its host. */
	static async host(
		url: string,
		settings: object = {},
		name = "Hosty",
		mature = true,
	): Promise<WirePlayer> {
		const { body } = await call(url, "POST", "/rooms/", {
			settings,
			host: { name, meta: { ...META, mature } },
		});
		return new WirePlayer(url, body.host as WireSeat).connect();
	}

	/** Joins a room and connects. */
	static async join(
		url: string,
		code: string,
		name: string,
		more: { audience?: boolean; mature?: boolean } = {},
	): Promise<WirePlayer> {
		const { audience = false, mature = true } = more;
		const { status, body } = await call(
			url,
			"PUT",
			`/rooms/${code}/${audience ? "audience" : "players"}`,
			{
				name,
				meta: { ...META, mature },
			},
		);
		if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
		return new WirePlayer(url, body as unknown as WireSeat).connect();
	}

	get id(): number {
		return this.seat.id;
	}

	/** Whether all texts have arrived. Long ones follow the message that names their parts. */
	get hasAllTexts(): boolean {
		const { stories, current_story: front } = this.player;
		const shown = [
			...Object.values(this.game.stories),
			...Object.values(stories),
			...(front ? [front] : []),
		];
		return shown.every(({ submissions }) =>
			Object.values(submissions).every((part) => !part.content_follows),
		);
	}

	async connect({
		path = "/rooms",
		...options
	}: { path?: string } & ClientOptions = {}): Promise<this> {
		const { id, secret, game_id } = this.seat;
		const query = new URLSearchParams({
			player_id: String(id),
			player_secret: secret,
			game_id: String(game_id),
		});
		const socket = new WebSocket(`${this.url.replace("http", "ws")}${path}?${query}`, options);
		this.socket = socket;
		this.closed = null;
		this.refused = null;
		this.seq = -1;
		socket.on("unexpected-response", (_request, response) => {
			this.refused = response.statusCode ?? 0;
			socket.terminate();
		});
		socket.on("open", () => this.wake());
		socket.on("ping", () => this.pings++);
		socket.on("message", (data) => {
			if (this.socket !== socket) return;
			const text = String(data);
			this.longest = Math.max(this.longest, Buffer.byteLength(text));
			this.hear(text);
		});
		socket.on("error", () => {}); // the close event follows
		socket.on("close", (code) => {
			if (this.socket === socket) this.closed = code;
			this.wake();
		});
		await this.until(() => this.seq >= 0 || this.closed !== null);
		return this;
	}

	protected nextId = (): string => `c${++this.made}`;

	/** Sends an action. Returns null when it is acknowledged, else the error. */
	async act(player_action: string, body: object = {}, id = this.nextId()): Promise<string | null> {
		const from = this.messages.length;
		this.raw(this.envelope(player_action, { id, ...body }));
		let answer: ServerMessage | undefined;
		await this.until(() => {
			answer = this.messages.slice(from).find((message) => message.ack === id || message.id === id);
			return answer !== undefined || this.closed !== null;
		});
		if (answer?.ack !== id) return answer?.error ?? "closed";
		this.done.push(player_action);
		return null;
	}

	/** Returns a message with this player's envelope. */
	envelope(player_action: string, more: object = {}): Record<string, unknown> {
		return {
			game_id: this.seat.game_id,
			player_id: this.id,
			player_secret: this.seat.secret,
			player_action,
			...more,
		};
	}

	raw(message: unknown): void {
		this.socket?.send(
			typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message),
		);
	}

	/** Waits until the state that this player sees meets the condition. */
	async until(test: () => boolean, patience = 30_000): Promise<void> {
		const giveUp = Date.now() + patience;
		while (!test()) {
			if (Date.now() > giveUp)
				throw new Error(
					`waited in vain: ${test} (status ${this.game?.status}, own ${this.player?.status}, line ${this.closed ?? "open"})`,
				);
			await new Promise<void>((resolve) => {
				const wake = () => {
					clearTimeout(timer);
					this.listeners.delete(wake);
					resolve();
				};
				const timer = setTimeout(wake, 200);
				this.listeners.add(wake);
			});
		}
	}

	reached = (status: number): Promise<void> => this.until(() => this.game.status >= status);

	/** Waits for the connection, not for the first message. */
	opened = (): Promise<void> => this.until(() => this.socket?.readyState === WebSocket.OPEN);

	/** Reconnects by another address of the server. */
	async moveTo(url: string): Promise<void> {
		this.drop();
		await this.until(() => this.closed !== null);
		this.url = url;
		await this.connect();
	}

	/** Drops the connection without a close frame, as a lost network does. */
	drop(): void {
		this.socket?.terminate();
	}

	leave(): void {
		this.socket?.close(1000);
	}

	/** Called with every message and its raw text, after the message was applied. */
	protected heard(_message: ServerMessage, _text: string): void {}

	protected hear(text: string): void {
		const message: ServerMessage = JSON.parse(text);
		this.messages.push(message);
		if (message.goaway) this.goodbye = message.error ?? "";
		if (message.seq !== undefined) {
			if (message.prev === undefined) {
				this.patched = { seq: this.seq, game: this.game, player: this.player };
				this.game = message.game as Game;
				this.player = message.player as OwnPlayer;
			} else {
				if (message.prev !== this.seq)
					throw new Error(`a patch for ${message.prev} came at ${this.seq}`);
				if (message.game) this.game = merged(this.game, message.game);
				if (message.player) this.player = merged(this.player, message.player);
			}
			this.seq = message.seq;
		}
		this.heard(message, text);
		this.wake();
	}

	private wake(): void {
		for (const listener of [...this.listeners]) listener();
	}
}

export interface WireSeat {
	id: number;
	secret: string;
	game_id: number;
	room_code: string;
	status: number;
}

const META = { sprite_id: 2, theme: 0, accessibility2: "classic" };

/** Makes a REST call. Returns the status and the JSON body. */
export async function call(
	url: string,
	method: string,
	path: string,
	body?: unknown,
	headers: Record<string, string> = {},
) {
	const response = await fetch(`${url}/api/v3${path}`, {
		method,
		headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
		...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return {
		status: response.status,
		body: (await response.json()) as Record<string, unknown>,
		headers: response.headers,
	};
}

/** Applies a merge patch (RFC 7396), independently of the web's code. */
export function merged<T>(target: T, patch: unknown): T {
	if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch as T;
	const result: Record<string, unknown> =
		typeof target === "object" && target !== null && !Array.isArray(target) ? { ...target } : {};
	for (const [key, value] of Object.entries(patch)) {
		if (value === null) delete result[key];
		else result[key] = merged(result[key], value);
	}
	return result as T;
}
