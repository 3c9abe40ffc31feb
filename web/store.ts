import { proxy } from "valtio";
import type { FontChoice } from "#game/catalogue.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";

/** How the room connection fares (site.md section 3). */
export type ConnectionStatus =
	| "disconnected"
	| "connecting"
	| "connected"
	| "reconnecting"
	| "connection_error"
	| "connection_lost"
	| "connection_failed";

/** What becomes of the text being written: "closed" means that the part takes no more. */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "closed";

/** Who the player says they are; kept on this device. */
export interface Profile {
	name: string;
	sprite_id: number;
	mature: boolean;
	font: FontChoice;
	theme: number;
}

/** Who is signed in (site.md section 3 "Account"). */
export interface Account {
	/** Null where the provider gives none. */
	name: string | null;
	/** Stories written. */
	rank: number;
	premium: boolean;
}

/** What the operators of the site announce (site.md section 3). */
export interface SiteConfig {
	maintenance: boolean;
	maintenance_message: string;
	notice_message: string;
}

export interface RoomState {
	code: string | null;
	connection: ConnectionStatus;
	game: Game | null;
	player: OwnPlayer | null;
	/** The last refusal, for the footer; gone with the next ack or change of status. */
	error: string | null;
	/** Milliseconds that the server's clock is ahead of this device's. */
	clockOffset: number;
	save: SaveState;
	/** Why the room let go of this player; shown at home. */
	goodbye: string | null;
	/** True while another tab or device holds this seat. */
	elsewhere: boolean;
}

export interface Store {
	profile: Profile | null;
	/** Null for guests, and until a session has been found. */
	account: Account | null;
	config: SiteConfig | null;
	/** Visits counted by the server; null until known. */
	visits: number | null;
	/** Room codes are shown as asterisks, for people who stream their screen. */
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

/** The one state container of the pages. */
export const store = proxy<Store>({
	profile: null,
	account: null,
	config: null,
	visits: null,
	hiddenCode: false,
	muted: false,
	room: emptyRoom(),
});
