import type { ChannelAnswer } from "../../gateway/api/answers.ts";

export type ChatKind = NonNullable<ChannelAnswer["kind"]>;

/** The chats that are known by the host of their webhooks. */
const HOSTS: Partial<Record<string, ChatKind>> = {
	"discord.com": "discord",
	"discordapp.com": "discord",
	"ptb.discord.com": "discord",
	"canary.discord.com": "discord",
	"hooks.slack.com": "slack",
	"hooks.slack-gov.com": "slack",
};

/** Returns the chat of a webhook's address; null when the address does not show it. */
export const chatKindOf = (address: string): ChatKind | null =>
	URL.canParse(address) ? (HOSTS[new URL(address).hostname] ?? null) : null;
