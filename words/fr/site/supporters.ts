import type { supporterWords as english } from "../../en/site/supporters.ts";
import type { Words } from "../../words.ts";

/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords: Words<typeof english> = {
	product: "mécène",
	title: "Mécène",
	heading: ["Devenir", "mécène"],
	lead: "Cinq choses pour toi, et de quoi chauffer la marmite quelques soirées de plus.",
	once: "4,99 CAD, une fois. Pas d’abonnement, pas de petits caractères, pas de vendeur sur le palier.",
	perksTitle: "Ce que reçoivent les mécènes",
	perks: {
		packs: {
			title: "Toutes les boîtes à idées",
			text: "Sept tiroirs de mauvaises idées en plus, pour chaque salle que tu ouvres.",
		},
		themes: {
			title: "Tous les thèmes",
			text: "Dix autres façons d’habiller la page, des pétales aux vers de terre.",
		},
		avatars: {
			title: "Les avatars de mécène",
			text: "Sept cousins qui brillent, et un qui a un secret. Plus une étoile à côté de ton nom.",
		},
		zine: {
			title: "Le fanzine numérique",
			text: "82 pages d’histoires, de BD et de miettes.",
		},
		adverts: {
			title: "Pas de pub",
			text: "Rien que toi, ton stylo, et ce que les autres ont fait de ton histoire.",
		},
	},
	zine: "Ouvrir le fanzine",
	zineLocked: "Le fanzine s’ouvre aux mécènes.",

	buy: "Devenir mécène pour 4,99",
	buying: "En route pour la caisse…",
	bought: "Te voilà mécène",
	thanks: "Tu l’es déjà. Merci, vraiment : si la marmite est chaude, c’est grâce à toi.",
	/** The two parts of one sentence; the first is the button. */
	loggedOut: ["Il faut se connecter pour devenir mécène. ", "C’est par ici."],
	off: "Rien n’est à vendre sur ce serveur. Demande à ses responsables.",
	open: "Rien à acheter : ici, tout est à tout le monde",
	openText: "Ce serveur ne réserve rien aux mécènes. Sers-toi.",

	refused: {
		alreadySupporter: "Ce compte est déjà mécène. Garde tes sous !",
		checkoutAway: "La caisse n’a pas répondu. Rien n’a été débité ; réessaie dans un instant.",
		checkoutLimit: "Ça fait beaucoup d’emplettes. Prends une tisane et réessaie dans une heure.",
		checkoutOff: "Rien n’est à vendre ici pour le moment. Rien n’a été débité.",
		other: "La caisse n’en a pas voulu. Rien n’a été débité ; réessaie.",
	},

	thankYou: {
		title: "Merci",
		heading: ["Un grand", "merci !"],
		lead: "Te voilà mécène d’un jeu parfaitement idiot. Voici ce qui s’ouvre :",
		unlocked: {
			packs: "les boîtes à idées",
			themes: "tous les thèmes",
			zine: "le fanzine",
			avatars: "les avatars de mécène",
			adverts: "zéro pub, nulle part",
		},
		refresh: "Recharge le site, et tout s’ouvre.",
		button: "Recharger le site",
		waiting: "On attend que la caisse dise oui. Un petit instant.",
		here: "La caisse a dit oui : tout est à toi.",
		slow: "La caisse est lente aujourd’hui. Ton paiement est en sécurité ; reviens voir dans quelques minutes.",
	},

	supportUs: {
		title: "Nous soutenir",
		heading: ["Nous", "soutenir"],
		lead: "Le jeu est gratuit et le restera. Si tu l’aimes bien, voici comment garder la marmite sur le feu.",
		supporter: {
			heading: "Être mécène",
			text: "4,99 CAD, une fois, pour cinq avantages.",
			button: "Voir lesquels",
		},
		merch: {
			heading: "Boutique",
			text: "Porte le raton laveur. On te posera des questions, et il faudra y répondre.",
			button: "À la boutique",
			none: "Pas encore de boutique ici. Dessine un raton laveur sur un tee-shirt, on regardera ailleurs.",
		},
		zine: {
			heading: "Le fanzine",
			text: "82 pages faites à la main, avec de la colle jusqu’aux coudes.",
			button: "Ouvrir le fanzine",
			locked: "Les mécènes le lisent. C’est un des cinq avantages.",
		},
		tips: {
			heading: "Tirelire",
			text: "Les pièces de la tirelire deviennent des nouveautés pour tout le monde.",
			button: "Mettre une pièce",
			none: "Pas encore de tirelire ici. Parle plutôt du jeu autour de toi : ça compte double.",
			goals: "Objectifs de la tirelire",
			unlocked: "atteint",
			locked: "à venir",
		},
		social: {
			heading: "Dire bonjour",
			text: "Des nouvelles, des fan arts et les fins des autres.",
			none: "On est partout où tu joues. Publie ta fin préférée, et embrasse le chat de la voisine.",
		},
	},

	/** The stretch goals of the tip jar, the lowest first. */
	goals: [
		{ amount: 200, prize: "un nouveau personnage", sprite: 20 },
		{ amount: 500, prize: "encore un nouveau personnage", sprite: 21 },
		{ amount: 1000, prize: "un nouveau mode de jeu", sprite: null },
	],
};
