import { proxy } from "valtio";
import type { FontChoice } from "#game/catalogue.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { SiteConfigAnswer } from "../gateway/api/answers.ts";

/** The state of the room connection. */
export type ConnectionStatus =
	| "disconnected"
	| "connecting"
	| "connected"
	| "reconnecting"
	| "connection_error"
	| "connection_lost"
	| "connection_failed";

/** The state of the text being written; "closed" when its part takes no more saves. */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "closed";

/** The player's profile, which this device keeps (docs/game.md "Profiles"). */
export interface Profile {
	name: string;
	sprite_id: number;
	mature: boolean;
	font: FontChoice;
	theme: number;
}

/** The account that is signed in (docs/game.md "Accounts and supporters"). */
export interface Account {
	/** Null where the provider sends none. */
	name: string | null;
	/** The number of stories written. */
	rank: number;
	premium: boolean;
}

export interface RoomState {
	code: string | null;
	connection: ConnectionStatus;
	game: Game | null;
	player: OwnPlayer | null;
	/** The last refusal, for the footer. The next ack or change of status removes it. */
	error: string | null;
	/** Milliseconds that the server's clock is ahead of this device's. */
	clockOffset: number;
	save: SaveState;
	/** Why the connection to the room ended; the home page shows it. */
	goodbye: string | null;
	/** True while another tab or device holds this seat. */
	elsewhere: boolean;
}

export interface Store {
	profile: Profile | null;
	/** Null for guests, and until a session has been found. */
	account: Account | null;
	config: SiteConfigAnswer | null;
	/** The visits that the server has counted; null until known. */
	visits: number | null;
	/** True while room codes are shown as asterisks, for people who stream their screen. */
	hiddenCode: boolean;
	muted: boolean;
	room: RoomState;
}

export const emptyRoom = (): RoomState => ({
	code: null,
	connection: "disconnected",
	game: null,
	player: null,
	error: null,
	clockOffset: 0,
	save: "idle",
	goodbye: null,
	elsewhere: false,
});

/** The state of the pages. */
export const store = proxy<Store>({
	profile: null,
	account: null,
	config: null,
	visits: null,
	hiddenCode: false,
	muted: false,
	room: emptyRoom(),
});
