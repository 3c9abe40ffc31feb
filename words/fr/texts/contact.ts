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
				"Si tu as un compte, connecte-toi et remplis le signalement de bug : il demande exactement ce qu’il nous faut. Sinon, ces quatre choses aident plus que tout le reste :",
				[
					"ce que tu as fait, et ce qui s’est passé à la place de ce que tu attendais ;",
					"le code de la salle et l’heure approximative ;",
					"l’appareil et le navigateur que tu utilisais, et si un autre fait pareil ;",
					"le texte du message d’erreur, s’il y en avait un.",
				],
				"Mais d’abord, recharge la page. Ta place et ton texte y survivent.",
			],
		},
		{
			heading: "Quelqu’un s’est mal conduit",
			blocks: [
				"Dans la salle, l’hôte peut faire sortir une personne et caviarder ce qu’elle a écrit. Une histoire partagée a un bouton pour la signaler. Ensuite, préviens les responsables de ce serveur, avec le code de la salle et l’heure. Fais-le dans les vingt-quatre heures : après, les textes de la partie ont disparu.",
			],
		},
		{
			heading: "Ton compte et tes données",
			blocks: [
				"Si tu as créé ton compte ici, tu peux le modifier, le télécharger en entier ou le supprimer sans rien demander à personne : passe par ton profil, puis par la page du compte. Si tu te connectes par un service extérieur, ton nom et ton mot de passe sont chez lui, et tu peux en faire autant pour ce qui est gardé ici. La page sur la vie privée dit ce qui est gardé, et combien de temps. S’il te reste une question, pose-la.",
			],
		},
		{
			heading: "L’argent",
			blocks: [
				"Si tu as payé et que rien ne s’est ouvert, recharge d’abord la page. Toujours rien ? Dis-nous de quel compte il s’agit, et vers quelle heure tu as payé. N’envoie jamais un numéro de carte à personne, pas même à nous.",
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
