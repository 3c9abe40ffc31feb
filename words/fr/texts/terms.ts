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
				"« Nous », ce sont les personnes qui font tourner le serveur à cette adresse. « Tu », c’est quiconque l’utilise. En jouant, tu acceptes ce qui est écrit ici. Si tu ne l’acceptes pas, c’est très bien aussi : ferme l’onglet, et personne ne doit rien à personne.",
			],
		},
		{
			heading: "Ce que tu reçois",
			blocks: [
				"Un jeu dans ton navigateur, tel quel. Nous tenons à ce qu’il marche et le réparons quand il tombe en panne, mais nous ne promettons ni qu’il soit toujours là, ni qu’il ne perde jamais une histoire. Télécharge ce que tu veux garder : les histoires d’une partie sont effacées 24 heures après ses résultats.",
			],
		},
		{
			heading: "Ce que tu apportes",
			blocks: [
				"Ce que tu écris reste à toi. En l’écrivant dans une salle, tu permets à ce serveur de le stocker et de le montrer aux personnes de cette salle tant que la salle existe, à celles qui suivent un lien que l’une d’elles a partagé, et à celles qui gardent l’histoire dans leur compte. Les personnes avec qui tu écris peuvent garder et montrer les histoires que vous avez écrites ensemble, comme on le fait d’une photo de fête.",
				"Tu réponds de ce que tu écris. Ne publie pas ce que tu n’as pas le droit de publier, et suis le code de bonne conduite.",
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
				"Tu peux jouer sans. Si tu en crées un, garde pour toi son mot de passe et ses codes de secours ; ce qui se fait avec lui est considéré comme fait par toi, jusqu’à ce que tu nous dises le contraire. Tu peux le supprimer à tout moment. Nous pouvons fermer un compte qui enfreint ces conditions.",
			],
		},
		{
			heading: "Les mécènes",
			blocks: [
				"Là où il est proposé, le statut de mécène coûte 4,99 dollars canadiens, une fois. Il ouvre les boîtes à idées, les thèmes, les avatars et le fanzine, et retire les publicités, pour un compte sur ce serveur et aussi longtemps que ce serveur les propose. Ce n’est pas un abonnement, et il ne peut pas être transmis. S’il ne s’ouvre pas, ou si tu ne le voulais pas, écris-nous rapidement et ton argent te revient ; un paiement remboursé ou contesté emporte le statut avec lui.",
			],
		},
		{
			heading: "Ce que tu ne dois pas faire",
			blocks: [
				[
					"Forcer, ou essayer de forcer, la porte du serveur, ou l’accès aux places, aux salles ou aux comptes d’autres personnes.",
					"Le surcharger exprès, ou faire jouer des machines à la place des gens.",
					"Vendre ce qui n’est pas à toi, ce qui comprend les chapitres d’autres personnes.",
				],
			],
		},
		{
			heading: "La fin",
			blocks: [
				"Tu peux arrêter de jouer à tout moment ; il n’y a rien à résilier. Nous pouvons fermer une salle, ou refuser quelqu’un qui enfreint ces conditions ou met le site en danger. Nous pouvons changer le jeu, ces conditions ou les heures d’ouverture du serveur ; si un changement de ces conditions est important, la page d’accueil le dit avant qu’il s’applique.",
			],
		},
		{
			heading: "Responsabilité et droit",
			blocks: [
				(law) =>
					`Dans la mesure où la loi le permet, nous ne sommes pas responsables des dommages qui viennent de l’utilisation du jeu ou de son absence. Ces conditions sont régies par les lois de ${law ?? "l’Ontario, Canada"}, et les litiges à leur sujet relèvent de ses tribunaux. Les droits que la loi de ton pays te donne et auxquels on ne peut pas renoncer restent les tiens.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Vie privée" },
		{ to: "/codeofconduct", label: "Code de bonne conduite" },
	],
} satisfies PageText;
