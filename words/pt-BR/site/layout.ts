import type { layoutWords as english } from "../../en/site/layout.ts";
import type { Words } from "../../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "Comunidade",
	advert: "Anúncio",
	streamers: { heading: "Ao vivo agora", all: "Mais na Twitch" },

	streamerMode: {
		on: "Modo streamer: esconder os códigos das salas",
		off: "O modo streamer está ligado: mostrar os códigos das salas",
		hidden: "Agora os códigos das salas estão escondidos.",
		shown: "Agora os códigos das salas estão à mostra.",
		qr: "No modo streamer, o QR code não aparece na sua tela. Copie o link e mande no privado pra quem vai jogar.",
		file: "sala",
	},
};
