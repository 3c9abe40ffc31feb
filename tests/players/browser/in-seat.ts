import type { BrowserContextOptions } from "playwright-core";
import type { WirePlayer } from "../wire/player.ts";
import { BrowserPlayer } from "./browser-player.ts";
import { browser, plotluck } from "./browser-set-up.ts";

const PHONE = { width: 390, height: 844 };

/** Gives a browser player who has not opened a page yet the seat of a wire player. */
export async function takeSeatOf(
	{ page }: BrowserPlayer,
	{ seat, player }: WirePlayer,
): Promise<void> {
	const shelf = {
		...{ playerName: player.name, playerSprite: "2", playerMature: "true" },
		...{ playerAccessibility: "classic", playerTheme: "1" },
		...{ roomCode: seat.room_code, playerSecret: seat.secret },
		...{ playerId: String(seat.id), gameId: String(seat.game_id) },
	};
	await page.addInitScript((items) => {
		for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
	}, shelf);
}

/** Returns a browser player who has a wire player's seat, before any page is opened. */
export async function inSeatOf(
	player: WirePlayer,
	options: BrowserContextOptions = {},
): Promise<BrowserPlayer> {
	const opened = await BrowserPlayer.open(browser, player.player.name, PHONE, options);
	await takeSeatOf(opened, player);
	return opened;
}

/** Opens the room in which a wire player has a seat, on that seat. */
export async function enterSeatOf(
	player: WirePlayer,
	options: BrowserContextOptions = {},
): Promise<BrowserPlayer> {
	const opened = await inSeatOf(player, options);
	await opened.page.goto(`${plotluck.url}/game/${player.seat.room_code}`);
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
