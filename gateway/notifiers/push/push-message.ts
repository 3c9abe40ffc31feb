import type { NewsKind } from "#game/news/kinds.ts";
import type { DueMessage } from "../../../db/notifiers/push-messages.ts";
import { PUSH_LIMITS } from "../../limits/away.ts";
import { servedWords } from "../../pages/served-words.ts";
import { timeText } from "../time-text.ts";

/**
 * What the service worker gets (docs/protocol.md "Messages to devices"). It names a room by its code,
 * and no text and no person.
 */
export interface ShownMessage {
	title: string;
	text: string;
	/** The language of both, as a BCP 47 tag. */
	language: string;
	room_code: string;
	game_id: number;
	/** The room waits for the person. */
	turn: boolean;
}

const HOUR = 3_600_000;

/** The kinds of news after which the room waits for the person. */
const WAITING: readonly NewsKind[] = ["turn", "hurry", "reading", "nudge"];

/** Returns whether news of a kind are none any more when the person is done. */
export const isAboutTurn = (kind: NewsKind): boolean => WAITING.includes(kind);

/** Returns the message as its receiver reads it at a time (epoch ms), by their language and clocks. */
export function shownMessage(
	{ kind, until, subscription }: Pick<DueMessage, "kind" | "until" | "subscription">,
	code: string,
	now: number,
): ShownMessage {
	const { language, timeZone, gameId } = subscription;
	const { messages: words, grammar } = servedWords(language);
	const hours = Math.max(1, Math.round(((until ?? now) - now) / HOUR));
	const end =
		until === null || kind === "results"
			? []
			: [words.until(timeText(until, { language, timeZone }))];
	return {
		title: kind === "hurry" ? words.hurry.title(hours) : words[kind].title,
		text: grammar.sentences([words[kind].text(code), ...end]),
		language,
		room_code: code,
		game_id: gameId,
		turn: isAboutTurn(kind),
	};
}

/**
 * Returns the headers of RFC 8030 for a message: how long the push service keeps it (seconds), whether
 * it may wake a sleeping device, and the topic under which a later one takes its place.
 */
export function deliveryOf(
	{ kind, until, subscription }: Pick<DueMessage, "kind" | "until" | "subscription">,
	now: number,
): { TTL: number; urgency: "normal" | "high"; topic: string } {
	const { least, longest } = PUSH_LIMITS.timeToLive;
	const left = (until ?? now + PUSH_LIMITS.kept) - now;
	return {
		TTL: Math.round(Math.min(longest, Math.max(least, left)) / 1000),
		urgency: kind === "hurry" ? "high" : "normal",
		topic: `game-${subscription.gameId}`,
	};
}
