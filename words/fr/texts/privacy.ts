import type { PageText } from "../../page-text.ts";

export default {
	title: "Politique de confidentialité",
	heading: "Vie privée",
	description: "Ce que Plotluck garde sur toi, combien de temps, et ce qu’il ne garde jamais.",
	lead: "On préférerait ne pas savoir. Ce dont le jeu a besoin pour marcher est listé ici, en entier.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "Sur ton appareil",
			blocks: [
				"Ton navigateur garde ces choses dans son propre stockage. Y effacer les données du site les enlève toutes.",
				[
					"Ton nom, ton avatar, ta réponse sur l’âge, ta police et ton thème ; l’apparence d’un mécène aussi, pour que tu la retrouves en te reconnectant ; et si tu as trouvé le personnage secret.",
					"Pendant un jour, ou quatre semaines si la partie dure des jours : les codes de tes salles avec les secrets qui te rendent tes places, et de même pour la dernière partie de chaque salle.",
					"Un nombre aléatoire qui reconnaît ce navigateur quand un hôte t’a fait sortir.",
					"Tes derniers réglages de partie, celles de tes boîtes à idées que tu as cochées, les interrupteurs du son et du masquage des codes, les nouvelles d’une salle que tu as lues, et le fait que tu as lu le mode d’emploi.",
					"Les notifications que tu veux pour une partie sur plusieurs jours, et les heures calmes de cet appareil.",
					"Les jours où tu as continué la première phrase du jour, et si d’autres peuvent lire ta phrase : deux ans de ces jours au plus.",
					"Les secrets par lesquels les tables que garde ton groupe reconnaissent cet appareil, tant que tu en fais partie.",
					"Le texte que tu as tapé et que le serveur n’a pas encore confirmé, et ton dessin du bloc à gribouillis, que personne d’autre ne voit. Un signalement de bug commencé, jusqu’à ce que tu l’envoies ou fermes l’onglet.",
					"Le moment où une page a été ouverte pour la dernière fois, pour qu’une soirée compte comme une seule visite.",
					"Si tu te connectes : la preuve de la connexion et qui tu es, jusqu’à ta déconnexion, et pendant un jour une note qui dit que quelqu’un s’est connecté ici.",
					"Dans un onglet, jusqu’à sa fermeture : combien d’idées tu as regardées, si les confettis ont été lancés, la salle derrière une adresse masquée, et la page où revenir après une déconnexion.",
					"Sur les appareils des admins, leur clé.",
				],
				"Là où les navigateurs le permettent, les fichiers du site lui-même sont gardés aussi, pour une page qui marche sans connexion : jamais une salle, une histoire ou les données d’une personne.",
				"Si tu choisis une langue, ou arrives par un lien qui en porte une, tu reçois un cookie qui ne contient que cette langue, pour un an au plus. Si tu ne te connectes pas, tu n’en reçois pas d’autre. Si tu te connectes sur ce serveur, il pose les cookies de la connexion et rien d’autre ; ils durent jusqu’à 14 jours après ton dernier passage. La connexion d’un autre service pose les siens, sur son propre site. Il n’y a pas de cookies de pistage.",
			],
		},
		{
			heading: "Sur le serveur, quand tu joues",
			blocks: [
				[
					"Ton nom, ton avatar, ta police et ton thème, si tu as 18 ans et si tu es mécène, aussi longtemps que ta salle existe. L’enregistrement que le moteur tient de la salle, et qui contient ton nom, est supprimé dans les deux heures après la disparition de la salle.",
					"À quel compte une place appartient, si ta session était ouverte, aussi longtemps que ta salle ou ses histoires sont gardées.",
					"Le secret de ta place sur chacun de tes appareils et le nombre aléatoire de ton navigateur, tous brouillés pour qu’on ne puisse pas les relire, aussi longtemps que ta salle ou ses histoires sont gardées. Un lien qui emmène la place sur un autre appareil est gardé 15 minutes, brouillé lui aussi. Le nombre aléatoire est brouillé autrement dans chaque salle, il ne peut donc pas te suivre.",
					"Ce que tu écris, les couvertures que tu dessines, tes gommettes et tes votes dans une partie. Tout est retiré 24 heures après les résultats, et rien n’en reste sur le disque. Une salle où personne n’a été connecté pendant 24 heures est retirée aussi, de même qu’une salle dont la partie n’a pas commencé, après une heure où il ne se passe rien. Une partie sans chrono attend ses convives ; une pause se termine après deux heures.",
					"Ce qui appartient à une partie sur plusieurs jours, plus longtemps : elle attend deux semaines avant de commencer, ses résultats restent quatre semaines, et sa salle 120 jours au plus, même si personne n’est connecté.",
					"Si tu demandes des notifications pour une partie sur plusieurs jours : l’adresse où le service push de ton navigateur les reçoit, les clés qui servent à les chiffrer, ta langue, ton fuseau horaire et tes heures calmes, et le moment où une notification est partie. Tout cela disparaît avec la partie, quand tu coupes les notifications ou que tu pars, et quand ton navigateur abandonne cette adresse.",
					"Les histoires d’une partie dont la salle a rejoué : 24 heures après leurs propres résultats.",
					"Une histoire que quelqu’un de la partie partage : 24 heures après son dernier partage.",
					"Ta meilleure phrase, écrite après la première phrase du jour, si tu la laisses lire, jusqu’à la fin du lendemain : sans ton nom, avec ton compte ou le nombre aléatoire de ton navigateur, brouillés autrement chaque jour.",
					"Si quelqu’un garde votre table : son nom, son lien, les réglages et la date de chaque soirée, et qui en fait partie, par compte ou par un secret brouillé d’un appareil. Elle disparaît un an après votre dernière soirée, quand la personne qui l’a créée la supprime, ou quand tout le monde l’a quittée ; avec un compte, tu restes aussi longtemps que tu veux. De chaque soirée, son étagère garde pendant un an le titre, la couverture et la meilleure phrase de l’histoire gagnante, sauf si quelqu’un de la table les retire ; des autres histoires, elle montre des titres et de belles phrases que quelqu’un a dans sa propre bibliothèque. Seules les personnes de la table la voient.",
					"Les signalements d’une histoire partagée : les raisons et combien de fois chacune a été donnée, pas qui les a données, pendant 30 jours. Si une histoire a été retirée, son numéro et son lien restent notés.",
					"L’adresse de ton calendrier, brouillée de façon à ne pas pouvoir être relue, et, si tu es l’hôte, l’adresse du salon de votre groupe : si tu les as demandées, jusqu’à ce que tu les retires, ou aussi longtemps que ta salle est gardée.",
					"Les codes et les heures des salles fermées, et un nombre qui compte les visites. Ils ne désignent personne.",
					"L’adresse réseau depuis laquelle tu as pris une place ou ouvert un écran, brouillée autrement dans chaque salle, aussi longtemps que ta salle ou ses histoires sont gardées, pour qu’un hôte qui fait sortir une personne puisse fermer les écrans de cette personne. Quelqu’un qui aurait les données du serveur et de la patience pourrait retrouver l’adresse.",
					"Ton adresse réseau elle-même, en mémoire seulement et pendant une heure au plus, pour empêcher qu’on matraque le serveur. Le jeu ne la journalise pas ; ce qui se trouve devant lui, comme le proxy des responsables, le peut.",
				],
			],
		},
		{
			heading: "Sur le serveur, avec un compte",
			blocks: [
				[
					"Si tu as créé le compte ici : ton nom de connexion et ton nom affiché, une empreinte de ton mot de passe (argon2, pour que personne ne puisse le relire), les clés publiques de tes clés d’accès avec les noms que tu leur as donnés et quand elles ont été créées et utilisées pour la dernière fois, les empreintes de tes codes de secours, quand le compte a été créé, et quand quelqu’un s’y est connecté pour la dernière fois. Si un admin t’a fait un lien pour un nouveau mot de passe, l’empreinte du lien, pendant un jour. Nous ne demandons pas d’adresse e-mail. Une connexion se termine quand tu te déconnectes, ou 14 jours après ton dernier passage. Un compte qui n’a rien d’autre dans cette liste, ni table ni place, est supprimé 90 jours après sa dernière connexion.",
					"Si tu te connectes avec un autre service : l’identifiant par lequel il te désigne. Ses jetons sont vérifiés à chaque requête et jamais stockés.",
					"Combien d’histoires tu as écrites (c’est ton rang) et dans quelles parties, pour qu’aucune ne compte deux fois.",
					"Les histoires que tu as gardées et les boîtes à idées que tu as faites, jusqu’à ce que tu les supprimes.",
					"Les tables dont tu fais partie, jusqu’à ce que tu les quittes.",
					"Ce que les étagères de tes tables gardent de toi : des titres, des couvertures et des phrases qui ont gagné une soirée, pendant un an.",
					"Si tu es mécène : depuis quand et jusqu’à quand, et le numéro du paiement ou le fait que le statut a été accordé à la main. Pas de carte, pas d’adresse. Le numéro de chaque message de Stripe qui a été traité reste noté pendant un an ; il ne nomme personne.",
					"Les signalements de bugs que tu envoies, avec l’identifiant de ton compte et ce que tu as rempli, pendant un an au plus.",
					"Ce que l’équipe responsable de ce serveur a fait à ton compte, par exemple accorder le statut de mécène, pendant un an.",
				],
				"Sur la page du compte, tu peux télécharger tout cela, et le supprimer : connexion, clés d’accès, codes, rang, histoires gardées, boîtes à idées, signalements de bugs et statut de mécène. Les places et les notes de l’équipe oublient alors à qui elles étaient. Avec le compte d’un autre service, tu peux faire de même avec ce qui est gardé ici ; le compte lui-même reste là-bas.",
			],
		},
		{
			heading: "Qui d’autre peut intervenir",
			blocks: [
				"Le service push de l’éditeur de ton navigateur, si tu as demandé des notifications pour une partie sur plusieurs jours, et seulement dans ce cas. Ce serveur lui envoie les notifications, chiffrées de sorte que seul ton navigateur peut les lire : elles disent ce qui t’attend et dans quelle salle, sans texte d’histoire et sans noms. Le service apprend que ton navigateur reçoit des notifications de ce serveur, et quand.",
				"Chacun des suivants n’existe que là où les responsables de ce serveur l’ont mis en place. Sans eux, ton navigateur ne parle qu’à ce serveur.",
				[
					"Un fournisseur d’identité extérieur (OpenID Connect). Si le serveur en utilise un à la place de ses propres comptes, ton navigateur ouvre sa fenêtre quand tu te connectes et lui demande de temps en temps si la connexion tient toujours, sur les appareils où quelqu’un s’est connecté depuis moins d’un jour. Il apprend que tu utilises ce jeu ; nous apprenons ton identifiant, ton nom, par quel moyen tu te connectes, et si tu es mécène.",
					"Stripe, ou une autre caisse que les responsables désignent. Si tu appuies sur le bouton qui achète le statut de mécène, ton navigateur va à cette caisse. Elle reçoit de nous l’identifiant de ton compte, et de toi tout ce qui concerne le paiement. Stripe dit à ce serveur si un paiement a été fait, remboursé ou contesté. Nous ne voyons jamais ta carte.",
					"Twitch (API Helix). Si des directs sont listés, ce serveur les demande à Twitch à quelques minutes d’intervalle. Twitch apprend quelque chose du serveur et rien de toi : les images des chaînes passent aussi par ce serveur. Un lien vers une chaîne mène à Twitch quand tu appuies dessus.",
					"Un fournisseur de publicité. Si les responsables en ont désigné un, un cadre de la page charge la publicité depuis ce fournisseur, qui voit alors ton adresse réseau et ton navigateur comme le fait n’importe quel site. Il ne reçoit de nous que la taille du cadre. Les mécènes n’ont pas de publicité, et donc pas cette requête.",
					"Des liens vers une communauté, vers des réseaux sociaux, une boutique ou une tirelire, et là où mène la poule quand tu appuies dessus. Ce sont des liens : rien n’est envoyé avant que tu appuies.",
				],
				"Il y en a un de plus seulement si l’hôte d’une partie sur plusieurs jours l’a branché : le salon de votre groupe, sur Discord, Slack ou Mattermost par exemple. Ce serveur lui envoie les noms des personnes qui jouent, à qui c’est le tour, combien de mots ont été rendus et le code de la salle, et jamais un texte.",
			],
		},
		{
			heading: "Qui voit quoi",
			blocks: [
				"Les personnes de ta salle voient ton nom, ton avatar, si tu es mécène et, quand vient l’heure de lire, tes chapitres. Quiconque a le lien d’une histoire partagée peut l’ouvrir. Quiconque a une place peut emporter les histoires. Les responsables de ce serveur peuvent voir sa base de données, quelles salles sont ouvertes et qui s’y trouve, les signalements et la liste des comptes. Ses journaux notent que des choses se sont passées et quand, pas ce que tu as écrit, et aucun mot de passe, aucune clé, aucun secret.",
				"Les sauvegardes, si les responsables en font, contiennent ce qu’il y avait au moment où elles ont été faites. Nous ne vendons rien sur toi à personne.",
			],
		},
		{
			heading: "Ce que tu peux demander",
			blocks: [
				"Joue sans compte, et presque rien de tout cela ne te concerne. Avec un compte, télécharger et supprimer sont sur la page du compte. Pour tout le reste, demande aux responsables de ce serveur de voir ou de retirer ce qu’il détient sur toi. Le plus souvent, ce sera parti avant que la réponse arrive.",
				"Avant 18 ans, on joue dans les salles tout public. Nous demandons ta tranche d’âge, jamais ta date de naissance.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Conditions" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;
