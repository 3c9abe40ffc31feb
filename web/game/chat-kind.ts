import type { ChannelAnswer } from "../../gateway/api/days-answers.ts";

export type ChatKind = NonNullable<ChannelAnswer["kind"]>;

/** The chats that are known by the beginning of their webhooks. */
const BEGINNINGS: readonly [string, ChatKind][] = [
	["https://discord.com/", "discord"],
	["https://discordapp.com/", "discord"],
	["https://ptb.discord.com/", "discord"],
	["https://canary.discord.com/", "discord"],
	["https://hooks.slack.com/", "slack"],
	["https://hooks.slack-gov.com/", "slack"],
];

/** Returns the chat of a webhook's address; null when the address does not show it. */
export const chatKindOf = (address: string): ChatKind | null =>
	BEGINNINGS.find(([beginning]) => address.trim().startsWith(beginning))?.[1] ?? null;
