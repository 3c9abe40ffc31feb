import type { layoutWords as english } from "../../en/site/layout.ts";
import type { Words } from "../../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "Community",
	advert: "Werbung",
	streamers: { heading: "Gerade live", all: "Mehr auf Twitch" },

	streamerMode: {
		on: "Streaming-Modus: Raumcodes tarnen",
		off: "Streaming-Modus ist an: Raumcodes zeigen",
		hidden: "Raumcodes sind jetzt getarnt.",
		shown: "Raumcodes sind jetzt zu sehen.",
		qr: "Der Streaming-Modus hält den QR-Code von deinem Bildschirm fern. Kopier den Link und schick ihn deinen Leuten privat.",
		file: "raum",
	},
};
