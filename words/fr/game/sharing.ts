import type { sharingWords as english } from "../../en/game/sharing.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating<Words<typeof english>>({
	heading: "À emporter",
	winner: "Partager le triomphe",
	film: {
		way: "Film du triomphe",
		making: "On tourne le film",
		cancel: "Annuler",
		ready: "Le film est prêt. Appuie sur Partager pour l’envoyer.",
	},
	poster: "Image du triomphe",
	bookHeading: "En livre",
	picturesZip: "Images .zip",
	/** On a phone, where the pictures go to the share sheet. */
	pictures: "Images",
	/** On a phone: the second press, after the picture has been drawn. */
	share: "Partager",
	drawn: "C’est dessiné. Appuie sur Partager pour l’envoyer.",
	textsZip: "Textes .zip",
	book: { epub: "Livre .epub", html: "À imprimer" },
	bookHelp:
		"Dans le livre, il y a tout : castings, histoires, prix, citations. La version à imprimer s’ouvre dans ton navigateur.",
	binding: "On relie le livre…",
	savePicture: "Garder l’image",
	saveText: "Garder le texte",
	downloadImage: "Télécharger l’image",
	downloadText: "Télécharger le texte",
	teaser: "Image carrée",
	dayCard: "Carte du jour",
	permalink: "Lien direct",
	copyLink: "Copier le lien",
	link: "Le lien direct",
	copied: "Copié. Qui a ce lien peut lire l’histoire pendant 24 heures.",
	copyByHand: "Qui a ce lien peut lire l’histoire pendant 24 heures. Copie-le d’ici.",
	drawing: (n: number, of: number) => `On dessine l’image ${n} sur ${of}…`,
	packing: "On emballe…",
	failed: "Ça n’a pas marché. Réessaie.",
	noSeat: "Ce navigateur a oublié ta place : il ne peut plus partager l’histoire.",
	awards: "Prix",
	reactions: (part: string) => `Gommettes du ${part}`,

	view: {
		loading: "On cherche…",
		title: "Une histoire partagée",
		gone: "Cette histoire est rentrée chez elle",
		goneText:
			"Les histoires partagées restent 24 heures. Quelqu’un en a peut-être encore une image.",
		unreachable: "L’histoire n’est pas arrivée",
		until: (time: string) => `Cette page reste ici jusqu’au ${time}.`,
		mature: "Réservé aux personnes de 18 ans et plus",
		show: "J’ai 18 ans ou plus, montre",
		home: "En écrire une à plusieurs",
		goHome: "Accueil",
	},
});
