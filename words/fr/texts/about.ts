import type { PageText } from "../../page-text.ts";

export default {
	title: "À propos",
	heading: "À propos de Plotluck",
	description: "D’où vient Plotluck : un jeu d’écriture né dans une bande, pour d’autres bandes.",
	lead: "Une auberge espagnole d’histoires : on y mange ce que les autres ont apporté, et personne ne sait ce que c’est.",
	sections: [
		{
			heading: "D’où ça vient",
			blocks: [
				"Il y a un vieux jeu de salon, le cadavre exquis : on écrit une ligne, on plie le papier, on le passe. À la fin, quelqu’un déplie, et plus personne n’arrive à lire tant on rit. On y a joué à trois sur une serviette en papier, en attendant un train en retard, au printemps 2021. La serviette a été finie avant l’histoire.",
				"On a donc fabriqué une serviette plus longue. Plotluck, c’est ce bout de papier avec de la place pour des paragraphes entiers, un chrono, et un casting que tu n’aurais jamais invité de toi-même. Au début, il y avait un minuteur et des ronds de couleur. Puis il y a eu un fantôme, parce qu’un fantôme est un rond qui a renoncé, et après le fantôme, plus rien ne nous a retenus.",
				"C’est fait pour les gens qui disent ne pas savoir écrire. Tu as trois minutes, un sorcier, une photocopieuse, et une histoire que quelqu’un d’autre a déjà ruinée. Personne n’a encore réussi à rater ça.",
			],
		},
		{
			heading: "Pourquoi des fanfics",
			blocks: [
				"Parce qu’il n’y a pas d’écriture plus accueillante. Il ne faut ni permission ni plan, seulement deux personnages et les mots « et si ». Et si le méchant avait une carte de bibliothèque ? Et si le phare répondait ? Autour d’une table, tout le monde connaît quelqu’un qui mérite d’être emprunté : une star de cinéma, un chevalier, le chat de la voisine.",
				"Les bestioles de nos avatars sont à nous. Les personnages des histoires, c’est toi qui les apportes. Ils appartiennent aux gens qui les ont inventés, et on les invite ici, pour rire.",
			],
		},
		{
			heading: "À quoi ça ressemble",
			blocks: [
				"Du papier, de l’encre et du feutre. Bruyant à l’apéro, calme quand on écrit, bruyant à nouveau quand on lit. On joue sans compte, sans payer et sans rien installer, et rien de ce qu’il faut pour une soirée ne deviendra payant.",
				"Si la lumière reste allumée, c’est grâce aux gens qui aiment assez le jeu pour devenir mécènes. Ils ont plus d’idées, plus de couleurs, des avatars plus brillants et un fanzine de quatre-vingt-deux pages. Ils n’ont pas plus de points.",
			],
		},
		{
			heading: "Ce qu’on a appris en route",
			blocks: [
				[
					"Il faut moins de temps qu’on croit pour écrire, et beaucoup plus pour lire.",
					"On appuie deux fois plus volontiers sur un bouton qu’on peut annuler.",
					"Entre gens qui ne se connaissent pas, il faut que quelqu’un veille. On a eu, un temps, des salles publiques, et on les a refermées.",
					"Une histoire n’a pas besoin de durer toujours pour avoir été bonne.",
					"Si tu dessines une aisselle, quelqu’un l’aimera.",
				],
				"La version longue, avec toutes les fausses routes, est une histoire aussi. Elle est dans le blog.",
			],
		},
		{
			heading: "Ce que deviennent les histoires",
			blocks: [
				"Elles sont à vous. Emportez-les aux résultats : un jour plus tard, le serveur jette son exemplaire. Certaines histoires sont meilleures en souvenir.",
			],
		},
	],
	next: [
		{ to: "/blog", label: "Blog" },
		{ to: "/howtoplay", label: "Comment jouer" },
		{ to: "/contact", label: "Contact" },
	],
	community: true,
} satisfies PageText;
