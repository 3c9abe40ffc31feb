import type { PageText } from "../../page-text.ts";

export default {
	title: "Code de bonne conduite",
	heading: "Code de bonne conduite",
	description: "Ce qu’on demande à toutes les personnes qui écrivent à plusieurs sur Plotluck.",
	lead: "2 janvier 2023. Idiot, c’est le but ; cruel, non.",
	sections: [
		{
			heading: "Être de bonne compagnie",
			blocks: [
				"Tu écris avec des gens, sur des personnages, devant tout le monde. Taquine l’histoire, pas la personne qui la raconte. Si quelqu’un à table dit qu’un sujet est trop lourd, prenez-en un autre : il n’en manque pas.",
				"Laisse de la place. Le chapitre de la personne discrète est aussi long que le tien. Un mauvais chapitre ? Il n’a duré que trois minutes. Un bon ? Dis-le.",
			],
		},
		{
			heading: "Ce qui n’a pas sa place ici",
			blocks: [
				[
					"Le harcèlement, les menaces ou la traque, dans une histoire ou autour.",
					"La haine qui vise des gens pour leur origine, leurs croyances, les personnes qu’ils aiment, ce qu’ils sont ou la façon dont leur corps fonctionne.",
					"Les informations privées sur de vraies personnes : adresses, numéros de téléphone, tout ce que tu ne voudrais pas entendre lire à voix haute à ton sujet.",
					"Les contenus sexuels sur de vraies personnes qui n’ont pas donné leur accord, ou dans les salles tout public.",
					"Tout ce que la loi interdit là où tu es, ou là où est ce serveur.",
				],
			],
		},
		{
			heading: "Contenus interdits",
			blocks: [
				"Les contenus sexuels impliquant des personnages de moins de 16 ans sont interdits, de même que les contenus sexuels impliquant quiconque est montré ou connu comme un enfant, quel que soit l’âge que l’histoire lui donne. Il n’y a ni blague, ni contexte, ni mode, ni salle où ce soit acceptable.",
				"Les contenus qui encouragent quelqu’un à se faire du mal, ou qui recrutent pour la violence, sont interdits aussi.",
			],
		},
		{
			heading: "Les âges",
			blocks: [
				"Avant 18 ans, on joue dans les salles tout public, et nulle part ailleurs. Dis honnêtement ton âge : c’est lui qui décide dans quelles salles tu entres, et tout le monde à table s’y fie. Quand quelqu’un de moins de 18 ans est à table, le jeu le rappelle aux autres avant de commencer. Dans une telle salle, chaque chapitre doit convenir aux plus jeunes.",
			],
		},
		{
			heading: "Si tu es l’hôte",
			blocks: [
				"C’est ta table. Tu peux mettre quelqu’un à la porte, et donner une raison si tu veux ; sans ton accord, cette personne ne peut pas revenir dans cette salle. Tu peux fermer la porte à clé. Avec la modération, tu vois ce qui a été signalé avant tout le monde, et tu peux le caviarder. Personne n’apprend qui a signalé un chapitre.",
				"Les noms des gens et des personnages sont comparés à une liste d’insultes graves, dans les six langues. Les chapitres et les titres, non ; et un nom simplement grossier ou tristement célèbre passe aussi. Là, à toi de voir.",
			],
		},
		{
			heading: "Si quelqu’un dépasse les bornes",
			blocks: [
				"Dis-le à l’hôte. Signale le chapitre. Signale une histoire partagée avec le bouton qui est dessous ; tu n’as pas besoin de compte pour ça, et personne n’apprend qui l’a fait. Tu peux toujours partir : aucune partie ne vaut une mauvaise soirée.",
				"Les responsables de ce serveur peuvent retirer des histoires, fermer des salles et écarter les gens qui enfreignent ces règles. Ce qui est interdit plus haut peut te coûter ton compte, sans avertissement.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Contact" },
		{ to: "/howtoplay", label: "Comment jouer" },
	],
} satisfies PageText;
