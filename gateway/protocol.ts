import type { RefusalValue } from "#game/refusals.ts";
import type { SparkCount } from "#game/wire/sparks.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { ErrorCode } from "./refusals.ts";

/** RFC 7396: `null` deletes a key. */
export type MergePatch = { [key: string]: unknown };

/** A message from the server (docs/protocol.md "Messages from the server"). */
export interface ServerMessage {
	now: number;
	seq?: number;
	/** The seq a patch applies to; absent on a full snapshot. */
	prev?: number;
	game?: Game | MergePatch;
	player?: OwnPlayer | MergePatch;
	/** The `id` of the client's message, or true without one: the action is durable. */
	ack?: string | true;
	/** Why a message was refused or the connection closes, in words for the player. */
	error?: string;
	/** With an error: its code (docs/protocol.md "Refusals"); rooms of older builds send none. */
	code?: ErrorCode;
	/** With a code: the numbers and names in the text, in their order there. */
	values?: readonly RefusalValue[];
	/** With an error: the id of the refused message. */
	id?: string;
	goaway?: true;
	/** Players' sparks (docs/protocol.md "Sparks"). They belong to no state. */
	sparks?: readonly SparkCount[];
	/** How warmly a room with hidden authors takes the open part, from 0 to 3. It belongs to no state. */
	heat?: number;
}
