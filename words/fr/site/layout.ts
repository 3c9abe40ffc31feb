import type { layoutWords as english } from "../../en/site/layout.ts";
import type { Words } from "../../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "Communauté",
	advert: "Publicité",
	streamers: { heading: "En direct", all: "Plus sur Twitch" },

	streamerMode: {
		on: "Mode stream : masquer les codes des salles",
		off: "Mode stream activé : montrer les codes des salles",
		hidden: "Les codes des salles sont masqués.",
		shown: "Les codes des salles sont visibles.",
		qr: "En mode stream, le QR code ne s’affiche pas. Copie le lien et envoie-le en privé.",
		file: "salle",
	},
};
