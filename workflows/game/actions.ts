import type { Entry, NamedCharacter } from "./names/entries.ts";
import type { Newcomer } from "./room.ts";
import type { Settings } from "./settings.ts";
import type { ClockChange } from "./slow/quiet-hours.ts";
import type { HostOrder } from "./wire/bodies.ts";

/** A host's order as the engine records it. */
type RecordedOrder = HostOrder & {
	/**
	 * With a kick: the other seats that this account or device has had in the room, and those of the
	 * same network address if the host wants so.
	 */
	also?: number[];
	/** With a kick: nobody new comes from the person's network address. */
	bars?: boolean;
	/** With a sequel: the stories of the room that an admin has taken down. */
	taken?: number[];
};

/**
 * The data that each action carries into the room: ids and flags. The gateway has already stored
 * the texts.
 */
export interface Bodies {
	"game/start": Record<string, never>;
	"game/again": Record<string, never>;
	/**
	 * `prompts`: the deck of the changed packs; null when the room keeps its deck. `clockChanges`: those
	 * of the time zone of a slow game.
	 */
	"game/settings": {
		settings: Settings;
		prompts: number[] | null;
		clockChanges?: readonly ClockChange[];
	};
	"game/ready": Record<string, never>;
	"game/ackMinor": Record<string, never>;
	/**
	 * `heirs`: the connected players, longest connected first; the first of them gets the crown when
	 * the host leaves. Recorded histories have this key.
	 */
	"game/exit": { heirs: number[] };
	"game/awake": Record<string, never>;
	"game/character": { characters: NamedCharacter[] };
	"game/otpCharacter": { characters: NamedCharacter[]; mature: boolean };
	"story/create": { story: number; characters: number[]; mature: boolean };
	/** `shown`: how many prompts the writer has revealed. Older servers leave it out. */
	"story/submit": {
		submission: number;
		done: boolean | null;
		flagged: number[] | null;
		shown?: number;
	};
	/** `prompt`: its place among the part's prompts, from 0. */
	"prompt/swap": { submission: number; prompt: number };
	"story/title": { story: number; title: number; flagged: number[] | null };
	"cover/begin": { story: number };
	/** `cover`: the id of the drawing; null for none. */
	"cover/draw": { story: number; cover: string | null };
	"story/react": { reaction: number; story: number; parts: number[][]; flagged?: number[] | null };
	"story/vote": { award: number; story: number };
	/** `sentence`: its number in the part, from 0; null removes the mark. */
	"line/mark": { submission: number; sentence: number | null };
	/** `writer`: the player whom the sender names as the author of the part; null names nobody. */
	"story/guess": { submission: number; writer: number | null };
	"guess/done": Record<string, never>;
	/** `connected`: the connected people, who are not in the room's state. */
	"reveal/skip": { connected: number[] };
	"game/vip": RecordedOrder;
	"submission/censor": { submissions: number[] };
}
export type PlayerActionName = keyof Bodies;

/**
 * The names of all actions. The schemas are in a separate file, because each room's sandbox loads
 * everything that this file imports.
 */
const NAMES: Record<PlayerActionName, true> = {
	"game/start": true,
	"game/again": true,
	"game/settings": true,
	"game/ready": true,
	"game/ackMinor": true,
	"game/exit": true,
	"game/awake": true,
	"game/character": true,
	"game/otpCharacter": true,
	"story/create": true,
	"story/submit": true,
	"prompt/swap": true,
	"story/title": true,
	"cover/begin": true,
	"cover/draw": true,
	"story/react": true,
	"story/vote": true,
	"line/mark": true,
	"story/guess": true,
	"guess/done": true,
	"reveal/skip": true,
	"game/vip": true,
	"submission/censor": true,
};
// The keys are exactly the actions, by the type of the table.
export const PLAYER_ACTIONS = Object.keys(NAMES) as PlayerActionName[];

/** One player's action as the engine records it. */
export interface PlayerAction<A extends PlayerActionName = PlayerActionName> {
	type: A;
	player: number;
	/** The client's id of the message; a repeated one has no second effect. */
	id?: string | undefined;
	body: Bodies[A];
}

/** Everything that can happen to a room. */
export type Action =
	| { [A in PlayerActionName]: PlayerAction<A> }[PlayerActionName]
	| { type: "room/join"; newcomer: Newcomer }
	/** Players are connected, and the host has been away from them for a minute or has left. */
	| { type: "room/hostGone"; host: number; heirs: number[] }
	/** No player has been connected for a day. */
	| { type: "room/abandoned" }
	/** The operator closes the room. */
	| { type: "room/shut" }
	/** The deadline may have passed. */
	| { type: "clock" }
	| { type: "closeParts/done"; words: Record<string, number> }
	| { type: "closeEntries/done"; entries: Entry[] }
	| { type: "countStories/done" }
	| { type: "keepGame/done" };
