import type { BrowserContextOptions } from "playwright-core";
import type { WirePlayer } from "../wire/player.ts";
import { BrowserPlayer } from "./browser-player.ts";
import { browser, plotluck } from "./browser-set-up.ts";

const PHONE = { width: 390, height: 844 };

/** Returns a browser player who has a wire player's seat, before any page is opened. */
export async function inSeatOf(
	{ seat, player }: WirePlayer,
	options: BrowserContextOptions = {},
): Promise<BrowserPlayer> {
	const shelf = {
		...{ playerName: player.name, playerSprite: "2", playerMature: "true" },
		...{ playerAccessibility: "classic", playerTheme: "1" },
		...{ roomCode: seat.room_code, playerSecret: seat.secret },
		...{ playerId: String(seat.id), gameId: String(seat.game_id) },
	};
	const opened = await BrowserPlayer.open(browser, player.name, PHONE, options);
	await opened.page.addInitScript((items) => {
		for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
	}, shelf);
	return opened;
}

/** Returns a browser player whose device has had a wire player's seat for a while. */
export async function deviceOf({ seat, player }: WirePlayer, slow = false): Promise<BrowserPlayer> {
	const opened = await BrowserPlayer.open(browser, player.name, PHONE);
	await opened.page.goto(`${plotluck.url}/howtoplay`);
	await opened.page.evaluate(
		([code, kept, name]) => {
			localStorage.setItem(`seat:${code}`, kept);
			Object.assign(localStorage, { playerName: name, playerSprite: "2", playerMature: "true" });
		},
		[
			seat.room_code,
			JSON.stringify({
				...{ roomCode: seat.room_code, playerSecret: seat.secret, playerId: seat.id },
				...{ gameId: seat.game_id, audience: false, profile: null, newcomer: false },
				...{ usedAt: Date.now(), state: "held", ...(slow && { slow }) },
			}),
			player.name,
		] as const,
	);
	return opened;
}
