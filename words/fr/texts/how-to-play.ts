import { LIMITS } from "#game/limits.ts";
import type { PageText } from "../../page-text.ts";
import { counted, grouped } from "../grammar.ts";

export default {
	title: "Comment jouer",
	heading: "Comment jouer",
	description:
		"Une partie de Plotluck : apporte un personnage, écris ton chapitre, passe le stylo, et lis ce que les autres en ont fait.",
	lead: "Apporte des personnages, fais tourner le stylo, constate les dégâts. Une partie dure de dix minutes à une heure, selon le nombre de convives et leur appétit.",
	contents: true,
	sections: [
		{
			heading: "En bref",
			blocks: [
				[
					"Quelqu’un crée une partie et annonce quatre lettres. Les autres les tapent.",
					"Tout le monde apporte des personnages : stars de cinéma, sorciers, le chat de la voisine.",
					"Tu reçois les personnages des autres et tu choisis de qui parle ton histoire.",
					"Tu écris le premier chapitre. Au bout du chrono, ton histoire s’en va, et tu continues celle de quelqu’un d’autre.",
					"À la fin, chaque histoire revient à la personne qui l’a commencée, et qui lui donne un titre.",
					"Vous lisez tout ensemble, vous collez des gommettes sur les bonnes phrases, et vous votez pour les prix.",
				],
			],
		},
		{
			heading: "Ce qu’il te faut",
			blocks: [
				"Un navigateur par personne ; un téléphone fait très bien l’affaire. Rien à installer et pas de compte. À deux, ça se joue, mais il n’y a personne pour voter : à partir de trois, on peut vraiment gagner. Une salle a des chaises pour douze plumes. Avec un réglage avancé, on monte à trente-deux, et trois cents personnes de plus peuvent regarder.",
				"Si vous êtes dans la même pièce, ouvrez /tv sur la télé et tapez le code. Sinon, appelez-vous : la moitié du plaisir, c’est d’entendre les autres lire.",
			],
		},
		{
			heading: "Guide du stream",
			blocks: [
				"Avant le direct. Fais d’abord ton profil : comme première scène, on a vu mieux qu’un formulaire. Ensuite, pense au code : quatre lettres à l’écran, et n’importe qui peut toquer.",
				[
					"Masque le code. Appuie dessus à l’apéro (avant le début) ou en haut de l’écran, ou sers-toi de l’interrupteur de la page où l’on tape les codes. Il reste masqué jusqu’à ce que tu le montres.",
					"Mets l’overlay dans ta scène : une source navigateur avec l’adresse /tv?overlay=1&code= et le code. Il montre ce qu’on lit, les gommettes et les prix sur une page transparente. Dans une salle 18+, il ne montre que le code, tant que tu ne permets pas davantage dans ta régie.",
					"Ferme la salle à clé une fois tes plumes assises. Personne d’autre n’entre, mais qui a une place peut toujours y revenir.",
					"Mets des gens à la porte s’il le faut. Pas de retour possible dans cette salle, même sous un autre nom, sauf si tu fais revenir la personne. Tu peux aussi confisquer les trucs mous, à une personne ou à tout le monde.",
				],
				"Ton public. Il peut entrer jusqu’au début du vote, même en pleine partie. Il lit, il vote, et ses gommettes comptent autant que les vôtres. Il ne retarde jamais la partie, et n’y écrit rien. Il y a trois cents places.",
				"Ce qui est lu à voix haute. Active la modération si tu ne connais pas tout le monde. On peut signaler des chapitres, et tu vois toutes les histoires et tous les signalements avant tout le monde. Ce que tu caviardes le reste, même dans les téléchargements. Une salle tout public laisse les idées épicées dehors. Pour le reste, les gens écrivent ce qu’ils veulent : garde les yeux une ligne devant ta voix.",
				"Le rythme. La lecture commune tourne les pages de tous les écrans avec les tiennes. La pause arrête tous les chronos quand on sonne à la porte. Une minute de plus, c’est une minute de plus. Pour une émission rapide, prends la vitesse supersonique ou éclair et trois chapitres ; pour une lente, pas de chrono du tout.",
			],
		},
		{
			heading: "Questions fréquentes",
			blocks: [
				{
					ask: "Mon téléphone s’est éteint.",
					answer:
						"Reviens à la même adresse sur le même appareil. Ta place, ton texte et ton tour y sont encore.",
				},
				{
					ask: "J’ai ouvert le jeu dans deux onglets.",
					answer: "Le plus récent a la place. Le plus ancien propose de la reprendre.",
				},
				{
					ask: "Je peux changer mon texte après avoir dit que j’ai fini ?",
					answer:
						"Oui. Il suffit de te remettre à écrire. Quand tout le monde a fini, le chapitre est clos.",
				},
				{
					ask: "Quelqu’un est parti.",
					answer: "Ses histoires restent dans la partie, et ses tours vont à la plume suivante.",
				},
				{
					ask: "L’hôte n’est plus là.",
					answer:
						"Au bout d’une minute, la couronne passe à la personne qui joue depuis le plus longtemps.",
				},
				{
					ask: "On peut arriver en retard ?",
					answer:
						"Dans le public, oui, jusqu’au début du vote. Pour jouer, seulement avant le début de la partie.",
				},
				{
					ask: "J’ai moins de 18 ans.",
					answer:
						"On t’attend dans toutes les salles tout public. Celles marquées 18+ ne te laisseront pas entrer.",
				},
				{
					ask: "Pourquoi on m’a refusé un nom de personnage ?",
					answer:
						"Il contient un mot que ce jeu n’accepte pas. On te montre de quel nom il s’agit : change-le, le reste n’a pas bougé.",
				},
				{
					ask: "On a combien de temps pour lire ?",
					answer:
						"Deux heures. À partir du moment où la moitié des convives a fini, les autres ont encore trois minutes.",
				},
				{
					ask: "Où vont les histoires ?",
					answer:
						"Aux résultats, télécharge-les en images ou en textes, partages-en une par un lien qui vit un jour, ou garde-la dans ton compte. Un jour après les résultats, le serveur oublie le reste.",
				},
				{
					ask: "C’est quoi, mon rang ?",
					answer:
						"Il compte les histoires où tu as écrit avec ton compte. Dix font deux étoiles, et 250 font de toi une plume souveraine.",
				},
				{
					ask: "Il me faut un compte ?",
					answer:
						"Pas pour jouer. Avec, tu as un rang, une bibliothèque d’histoires gardées et tes propres boîtes à idées.",
				},
				{
					ask: "Ils ont quoi de plus, les mécènes ?",
					answer:
						"Sept boîtes à idées de plus, tous les thèmes et tous les avatars, le fanzine, et pas de pub. Quand l’hôte est mécène, toute la table joue avec les boîtes.",
				},
				{
					ask: "On peut jouer en solo ?",
					answer:
						"Oui : choisis Solo. Tu écris tous les chapitres, avec des idées pour te faire trébucher.",
				},
			],
		},
		{
			heading: "Le long guide",
			blocks: [
				"Les modes.",
				[
					"De main en main : des personnages de tout le monde, distribués au hasard.",
					"Le grand amour : tu nommes le duo dont parle ton histoire.",
					"Vous, en pire : les personnages, c’est vous.",
					"Trou de mémoire : tu ne vois que le chapitre juste avant le tien.",
					"Solo : une personne, une histoire.",
				],
				"L’apéro. C’est la salle avant le début. La couronne est à la personne qui a ouvert la salle : c’est elle qui lance la partie, met des gens à la porte, les fait revenir, ou passe la couronne. Les règles peuvent changer jusqu’au début. Appuie sur ta tête pour bondir, et sur une autre pour y lancer un truc mou.",
				"Le grand écran. /tv avec le code montre la salle sur une télé, sans prendre de place : jusqu’à quatre écrans, et un de plus pour l’hôte. Le spectacle, c’est là : le rideau, les chapitres, les prix. Tout le reste se joue sur vos téléphones.",
				"Les personnages. Tape un nom dans chaque case. Le même nom deux fois est refusé, sauf si la salle le permet. Si le chrono te devance, on trouve pour toi les noms qui manquent.",
				"Le casting. Parmi les personnages de ta main, coche ceux dont ton histoire a besoin. Si tu en coches trop, le premier que tu as coché se lève et s’en va.",
				"L’écriture. Tu vois ce qui a été écrit avant toi, de qui parle l’histoire, et le chrono. Tout s’enregistre pendant que tu écris, même quand ton train passe sous un tunnel. Pousse l’interrupteur quand tu as fini ; si tu te remets à écrire, c’est annulé. Quand tout le monde a fini, la partie avance plus tôt. S’il y a beaucoup à lire d’abord, tu reçois un peu de temps en plus.",
				"Les idées. En panne ? Le bouton à idées t’en souffle une. Certaines salles en donnent à tout le monde d’office. Une fois par chapitre, tu peux changer une idée qui ne te plaît pas.",
				"Les titres. Ton histoire revient pleine de traces de doigts. Soixante caractères pour résumer ça.",
				"La modération. Si la salle en a une, l’hôte regarde maintenant les chapitres signalés et peut les caviarder. Tout le monde s’étire.",
				`La lecture. Promène-toi dans les histoires et réagis : ${counted(LIMITS.emojis)} gommettes, et il suffit d’appuyer. Chaque histoire, sauf la tienne, demande au moins une gommette de toi avant que tu puisses continuer. Quand l’hôte tourne les pages pour tout le monde, touche une phrase pour la surligner : les phrases surlignées sont citées plus tard.`,
				"Les prix. Une voix par prix. Tu ne peux pas voter pour l’histoire que tu as commencée.",
				"Les résultats. Le podium, les histoires, qui a usé le plus de mots, et quels personnages ont trouvé le plus de travail. Ensuite, peut-être, on remet ça : la salle, le code et les réglages restent.",
			],
		},
		{
			heading: "Les points",
			blocks: [
				[
					`Chaque gommette vaut ${LIMITS.pointsPerReaction} points pour la plume de ce chapitre et pour l’histoire : jusqu’à ${grouped(LIMITS.emojis * LIMITS.pointsPerReaction)} d’une même personne pour un chapitre.`,
					"Chaque prix vaut 1 000 points. Certains vont à toutes les plumes de l’histoire, d’autres à une seule. En cas d’égalité, on partage.",
					"À points égaux, même place.",
				],
			],
		},
		{
			heading: "Comment bien jouer",
			blocks: [
				[
					"Dis oui à ce qui est là. Le cheval est avocat, maintenant ; soit.",
					"Laisse quelque chose d’ouvert à la fin de ton chapitre. La suite a besoin d’une porte.",
					"Écris pour l’oreille. Quelqu’un lira ça à voix haute.",
					"Si rien ne vient, décris ce qu’il y a sur la table, puis fais-le bouger.",
					"Ménage la personne qui a commencé l’histoire. Elle va la récupérer.",
				],
			],
		},
	],
	next: [
		{ to: "/codeofconduct", label: "Code de bonne conduite" },
		{ to: "/play", label: "Jouer" },
	],
} satisfies PageText;
