import type { ChannelAnswer } from "../../gateway/api/answers.ts";

export type ChatKind = NonNullable<ChannelAnswer["kind"]>;

/** The hosts of the chats that are known by their webhooks' addresses. */
const KINDS: readonly [RegExp, ChatKind][] = [
	[/^https:\/\/([a-z]+\.)?discord(app)?\.com\//i, "discord"],
	[/^https:\/\/hooks\.slack(-gov)?\.com\//i, "slack"],
];

/** Returns the chat of a webhook's address; null when the address does not show it. */
export const chatKindOf = (address: string): ChatKind | null =>
	KINDS.find(([host]) => host.test(address.trim()))?.[1] ?? null;
