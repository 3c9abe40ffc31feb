/** The texts about the chat that a host connects to a slow game. */
export const channelWords = {
	heading: "Chat of your group",
	note: "Your channel reads whose turn it is, who handed in how many words, and when the reading opens. It never gets a text.",
	address: "Address of the incoming webhook",
	hint: "Your chat makes one in the channel's settings. Whoever has it can post there, so it is not shown here again.",
	kind: "Which chat?",
	kinds: { discord: "Discord", slack: "Slack", mattermost: "Mattermost, others" },
	connect: "Connect",
	connected: (chat: string) => `Connected: ${chat}`,
	gone: "The chat takes no more messages at the old address. Paste a new one.",
	refused:
		"The chat didn't take the last message. Send a test line. If it fails too, disconnect and paste a new address.",
	/** Tells the other players. */
	told: "The chat of your group is told whose turn it is, and who has handed in.",
	test: "Send a test line",
	tested: "Sent. Have a look into the channel.",
	disconnect: "Disconnect",
	sure: "Really disconnect?",
};
