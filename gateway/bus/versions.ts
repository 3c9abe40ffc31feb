import type { BusMessage } from "./bus.ts";

/**
 * The differences between processes of several versions that share a bus, as during a rolling
 * upgrade. A new kind of message, or a new optional key, does not compile without a row.
 */

type Kind = BusMessage["kind"];
type MessageOf<K extends Kind> = Extract<BusMessage, { kind: K }>;
type OptionalKey<M> = { [Key in keyof M]-?: undefined extends M[Key] ? Key : never }[keyof M];

interface Row<M> {
	/**
	 * The channel of the messages. The first processes query the room when they receive a kind that
	 * they do not know, and later ones skip it. A frequent kind has a separate channel, to which
	 * earlier processes do not subscribe.
	 */
	channel: "game" | "sparks";
	/** How a process without support for the kind reacts. */
	unknown: "every process knows it" | "queries the room or skips it" | "does not receive it";
	/** How a process reacts that does not support an optional key, or does not get it. */
	keys: Record<OptionalKey<M>, string>;
}

export const BUS_KINDS = {
	publication: { channel: "game", unknown: "every process knows it", keys: {} },
	// The player of a screen is minus its id, because the first processes forward that unchanged.
	presence: {
		channel: "game",
		unknown: "every process knows it",
		keys: { quiet: "counts the screen as one with sound" },
	},
	takeover: {
		channel: "game",
		unknown: "every process knows it",
		keys: { screen: "means a player's seat" },
	},
	screensClosed: { channel: "game", unknown: "queries the room or skips it", keys: {} },
	keysEnded: { channel: "game", unknown: "queries the room or skips it", keys: {} },
	sparks: { channel: "sparks", unknown: "does not receive it", keys: {} },
	heat: { channel: "sparks", unknown: "queries the room or skips it", keys: {} },
	resumed: { channel: "game", unknown: "every process knows it", keys: {} },
} as const satisfies { [K in Kind]: Row<MessageOf<K>> };
