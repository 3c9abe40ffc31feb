/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords = {
	community: "Community",
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
