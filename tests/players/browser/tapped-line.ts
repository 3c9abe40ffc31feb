import type { Page, WebSocketRoute } from "playwright-core";
import type { Game } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";

/** A page's line to the room, which a test can hold, cut, and put words into. */
export class TappedLine {
	/** What the page says does not reach the room. */
	deaf = false;
	/** What the room says does not reach the page. */
	mute = false;
	/** Nobody picks up any more. */
	dead = false;
	/** Lines the page has dialled. */
	dialled = 0;
	private route: WebSocketRoute | null = null;
	private whole: ServerMessage = { now: 0 };

	/** Before the page dials. */
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
			if (!this.deaf) server.send(message);
		});
		server.onMessage((message) => {
			const heard: ServerMessage = JSON.parse(String(message));
			if (heard.game && heard.prev === undefined) this.whole = heard;
			if (!this.mute) route.send(message);
		});
	}

	/** The room as it was when the page came in. */
	get game(): Game {
		return this.whole.game as Game;
	}

	/** Says something to the page in the room's name. */
	say(message: object | string): void {
		this.route?.send(
			typeof message === "string" ? message : JSON.stringify({ now: Date.now(), ...message }),
		);
	}

	/** Shows the page another state than the room's: the last whole one, with changes. */
	pretend(game: object, player: object = {}): void {
		this.say({
			game: { ...this.whole.game, ...game },
			player: { ...this.whole.player, ...player },
		});
	}

	/** Loses the connection. */
	cut(): void {
		void this.route?.close({ code: 1011 });
	}
}
