import type { ChannelKind } from "../../../db/notifiers/channel-kinds.ts";

/** Breaks mentions, links and emoji, so that a name is only a name. */
const WORD_JOINER = "\u2060";

/** Returns a player's name as text that a chat does not interpret. */
export function plainName(kind: ChannelKind, name: string): string {
	const broken = name.replace(/[@:/.<#&]/g, `$&${WORD_JOINER}`);
	return kind === "slack"
		? broken.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
		: broken.replace(/[\\`*{}[\]()#+\-!_>~|]/g, "\\$&");
}

/** Returns the body of a message for an incoming webhook. */
export function messageFor(kind: ChannelKind, lines: readonly string[]): object {
	const text = lines.join("\n");
	switch (kind) {
		case "discord":
			// 4 is SUPPRESS_EMBEDS: the preview of the same link each time would bury the lines.
			return { content: text, allowed_mentions: { parse: [] }, flags: 4 };
		case "slack":
			return { text, mrkdwn: false, unfurl_links: false, unfurl_media: false };
		case "mattermost":
			return { text };
	}
}
