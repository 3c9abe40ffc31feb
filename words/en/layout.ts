/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords = {
	community: "Community",
	// By host name. The cast lets any host name be looked up.
	socials: {
		"bsky.app": "Bluesky",
		"discord.gg": "Discord",
		"discord.com": "Discord",
		"facebook.com": "Facebook",
		"instagram.com": "Instagram",
		"reddit.com": "Reddit",
		"tiktok.com": "TikTok",
		"tumblr.com": "Tumblr",
		"twitch.tv": "Twitch",
		"x.com": "X",
		"youtube.com": "YouTube",
	} as Partial<Record<string, string>>,

	advert: "Advert",
	streamers: { heading: "Live now", all: "More on Twitch" },

	streamerMode: {
		on: "Streamer mode: hide room codes",
		off: "Streamer mode is on: show room codes",
		hidden: "Room codes are hidden now.",
		shown: "Room codes are shown now.",
		qr: "Streamer mode keeps the QR code off your screen. Copy the link and send it to your friends in private.",
		/** In the name of a file, in place of the room code. */
		file: "room",
	},
} as const;
