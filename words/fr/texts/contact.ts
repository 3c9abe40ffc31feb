import type { PageText } from "../../page-text.ts";

export default {
	title: "Contact",
	heading: "Contact",
	description: "Comment joindre les gens derrière Plotluck.",
	lead: "N’importe qui peut installer Plotluck chez soi. Derrière cette adresse-ci, il y a les gens qui te l’ont donnée.",
	operator: true,
	sections: [
		{
			heading: "Quelque chose s’est cassé",
			blocks: [
				"Si ta session est ouverte, remplis le signalement de bug : il demande exactement ce qu’il nous faut. Sinon, ces quatre choses aident plus que tout le reste :",
				[
					"ce que tu as fait, et ce qui s’est passé au lieu de ce que tu attendais ;",
					"le code de la salle et l’heure approximative ;",
					"l’appareil et le navigateur que tu utilisais, et si un autre fait pareil ;",
					"le texte du message d’erreur, s’il y en avait un.",
				],
				"Avant de partir : recharge la page. Ta place et ton texte y survivent.",
			],
		},
		{
			heading: "Quelqu’un s’est mal conduit",
			blocks: [
				"Dans la salle, l’hôte peut faire sortir une personne et caviarder ce qu’elle a écrit. Une histoire partagée a un bouton pour la signaler. Ensuite, préviens les responsables de ce serveur, avec le code de la salle et l’heure. Fais-le dans la journée qui suit : après, les textes d’une partie ont disparu.",
			],
		},
		{
			heading: "Ton compte et tes données",
			blocks: [
				"Si ton compte a été créé sur ce serveur, tu peux le modifier, le télécharger en entier et le supprimer sur la page du compte, à laquelle mène ton profil, sans rien demander à personne. Si tu te connectes avec un service extérieur, ton mot de passe et ton nom sont chez lui, et tu peux faire de même avec ce qui est gardé ici. La page sur la vie privée dit ce qui est gardé et combien de temps. Pour toute question là-dessus, c’est la même adresse que pour le reste.",
			],
		},
		{
			heading: "L’argent",
			blocks: [
				"Si tu as payé et que rien ne s’est ouvert, recharge d’abord la page. Puis écris, depuis le compte pour lequel tu as payé, à quelle heure c’était à peu près. N’envoie jamais un numéro de carte à personne, pas même à nous.",
			],
		},
		{
			heading: "Juste pour dire bonjour",
			blocks: [
				"Avec plaisir. Raconte-nous la meilleure phrase de ta soirée. On les collectionne, sur papier, dans un tiroir.",
			],
		},
	],
	next: [
		{ to: "/bugreport", label: "Signaler un bug" },
		{ to: "/privacy", label: "Vie privée" },
		{ to: "/codeofconduct", label: "Code de bonne conduite" },
	],
	community: true,
} satisfies PageText;
