import type { sharingWords as english } from "../../en/game/sharing.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating<Words<typeof english>>({
	heading: "Zum Mitnehmen",
	winner: "Sieger teilen",
	film: {
		way: "Siegerfilm",
		making: "Der Film entsteht",
		cancel: "Abbrechen",
		ready: "Der Film ist fertig. Tipp auf „Teilen“, um ihn weiterzugeben.",
	},
	poster: "Siegerbild",
	bookHeading: "Als Buch",
	picturesZip: "Bilder .zip",
	pictures: "Bilder",
	share: "Teilen",
	drawn: "Das Bild ist fertig. Tipp auf „Teilen“, um es weiterzugeben.",
	textsZip: "Texte .zip",
	book: { epub: "Buch .epub", html: "Buch drucken" },
	bookHelp:
		"Im Buch ist alles: Besetzungen, Geschichten, Preise, Zitate. Das zum Drucken öffnest du im Browser.",
	binding: "Das Buch wird gebunden…",
	savePicture: "Bild holen",
	saveText: "Text holen",
	downloadImage: "Bild holen",
	downloadText: "Text holen",
	teaser: "Bild im Quadrat",
	dayCard: "Karte des Tages",
	permalink: "Link holen",
	copyLink: "Link kopieren",
	link: "Der Link zur Geschichte",
	copied: "Kopiert. Wer diesen Link hat, kann die Geschichte 24 Stunden lang lesen.",
	copyByHand:
		"Wer diesen Link hat, kann die Geschichte 24 Stunden lang lesen. Kopier ihn dir hier.",
	drawing: (n: number, of: number) => `Bild ${n} von ${of} wird gezeichnet…`,
	packing: "Wird eingepackt…",
	failed: "Das ging nicht. Bitte versuch es noch mal.",
	noSeat:
		"Dieser Browser hat vergessen, wo du gesessen hast, darum kann er die Geschichte nicht teilen.",
	awards: "Preise",
	reactions: (part: string) => `Sticker für ${part}`,

	view: {
		loading: "Wird rausgesucht…",
		title: "Eine geteilte Geschichte",
		gone: "Diese Geschichte ist schon weg",
		goneText: "Nach 24 Stunden ist hier Schluss. Vielleicht hat noch jemand ein Bild davon.",
		unreachable: "Die Geschichte ist nicht angekommen",
		until: (time: string) => `Diese Seite bleibt bis zum ${time}.`,
		mature: "Erst ab 18",
		show: "Ich bin 18 oder älter, zeig sie",
		home: "Schreibt selber eine",
		goHome: "Startseite",
	},
});
