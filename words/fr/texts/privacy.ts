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
				"Ton navigateur garde chez lui tout ce qui suit. Efface les données du site dans ses réglages, et il n’en reste rien.",
				[
					"Ton nom, ton avatar, ta réponse sur l’âge, ta police et ton thème ; si tu es mécène, l’apparence que tu avais choisie, pour que tu la retrouves en te reconnectant ; et si tu as trouvé le personnage secret.",
					"Les codes de tes salles et de la dernière partie de chacune, avec les secrets qui te rendent tes places : pendant un jour, ou quatre semaines si la partie dure des jours.",
					"Un nombre tiré au hasard, auquel on reconnaît ce navigateur quand un hôte t’a fait sortir.",
					"Tes derniers réglages de partie, celles de tes boîtes à idées que tu as cochées, tes interrupteurs du son et du masquage des codes, les nouvelles d’une salle que tu as lues, et le fait que tu as lu le mode d’emploi.",
					"Pour une partie sur plusieurs jours : les notifications que tu veux, et les heures calmes de cet appareil.",
					"Les jours où tu as continué la première phrase du jour, et si tu laisses lire ta phrase : deux ans de ces jours au plus.",
					"Les secrets auxquels les tables de ton groupe reconnaissent cet appareil, tant que tu en fais partie.",
					"Le texte que tu as tapé et que le serveur n’a pas encore confirmé, et ton dessin du bloc à gribouillis, que personne d’autre ne voit. Un signalement de bug commencé, jusqu’à ce que tu l’envoies ou que tu fermes l’onglet.",
					"Quand une page a été ouverte pour la dernière fois, pour qu’une soirée compte comme une seule visite.",
					"Si tu te connectes : la preuve de ta connexion et qui tu es, jusqu’à ta déconnexion ; et pendant un jour, une note qui dit que quelqu’un s’est connecté ici.",
					"Dans un onglet, jusqu’à ce qu’il se ferme : combien d’idées tu as regardées, si les confettis ont été lancés, quelle salle se trouve derrière une adresse masquée, et à quelle page revenir après la déconnexion.",
					"Sur les appareils des admins : leur clé.",
				],
				"Là où c’est possible, ton navigateur garde aussi les fichiers du site lui-même, pour une page qui marche sans connexion. Jamais une salle, une histoire ou les données d’une personne.",
				"Si tu choisis une langue, ou si tu arrives par un lien qui en indique une, tu reçois un cookie où il n’y a que cette langue, pour un an au plus. Tant que tu ne te connectes pas, tu n’en reçois pas d’autre. Si tu te connectes sur ce serveur, il pose les cookies de la connexion et rien d’autre ; ils durent jusqu’à 14 jours après ton dernier passage. Si tu te connectes par un autre service, il pose les siens sur son propre site. Aucun cookie ne te piste.",
			],
		},
		{
			heading: "Sur le serveur, quand tu joues",
			blocks: [
				[
					"Ton nom, ton avatar, ta police, ton thème, si tu as 18 ans et si tu es mécène : tant que ta salle existe. Le moteur du jeu tient aussi un registre de la salle, où ton nom figure ; il est supprimé au plus tard deux heures après elle.",
					"Le compte à qui appartient une place, si ta session était ouverte : tant que ta salle ou ses histoires sont gardées.",
					"Le secret de ta place sur chacun de tes appareils et le nombre tiré au hasard de ton navigateur : tant que ta salle ou ses histoires sont gardées. Ils sont brouillés, et on ne peut pas les relire. Le nombre l’est autrement dans chaque salle, et ne peut donc pas te suivre. Un lien qui emmène ta place sur un autre appareil est brouillé aussi, et gardé 15 minutes.",
					"Ce que tu écris, les couvertures que tu dessines, tes gommettes et tes votes. Tout est retiré 24 heures après les résultats, et rien n’en reste sur le disque. Une salle où personne n’a été en ligne pendant 24 heures est retirée aussi ; avant le début de la partie, une heure où il ne se passe rien suffit. Une partie sans chrono attend ses convives. Une pause se termine au bout de deux heures.",
					"Ce qui appartient à une partie sur plusieurs jours reste plus longtemps : elle attend deux semaines avant de commencer, ses résultats restent quatre semaines, et sa salle 120 jours au plus, même si personne n’est en ligne.",
					"Si tu demandes des notifications pour une partie sur plusieurs jours : l’adresse où le service push de ton navigateur les reçoit, les clés qui servent à les chiffrer, ta langue, ton fuseau horaire, tes heures calmes, et quand une notification est partie. Tout cela disparaît avec la partie, mais aussi quand tu coupes les notifications, quand tu pars, ou quand ton navigateur abandonne cette adresse.",
					"Quand une salle a rejoué, les histoires de la partie d’avant : jusqu’à 24 heures après leurs propres résultats.",
					"Une histoire que quelqu’un de la partie partage : jusqu’à 24 heures après son dernier partage.",
					"Ta meilleure phrase, écrite après la première phrase du jour, si tu la laisses lire : jusqu’à la fin du lendemain. Elle est là sans ton nom, avec ton compte ou le nombre de ton navigateur, brouillés autrement chaque jour.",
					"Si quelqu’un garde votre table : son nom, son lien, les réglages, la date de chaque soirée, et les personnes qui en font partie, par leur compte ou par un secret brouillé de leur appareil. La table disparaît un an après votre dernière soirée, quand la personne qui l’a créée la supprime, ou quand tout le monde l’a quittée ; avec un compte, tu restes aussi longtemps que tu veux. L’étagère de la table garde pendant un an le titre, la couverture et la meilleure phrase de chaque histoire gagnante, avec les avatars de celles et ceux qui l’ont écrite, sans leurs noms, sauf si quelqu’un de la table les retire. Des autres histoires, elle montre le titre et les plus belles phrases, tant que quelqu’un de la table les garde dans sa bibliothèque. Seules les personnes de la table la voient.",
					"Les signalements d’une histoire partagée : les raisons et combien de fois chacune a été donnée, mais pas par qui, pendant 30 jours. Si une histoire a été retirée, son numéro et son lien restent notés.",
					"L’adresse de ton calendrier, brouillée pour qu’on ne puisse pas la relire, et, si tu es l’hôte, l’adresse du salon de votre groupe. Elles ne sont là que si tu les as demandées, jusqu’à ce que tu les retires ou que ta salle ne soit plus gardée.",
					"Les codes et les heures des salles fermées, et un nombre qui compte les visites. Ils ne désignent personne.",
					"L’adresse réseau d’où tu as pris une place ou ouvert un écran, brouillée autrement dans chaque salle : tant que ta salle ou ses histoires sont gardées. Grâce à elle, un hôte qui fait sortir une personne peut aussi fermer ses écrans. Avec les données du serveur et de la patience, on pourrait retrouver l’adresse.",
					"Ton adresse réseau elle-même, en mémoire seulement et pendant une heure au plus, pour empêcher qu’on matraque le serveur. Le jeu ne la note dans aucun journal ; ce qui se trouve devant lui, comme le proxy des responsables, peut le faire.",
				],
			],
		},
		{
			heading: "Sur le serveur, avec un compte",
			blocks: [
				[
					"Si tu as créé ton compte ici : ton nom de connexion et le nom que voient les autres, une empreinte de ton mot de passe (argon2, pour que personne ne puisse le relire), les clés publiques de tes clés d’accès, avec leurs noms et les dates de leur création et de leur dernière utilisation, les empreintes de tes codes de secours, quand le compte a été créé, et quand quelqu’un s’y est connecté pour la dernière fois. Si un admin t’a fait un lien pour un nouveau mot de passe : l’empreinte du lien, pendant un jour. Nous ne demandons pas d’adresse e-mail. Une connexion se termine quand tu te déconnectes, ou 14 jours après ton dernier passage. Un compte qui n’a rien d’autre dans cette liste, ni table ni place, est supprimé 90 jours après sa dernière connexion.",
					"Si tu te connectes par un autre service : l’identifiant qu’il te donne. Ses jetons sont vérifiés à chaque requête et jamais stockés.",
					"Combien d’histoires tu as écrites (c’est ton rang) et dans quelles parties, pour qu’aucune ne compte deux fois.",
					"Les histoires que tu gardes et les boîtes à idées que tu as faites, jusqu’à ce que tu les supprimes.",
					"Les tables dont tu fais partie, jusqu’à ce que tu les quittes.",
					"Ce que les étagères de tes tables gardent de toi : les titres, les couvertures et les phrases qui ont gagné une soirée, pendant un an.",
					"Si tu es mécène : depuis quand et jusqu’à quand, et le numéro du paiement ou le fait que le statut t’a été accordé à la main. Pas de carte, pas d’adresse. Le numéro de chaque message de Stripe qui a été traité reste noté pendant un an ; il ne nomme personne.",
					"Les signalements de bugs que tu envoies, avec l’identifiant de ton compte et ce que tu as rempli : pendant un an au plus.",
					"Ce que l’équipe de ce serveur a fait à ton compte, par exemple lui accorder le statut de mécène : pendant un an.",
				],
				"Sur la page du compte, tu peux télécharger tout cela, et supprimer tout cela : connexion, clés d’accès, codes, rang, histoires gardées, boîtes à idées, signalements de bugs et statut de mécène. Les places et les notes de l’équipe oublient alors à qui elles étaient. Avec le compte d’un autre service, tu peux en faire autant pour ce qui est gardé ici ; le compte lui-même reste là-bas.",
			],
		},
		{
			heading: "Qui d’autre peut intervenir",
			blocks: [
				"Le service push de l’éditeur de ton navigateur, si tu as demandé des notifications pour une partie sur plusieurs jours, et seulement dans ce cas. Ce serveur les lui envoie chiffrées, et seul ton navigateur peut les lire : elles disent ce qui t’attend et dans quelle salle, sans texte d’histoire et sans noms. Le service apprend que ton navigateur reçoit des notifications de ce serveur, et quand.",
				"Chacun des suivants n’est là que si les responsables de ce serveur l’ont mis en place. S’il n’y en a aucun, ton navigateur ne parle, à part cela, qu’à ce serveur.",
				[
					"Un fournisseur d’identité extérieur (OpenID Connect), si le serveur en utilise un à la place de ses propres comptes. Ton navigateur ouvre sa fenêtre quand tu te connectes. De temps en temps, il lui demande si la connexion tient toujours, mais seulement sur les appareils où quelqu’un s’est connecté depuis moins d’un jour. Le fournisseur apprend que tu utilises ce jeu ; nous apprenons ton identifiant, ton nom, comment tu te connectes, et si tu es mécène.",
					"Stripe, ou une autre caisse choisie par les responsables. Si tu appuies sur le bouton qui achète le statut de mécène, ton navigateur va à cette caisse. De nous, elle reçoit l’identifiant de ton compte ; de toi, tout ce qui concerne le paiement. Stripe dit à ce serveur si un paiement a été fait, remboursé ou contesté. Nous ne voyons jamais ta carte.",
					"Twitch (API Helix). Si le site montre des directs, ce serveur les demande à Twitch à quelques minutes d’intervalle. Twitch apprend quelque chose du serveur et rien de toi : les images des chaînes passent aussi par ce serveur. Un lien vers une chaîne mène à Twitch quand tu appuies dessus.",
					"Un fournisseur de publicité, si les responsables en ont choisi un. Un cadre de la page charge alors la publicité chez lui, et il voit ton adresse réseau et ton navigateur, comme n’importe quel site. De nous, il ne reçoit que la taille du cadre. Les mécènes n’ont pas de publicité, et donc pas cette requête.",
					"Des liens vers une communauté, des réseaux sociaux, une boutique ou une tirelire, et là où mène la poule quand tu appuies dessus. Ce sont des liens : rien n’est envoyé avant que tu appuies.",
				],
				"Le dernier n’est là que si l’hôte d’une partie sur plusieurs jours l’a branché : le salon de votre groupe, sur Discord, Slack ou Mattermost par exemple. Ce serveur lui envoie les noms des personnes qui jouent, à qui c’est le tour, combien de mots ont été rendus et le code de la salle. Jamais un texte.",
			],
		},
		{
			heading: "Qui voit quoi",
			blocks: [
				"Les personnes de ta salle voient ton nom, ton avatar, si tu es mécène et, quand vient l’heure de lire, tes chapitres. Toute personne qui a le lien d’une histoire partagée peut l’ouvrir. Toute personne qui a une place peut emporter les histoires. Les responsables de ce serveur peuvent voir sa base de données, quelles salles sont ouvertes et qui s’y trouve, les signalements et la liste des comptes. Ses journaux notent que des choses se sont passées et quand, mais pas ce que tu as écrit, et jamais un mot de passe, une clé ou un secret.",
				"Les sauvegardes, si les responsables en font, contiennent ce qu’il y avait quand elles ont été faites. Nous ne vendons rien sur toi, à personne.",
			],
		},
		{
			heading: "Ce que tu peux demander",
			blocks: [
				"Si tu joues sans compte, la plus grande partie de cette page ne te concerne pas. Avec un compte, télécharger et supprimer se font sur la page du compte. Pour tout le reste, demande aux responsables de ce serveur de te montrer ou de retirer ce qu’il détient sur toi.",
				"Avant 18 ans, on joue dans les salles tout public. Nous demandons ta tranche d’âge, jamais ta date de naissance.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Conditions" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;
