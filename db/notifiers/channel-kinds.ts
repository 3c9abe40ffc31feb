/** The programs whose incoming webhooks a room can post to. */
export const CHANNEL_KINDS = ["discord", "slack", "mattermost"] as const;

export type ChannelKind = (typeof CHANNEL_KINDS)[number];
