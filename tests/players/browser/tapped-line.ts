import type { Page, WebSocketRoute } from "playwright-core";
import type { Game } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";

/** A page's connection to the room. A test can hold it, cut it and inject messages. */
export class TappedLine {
	/** Drops the page's messages; what the test pretends from then on replaces the room's. */
	deaf = false;
	/** Acknowledges the page's messages, which the room does not get. */
	acks = false;
	/** A message that the room sends before each of these acknowledgements. */
	answer: object | null = null;
	/** Drops the room's messages. */
	mute = false;
	/** Leaves new connections unanswered. */
	dead = false;
	/** Number of connections that the page has opened. */
	dialled = 0;
	private route: WebSocketRoute | null = null;
	private whole: ServerMessage = { now: 0 };
	/** What the room has pretended to be since the page's messages are dropped. */
	private pretended: object | null = null;

	/** Intercepts the page's connections. Call it before the page connects. */
	static async tap(page: Page): Promise<TappedLine> {
		const line = new TappedLine();
		await page.routeWebSocket(/\/rooms\?/, (route) => line.connect(route));
		return line;
	}

	private connect(route: WebSocketRoute): void {
		this.dialled++;
		this.route = route;
		if (this.dead) return void route.close({ code: 1011 });
		const server = route.connectToServer();
		route.onMessage((message) => {
			if (this.acks) {
				if (this.answer) this.say(this.answer);
				this.say({ ack: JSON.parse(String(message)).id });
			} else if (!this.deaf) server.send(message);
		});
		server.onMessage((message) => {
			const heard: ServerMessage = JSON.parse(String(message));
			const isWhole = heard.game !== undefined && heard.prev === undefined;
			if (isWhole) this.whole = heard;
			if (!this.deaf) this.pretended = null;
			if (this.mute) return;
			// A page without answers reconnects, and must not show where the room really is.
			if (this.pretended === null) route.send(message);
			else if (isWhole) this.say(this.pretended);
		});
	}

	/** The game state of the first snapshot. */
	get game(): Game {
		return this.whole.game as Game;
	}

	/** Sends a message to the page as if from the room. */
	say(message: object | string): void {
		this.route?.send(
			typeof message === "string" ? message : JSON.stringify({ now: Date.now(), ...message }),
		);
	}

	/** Sends the page a snapshot with seq 0: the last one with these changes. */
	pretend(game: object, player: object = {}): void {
		const pretended = {
			seq: 0,
			game: { ...this.whole.game, ...game },
			player: { ...this.whole.player, ...player },
		};
		if (this.deaf) this.pretended = pretended;
		this.say(pretended);
	}

	/** Closes the connection. */
	cut(): void {
		void this.route?.close({ code: 1011 });
	}
}
