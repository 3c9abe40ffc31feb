import type { PageText } from "../../page-text.ts";

export default {
	title: "Conditions d’utilisation",
	heading: "Conditions d’utilisation",
	description: "Les conditions d’utilisation de Plotluck, en phrases qui se lisent.",
	lead: "30 avril 2021. Courtes, parce que c’est un jeu de soirée.",
	operator: true,
	sections: [
		{
			heading: "Entre qui et qui",
			blocks: [
				"« Nous », ce sont les personnes qui font tourner le serveur à cette adresse. « Tu », c’est toi, qui l’utilises. En jouant, tu acceptes ce qui est écrit ici. Si tu ne l’acceptes pas, c’est très bien aussi : ferme l’onglet, et personne ne doit rien à personne.",
			],
		},
		{
			heading: "Ce que tu reçois",
			blocks: [
				"Un jeu dans ton navigateur, tel quel. Nous tenons à ce qu’il marche et le réparons quand il tombe en panne. Mais nous ne promettons ni qu’il sera toujours là, ni qu’il ne perdra jamais une histoire. Télécharge ce que tu veux garder : les histoires d’une partie sont effacées 24 heures après ses résultats.",
			],
		},
		{
			heading: "Ce que tu apportes",
			blocks: [
				"Ce que tu écris reste à toi. En l’écrivant dans une salle, tu permets à ce serveur de le stocker et de le montrer : aux personnes de cette salle, tant que la salle existe ; aux gens qui suivent un lien partagé par l’une d’elles ; et à ceux qui gardent l’histoire dans leur bibliothèque. Les personnes avec qui tu écris peuvent garder et montrer les histoires que vous avez écrites ensemble, comme une photo de fête.",
				"Tu réponds de ce que tu écris. N’écris ici que ce que tu as le droit de publier, et suis le code de bonne conduite.",
			],
		},
		{
			heading: "Les âges",
			blocks: [
				"Les salles marquées 18+ sont pour les personnes de 18 ans et plus. Toutes les autres jouent dans les salles tout public. Si la loi du lieu où tu vis demande l’accord d’un parent avant d’utiliser un site comme celui-ci, obtiens-le d’abord.",
			],
		},
		{
			heading: "Les comptes",
			blocks: [
				"Tu peux jouer sans. Si tu en crées un, garde pour toi son mot de passe et ses codes de secours. Ce qui s’y fait est considéré comme fait par toi, tant que tu ne nous as pas dit le contraire. Tu peux supprimer ton compte à tout moment. Nous pouvons fermer un compte qui enfreint ces conditions.",
			],
		},
		{
			heading: "Les mécènes",
			blocks: [
				"Là où il est proposé, le statut de mécène coûte 4,99 dollars canadiens, une fois. Il ouvre les boîtes à idées, les thèmes, les avatars et le fanzine, et retire les publicités. Il vaut pour un compte sur ce serveur, aussi longtemps que ce serveur propose tout cela. Ce n’est pas un abonnement, et il ne se transmet pas. S’il ne s’ouvre pas, ou si tu l’as pris sans le vouloir, écris-nous vite et nous te rendons ton argent. Quand un paiement est remboursé ou contesté, le statut s’en va avec lui.",
			],
		},
		{
			heading: "Ce que tu ne dois pas faire",
			blocks: [
				[
					"Entrer par effraction, ou essayer : dans le serveur, ou dans les places, les salles et les comptes d’autres personnes.",
					"Surcharger le serveur exprès, ou faire jouer des machines à la place des gens.",
					"Vendre ce qui n’est pas à toi, y compris les chapitres d’autres personnes.",
				],
			],
		},
		{
			heading: "La fin",
			blocks: [
				"Tu peux arrêter de jouer à tout moment ; il n’y a rien à résilier. Nous pouvons fermer une salle, ou refuser toute personne qui enfreint ces conditions ou met le site en danger. Nous pouvons changer le jeu, ces conditions ou les heures d’ouverture du serveur. Si un changement de ces conditions est important, la page d’accueil l’annonce avant qu’il s’applique.",
			],
		},
		{
			heading: "Responsabilité et droit",
			blocks: [
				(law) =>
					`Dans la mesure où la loi le permet, nous ne répondons pas des dommages causés par l’utilisation du jeu, ni par ses pannes ou sa fermeture. Ces conditions suivent les lois de ${law ?? "l’Ontario, Canada"}, et un litige à leur sujet va devant ses tribunaux. Les droits que te donne la loi de ton pays, et auxquels on ne peut pas renoncer, restent les tiens.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Vie privée" },
		{ to: "/codeofconduct", label: "Code de bonne conduite" },
	],
} satisfies PageText;
