/** The texts about the chat that a host connects to a slow game. */
export const channelWords = {
	heading: "Your group’s chat",
	note: "Your channel hears whose turn it is, who handed in how many words, and when it’s time to read. It never sees a word of the stories.",
	address: "Incoming webhook address",
	hint: "You get one in the channel’s settings. Anyone who has it can post there, so we won’t show it again.",
	kind: "Which chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, others" },
	connect: "Connect",
	connected: (chat: string) => `Connected: ${chat}`,
	gone: "The old address doesn’t work any more. Paste a new one.",
	refused:
		"The chat didn’t take the last message. Send a test line. If that fails too, disconnect and paste a new address.",
	/** Tells the other players. */
	told: "Your group’s chat hears whose turn it is and who has handed in.",
	test: "Send a test line",
	tested: "Sent. Have a look in the channel.",
	disconnect: "Disconnect",
	sure: "Really disconnect?",
};
