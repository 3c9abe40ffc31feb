import type { layoutWords as english } from "../../en/site/layout.ts";
import type { Words } from "../../words.ts";

/** The texts of the layout: links, connection, streamers, adverts and streamer mode. */
export const layoutWords: Words<typeof english> = {
	community: "Comunidad",
	advert: "Anuncio",
	streamers: { heading: "En vivo ahora", all: "Más en Twitch" },

	streamerMode: {
		on: "Modo streamer: ocultar los códigos de sala",
		off: "El modo streamer está activo: mostrar los códigos de sala",
		hidden: "Los códigos de sala están ocultos.",
		shown: "Los códigos de sala están a la vista.",
		qr: "El modo streamer mantiene el código QR fuera de tu pantalla. Copia el enlace y mándaselo a tu gente en privado.",
		file: "sala",
	},
};
