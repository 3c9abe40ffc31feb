import { proxy } from "valtio";
import type { FontChoice } from "#game/catalogue.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { PageFlags, SiteConfigAnswer } from "../gateway/api/answers.ts";
import type { SocketStatus } from "./room/connection/socket.ts";

/**
 * The one state of the room connection. `late`: the room has not answered in time; `offline`: the
 * device has no network; `elsewhere`: another tab or device holds the seat.
 */
export type ConnectionStatus = SocketStatus | "late" | "offline" | "elsewhere";

/**
 * The state of the text being written: "saving" until the server has acknowledged all of it,
 * "closed" when its part takes no more saves.
 */
export type SaveState = "idle" | "saving" | "saved" | "closed";

/** The note about the typed text: "kept" is unsaved, with a copy on this device. */
export type SaveNote = SaveState | "kept";

/** The player's profile, which this device keeps (docs/game.md "Profiles"). */
export interface Profile {
	name: string;
	sprite_id: number;
	mature: boolean;
	font: FontChoice;
	/** Null follows the device's dark mode. */
	theme: number | null;
}

/** The account that is signed in (docs/game.md "Accounts and supporters"). */
export interface SignedInAccount {
	/** The identity provider's id of the account. */
	id: string;
	/** Null where the provider sends none. */
	name: string | null;
	/** The number of stories written. */
	rank: number;
	premium: boolean;
	/** The kind of sign-in, such as twitter; null where the provider names none. */
	connection: string | null;
}

/** The state of signing in (docs/site.md "Signing in"). */
export interface Login {
	/** A session may exist, and the check is still running. */
	loading: boolean;
	/** Why the last try failed, for the player. */
	error: string | null;
	/** The window for signing in is open. */
	window?: true;
}

export interface RoomState {
	code: string | null;
	connection: ConnectionStatus;
	game: Game | null;
	player: OwnPlayer | null;
	/** The last refusal, for the footer. The next ack or change of status removes it. */
	error: string | null;
	save: SaveState;
	/** The save state of names, a cast, a title or reactions that the player enters. */
	entrySave: SaveState;
	/** A text that came too late to count, which the player can copy; null without one. */
	late: { text: string; forget: () => void } | null;
	/** Why the connection to the room ended; the home page shows it. */
	goodbye: string | null;
	/** The finished game that the page shows instead of the room's current state; null otherwise. */
	last: ShownLastGame | null;
	/** The player watches, and wants to play when the room plays again. */
	sitsInNext: boolean;
}

/** A finished game of the room on its page (docs/game.md "Playing again"). */
export interface ShownLastGame {
	game: Game;
	player: OwnPlayer;
	/** The reader is asked to play again; false if they opened the stories themselves. */
	asked: boolean;
	/** The room's status at that time. */
	status: number;
	/** The reader has chosen to stay with the stories. */
	staying: boolean;
	/** The next game has begun without the reader, who sits in its audience. */
	begun: boolean;
	/** The reason why the seat is gone; null while the player has it. */
	over: string | null;
}

export interface Store {
	profile: Profile | null;
	/** Null for guests, and until a session has been found. */
	account: SignedInAccount | null;
	login: Login;
	config: SiteConfigAnswer | null;
	/** The flags of the operator; the defaults until they have loaded. */
	flags: PageFlags;
	/** The visits that the server has counted; null until loaded. */
	visits: number | null;
	/** True while room codes are shown as asterisks (docs/site.md "Streamer mode"). */
	hiddenCode: boolean;
	/** True while the phases' instructions are folded away, until the page reloads. */
	hiddenSubheaders: boolean;
	muted: boolean;
	/** Motion is off on this device, whatever its system's setting is. */
	calm: boolean;
	/** The system asks for reduced motion. */
	calmSystem: boolean;
	/** The server has refused the profile's avatar, and the player now has another one. */
	otherAvatar: boolean;
	room: RoomState;
}

export const emptyRoom = (): RoomState => ({
	code: null,
	connection: "disconnected",
	game: null,
	player: null,
	error: null,
	save: "idle",
	entrySave: "idle",
	late: null,
	goodbye: null,
	last: null,
	sitsInNext: false,
});

/** The state of the pages. */
export const store = proxy<Store>({
	profile: null,
	account: null,
	login: { loading: false, error: null },
	config: null,
	flags: {
		fast_transition: true,
		long_paste: true,
		dont_twitch: true,
		do_sonic: true,
		operator_name: null,
		operator_contact: null,
		operator_law: null,
		community_url: null,
		social_urls: [],
		merch_url: null,
		tip_jar_url: null,
		streams_url: null,
		adverts_url: null,
		words_per_second: null,
	},
	visits: null,
	hiddenCode: false,
	hiddenSubheaders: false,
	muted: false,
	calm: false,
	calmSystem: false,
	otherAvatar: false,
	room: emptyRoom(),
});
